import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

// The types of pages are those of the whole site; a worker's own are these.
declare const self: { __WB_MANIFEST: PrecacheEntry[]; skipWaiting(): void };
type Message = MessageEvent & { waitUntil(work: Promise<void>): void };

/** For how long the server may keep a page waiting that is here without it, in s. */
const PATIENCE_S = 3;
const MONTH_S = 30 * 24 * 60 * 60;

/** What the server answers with something else than a page. */
const isNoPage = /^\/(api|media|elements|calendar|dev|health|metrics|reference)(\/|$)|\.\w+$/i;

const PICTURES = 'media';
const pictureLife = { maxEntries: 60, maxAgeSeconds: MONTH_S };

/** What a page is opened by without a connection. */
const SHELL = '/index.html';

/** A proxy says that nobody behind it answers. https://www.rfc-editor.org/rfc/rfc9110#section-15.6.3 */
const isOfProxy = ({ status }: Response) => status >= 502 && status <= 504;

/** Not heeded where an answer arrives: what the browser asked for in advance does not pass there. */
const shellForProxy = {
  handlerWillRespond: async ({ response }: { response: Response }) =>
    isOfProxy(response) ? ((await matchPrecache(SHELL)) ?? response) : response,
};

/** Their types leave out that they may lack a part. */
const plugins = (...given: object[]) => given as WorkboxPlugin[];

// No other address stands for a kept file: `/` is not the kept page while there is a newer one.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// A first visit's later parts are kept, too.
clientsClaim();
enableNavigationPreload();

// Pages carry what the server knows of their address, and so come from it, as long as it answers.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isNoPage.test(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: plugins(new PrecacheFallbackPlugin({ fallbackURL: SHELL }), shellForProxy),
  }),
);

// Named by what is in them: what was fetched once is right for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: plugins(new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: MONTH_S })),
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: plugins(new ExpirationPlugin({ ...pictureLife, purgeOnQuotaError: true })),
  }),
);

// Nothing of the API is kept here: money and sessions are true now or not at all; tickets the client keeps, for their owner.

/** With when each was seen. The plugin knows of those alone that were asked for since this worker woke up. */
async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES);
  await new CacheExpiration(PICTURES, pictureLife).delete();
}

addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'forget pictures') (event as Message).waitUntil(forgetPictures());
});
