import { WORKER_URL } from '../trusted-script.js';
import { $newVersion } from './new-version.js';

/** How often a tab that is looked at again asks for a newer version, in ms. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/**
 * Has the browser keep the site's tickets readable without a connection. A newer version waits for a wish: whoever is in
 * the middle of a purchase goes on with the old one, whose files are kept until then.
 * @throws where the browser refuses workers
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  let isUpdate = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  const offer = async () => {
    if (await isOutdated()) $newVersion.set(() => change(registration));
  };
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) offer();
    });
  });
  // Another tab wished it: this one goes on, and may lack a file from now on.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) offer();
    isUpdate = true;
  });
  if (registration.waiting) offer();
  askAgain(registration);
}

/** Asks for a newer version in tabs that stay open for days, and at once when a part of the present one is gone. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    registration.update().catch(() => {});
  };
  addEventListener('vite:preloadError', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > ASK_AGAIN_MS) ask();
  });
}

/** Whether the server's page begins with another script: pages come from the server, and may be newer than the worker. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  const page = await fetch('/')
    .then((reply) => (reply.ok ? reply.text() : null))
    .catch(() => null);
  return page !== null && !page.includes(`src="${entry}"`);
}

/** Loads the page anew once the waiting worker has taken over, at once where none waits. */
function change({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take over');
  } else reload();
}
