/**
 * What lies over a page has an entry of its own in the browser's history, one for all of it, so that
 * the way back closes what is on top before it leaves the page. Whoever closes it otherwise, or goes
 * on to another page, leaves no such entry behind.
 */
interface Cover {
  readonly close: () => void;
}

const covers: Cover[] = [];
/** The entry is on its way out of the history. */
let going = false;
/** What the page below is called as soon as nothing lies over it. */
let newName: string | undefined;

const hasEntry = (): boolean => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "cover" in state;
};

function addEntry(): void {
  if (!going && !hasEntry()) history.pushState({ ...history.state, cover: true }, "");
}

function dropEntry(): void {
  if (going || covers.length > 0 || !hasEntry()) return;
  going = true;
  history.back();
}

/** Something lies over the page until it is taken away; `close` is called by the way back. */
export function cover(close: () => void): () => void {
  const own = { close };
  covers.push(own);
  addEntry();
  return () => {
    const at = covers.indexOf(own);
    if (at >= 0) covers.splice(at, 1);
    // one thing often gives way to another
    setTimeout(dropEntry);
  };
}

/**
 * Gives this page another address, without a new entry in the history. What lies over it has an
 * entry with the old one, and going back from there must not look like going to another page.
 */
export function renamePage(hash: string): void {
  newName = hash;
  takeName();
}

function takeName(): void {
  if (newName === undefined || going || hasEntry()) return;
  history.replaceState(history.state, "", newName);
  newName = undefined;
}

/** Goes to another page of the app; what lies over this one is not come back to. */
export function leaveTo(hash: string): void {
  newName = undefined;
  if (!hasEntry()) {
    location.hash = hash;
    return;
  }
  covers.length = 0;
  location.replace(hash);
}

function onBack(): void {
  if (going) {
    going = false;
    takeName();
    if (covers.length > 0) addEntry();
    return;
  }
  // on the way forward there is nothing any more
  if (hasEntry()) return dropEntry();
  covers.pop()?.close();
  takeName();
  if (covers.length > 0) addEntry();
}

function onLink(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented } = event;
  if (!hasEntry() || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]:not([target])');
  if (!link) return;
  event.preventDefault();
  leaveTo(link.hash);
}

/** Minds the way back from now on. */
export function mindCovers(): void {
  addEventListener("popstate", onBack);
  addEventListener("click", onLink);
  // a page that was loaded anew has nothing over it
  dropEntry();
}
