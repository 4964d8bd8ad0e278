import type { Sales } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import type { ShowRow } from './payment-row.js';
import { rowId } from './row-id.js';
import { freeSeats } from './seats.js';
import type { OwnShowWish } from './show-own.js';
import { readSeries } from './show-sales-series.js';
import { readOwnShow } from './watch-right.js';

export interface SalesWish extends OwnShowWish {
  /** Epoch ms. */
  now: number;
}

/**
 * How the tickets of one's own show sell, all of one moment: whatever is sold meanwhile, the numbers add up.
 * @throws ApiError `show_not_found`, also for who did not make it
 */
export function readSales(database: Kysely<Tables>, { id, userId, now }: SalesWish): Promise<Sales> {
  return database.transaction().execute(async (transaction) => {
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    const show = await readOwnShow(transaction, rowId(id), userId);
    const facts = await readMoney(transaction, show.id);
    return {
      id: show.id,
      name: show.name,
      at: now,
      ...seatsOf(show),
      ...facts,
      methods: await readMethods(transaction, show.id),
      partners: await readPartners(transaction, show.id),
      refunds_due: await readDue(transaction, show.id),
      admitted: await countAdmitted(transaction, show.id),
      series: await readSeries(transaction, {
        showId: show.id,
        quota: show.ticket_quota,
        sold: show.ticket_sold,
        now,
      }),
    };
  });
}

function seatsOf(show: ShowRow) {
  return {
    ticket_quota: show.ticket_quota,
    sold: show.ticket_sold,
    held: show.ticket_held,
    offered: show.ticket_offered,
    left: freeSeats(show),
  };
}

/** Whatever is owed or was paid back came in before: a refund is always of money that came. */
async function readMoney(database: Kysely<Tables>, showId: number) {
  const { rows } = await sql<
    Record<'amount' | 'donations' | 'due' | 'due_count' | 'sent' | 'sent_count', number>
  >`
    with ticket as (
      select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(least(donate, amount)), 0)::bigint as donations
      from payment where room_id = ${showId}::bigint and seat = 'sold'
    ), back as (
      select coalesce(sum(refund.amount) filter (where refund.status = 'due'), 0)::bigint as due,
        count(*) filter (where refund.status = 'due')::bigint as due_count,
        coalesce(sum(refund.amount) filter (where refund.status = 'sent'), 0)::bigint as sent,
        count(*) filter (where refund.status = 'sent')::bigint as sent_count
      from refund join payment on payment.id = payment_id where room_id = ${showId}::bigint
    )
    select * from ticket, back
  `.execute(database);
  const [amount = 0, donations = 0, due = 0, dueCount = 0, sent = 0, sentCount = 0] = [
    'amount',
    'donations',
    'due',
    'due_count',
    'sent',
    'sent_count',
  ].map((name) => Number(rows[0]?.[name as 'due']));
  return {
    received: amount + due + sent,
    revenue: { amount, tickets: amount - donations, donations },
    refunds: { due: { count: dueCount, amount: due }, sent: { count: sentCount, amount: sent } },
    payout: amount,
  };
}

/** The tickets that count, by something. */
function soldTickets(database: Kysely<Tables>, showId: number) {
  return database
    .selectFrom('payment')
    .where('room_id', '=', showId)
    .where('seat', '=', 'sold')
    .select(({ fn }) => [
      fn.countAll<number>().as('tickets'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ])
    .orderBy('tickets', 'desc');
}

async function readMethods(database: Kysely<Tables>, showId: number): Promise<Sales['methods']> {
  const rows = await soldTickets(database, showId)
    .leftJoin('payment_type', 'payment_type.id', 'payment.payment_type_id')
    .select(['payment.payment_type', 'payment_type.name'])
    .groupBy(['payment.payment_type', 'payment_type.name'])
    .orderBy('payment.payment_type')
    .execute();
  return rows.map(({ payment_type, name, ...numbers }) => ({ payment_type, name, ...asNumbers(numbers) }));
}

async function readPartners(database: Kysely<Tables>, showId: number): Promise<Sales['partners']> {
  const rows = await soldTickets(database, showId)
    .leftJoin('partner', 'partner.id', 'payment.partner_id')
    .select('partner.name')
    .groupBy(['partner.id', 'partner.name'])
    .orderBy('partner.id')
    .execute();
  return rows.map(({ name, ...numbers }) => ({ name, ...asNumbers(numbers) }));
}

function asNumbers({ tickets, amount }: { tickets: number; amount: number }) {
  return { tickets: Number(tickets), amount: Number(amount) };
}

function readDue(database: Kysely<Tables>, showId: number): Promise<Sales['refunds_due']> {
  return database
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('payment_type', 'payment_type.id', 'payment.payment_type_id')
    .select(['refund.id', 'refund.amount', 'refund.reason', 'refund.created_at as since'])
    .select(sql<string>`coalesce(payment_type.name, payment.payment_type)`.as('channel'))
    .where('payment.room_id', '=', showId)
    .where('refund.status', '=', 'due')
    .orderBy('refund.id')
    .limit(MOST_DUE)
    .execute();
}

/** Rows of refunds that are told of at once; their sums tell of all. */
const MOST_DUE = 500;

async function countAdmitted(database: Kysely<Tables>, showId: number): Promise<number> {
  const inside = database.selectFrom('admission').innerJoin('payment', 'payment.id', 'admission.payment_id');
  const { count } = await inside
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment.room_id', '=', showId)
    .where('admission.undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
