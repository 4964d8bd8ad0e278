import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFiles } from './first-files.js';
import { installable } from './installable.js';

const apiUrl = process.env.API_URL ?? 'http://localhost:8787';
const productName = process.env.PRODUCT_NAME ?? 'Panggung';

/**
 * What many screens draw with is one file: as thirty small ones they wait for each other. A player, once there, fetches
 * its screen: no screen without one may be given it.
 */
const shared = {
  name: 'shared',
  test: /packages[\\/](react(?![\\/]src[\\/]player[\\/])|core|client)[\\/]|site[\\/]src/,
  minShareCount: 3,
};

export default defineConfig({
  plugins: [react(), headOfThePage(), pageForBrokenEscapes(), firstFiles(), ...installable(productName)],
  resolve: { conditions: ['panggung-source', 'module', 'browser', 'development|production'] },
  // A dependency found at the first sign-in would reload the page under it.
  optimizeDeps: { include: ['@panggung/client > firebase/app', '@panggung/client > firebase/auth'] },
  define: { 'import.meta.env.VITE_PRODUCT_NAME': JSON.stringify(productName) },
  server: {
    // One origin, as in production, where the API serves the built site. /auth/account is a page.
    proxy: Object.fromEntries(
      ['/api/', '/media/', '/calendar/', '^/auth/(?![aA][cC][cC][oO][uU][nN][tT]/?(\\?|$))'].map((path) => [
        path,
        apiUrl,
      ]),
    ),
  },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
});

/** Names the product in the page, before any script runs. */
function headOfThePage(): Plugin {
  const named = (html: string) =>
    html
      .replace('<title>Panggung</title>', `<title>${productName}</title>`)
      .replace('aria-label="Panggung"', `aria-label="${productName}"`)
      .replace('<b>panggung</b>', `<b>${productName.toLowerCase()}</b>`);
  return { name: 'head-of-the-page', transformIndexHtml: named };
}

const isWhole = (url: string) => {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
};

/** Vite answers an address it cannot decode with nothing; here it is the site's page too, as in production. */
function pageForBrokenEscapes(): Plugin {
  return {
    name: 'page-for-broken-escapes',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        if (isPage && !isWhole(request.url ?? '')) {
          request.url = '/index.html';
          request.originalUrl = '/';
        }
        next();
      });
    },
  };
}
