// The Firebase Auth emulator alone, in a thread: no Java, no network, accounts in memory.
// An inner module of firebase-tools, hence its exact version in package.json.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const { host, port, projectId } = workerData;
let app;

// Whoever starts a database between two questions is deaf for longer than the usual five seconds.
const keepAliveTimeout = 600_000;

// It answers at once and loads at the first question: many runs of tests never ask.
const server = createServer({ keepAliveTimeout }, async (request, response) => {
  response.once('finish', () => {
    if (isChange(request)) parentPort.postMessage({ type: 'changed' });
  });
  try {
    app ??= load();
    (await app)(request, response);
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
  }
});
server.once('error', (error) => {
  throw error;
});
server.listen(port, host, () => parentPort.postMessage({ type: 'listening', port: server.address().port }));

/** Tenants, phones, games, apps, links as a password, and sessions kept as cookies. */
const unused = [
  /\/tenants|^\/v2\/(projects|accounts|defaultSupportedIdps)/,
  /:signInWith(EmailLink|GameCenter|PhoneNumber)$|:(sendVerificationCode|verifyIosClient)$/,
  /:(issueSamlResponse|queryAccounts|batchDelete|createSessionCookie)$|\/(sessionCookiePublicKeys|verificationCodes)$/,
];

function load() {
  const { default: spec } = require('firebase-tools/lib/emulator/auth/apiSpec.js');
  // A validator is compiled for every call it knows: without those nobody here makes, in a second instead of four.
  for (const path of Object.keys(spec.paths))
    if (unused.some((part) => part.test(path))) delete spec.paths[path];
  return require('firebase-tools/lib/emulator/auth/server.js').createApp(projectId);
}

function isChange({ method, url }) {
  return method !== 'GET' && method !== 'OPTIONS' && !/:(lookup|batchGet|createAuthUri)\b/.test(url);
}
