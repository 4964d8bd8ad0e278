import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from './sandbox.js';
import { openStateFile } from './state-file.js';

const {
  PORT = '8788',
  HOST = '127.0.0.1',
  DATA_DIR = '.data',
  CALLBACK_URL = 'http://localhost:8787/api/v1/payment-callback/va',
  XENDIT_KEY = 'xnd_development_panggung',
  XENDIT_CALLBACK_TOKEN = 'panggung-development-callback',
} = process.env;

const file = openStateFile(join(DATA_DIR, 'sandbox.json'));
const pageFile = (name: string) => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');

const sandbox = createSandbox({
  secretKey: XENDIT_KEY,
  callbackUrl: CALLBACK_URL,
  callbackToken: XENDIT_CALLBACK_TOKEN,
  saved: file.read(),
  pageFiles: { style: pageFile('page.css'), script: pageFile('page.js') },
});
const stopListening = sandbox.listen(() => file.changed(sandbox.save));
const stopSending = sandbox.start();

const server = serve({ fetch: sandbox.app.fetch, port: Number(PORT), hostname: HOST }, ({ port }) =>
  process.stdout.write(`payment sandbox on http://${HOST}:${port}\n`),
);

function stop() {
  stopSending();
  stopListening();
  file.flush();
  server.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
