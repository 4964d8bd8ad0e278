import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './database.js';
import { accountHolder } from './sale-queue-holder.js';

export interface Traces {
  userId: number;
  email: string;
}

/** What a gateway may have said of whoever paid. */
const SAID_OF_PAYER = [
  'phone',
  'name',
  'email',
  'payer_email',
  'sender_name',
  'customer_name',
  'mobile_number',
];

/** Everything that tells of a person, by what becomes of it. What an organiser must keep of a payment stays. */
const traces: readonly ((of: Traces) => RawBuilder<unknown>)[] = [
  ({ userId }) => sql`
    with gone as (
      delete from room_comment where user_id = ${userId}::bigint returning room_video_id
    ), counted as (
      select room_video_id, count(*) as many from gone group by room_video_id
    )
    update show set count_comment = greatest(0, count_comment - many) from counted where id = room_video_id`,
  ({ userId }) => sql`
    with gone as (
      delete from room_like where user_id = ${userId}::bigint returning room_video_id
    ), counted as (
      select room_video_id, count(*) as many from gone group by room_video_id
    )
    update show set count_like = greatest(0, count_like - many) from counted where id = room_video_id`,
  ({ userId }) => sql`delete from reminder where user_id = ${userId}::bigint`,
  ({ userId }) => sql`delete from notification where user_id = ${userId}::bigint`,
  ({ userId }) => sql`delete from activity_log where user_id = ${userId}::bigint`,
  ({ userId }) => sql`delete from coupon where user_id = ${userId}::bigint and status = 'UNUSED'`,
  ({ email }) => sql`delete from mail_outbox where recipient = ${email}`,
  ({ userId }) => sql`update sale_queue set holder = null where holder = ${accountHolder(userId).name}`,
  ({ userId }) => sql`
    update payment set email = null, phone = null, account_name = null where user_id = ${userId}::bigint`,
  ({ userId }) => sql`
    update webhook_inbox set payload = payload - ${SAID_OF_PAYER}::text[]
    where payment_id in (select id from payment where user_id = ${userId}::bigint)`,
];

/** Takes everything away that tells of a person. */
export async function forgetPerson(transaction: Transaction<Tables>, of: Traces): Promise<void> {
  for (const trace of traces) await trace(of).execute(transaction);
}
