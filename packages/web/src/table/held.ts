/** A key that is still held from the turn before shows nobody the next player's cards. */
export function notHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
