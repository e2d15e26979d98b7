/** Waits, and can be told not to. */
export type Wait = (ms: number, act: () => void) => () => void;

/**
 * Does something once the page has been looked at for so long. While it lies in the background the
 * time does not count, so that nothing goes before anybody could have read it.
 */
export const whenSeen: Wait = (ms, act) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", count);
  };
  const count = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => (stop(), act()), ms);
  };
  document.addEventListener("visibilitychange", count);
  count();
  return stop;
};

/** The same where nobody looks. */
export const whenOver: Wait = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};
