import type { PageWish, SessionCore } from './session.js';

const onSite: Record<PageWish, () => void> = {
  reload: () => location.reload(),
  home: () => location.assign('/'),
  back: () => history.back(),
};

/**
 * Builds the way to ask the page for something: its hook does it, else the site navigates and any other page
 * is only told. AMB-032.
 */
export function createPageWishes(core: SessionCore, isSignedIn: () => boolean): (wish: PageWish) => void {
  const { isOnSite, session } = core;
  /** What the site was asked already: refusals come in flocks, and a page that reloads twice may do so for ever. AMB-181. */
  const heard = new Set<string>();

  function isNews(wish: PageWish): boolean {
    const name = wish === 'back' ? `back from ${globalThis.location?.href}` : 'reload';
    if (isOnSite && heard.has(name)) return false;
    heard.add(name);
    return true;
  }

  function announce() {
    const detail = { is_signed_in: isSignedIn() };
    globalThis.document?.dispatchEvent(new CustomEvent('panggung-session-change', { detail }));
  }

  return (wish) => {
    if (!isNews(wish)) return;
    if (session.onReload) session.onReload(wish);
    else if (isOnSite) onSite[wish]();
    else announce();
  };
}
