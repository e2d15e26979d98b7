import type { Terminal } from "./terminal.ts";

const STOPPING = ["SIGINT", "SIGTERM"] as const;
/**
 * One Ctrl-C may come twice: from the terminal to the whole group, and from whoever started the
 * command and hands on what it hears. A person who means it a second time takes longer.
 */
const ECHO_MS = 500;

/**
 * Lets Ctrl-C, or a reader who has gone, end a long act early, in its own time: what was done until
 * then counts and is kept. A second Ctrl-C ends it at once.
 */
export async function stoppable<T>(
  { gone }: Pick<Terminal, "gone">,
  act: (stopping: AbortSignal) => Promise<T>,
): Promise<T> {
  const asked = new AbortController();
  let since = 0;
  const stop = (signal: NodeJS.Signals): void => {
    if (!asked.signal.aborted) {
      since = performance.now();
      asked.abort();
    } else if (performance.now() - since > ECHO_MS) {
      leave();
      process.kill(process.pid, signal);
    }
  };
  const leave = (): void => STOPPING.forEach((signal) => process.off(signal, stop));
  for (const signal of STOPPING) process.on(signal, stop);
  try {
    return await act(AbortSignal.any([asked.signal, gone]));
  } finally {
    leave();
  }
}
