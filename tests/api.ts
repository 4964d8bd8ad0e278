import type { ErrorCode, Payment, Show } from '@panggung/core';
import { createSandbox, type SandboxControl } from '@panggung/sandbox';
import type { Hono } from 'hono';
import type { Insertable, Kysely } from 'kysely';
import { createMemoryFiles } from '../packages/server/src/adapters/files-memory.js';
import { createFirebase } from '../packages/server/src/adapters/firebase.js';
import { createCanvasWorkshop } from '../packages/server/src/adapters/image-canvas.js';
import { migrate } from '../packages/server/src/adapters/migrate.js';
import { openFreshPglite } from '../packages/server/src/adapters/pglite-fresh.js';
import { createMemoryVideos } from '../packages/server/src/adapters/videos-memory.js';
import { createXendit } from '../packages/server/src/adapters/xendit.js';
import { createApp } from '../packages/server/src/app.js';
import type { ShowTable, Tables } from '../packages/server/src/database.js';
import { runJobs } from '../packages/server/src/jobs.js';
import { writeMails } from '../packages/server/src/outbox-mails.js';
import type { Mail, Ports } from '../packages/server/src/ports.js';
import type { ServerEnv } from '../packages/server/src/reply.js';
import { sellingOf } from '../packages/server/src/selling.js';
import { readShow } from '../packages/server/src/show-rows.js';
import { type Channels, storeMethods, storeShow } from './api-catalogue.js';
import { identityOfTheRun, type Person, type PersonOptions, signInPerson } from './people.js';

/** Where the API seems to stand; nothing listens there. */
export const API_URL = 'http://api.test';
/** When a test begins: 21 November 2026, 19:00 WIB. */
export const START = Date.parse('2026-11-21T12:00:00Z');
/** The name of the address header, so that a test can come from many places. */
export const ADDRESS_HEADER = 'x-client-address';

export const CALLBACK_TOKEN = 'callback-token-of-the-tests';
const SESSION_KEY = 'session-key-of-the-tests-32-characters';
const SECRET_KEY = 'xnd_development_tests';

export interface ApiOptions {
  /** An empty or migrated database. @default PGlite in memory */
  database?: Kysely<Tables>;
  /** Replaces single ports, e.g. the gateway of a test that needs a broken one. */
  ports?: Partial<Ports>;
  /** The clock to share with another API on the same database. @default a clock that stands still */
  clock?: Clock;
  /** The ways to pay. @default banks alone */
  channels?: Channels;
}

/** A clock that moves only when it is told to. */
export interface Clock {
  now(): number;
  /** Moves on by this many ms. */
  advance(ms: number): void;
}

/** What a call answered: a body with `data`, or a refusal with `code` and `message`. */
export interface Answer<T = Payment> {
  status: number;
  data: T;
  code: ErrorCode;
  message: string;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface Wish {
  email: string;
  show: Pick<Show, 'id' | 'ticket_price'>;
  donate?: number;
  bankCode?: string;
  /** @default a new one each time */
  key?: string;
  /** Fields put over the body, right or wrong. */
  body?: Record<string, unknown>;
}

/** The real API in this process: its database in memory, the payment sandbox as its gateway, a clock under control. */
export interface Api {
  readonly app: Hono<ServerEnv>;
  readonly ports: Ports;
  /** Goes on as a new process on the same database and gateway would, knowing nothing of what the last one remembered. */
  restart(): void;
  /** Fetches from the API in process: `fetch('/health')`, or whole addresses under {@link API_URL}. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  get<T = Payment>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T = Payment>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  put<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  patch<T = Payment>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  delete<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  /** Somebody new who registered, verified their e-mail and signed in; needs the run's identity emulator. */
  signIn(person?: PersonOptions): Promise<Person>;
  /** Orders a ticket into a virtual account, as a guest. */
  order(wish: Wish): Promise<Answer>;
  /** Takes a free pass, as a guest. */
  takeFree(wish: Wish): Promise<Answer>;
  /** Pays at the gateway and waits until the API has booked the money. */
  pay(payment: Pick<Payment, 'external_id'>, options?: { amount?: number }): Promise<void>;
  /** The sandbox's own handles: pay, expire, misbehave. */
  gateway: SandboxControl;
  /** Adds a show; a fixed ticket of 150,000 rupiah for a hundred people, unless told otherwise. */
  addShow(show?: Partial<Insertable<ShowTable>>): Promise<Show>;
  /** A show as it is now, past all caches. */
  show(id: Show['id']): Promise<Show>;
  /** Mails sent or about to be. */
  mails(): Promise<Mail[]>;
  /** Does all background work that is due, once, and waits for what is under way. */
  runJobs(): Promise<void>;
  now(): number;
  /** Lets time pass for the API and the gateway, in ms. */
  advance(ms: number): void;
  /** Lines the API logged. */
  lines: Record<string, unknown>[];
  stop(): Promise<void>;
}

export function createClock(start = START): Clock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/**
 * Starts the API in this process, with ways to pay and no shows.
 * @example const api = await startApi(); const { data } = await api.order({ email: 'a@b.co', show: await api.addShow() })
 */
export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const clock = options.clock ?? createClock();
  const database = options.database ?? (await openFresh());
  await migrate(database);
  await storeMethods(database, options.channels);

