import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiUrl = process.env.API_URL ?? 'http://localhost:8787';
const productName = process.env.PRODUCT_NAME ?? 'Panggung';

export default defineConfig({
  plugins: [react(), headOfThePage()],
  resolve: { conditions: ['panggung-source', 'module', 'browser', 'development|production'] },
  define: { 'import.meta.env.VITE_PRODUCT_NAME': JSON.stringify(productName) },
  server: {
    // One origin, as in production, where the API serves the built site.
    proxy: Object.fromEntries(['/api/', '/auth/email', '/media/'].map((path) => [path, apiUrl])),
  },
  build: { manifest: true, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});

/** Names the product in the page, and forbids in production whatever the page does not need. */
function headOfThePage(): Plugin {
  return {
    name: 'head-of-the-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => ({
        html: html.replace('<title>Panggung</title>', `<title>${productName}</title>`),
        tags: server
          ? []
          : [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
                injectTo: 'head-prepend',
              },
            ],
      }),
    },
  };
}

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
