import { afterEach, describe, expect, it, vi } from "vitest";
import { stoppable } from "./stoppable.ts";

const listened = { gone: new AbortController().signal };
/** An act that goes on until it is told to stop and let go. */
function act(terminal = listened) {
  let letGo = (): void => {};
  let heard: AbortSignal | undefined;
  const done = stoppable(terminal, (stopping) => {
    heard = stopping;
    return new Promise<string>((resolve) => (letGo = () => resolve("kept")));
  });
  return { done, stopped: () => heard?.aborted, letGo: () => letGo() };
}

afterEach(() => void vi.restoreAllMocks());

describe("a long act", () => {
  it("ends in its own time after a Ctrl-C that comes twice, from the terminal and handed on", async () => {
    const kill = vi.spyOn(process, "kill").mockReturnValue(true);
    const { done, stopped, letGo } = act();
    expect(stopped()).toBe(false);
    process.emit("SIGINT", "SIGINT");
    process.emit("SIGINT", "SIGINT");
    expect(stopped()).toBe(true);
    letGo();
    expect(await done).toBe("kept");
    expect(kill).not.toHaveBeenCalled();
    expect(process.listenerCount("SIGINT")).toBe(0);
  });

  it("ends at once when Ctrl-C is pressed again", async () => {
    const kill = vi.spyOn(process, "kill").mockReturnValue(true);
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { done, letGo } = act();
    process.emit("SIGINT", "SIGINT");
    now.mockReturnValue(3000);
    process.emit("SIGINT", "SIGINT");
    expect(kill).toHaveBeenCalledWith(process.pid, "SIGINT");
    letGo();
    await done;
  });

  it("ends when nobody reads any more", async () => {
    const reader = new AbortController();
    const { done, stopped, letGo } = act({ gone: reader.signal });
    reader.abort();
    expect(stopped()).toBe(true);
    letGo();
    await done;
  });
});
