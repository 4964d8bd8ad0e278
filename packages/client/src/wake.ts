/** Calls when the network or the page comes back, if somebody looks. Returns how to stop. */
export function onWake(run: () => void): () => void {
  const { document } = globalThis;
  const wake = () => {
    if (!document?.hidden) run();
  };
  globalThis.addEventListener?.('online', wake);
  document?.addEventListener('visibilitychange', wake);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    document?.removeEventListener('visibilitychange', wake);
  };
}
