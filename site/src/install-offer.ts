import { atom } from 'nanostores';

/** What Chromium hands over where the site may become an app. https://web.dev/articles/customize-install */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Has the browser ask whether to install the site; null where it would not. */
export const $installOffer = atom<(() => void) | null>(null);

/** Keeps the browser's own offer for whoever looks for it, in place of a bar over the page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installOffer.set(() => {
      // It can be asked once.
      $installOffer.set(null);
      (event as InstallPrompt).prompt().catch(() => {});
    });
  });
  addEventListener('appinstalled', () => $installOffer.set(null));
}
