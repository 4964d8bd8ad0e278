import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { chunksOf, filesOf } from './chunk-files.js';

/** What must open without a connection, by the paths of its modules: tickets and the door, staying signed in, leaving. */
const offlineParts =
  /\/(pages\/(your-ticket|door-check|logout|authorization)-page\.tsx|react\/src\/(ticket-wallet|door-check)\/|shell\/untold-doors|ui\/qr-code\/|client\/src\/(session-live|ticket-|door-check)|\/qr\/)/;

/** A browser installs the site as an app, whose tickets and door open without a connection. */
export function installable(productName: string): Plugin[] {
  const kept = new Set(['index.html', 'theme.js', 'favicon.svg']);
  return [
    collectOfflineFiles(kept),
    ...VitePWA({
      // The page registers by itself, once it has nothing else to do, and asks before it changes versions.
      injectRegister: null,
      registerType: 'prompt',
      manifest: manifestOf(productName),
      includeManifestIcons: false,
      strategies: 'injectManifest',
      srcDir: 'src/offline',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['*.{html,js,svg}', 'assets/*'],
        manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => kept.has(url)) })],
      },
    }),
  ];
}

/** Adds the files of what opens without a connection, as soon as the build has named them. */
function collectOfflineFiles(kept: Set<string>): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const isMeant = ({ isEntry, moduleIds }: (typeof chunks)[number]) =>
        isEntry || moduleIds.some((id) => offlineParts.test(id));
      for (const name of filesOf(chunks, isMeant)) kept.add(name);
      for (const { fileName } of Object.values(bundle)) if (fileName.endsWith('.css')) kept.add(fileName);
    },
  };
}

function manifestOf(name: string): Partial<ManifestOptions> {
  return {
    id: '/',
    name,
    short_name: name,
    description: 'Tiket pertunjukan langsung',
    lang: 'id',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // One theme has to stand for both: the page names its own colour as soon as it is there.
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['entertainment', 'music'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Tiketmu', url: '/yourTicket', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
    ],
  };
}
