import { openAccounts } from './start/accounts.js';
import { startChild } from './start/child.js';
import { soldPlace } from './start/data-place.js';
import { buildElements } from './start/elements.js';
import { serveExamples } from './start/examples.js';
import { emulatorAt, identityVariables, startIdentity } from './start/identity.js';
import { say } from './start/label.js';
import { readLogLine } from './start/log-line.js';
import { readPort, takenPorts } from './start/ports.js';
import { serveSite } from './start/site.js';

const started = performance.now();
const ports = {
  site: readPort('site', 'SITE_PORT', 5173),
  api: readPort('API', 'PORT', 8787),
  sandbox: readPort('payment sandbox', 'SANDBOX_PORT', 8788),
  media: readPort('media server', 'MEDIA_PORT', 8789),
  examples: readPort('partner examples', 'EXAMPLES_PORT', 5180),
  identity: readPort('accounts', 'IDENTITY_PORT', 9099),
};
const siteUrl = `http://localhost:${ports.site.number}`;
const apiUrl = `http://localhost:${ports.api.number}`;
const sandboxUrl = `http://127.0.0.1:${ports.sandbox.number}`;
const mediaUrl = `http://127.0.0.1:${ports.media.number}`;
/** Where pages reach it. */
const streamsUrl = process.env.MEDIA_URL ?? `http://localhost:${ports.media.number}/live`;
const mediaSecret = process.env.MEDIA_SECRET ?? 'panggung-development-media-secret';
const examplesUrl = `http://127.0.0.1:${ports.examples.number}`;
const identity = emulatorAt(ports.identity.number);

const stops: (() => Promise<void>)[] = [];
let ending: Promise<never> | undefined;

const taken = await takenPorts(Object.values(ports));
if (taken.length > 0) {
  console.error(taken.join('\n'));
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

startSandbox();
startMedia();
startApi();
const [stopIdentity, , stopExamples, stopSite] = await Promise.all([
  identity && startIdentity(identity),
  buildElements(),
  serveExamples({ port: ports.examples.number, apiUrl, siteUrl, mediaUrl: streamsUrl }),
  serveSite({ port: ports.site.number, apiUrl }),
  answers(`${apiUrl}/health`),
  answers(sandboxUrl),
  answers(`${mediaUrl}/health`),
]);
stops.push(stopExamples, stopSite, ...(stopIdentity ? [stopIdentity] : []));
printTable(identity ? await openAccounts({ identity, apiUrl }) : []);

function startApi() {
  stops.push(
    startChild({
      name: 'api',
      entry: 'packages/server/src/node.ts',
      env: {
        PORT: String(ports.api.number),
        SITE_URL: siteUrl,
        XENDIT_URL: process.env.XENDIT_URL ?? sandboxUrl,
        MEDIA_URL: streamsUrl,
        MEDIA_SECRET: mediaSecret,
        EXAMPLES_URL: examplesUrl,
        ...(identity && identityVariables(identity)),
      },
      read: readLogLine,
      onExit: (code) => partEnded('The API', code),
    }),
  );
}

function startSandbox() {
  stops.push(
    startChild({
      name: 'sandbox',
      entry: 'packages/sandbox/src/node.ts',
      env: { PORT: String(ports.sandbox.number), CALLBACK_URL: `${apiUrl}/api/v1/payment-callback/va` },
      onExit: (code) => partEnded('The payment sandbox', code),
    }),
  );
}

function startMedia() {
  stops.push(
    startChild({
      name: 'media',
      entry: 'packages/media/src/node.ts',
      env: {
        NODE_ENV: 'development',
        MEDIA_PORT: String(ports.media.number),
        MEDIA_SECRET: mediaSecret,
      },
      onExit: (code) => partEnded('The media server', code),
    }),
  );
}

function partEnded(name: string, code: number | null) {
  say('start', `${name} ended by itself (code ${code}); the lines above say why.`);
  end(1);
}

/** Ends all parts, in the reverse order of their start, then this process. */
function end(code: number): Promise<never> {
  ending ??= endParts().then(() => process.exit(code));
  return ending;
}

/** One after the other: the API says goodbye to servers that are still there. */
async function endParts(): Promise<void> {
  for (const stop of stops.reverse()) await stop().catch(() => {});
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (reply !== undefined && reply.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function printTable(accounts: string[][]) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const rows = [
    ['Site', siteUrl],
    ['Partner page', `${examplesUrl}/venue/`],
    ['Artist page', `${examplesUrl}/artist/`],
    ['API', apiUrl],
    ['API reference', `${apiUrl}/reference`],
    ['Mails sent', `${apiUrl}/dev/outbox`],
    ['Pay or fail', sandboxUrl],
    ['Streams', mediaUrl],
    ...(identity ? [['Accounts (emulator)', `http://${identity.host}`]] : []),
    ...accounts,
  ];
  const lines = rows.map(([name = '', url]) => `  ${name.padEnd(21)}${url}`);
  const open = `Panggung is open (${seconds} s). Ctrl-C ends all of it`;
  console.log(`\n${open}; what was sold stays in ${soldPlace(process.env)}.\n`);
  console.log(`${lines.join('\n')}\n`);
}
