import { QUEUE_PASS_MS } from '@panggung/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './database.js';
import { createSecretId } from './random.js';

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
  case when show.status = 'ACTIVE' then show.sale_opens_at end as "opensAt",
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

/** Everybody who changes a line does so one after the other; nobody waits who buys. */
export async function lockLine(transaction: Transaction<Tables>, showId: number): Promise<Line | null> {
  await sql`
    insert into sale_queue_show (room_id) values (${showId})
    on conflict (room_id) do update set room_id = excluded.room_id
  `.execute(transaction);
  return readLine(transaction, showId);
}

/** Puts the pool in order, by lot. The line must be locked, and its sale open. */
export async function drawLots(
  transaction: Transaction<Tables>,
  { showId, nextSeq }: Line,
  now: number,
): Promise<void> {
  await sql`
    with lots as (
      select id, row_number() over (order by draw, id) + ${nextSeq - 1}::bigint as seq
      from sale_queue where room_id = ${showId} and seq is null
    ), placed as (
      update sale_queue set seq = lots.seq from lots where sale_queue.id = lots.id returning sale_queue.id
    )
    update sale_queue_show set drawn_at = ${now}::bigint, next_seq = next_seq + (select count(*) from placed)
    where room_id = ${showId}
  `.execute(transaction);
}

/** Adds places: into the pool, or behind the last one. The line must be locked. */
export async function addPlaces(
  transaction: Transaction<Tables>,
  { showId, isDrawn, nextSeq }: Line,
  { count, now }: { count: number; now: number },
): Promise<Place[]> {
  const places = Array.from({ length: count }, (_, at) => ({
    id: createSecretId(),
    showId,
    joinedAt: now,
    seq: isDrawn ? nextSeq + at : null,
    passUntil: null,
    isSpent: false,
  }));
  const rows = places.map(({ id, seq }) => ({ id, seq, draw: createLot() }));
  await sql`
    with joined as (
      insert into sale_queue (id, room_id, draw, seq, joined_at)
      select id, ${showId}::bigint, draw, seq, ${now}::bigint
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (id text, draw bigint, seq bigint)
    )
    update sale_queue_show set next_seq = next_seq + ${isDrawn ? count : 0} where room_id = ${showId}
  `.execute(transaction);
  return places;
}

/** 52 bits nobody can foresee. */
function createLot(): number {
  return Number.parseInt(createSecretId().slice(0, 13), 16);
}

/** Unused passes may be half as many again as there are seats: not everybody who is let in orders. */
const PASSES_PER_SEAT = 1.5;

/** Lets the next ones in. The line must be locked, its pool drawn, its sale open. Answers how many. */
export async function admitNext(
  transaction: Transaction<Tables>,
  { showId, admitted, nextSeq, free }: Line,
  { perSecond, now }: { perSecond: number; now: number },
): Promise<number> {
  const waiting = nextSeq - 1 - admitted;
  if (waiting < 1 || free < 1) return 0;
  const { rows } = await sql<{ unused: number; recent: number }>`select
    (select count(*) from sale_queue where room_id = ${showId} and admitted_at is not null and used_at is null
      and pass_expires_at > ${now}::bigint) as unused,
    (select count(*) from sale_queue where room_id = ${showId} and seq > ${admitted - perSecond}
      and seq <= ${admitted} and admitted_at > ${now - 1000}::bigint) as recent
  `.execute(transaction);
  const { unused = 0, recent = 0 } = rows[0] ?? {};
  const room = Math.ceil(free * PASSES_PER_SEAT) - Number(unused);
  const count = Math.min(waiting, room, perSecond - Number(recent));
  if (count < 1) return 0;
  await sql`
    with passed as (
      update sale_queue set admitted_at = ${now}::bigint, pass_expires_at = ${now + QUEUE_PASS_MS}::bigint
      where room_id = ${showId} and seq > ${admitted} and seq <= ${admitted + count}
    )
    update sale_queue_show set admitted = admitted + ${count} where room_id = ${showId}
  `.execute(transaction);
  return count;
}

const place = sql`
  place.id, place.room_id as "showId", joined_at as "joinedAt", seq, pass_expires_at as "passUntil"`;

export async function readPlaces(database: Kysely<Tables>, ids: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${place}, coalesce(payment.seat <> 'none', false) as "isSpent"
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
    select ${place}, false as "isSpent" from sale_queue as place
    where room_id = ${showId} and seq > ${admitted} order by seq limit ${most}
  `.execute(database);
  return rows;
}

/** Shows whose sale is open and whose line waits for its lots or its turn. */
export async function movingLines(database: Kysely<Tables>, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select show.id from sale_queue_show join show on show.id = room_id
    where sale_opens_at <= ${now}::bigint and show.status = 'ACTIVE' and deleted_at is null
      and (drawn_at is null or admitted < next_seq - 1)
    order by show.id
  `.execute(database);
  return rows.map(({ id }) => id);
}
