/** The browser's storage, where it may be refused, full or filled with something else. */

function open(): Storage | undefined {
  try {
    const storage = globalThis.localStorage;
    storage.setItem("gemwright.test", "1");
    storage.removeItem("gemwright.test");
    return storage;
  } catch {
    return undefined;
  }
}

const storage = open();
/** Stands in for a storage that is refused, until the page is closed. */
const memory = new Map<string, string>();

/** False where the browser keeps nothing. */
export const keeps = storage !== undefined;

export function readText(key: string): string | undefined {
  return (storage ? storage.getItem(`gemwright.${key}`) : memory.get(key)) ?? undefined;
}

export function writeText(key: string, text: string | undefined): void {
  if (text === undefined) memory.delete(key);
  else memory.set(key, text);
  try {
    if (text === undefined) storage?.removeItem(`gemwright.${key}`);
    else storage?.setItem(`gemwright.${key}`, text);
  } catch {
    // a full storage loses the newest change, never the game on the screen
  }
}

/** Calls back when another page has written something new under a key; the answer stops that. */
export function onKeyChanged(key: string, act: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === `gemwright.${key}` && event.newValue !== null) act();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** What is kept under keys that begin so, without that beginning. */
export function keysAfter(prefix: string): string[] {
  const keys = storage
    ? Object.keys(storage)
        .filter((key) => key.startsWith("gemwright."))
        .map((key) => key.slice("gemwright.".length))
    : [...memory.keys()];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Unknown JSON, or undefined where there is none or it is broken. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