  const sandbox = createSandbox({
    secretKey: SECRET_KEY,
    callbackUrl: `${API_URL}/api/v1/payment-callback/va`,
    callbackToken: CALLBACK_TOKEN,
    clock: clock.now,
    fetch: (request) => app.fetch(request),
  });
  const lines: Record<string, unknown>[] = [];
  let ports: Ports = {
    database,
    gateway: createXendit({
      url: 'http://gateway.test',
      secretKey: SECRET_KEY,
      fetch: (request) => sandbox.app.fetch(request),
    }),
    identity: createFirebase(identityOfTheRun()),
    mailer: { send: async () => {} },
    files: createMemoryFiles(),
    images: await openWorkshop(),
    videos: createMemoryVideos(),
    log: createLog(lines),
    clock: clock.now,
    settings: {
      productName: 'Panggung',
      siteOrigins: ['http://localhost:5173'],
      siteUrl: 'http://localhost:5173',
      callbackToken: CALLBACK_TOKEN,
      sessionKey: SESSION_KEY,
      clientAddressHeader: ADDRESS_HEADER,
    },
    ...options.ports,
  };
  let app = createApp(ports);
  const calls = createCalls(() => app);
  const idle = () => sellingOf(ports).background.idle();

  const api: Api = {
    get app() {
      return app;
    },
    get ports() {
      return ports;
    },
    restart() {
      ports = { ...ports };
      app = createApp(ports);
    },
    ...calls,
    gateway: sandbox.control,
    lines,
    now: clock.now,
    advance: clock.advance,
    order: ({ email, show, donate = 0, bankCode = 'BCA', key = crypto.randomUUID(), body }) =>
      calls.post(
        '/api/v1/payment-va/guest',
        {
          email,
          room_id: show.id,
          bank_code: bankCode,
          expected_amount: show.ticket_price + donate,
          donate,
          ...body,
        },
        { 'idempotency-key': key },
      ),
    takeFree: ({ email, show, key = crypto.randomUUID(), body }) =>
      calls.post('/api/v1/payment-bypass', { email, room_id: show.id, ...body }, { 'idempotency-key': key }),
    signIn: (person = {}) => signInPerson(api, person),
    async pay({ external_id }, { amount } = {}) {
      await sandbox.control.pay(String(external_id), { amount });
      await idle();
    },
    async addShow(show = {}) {
      const id = await storeShow(database, { now: clock.now(), show });
      return api.show(id);
    },
    async show(id) {
      return readShow({ database }, id);
    },
    async mails() {
      const rows = await database.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
      return (await writeMails(ports, rows)).map(({ mail }) => mail);
    },
    async runJobs() {
      await runJobs(ports);
      await idle();
    },
    async stop() {
      await idle();
      await database.destroy();
    },
  };
  return api;
}

function createCalls(
  app: () => Hono<ServerEnv>,
): Pick<Api, 'fetch' | 'get' | 'post' | 'put' | 'patch' | 'delete'> {
  const fetch: Api['fetch'] = async (input, init) => {
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, API_URL), init);
    return app().fetch(request);
  };
  const send =
    (method: string) =>
    async <T>(path: string, body: unknown, headers: Record<string, string> = {}) => {
      const init = { method, headers: { 'content-type': 'application/json', ...headers } };
      return answer<T>(await fetch(path, { ...init, body: JSON.stringify(body) }));
    };
  return {
    fetch,
    get: async (path, headers = {}) => answer(await fetch(path, { headers })),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: async (path, headers = {}) => answer(await fetch(path, { method: 'DELETE', headers })),
  };
}

async function answer<T>(response: Response): Promise<Answer<T>> {
  const body = await response.json();
  return { status: response.status, headers: response.headers, body, ...body };
}

function createLog(lines: Record<string, unknown>[]): Ports['log'] {
  const write = (level: string) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, message, ...fields });
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

const isInPage = typeof process === 'undefined' || !process.versions?.node;

async function openWorkshop(): Promise<Ports['images']> {
  if (isInPage) return createCanvasWorkshop();
  const { createImageWorkshop } = await import(/* @vite-ignore */ '../packages/server/src/adapters/image.js');
  return createImageWorkshop();
}

/** From a data directory that an earlier test left: a third of the time. */
async function openFresh(): Promise<Kysely<Tables>> {
  if (isInPage) return openFreshPglite();
  const { openSnapshot } = await import(/* @vite-ignore */ './pglite-snapshot.js');
  return openSnapshot();
}
