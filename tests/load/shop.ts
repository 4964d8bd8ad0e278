import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payment } from '@panggung/core/contract';
import { migrate } from '../../packages/server/src/adapters/migrate.js';
import { openPglite } from '../../packages/server/src/adapters/pglite.js';
import { openPostgres } from '../../packages/server/src/adapters/postgres.js';
import type { Ports } from '../../packages/server/src/ports.js';
import { createSessions } from '../../packages/server/src/session.js';
import { type Running, startProcess } from './process.js';

/** Where an API keeps its data. */
export type Place = { directory: string } | { url: string };

/** Bank codes a guest can pay with: one leaves the usual day, the other ends while the test still runs. */
export const patientBank = 'BCA';
export const hastyBank = 'BNI';
const day = 86_400_000;

const keys = {
  XENDIT_KEY: 'xnd_development_load',
  XENDIT_CALLBACK_TOKEN: 'load-callback-token',
  SESSION_KEY: 'load-session-key-of-enough-characters',
  FIREBASE_PROJECT_ID: 'nobody-signs-in',
  FIREBASE_API_KEY: 'any',
};
/** Each guest comes from an address of their own, as the proxy in front would say. */
const addressHeader = 'x-forwarded-for';
const production = {
  NODE_ENV: 'production',
  SITE_URL: 'http://localhost:5173',
  LOG_LEVEL: 'warn',
  CLIENT_ADDRESS_HEADER: addressHeader,
  // A crowd from one machine is no hoarder.
  ORDERS_PER_MINUTE: '1e9',
};

export function makeDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'panggung-load-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

type Database = Awaited<ReturnType<typeof openPglite>>;

/** Opens the data while no API works on it (Postgres: at any time). */
export async function withData<T>(place: Place, use: (database: Database) => Promise<T>): Promise<T> {
  const database = 'url' in place ? openPostgres({ ...place, connections: 2 }) : await openPglite(place);
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}

export interface ShowOptions {
  seats: number;
  /** @default 'fixed' */
  ticketType?: 'fixed' | 'free_pass';
  /** How long {@link hastyBank} waits for money, ms. @default 2000 */
  hastyWindow?: number;
}

/** Puts one show with `seats` tickets into new data; answers its id. */
export function prepareShow(
  place: Place,
  { seats, ticketType = 'fixed', hastyWindow = 2000 }: ShowOptions,
): Promise<number> {
  return withData(place, async (database) => {
    await migrate(database);
    const now = Date.now();
    const category = await database
      .insertInto('category')
      .values({ name: 'Concert' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const host = await database
      .insertInto('user_account')
      .values({ email: 'host@panggung.test', full_name: 'Host', type: 'ARTIST', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('payment_type')
      .values([method(patientBank, day), method(hastyBank, hastyWindow)])
      .execute();
    const show = await database
      .insertInto('show')
      .values({
        name: 'A hundred seats',
        video_status: 'WAITING',
        ticket_type: ticketType,
        ticket_quota: seats,
        ticket_price: ticketType === 'fixed' ? 75_000 : 0,
        video_created_id: host.id,
        room_category_id: category.id,
        start_date: now + 7 * day,
        start_time: 12 * 3_600_000,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return show.id;
  });
}

function method(code: string, paymentWindow: number) {
  return {
    name: `${code} Virtual Account`,
    is_livemode: false,
    channel_code: code,
    channel_category: 'VIRTUAL_ACCOUNT' as const,
    is_enabled: true,
    business_id: 'load',
    description: '',
    instruction: '',
    min_price: 10_000,
    max_price: 50_000_000,
    payment_window: paymentWindow,
    payment_grace: 1000,
    sort: 1,
  };
}

/** The payment sandbox as a process; `apiUrl` is where its callbacks go. */
export function startGateway({ directory, apiUrl }: { directory: string; apiUrl: string }): Promise<Running> {
  return startProcess({
    entry: 'packages/sandbox/src/node.ts',
    ready: '/control',
    env: { ...keys, DATA_DIR: directory, CALLBACK_URL: `${apiUrl}/api/v1/payment-callback/va` },
  });
}

/** The API as a process on `place`. */
export function startApi(
  place: Place,
  { gatewayUrl, port }: { gatewayUrl: string; port?: number },
): Promise<Running> {
  const data = 'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.directory };
  return startProcess({
    entry: 'packages/server/src/node.ts',
    ready: '/health',
    env: { ...production, ...keys, ...data, XENDIT_URL: gatewayUrl },
    ...(port !== undefined && { port }),
  });
}

/** Somebody who may publish and has signed in, in new data; answers their bearer. */
export function prepareArtist(place: Place): Promise<string> {
  return withData(place, async (database) => {
    await migrate(database);
    const account = { email: 'laras@panggung.test', full_name: 'Laras', type: 'ARTIST' as const };
    const added = database.insertInto('user_account').values({
      ...account,
      firebase_uid: 'laras',
      referral_code: 'LARAS',
      created_at: Date.now(),
    });
    const { id } = await added.returning('id').executeTakeFirstOrThrow();
    const settings = { sessionKey: keys.SESSION_KEY };
    const sessions = createSessions({ database, clock: Date.now, settings } as Ports);
    return (await sessions.issue({ userId: id, origin: null, deviceName: 'Gawai' })).token;
  });
}

export interface Order {
  url: string;
  showId: number;
  guest: number;
  key: string;
  bank?: string;
}

/** Guest number `guest`: every one has an address of their own, also on the network. */
function guestOf(guest: number) {
  return { email: `guest-${guest}@panggung.test`, address: `10.${guest >> 8}.${guest & 255}.1` };
}

export interface OrderReply {
  status: number;
  code: string | undefined;
  message: string | undefined;
  payment: Payment | undefined;
}

/** Orders one ticket as a guest, once. */
export async function order({ url, showId, guest, key, bank = patientBank }: Order): Promise<OrderReply> {
  const { email, address } = guestOf(guest);
  const response = await fetch(`${url}/api/v1/payment-va/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, [addressHeader]: address },
    body: JSON.stringify({ email, room_id: showId, bank_code: bank, expected_amount: 75_000 }),
    signal: AbortSignal.timeout(20_000),
  });
  const { data, code, message } = await response.json();
  return { status: response.status, code, message, payment: data };
}

/** The status of a guest's ticket, as that guest may ask for it, or why there is none to tell. */
export async function readStatus({ url, showId, guest }: Omit<Order, 'key'>): Promise<string | undefined> {
  const { email, address } = guestOf(guest);
  const response = await fetch(`${url}/api/v1/payment/guest/${email}/${showId}`, {
    headers: { [addressHeader]: address },
  });
  const { data, code } = await response.json();
  return data?.status ?? code;
}

/** What the books say about a show. */
export function readSale(place: Place, showId: number) {
  return withData(place, async (database) => {
    const show = await database
      .selectFrom('show')
      .select(['ticket_sold', 'ticket_held'])
      .where('id', '=', showId)
      .executeTakeFirstOrThrow();
    const payments = await database
      .selectFrom('payment')
      .select(['id', 'email', 'status', 'seat', 'failure', 'refund_status'])
      .where('room_id', '=', showId)
      .execute();
    return { sold: show.ticket_sold, held: show.ticket_held, payments };
  });
}
