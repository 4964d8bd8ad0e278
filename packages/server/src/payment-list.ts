import type { PaymentListQuerySchema } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import type * as v from 'valibot';
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
    .select('payment.id')
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc');
  const [rows, { total }] = await Promise.all([
    (wanted.limit === null ? newest : newest.limit(wanted.limit)).offset(wanted.offset).execute(),
    tickets.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  return { data: await readInOrder(source, ids), page: pageOf(wanted, Number(total)) };
}

/** Payments in the order of their ids. */
export async function readInOrder(source: PaymentSource, ids: readonly string[]): Promise<PaymentParts[]> {
  const found = ids.length ? await readPayments(source, { ids }) : [];
  const byId = new Map(found.map((parts) => [parts.payment.id, parts]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Own tickets: those for oneself, or those given and received. One that another person has not paid yet is nobody's
 * business but theirs; one that was deleted is gone, unless money is owed for it. AMB-142.
 */
function ticketsOf(database: Kysely<Tables>, { userId, query, now }: PaymentListQuestion & { now: number }) {
  const { id, ticket_type, ticket_status, video_status } = query;
  let tickets = database
    .selectFrom('payment')
    .innerJoin('show', 'show.id', 'payment.room_id')
    .where((where) =>
      where.or([
        where('payment.user_id', '=', userId),
        where.and([where('payment.for_user_id', '=', userId), where('payment.status', '=', 'COMPLETED')]),
      ]),
    )
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
    payment.status = 'PENDING' or payment.status = 'COMPLETED'
      and (payment.expired_ticket = 0 or payment.expired_ticket > ${now}::bigint)
  ))`;
}
