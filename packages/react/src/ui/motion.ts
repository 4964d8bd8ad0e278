/** Whether pictures may move: unless the person asked the system for less motion. */
export function mayMove(): boolean {
  return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}
