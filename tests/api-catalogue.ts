import { EXPRESS_CATEGORY_ID } from '@panggung/core';
import type { Insertable, Kysely } from 'kysely';
import type { PaymentTypeTable, ShowTable, Tables } from '../packages/server/src/database.js';

const DAY = 86_400_000;
/** 00:00 WIB of a day is this much before 00:00 UTC, in ms. */
const WIB = 25_200_000;

/** Which ways to pay there are: banks alone, or one channel of each way. */
export type Channels = 'banks' | 'all';

/** Two banks for most amounts, one for small ones, one switched off. */
const banks: Insertable<PaymentTypeTable>[] = [
  method({ channel_code: 'BCA', name: 'BCA Virtual Account' }),
  method({ channel_code: 'BNI', name: 'BNI Virtual Account' }),
  method({ channel_code: 'BRI', name: 'BRI Virtual Account', max_price: 100_000 }),
  method({ channel_code: 'MANDIRI', name: 'Mandiri Virtual Account', is_enabled: false }),
];

const wallet = {
  channel_category: 'EWALLET',
  min_price: 100,
  max_price: 20_000_000,
  can_refund: true,
  sort: 2,
} as const;
const counter = { channel_category: 'RETAIL_OUTLET', way: 'code', max_price: 5_000_000, sort: 3 } as const;
const MINUTE = 60_000;

/** As in the product's own catalogue. */
const others: Insertable<PaymentTypeTable>[] = [
  method({
    ...wallet,
    channel_code: 'OVO',
    name: 'OVO',
    way: 'push',
    needs_phone: true,
    payment_window: 30_000,
    payment_grace: MINUTE,
  }),
  method({
    ...wallet,
    channel_code: 'DANA',
    name: 'DANA',
    way: 'redirect',
    payment_window: 30 * MINUTE,
    payment_grace: 5 * MINUTE,
  }),
  method({
    ...wallet,
    channel_code: 'LINKAJA',
    name: 'LinkAja',
    way: 'redirect',
    needs_phone: true,
    max_price: 10_000_000,
    payment_window: 5 * MINUTE,
    payment_grace: 5 * MINUTE,
  }),
  method({
    ...wallet,
    channel_code: 'QRIS',
    name: 'QRIS',
    way: 'qr',
    min_price: 1_500,
    payment_window: 30 * MINUTE,
    payment_grace: 10 * MINUTE,
  }),
  method({ ...counter, channel_code: 'ALFAMART', name: 'Alfamart', payment_grace: 60 * MINUTE }),
  method({ ...counter, channel_code: 'INDOMARET', name: 'Indomaret', payment_grace: 60 * MINUTE }),
];

function method(fields: Partial<Insertable<PaymentTypeTable>> & { channel_code: string; name: string }) {
  return {
    picture: null,
    is_livemode: false,
    channel_category: 'VIRTUAL_ACCOUNT' as const,
    is_enabled: true,
    business_id: 'tests',
    description: '',
    instruction: 'ATM\nEnter the account number.',
    min_price: 10_000,
    max_price: 50_000_000,
    payment_window: DAY,
    payment_grace: 60_000,
    sort: 1,
    ...fields,
  };
}

/** Puts the ways to pay into a database that has none. */
export async function storeMethods(database: Kysely<Tables>, channels: Channels = 'banks'): Promise<void> {
  await database
    .insertInto('payment_type')
    .values(channels === 'all' ? [...banks, ...others] : banks)
    .onConflict((conflict) => conflict.column('channel_code').doNothing())
    .execute();
}

interface NewShow {
  /** Epoch ms. */
  now: number;
  show: Partial<Insertable<ShowTable>>;
}

/** Adds a show of one creator in one category, a week from now at 19:30 WIB; answers its id. */
export async function storeShow(database: Kysely<Tables>, { now, show }: NewShow): Promise<number> {
  const category = await categoryOf(database);
  const creator = await creatorOf(database, now);
  const today = Math.floor((now + WIB) / DAY) * DAY - WIB;
  const { id } = await database
    .insertInto('show')
    .values({
      name: 'Malam Tepi Laut',
      video_status: 'WAITING',
      ticket_type: 'fixed',
      ticket_quota: 100,
      ticket_price: 150_000,
      video_created_id: creator,
      room_category_id: category,
      start_date: today + 7 * DAY,
      start_time: 19.5 * 3_600_000 - WIB,
      created_at: now,
      updated_at: now,
      ...show,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The first category of shows there is, made when there is none. */
async function categoryOf(database: Kysely<Tables>): Promise<number> {
  const categories = database.selectFrom('category').select('id').where('id', '<>', EXPRESS_CATEGORY_ID);
  const known = await categories.limit(1).executeTakeFirst();
  const added = database
    .insertInto('category')
    .values({ name: 'Konser' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ icon: null }))
    .returning('id');
  return (known ?? (await added.executeTakeFirstOrThrow())).id;
}

/** One creator for all shows, registered, but nobody a test can sign in. */
async function creatorOf(database: Kysely<Tables>, now: number): Promise<number> {
  const account = { email: 'artist@panggung.test', full_name: 'Sekar Laut', firebase_uid: 'sekar-laut' };
  const added = database
    .insertInto('user_account')
    .values({ ...account, type: 'ARTIST', created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ full_name: account.full_name }));
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}
