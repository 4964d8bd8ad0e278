import type { PageWish, SessionCore } from './session.js';

const onSite: Record<PageWish, () => void> = {
  reload: () => location.reload(),
  home: () => location.assign('/'),
  back: () => history.back(),
};

/**
 * Builds the way to ask the page for something: whoever listens does it, else the site navigates and any other page
 * only has its widgets begin anew. AMB-032.
 */
export function createPageWishes(core: SessionCore): (wish: PageWish) => void {
  const { isOnSite, read, remount, reloadListeners } = core;
  /** What the site was asked already: refusals come in flocks, and a page that reloads twice may do so for ever. AMB-181. */
  const heard = new Set<string>();

  function isNews(wish: PageWish): boolean {
    const name = wish === 'back' ? `back from ${globalThis.location?.href}` : 'reload';
    if (isOnSite && heard.has(name)) return false;
    heard.add(name);
    return true;
  }

  function beginAnew() {
    remount();
    const detail = { is_signed_in: read() !== null };
    globalThis.document?.dispatchEvent(new CustomEvent('panggung-session-change', { detail }));
  }

  return (wish) => {
    if (!isNews(wish)) return;
    if (reloadListeners.size > 0) for (const listener of reloadListeners) listener(wish);
    else if (isOnSite) onSite[wish]();
    else beginAnew();
  };
}
