import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import { isShowOnSale } from './sale-open.js';

/** How far the line of a show has come. */
export interface Line {
  showId: number;
  /** Epoch ms; null where no line is kept. */
  opensAt: number | null;
  /** Whether the pool was put in order. */
  isDrawn: boolean;
  /** The next free place. */
  nextSeq: number;
  /** Everybody up to this place was let in. */
  admitted: number;
  /** Seats that are neither sold nor held nor offered. */
  free: number;
}

/** One's place in it. */
export interface Place {
  id: string;
  showId: number;
  joinedAt: number;
  /** Null in the pool. */
  seq: number | null;
  /** Epoch ms; null before one's turn. */
  passUntil: number | null;
  /** The turn was used for an order that still stands. */
  isSpent: boolean;
}

const facts = sql`
  case when ${isShowOnSale} then show.sale_opens_at end as "opensAt",
  drawn_at is not null as "isDrawn", coalesce(next_seq, 1) as "nextSeq", coalesce(admitted, 0) as admitted,
  ticket_quota - ticket_sold - ticket_held - ticket_offered as free`;

/** Null where there is no such show. */
export async function readLine(database: Kysely<Tables>, showId: number | null): Promise<Line | null> {
  const { rows } = await sql<Line>`
    select show.id as "showId", ${facts} from show left join sale_queue_show on room_id = show.id
    where show.id = ${showId} and deleted_at is null
  `.execute(database);
  return rows[0] ?? null;
}

/** Of `sale_queue as place`. */
export const placeColumns = sql`
  place.id, place.room_id as "showId", joined_at as "joinedAt", seq, pass_expires_at as "passUntil"`;

export async function readPlaces(database: Kysely<Tables>, ids: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${placeColumns}, coalesce(payment.seat <> 'none', false) as "isSpent"
    from sale_queue as place left join payment on payment.id = place.payment_id
    where place.id = any(${[...ids]}::text[])
  `.execute(database);
  return rows;
}

/** Who waits in a line, the first ones first. */
export async function readWaiting(
  database: Kysely<Tables>,
  { showId, admitted, most }: Pick<Line, 'showId' | 'admitted'> & { most: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${placeColumns}, false as "isSpent" from sale_queue as place
    where room_id = ${showId} and seq > ${admitted} order by seq limit ${most}
  `.execute(database);
  return rows;
}

/** Shows whose sale is open and whose line waits for its lots or its turn. */
export async function movingLines(database: Kysely<Tables>, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select show.id from sale_queue_show join show on show.id = room_id
    where sale_opens_at <= ${now}::bigint and ${isShowOnSale}
      and (drawn_at is null or admitted < next_seq - 1)
    order by show.id
  `.execute(database);
  return rows.map(({ id }) => id);
}
