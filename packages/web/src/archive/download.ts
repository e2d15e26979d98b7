/** Gives a record to the browser as a file, named by its day. */
export function downloadRecord(text: string, at: number = Date.now()): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `gemwright-${new Date(at).toISOString().slice(0, 10)}.splendor`;
  link.click();
  URL.revokeObjectURL(link.href);
}
