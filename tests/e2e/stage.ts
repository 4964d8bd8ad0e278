import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerFixture } from '@playwright/test';
import { startEmulator } from '../../.dev/identity/emulator.js';
import { startChild } from '../../.dev/start/child.js';
import { serveExamples } from '../../.dev/start/examples.js';
import { identityVariables } from '../../.dev/start/identity.js';
import { fillDataDirectory } from '../data-directory.js';
import { answers, PATIENCE_MS } from './answers.js';
import { type Cashier, createCashier } from './cashier.js';
import { createMedia, MEDIA_SECRET, type Media } from './media.js';
import { createPeople, type People } from './people.js';

/** Everything of a purchase as processes of their own, on free ports and a database of its own. */
export interface Stage {
  /** The API, which also serves the built site. */
  siteUrl: string;
  venueUrl: string;
  artistUrl: string;
  sandboxUrl: string;
  cashier: Cashier;
  people: People;
  media: Media;
  /** Ends the API as a crash would, and starts it again on the same data. */
  api: { kill(): Promise<void>; start(): Promise<void> };
  /** Runs commands of the operator, as whoever runs the server would: while it is down. */
  operate(...commands: string[][]): Promise<void>;
  stop(): Promise<void>;
}

/** Builds a stage; the partner pages stand on another site than the API, as in life. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-e2e-'));
  await fillDataDirectory(folder);
  const [apiPort = 0, sandboxPort = 0, examplesPort = 0, mediaPort = 0] = await freePorts(4);
  const siteUrl = `http://localhost:${apiPort}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const examplesUrl = `http://127.0.0.1:${examplesPort}`;
  const stopSandbox = startChild({
    name: 'sandbox',
    entry: 'packages/sandbox/src/node.ts',
    env: {
      PORT: String(sandboxPort),
      DATA_DIR: folder,
      CALLBACK_URL: `${siteUrl}/api/v1/payment-callback/va`,
    },
    onExit: unexpected('The sandbox'),
  });
  const identity = await startEmulator();
  const media = createMedia({ port: mediaPort, folder });
  const env = {
    ...identityVariables(identity),
    PORT: String(apiPort),
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    XENDIT_URL: sandboxUrl,
    EXAMPLES_URL: examplesUrl,
    MEDIA_URL: `${media.url}/live`,
    MEDIA_SECRET,
    LOG_LEVEL: 'warn',
  };
  const api = createApi(env);
  // The emulator loads at the first question: asked here, no test waits for it.
  await Promise.all([api.start(), answers(sandboxUrl), answers(`http://${identity.host}`)]);
  const stopExamples = await serveExamples({
    port: examplesPort,
    apiUrl: siteUrl,
    siteUrl,
    mediaUrl: media.url,
  });
  return {
    siteUrl,
    sandboxUrl,
    venueUrl: `${examplesUrl}/venue/`,
    artistUrl: `${examplesUrl}/artist/`,
    cashier: createCashier({ siteUrl, sandboxUrl }),
    people: createPeople({ siteUrl, identity }),
    media,
    api,
    async operate(...commands) {
      await api.stop();
      runCommands(commands, env);
      await api.start();
    },
    async stop() {
      // First: it says goodbye to the others.
      await api.stop();
      await Promise.all([stopExamples(), stopSandbox(), media.stop(), identity.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A stage for each worker of a run, as a fixture. */
export const stageOfWorker: [WorkerFixture<Stage, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  async ({}, use) => {
    const stage = await openStage();
    await use(stage);
    await stage.stop();
  },
  { scope: 'worker', timeout: PATIENCE_MS + 30_000 },
];

function createApi(env: Record<string, string> & { PORT: string }) {
  let stop: ReturnType<typeof startChild> = async () => {};
  return {
    async start() {
      stop = startChild({
        name: 'api',
        entry: 'packages/server/src/node.ts',
        env,
        onExit: unexpected('The API'),
      });
      await answers(`http://localhost:${env.PORT}/health`);
    },
    kill: () => stop('SIGKILL'),
    stop: () => stop(),
  };
}

function runCommands(commands: string[][], env: Record<string, string>): void {
  const entry = ['--import', 'tsx', '--conditions=panggung-source', 'tests/e2e/operate.ts'];
  const { status, stderr } = spawnSync(process.execPath, [...entry, JSON.stringify(commands)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function unexpected(name: string) {
  return (code: number | null) => console.error(`${name} ended by itself (code ${code}).`);
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
