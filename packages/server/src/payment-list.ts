import type { PaymentListQuerySchema } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import type * as v from 'valibot';
import { isUnended } from './active-ticket.js';
import type { Tables } from './database.js';
import { commaList, pageOf, slice } from './paging.js';
import { type PaymentSource, readPayments } from './payment-read.js';
import type { PaymentParts } from './payment-view.js';

export interface PaymentListQuestion {
  userId: number;
  query: v.InferOutput<typeof PaymentListQuerySchema>;
}

/** A page of somebody's tickets, the newest first. Q-26, L-17. */
export async function listPayments(source: PaymentSource, { userId, query }: PaymentListQuestion) {
  const wanted = slice(query);
  const tickets = ticketsOf(source.database, { userId, query, now: source.clock() });
  const newest = tickets
    .select(['payment.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc');
  const page = wanted.limit === null ? newest : newest.limit(wanted.limit);
  const rows = await page.offset(wanted.offset).execute();
  // A page behind the last one has no row that could tell.
  const total = rows[0]?.total ?? (wanted.offset > 0 ? await countOf(tickets) : 0);
  const ids = rows.map(({ id }) => id);
  return { data: await readInOrder(source, ids), page: pageOf(wanted, Number(total)) };
}

async function countOf(tickets: ReturnType<typeof ticketsOf>): Promise<number> {
  const { total } = await tickets
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Payments in the order of their ids. */
export async function readInOrder(source: PaymentSource, ids: readonly string[]): Promise<PaymentParts[]> {
  const found = ids.length ? await readPayments(source, { ids }) : [];
  const byId = new Map(found.map((parts) => [parts.payment.id, parts]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Of a payment: somebody's, or their ticket. One that another person has not paid yet is nobody's business but theirs. */
export function isOwn(userId: number) {
  return sql<boolean>`(payment.user_id = ${userId}::bigint
    or payment.for_user_id = ${userId}::bigint and payment.status = 'COMPLETED')`;
}

/**
 * Own tickets: those for oneself, or those given and received; one that was deleted is gone, unless money is owed for it.
 * AMB-142.
 */
function ticketsOf(database: Kysely<Tables>, { userId, query, now }: PaymentListQuestion & { now: number }) {
  const { id, ticket_type, ticket_status, video_status } = query;
  let tickets = database
    .selectFrom('payment')
    .innerJoin('show', 'show.id', 'payment.room_id')
    .where(isOwn(userId))
    .where((where) =>
      where.or([where('payment.deleted_at', 'is', null), where('payment.refund_status', '<>', 'none')]),
    );
  if (ticket_type === 'ticket_gift')
    tickets = tickets.whereRef('payment.user_id', '<>', 'payment.for_user_id');
  else if (id === undefined) tickets = tickets.where('payment.for_user_id', '=', userId);
  if (id !== undefined) tickets = tickets.where('payment.id', '=', String(id));
  if (ticket_status) tickets = tickets.where(isActive(now), '=', ticket_status === 'ACTIVE');
  const statuses = commaList(video_status);
  return statuses.length
    ? tickets.where(sql<boolean>`show.video_status = any(${statuses}::text[])`)
    : tickets;
}

/** Still to be paid, or a ticket that counts, and the show is not over. AMB-141. */
function isActive(now: number) {
  return sql<boolean>`(show.video_status <> 'ENDED' and (
    payment.status = 'PENDING' or payment.status = 'COMPLETED' and ${isUnended(now)}
  ))`;
}
