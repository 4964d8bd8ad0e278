import { type Kysely, sql } from 'kysely';
import { ACCOUNT_LEASE } from './claim-write.js';
import type { Tables } from './database.js';
import type { AccountOrder } from './payment-accounts.js';
import { FIRST_LOOK } from './payment-inquiry.js';

/** An account the gateway opened. */
export interface OpenedAccount {
  payment_id: string;
  account_number: string;
}

/**
 * Writes account numbers; who had none gets the mail, so that asking the gateway twice mails once. From then on money
 * may come.
 */
export async function writeAccounts(
  database: Kysely<Tables>,
  opened: readonly OpenedAccount[],
  now: number,
): Promise<undefined[]> {
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(opened)}::json)
        as given (payment_id text, account_number text)
    ), numbered as (
      update payment set account_number = given.account_number, updated_at = ${now}::bigint
      from given where payment.id = given.payment_id and payment.account_number is null and payment.status = 'PENDING'
      returning payment.id, payment.email, payment.hold_expires_at
    ), asked as (
      insert into payment_inquiry (payment_id, next_at)
      select id, least(hold_expires_at, ${now + FIRST_LOOK}::bigint) from numbered
    ), done as (
      update gateway_outbox set done_at = ${now}::bigint
      from given where gateway_outbox.payment_id = given.payment_id and kind = 'open' and done_at is null
    )
    insert into mail_outbox (kind, payment_id, recipient, created_at, next_attempt_at)
    select 'order', id, email, ${now}::bigint, ${now}::bigint from numbered
  `.execute(database);
  return opened.map(() => undefined);
}

/** Most orders taken up at once. */
const BATCH = 50;

/** Takes up orders that nobody is working on; each is leased, so that two processes do not ask for the same. */
export async function readDueOrders(database: Kysely<Tables>, now: number): Promise<AccountOrder[]> {
  if (!(await isAnyDue(database, now))) return [];
  await closeSettled(database, now);
  const { rows: taken } = await sql<{ payment_id: string; attempts: number }>`
    update gateway_outbox set next_attempt_at = ${now + ACCOUNT_LEASE}::bigint
    where kind = 'open' and payment_id in (
      select payment_id from gateway_outbox where kind = 'open' and done_at is null and next_attempt_at <= ${now}::bigint
      order by next_attempt_at limit ${sql.lit(BATCH)} for update skip locked
    )
    returning payment_id, attempts
  `.execute(database);
  if (!taken.length) return [];
  const attempts = new Map(taken.map((row) => [row.payment_id, row.attempts]));
  const payments = await database
    .selectFrom('payment')
    .selectAll()
    .where('id', 'in', [...attempts.keys()])
    .execute();
  const methods = await database.selectFrom('payment_type').selectAll().execute();
  return payments.flatMap((payment) => {
    const method = methods.find(({ id }) => id === payment.payment_type_id);
    return method ? [{ payment, method, attempts: attempts.get(payment.id) ?? 0 }] : [];
  });
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
async function isAnyDue(database: Kysely<Tables>, now: number): Promise<boolean> {
  const orders = database.selectFrom('gateway_outbox').select('payment_id').where('kind', '=', 'open');
  const due = orders.where('done_at', 'is', null);
  return Boolean(await due.where('next_attempt_at', '<=', now).limit(1).executeTakeFirst());
}

/** An order whose payment has ended meanwhile needs no account. */
async function closeSettled(database: Kysely<Tables>, now: number): Promise<void> {
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
