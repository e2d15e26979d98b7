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
/** What a storage that is refused or full did not take, until the page is closed. */
const memory = new Map<string, string>();

/** False where the browser keeps nothing. */
export const keeps = storage !== undefined;

export function readText(key: string): string | undefined {
  return memory.get(key) ?? storage?.getItem(`gemwright.${key}`) ?? undefined;
}

export function writeText(key: string, text: string | undefined): void {
  memory.delete(key);
  if (text === undefined) storage?.removeItem(`gemwright.${key}`);
  else if (!isStored(key, text)) memory.set(key, text);
}

function isStored(key: string, text: string): boolean {
  try {
    storage?.setItem(`gemwright.${key}`, text);
    return storage !== undefined;
  } catch {
    // a full storage loses the newest change with the page, never the game on the screen
    return false;
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
