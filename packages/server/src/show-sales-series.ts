import type { SalesPoint } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';

/** Most points of a series. */
const POINTS = 60;
const MINUTE = 60_000;
/** What lies between two points, in ms: a minute to a year. */
const spans = [1, 5, 15, 60, 180, 360, 720, 1440, 2880, 10_080, 43_200, 525_600].map((n) => n * MINUTE);

/** Seats, as they changed hands within a span. */
interface Turn {
  step: number;
  held: number;
  sold: number;
  offered: number;
}

export interface SeriesWish {
  showId: number;
  quota: number;
  /** Seats that are sold by now: what no payment tells of was sold elsewhere, before. */
  sold: number;
  /** Epoch ms. */
  now: number;
}

/** How the seats of a show came to be sold: evenly spaced, the first point before the first order, the last one now. */
export async function readSeries(database: Kysely<Tables>, wish: SeriesWish): Promise<SalesPoint[]> {
  const { showId, quota, sold, now } = wish;
  const payments = database.selectFrom('payment').where('room_id', '=', showId);
  const { first } = await payments
    .select(({ fn }) => fn.min<number | null>('created_at').as('first'))
    .executeTakeFirstOrThrow();
  const begin = Math.min(first === null ? now : Number(first), now);
  const span = spans.find((one) => (now - begin) / one < POINTS - 2) ?? (spans.at(-1) as number);
  const from = Math.floor((begin - 1) / span) * span;
  const turns = await readTurns(database, { showId, from, span, now });
  const before = sold - turns.reduce((sum, turn) => sum + turn.sold, 0);
  return pointsOf(turns, { from, span, quota, now, before });
}

/**
 * A seat is held from its order until it is paid or lost, and sold from then until it is given or taken back. A payment is
 * written again when its money is sent, so when a seat was taken back its refund tells. A seat is offered to who waits
 * until it is ordered, or the offer is over.
 */
async function readTurns(
  database: Kysely<Tables>,
  { showId, from, span, now }: Pick<Spacing, 'from' | 'span' | 'now'> & { showId: number },
): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    with seat as (
      select created_at as held_at, completed_at as sold_at,
        case when completed_at is null and seat = 'none'
          then least(updated_at, coalesce(deleted_at, hold_expires_at, updated_at)) end as lost_at,
        case when completed_at is not null and seat = 'none'
          then coalesce((select min(refund.created_at) from refund where payment_id = payment.id), updated_at)
        end as void_at
      from payment where room_id = ${showId}::bigint
    ), offer as (
      select offered_at,
        case status when 'offered' then null
          when 'taken' then (select created_at from payment where payment.id = payment_id)
          else least(offer_expires_at, ${now}::bigint) end as over_at
      from waiting_list where room_id = ${showId}::bigint and offered_at is not null
    ), turn as (
      select held_at as at, 1 as held, 0 as sold, 0 as offered from seat
      union all select sold_at, -1, 1, 0 from seat where sold_at is not null
      union all select greatest(lost_at, held_at), -1, 0, 0 from seat where lost_at is not null
      union all select greatest(void_at, sold_at), 0, -1, 0 from seat where void_at is not null
      union all select offered_at, 0, 0, 1 from offer
      union all select greatest(over_at, offered_at), 0, 0, -1 from offer where over_at is not null
    )
    select ceil((at - ${from}::bigint)::numeric / ${span}::bigint)::bigint as step,
      sum(held)::bigint as held, sum(sold)::bigint as sold, sum(offered)::bigint as offered
    from turn group by 1 order by 1
  `.execute(database);
  return rows.map(({ step, held, sold, offered }) => ({
    step: Number(step),
    held: Number(held),
    sold: Number(sold),
    offered: Number(offered),
  }));
}

interface Spacing {
  from: number;
  span: number;
  quota: number;
  now: number;
  /** Seats that were sold before the first point. */
  before: number;
}

/** What happened at a point counts for it. */
function pointsOf(turns: readonly Turn[], { from, span, quota, now, before }: Spacing): SalesPoint[] {
  const last = Math.max(1, Math.ceil((now - from) / span));
  const points: SalesPoint[] = [];
  let at = 0;
  let [held, sold, offered] = [0, before, 0];
  for (let step = 0; step <= last; step++) {
    for (let turn = turns[at]; turn && (turn.step <= step || step === last); turn = turns[at]) {
      held += turn.held;
      sold += turn.sold;
      offered += turn.offered;
      at += 1;
    }
    const time = Math.min(from + step * span, now);
    points.push({ at: time, sold, held, left: Math.max(0, quota - sold - held - offered) });
  }
  return points;
}
