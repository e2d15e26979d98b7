const STOPPING = ["SIGINT", "SIGTERM"] as const;

/** Lets Ctrl-C end a long act early, in its own time: what was done until then counts and is kept. */
export async function stoppable<T>(act: (stopping: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  for (const signal of STOPPING) process.once(signal, stop);
  try {
    return await act(stopping.signal);
  } finally {
    for (const signal of STOPPING) process.off(signal, stop);
  }
}
