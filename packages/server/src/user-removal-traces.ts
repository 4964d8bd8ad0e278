import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './database.js';
import { partedWords } from './notification-write.js';
import { accountHolder } from './sale-queue-holder.js';

export interface Traces {
  userId: number;
  /** Theirs for certain: who signed in has shown it. */
  email: string;
}

/** What is kept of what a gateway said: by which names money is found again, and how much. It may say all else of the payer. */
const SAID_OF_MONEY = [
  ...['id', 'payment_id', 'paymentId', 'external_id', 'externalId', 'fixed_payment_code_id', 'qr_code'],
  ...['source', 'ewallet_type', 'bank_code', 'retail_outlet_name', 'status', 'payment_status', 'amount'],
];

/** Takes what people wrote away, by its table, and from what its show counts. */
const said = (
  table: 'room_comment' | 'room_like',
  count: 'count_comment' | 'count_like',
  userId: number,
) => sql`
  with gone as (
    delete from ${sql.table(table)} where user_id = ${userId}::bigint returning room_video_id
  ), counted as (
    select room_video_id, count(*) as many from gone group by room_video_id
  )
  update show set ${sql.ref(count)} = greatest(0, ${sql.ref(count)} - many) from counted where id = room_video_id`;

/** Payments of theirs, and orders of their address as a guest that came to nothing; a guest's ticket stays a guest's. */
const payments = ({ userId, email }: Traces) => sql`
  select id from payment where user_id = ${userId}::bigint
  union all select id from payment where user_id is null and seat = 'none' and email = ${email}`;

/** Everything that tells of a person, by what becomes of it. What an organiser must keep of a payment stays. */
const traces: readonly ((of: Traces) => RawBuilder<unknown>)[] = [
  ({ userId }) => said('room_comment', 'count_comment', userId),
  ({ userId }) => said('room_like', 'count_like', userId),
  ({ userId }) => sql`delete from expression where user_id = ${userId}::bigint`,
  // As old as can be: the next clean-up takes their files. Those of shows stay, as the shows do.
  ({ userId }) => sql`
    update video set used_by = null, changed_at = 0
    where owner_id = ${userId}::bigint and used_by is distinct from 'show'`,
  ({ userId }) => sql`delete from reminder where user_id = ${userId}::bigint`,
  ({ userId }) => sql`delete from notification where user_id = ${userId}::bigint`,
  ({ userId }) => sql`
    update notification set description = ${partedWords.sent}
    where occasion in (select 'ticket ' || id || ' sent' from payment where for_user_id = ${userId}::bigint)`,
  ({ userId }) => sql`
    update notification set description = ${partedWords.received}
    where occasion in (select 'ticket ' || id || ' received' from payment where user_id = ${userId}::bigint)`,
  ({ userId }) => sql`delete from activity_log where user_id = ${userId}::bigint`,
  ({ userId }) => sql`delete from coupon where user_id = ${userId}::bigint and status = 'UNUSED'`,
  ({ userId }) => sql`update sale_queue set holder = null where holder = ${accountHolder(userId).name}`,
  // Whom money is owed is reached by it until it is sent.
  (of) => sql`
    update payment set phone = null, account_name = null,
      email = case when refund_status = 'due' then ${of.email}::text end
    where id in (${payments(of)})`,
  (of) => sql`
    update webhook_inbox set payload = coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(payload) where key = any(${SAID_OF_MONEY}::text[])
    ), '{}') where payment_id in (${payments(of)})`,
];

/** Takes everything away that tells of a person; the shows they said something of are locked. */
export async function forgetPerson(transaction: Transaction<Tables>, of: Traces): Promise<void> {
  for (const trace of traces) await trace(of).execute(transaction);
}
