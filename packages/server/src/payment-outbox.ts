import { type Kysely, sql } from 'kysely';
import type { ChannelAsk, OpenedFields } from './channel-open.js';
import { ACCOUNT_LEASE } from './claim-write.js';
import type { GatewayOutboxTable, Tables } from './database.js';
import { readParts } from './payment-read.js';
import { retryDelay } from './retry.js';

/** What the gateway opened. */
export interface OpenedOrder extends OpenedFields {
  payment_id: string;
  /** Whether the buyer is mailed how to pay. */
  is_mailed: boolean;
}

/**
 * Writes what one pays by; who had nothing gets the mail, so that asking the gateway twice mails once. Of a payment that
 * has ended meanwhile only the gateway's name for it is kept, to close it by.
 */
export async function writeOpened(
  database: Kysely<Tables>,
  opened: readonly OpenedOrder[],
  now: number,
): Promise<undefined[]> {
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(opened)}::json) as given (payment_id text, gateway_id text,
        account_number text, payment_code text, checkout_url text, qr_string text, is_mailed boolean)
    ), shown as (
      update payment set gateway_id = given.gateway_id, account_number = given.account_number,
        payment_code = given.payment_code, checkout_url = given.checkout_url, qr_string = given.qr_string,
        updated_at = ${now}::bigint
      from given where payment.id = given.payment_id and payment.gateway_id is null and payment.account_number is null
        and payment.status = 'PENDING'
      returning payment.id, payment.email, payment.user_id, given.is_mailed
    ), ended as (
      update payment set gateway_id = given.gateway_id
      from given where payment.id = given.payment_id and payment.gateway_id is null and payment.status <> 'PENDING'
    ), done as (
      update gateway_outbox set done_at = ${now}::bigint
      from given where gateway_outbox.payment_id = given.payment_id and kind = 'open' and done_at is null
    )
    insert into mail_outbox (kind, payment_id, recipient, created_at, next_attempt_at)
    select 'order', id, coalesce(email, (select email from user_account where user_account.id = shown.user_id)),
      ${now}::bigint, ${now}::bigint from shown where is_mailed
  `.execute(database);
  return opened.map(() => undefined);
}

/** Most orders taken up at once. */
const BATCH = 50;

/** Takes up orders that nobody is working on; each is leased, so that two processes do not ask for the same. */
export async function readDueOrders(database: Kysely<Tables>, now: number): Promise<ChannelAsk[]> {
  if (!(await isAnyDue(database, { kind: 'open', now }))) return [];
  await endSettled(database, now);
  return takeDue(database, { kind: 'open', now });
}

/** Takes up what its buyer gave up, leased alike. */
export async function readDueCloses(database: Kysely<Tables>, now: number): Promise<ChannelAsk[]> {
  return (await isAnyDue(database, { kind: 'close', now })) ? takeDue(database, { kind: 'close', now }) : [];
}

interface Due {
  kind: GatewayOutboxTable['kind'];
  /** Epoch ms. */
  now: number;
}

async function takeDue(database: Kysely<Tables>, { kind, now }: Due): Promise<ChannelAsk[]> {
  const { rows: taken } = await sql<{ payment_id: string; attempts: number }>`
    update gateway_outbox set next_attempt_at = ${now + ACCOUNT_LEASE}::bigint
    where kind = ${kind} and payment_id in (
      select payment_id from gateway_outbox where kind = ${kind} and done_at is null and next_attempt_at <= ${now}::bigint
      order by next_attempt_at limit ${sql.lit(BATCH)} for update skip locked
    )
    returning payment_id, attempts
  `.execute(database);
  const attempts = new Map(taken.map((row) => [row.payment_id, row.attempts]));
  const found = await readParts(database, [...attempts.keys()]);
  return found.flatMap(({ method, ...parts }) =>
    method ? [{ ...parts, method, attempts: attempts.get(parts.payment.id) ?? 0 }] : [],
  );
}

export interface TriedOrder extends Due {
  id: string;
  attempts: number;
  error?: unknown;
}

/** Notes that the gateway gave no answer: it is asked again later. */
export async function postponeOrder(
  database: Kysely<Tables>,
  { id, kind, attempts, error, now }: TriedOrder,
): Promise<void> {
  const tried = attempts + 1;
  await database
    .updateTable('gateway_outbox')
    .set({ next_attempt_at: now + retryDelay(tried), attempts: tried, last_error: String(error) })
    .where('payment_id', '=', id)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .execute();
}

/** Has the gateway told to take no more money for these, within the transaction that ended them. */
export async function closeAtGateway(
  transaction: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    insert into gateway_outbox (payment_id, kind, next_attempt_at)
    select id, 'close', ${now}::bigint from unnest(${ids}::text[]) as id on conflict (payment_id, kind) do nothing
  `.execute(transaction);
}

/** Notes that the gateway was told, or that it will not hear of it. */
export async function finishClose(
  database: Kysely<Tables>,
  { id, attempts, error, now }: TriedOrder,
): Promise<void> {
  await database
    .updateTable('gateway_outbox')
    .set({ done_at: now, attempts: attempts + 1, last_error: error === undefined ? null : String(error) })
    .where('payment_id', '=', id)
    .where('kind', '=', 'close')
    .execute();
}

/** Keeps orders that the gateway is slow to answer from being asked for by another process. */
export async function renewLeases(
  database: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await database
    .updateTable('gateway_outbox')
    .set({ next_attempt_at: now + ACCOUNT_LEASE })
    .where('payment_id', 'in', ids)
    .where('kind', '=', 'open')
    .where('done_at', 'is', null)
    .execute();
}

/** A look that costs nothing: most of the time none is due. */
async function isAnyDue(database: Kysely<Tables>, { kind, now }: Due): Promise<boolean> {
  const orders = database.selectFrom('gateway_outbox').select('payment_id').where('kind', '=', kind);
  const due = orders.where('done_at', 'is', null);
  return Boolean(await due.where('next_attempt_at', '<=', now).limit(1).executeTakeFirst());
}

/** An order whose payment has ended meanwhile needs nothing to pay by. */
async function endSettled(database: Kysely<Tables>, now: number): Promise<void> {
  await sql`
    update gateway_outbox set done_at = ${now}::bigint from payment
    where payment.id = gateway_outbox.payment_id and kind = 'open' and done_at is null
      and next_attempt_at <= ${now}::bigint and payment.status <> 'PENDING'
  `.execute(database);
}

/** How long an order's first answer may take before a repeated order is answered without it, in ms. */
const FIRST_ANSWER = 5_000;

/** Whether another process took this order a moment ago and has not answered it yet. */
export async function isOrderUnderWay(
  database: Kysely<Tables>,
  paymentId: string,
  now: number,
): Promise<boolean> {
  const order = await database
    .selectFrom('gateway_outbox')
    .innerJoin('payment', 'payment.id', 'gateway_outbox.payment_id')
    .select('payment.created_at')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'open')
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return order !== undefined && order.created_at > now - FIRST_ANSWER;
}
