import type { SignedIn } from '@panggung/core';
import { createSandbox, type SandboxControl } from '@panggung/sandbox';
import type { Updateable } from 'kysely';
import { createAntMedia } from '../../packages/server/src/adapters/ant-media.js';
import { createMemoryFiles } from '../../packages/server/src/adapters/files-memory.js';
import { createFirebase } from '../../packages/server/src/adapters/firebase.js';
import { createCanvasWorkshop } from '../../packages/server/src/adapters/image-canvas.js';
import { openFreshPglite } from '../../packages/server/src/adapters/pglite-fresh.js';
import { createMemoryVideos } from '../../packages/server/src/adapters/videos-memory.js';
import { createXendit } from '../../packages/server/src/adapters/xendit.js';
import { createApp } from '../../packages/server/src/app.js';
import type { ShowTable } from '../../packages/server/src/database.js';
import { startJobs } from '../../packages/server/src/jobs.js';
import type { Ports } from '../../packages/server/src/ports.js';
import { VIDEOS } from '../../packages/server/src/video-address.js';
import { loadCatalogue } from './catalogue.js';
import { type StoryPerson, signIn } from './person.js';

export interface StoryApi {
  fetch(request: Request): Promise<Response>;
  gateway: SandboxControl;
  /** Lets the API's clock run ahead, in ms. */
  passTime(ms: number): void;
  /** Puts a line before the sale of a show, which opens this far from now, in ms. */
  openSale(show: number, ms: number): Promise<void>;
  changeShow(show: number, row: Updateable<ShowTable>): Promise<void>;
  signIn(person: StoryPerson): Promise<SignedIn>;
  stop(): Promise<void>;
}

const secretKey = 'story-key';
const callbackToken = 'story-token';
const mediaSecret = 'story-secret-of-streams-32-characters';
const gatewayUrl = 'https://gateway.invalid';

/** Where the stories are served, without a slash at the end: the worker's own file may lie deeper. */
export interface StartOptions {
  baseUrl: string;
}

/** Starts the real API with a database in memory and the payment sandbox beside it, all in this thread. */
export async function startApi({ baseUrl }: StartOptions): Promise<StoryApi> {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const quiet = () => {};
  const sandbox = createSandbox({
    secretKey,
    callbackToken,
    callbackUrl: 'https://api.invalid/api/v1/payment-callback/va',
    clock,
    fetch: (request) => app.fetch(request),
  });
  const ports: Ports = {
    database: await openFreshPglite(),
    gateway: createXendit({ url: gatewayUrl, secretKey, fetch: (request) => sandbox.app.fetch(request) }),
    identity: createFirebase({
      projectId: 'demo-panggung',
      apiKey: 'demo-key',
      authDomain: 'demo-panggung.firebaseapp.com',
      emulatorHost: '127.0.0.1:9099',
    }),
    mailer: { send: async () => {} },
    files: createMemoryFiles(),
    images: createCanvasWorkshop(),
    videos: createMemoryVideos(),
    media: createAntMedia({ url: `${baseUrl}/live`, secret: mediaSecret, clock }),
    log: { info: quiet, warn: console.warn, error: console.error },
    clock,
    settings: {
      productName: 'Panggung',
      siteOrigins: [new URL(baseUrl).origin],
      siteUrl: baseUrl,
      apiUrl: baseUrl,
      callbackToken,
      sessionKey: 'story-key-that-lives-as-long-as-the-page',
    },
  };
  const app = createApp(ports);
  await loadCatalogue(ports.database, { now: clock(), mediaUrl: mediaUrlAt(baseUrl) });
  await registerOne(ports.database);
  const stopJobs = startJobs(ports);
  const stopSandbox = sandbox.start();
  async function changeShow(show: number, row: Updateable<ShowTable>): Promise<void> {
    await ports.database.updateTable('show').set(row).where('id', '=', show).execute();
  }
  return {
    fetch: async (request) => app.fetch(request),
    gateway: sandbox.control,
    passTime(ms) {
      ahead += ms;
    },
    openSale: (show, ms) => changeShow(show, { sale_opens_at: clock() + ms }),
    changeShow,
    signIn: (person) => signIn(ports, person),
    async stop() {
      stopSandbox();
      await stopJobs();
      await ports.database.destroy();
    },
  };
}

/** Pictures lie beside the stories; videos are named as the API names its own. */
function mediaUrlAt(baseUrl: string): (name: string) => string {
  return (name) => (name.endsWith('.mp4') ? VIDEOS + name : `${baseUrl}/media/${name}`);
}

/** The creators of the catalogue never registered; one here has, so that stories know an address of an account. */
async function registerOne(database: Ports['database']): Promise<void> {
  await database
    .updateTable('user_account')
    .set({ firebase_uid: 'rumah-musik-braga' })
    .where('email', '=', 'halo@rumah-musik-braga.example')
    .execute();
}
