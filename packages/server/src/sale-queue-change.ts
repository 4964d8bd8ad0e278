import { QUEUE_PASS_MS } from '@panggung/core';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './database.js';
import { createSecretId } from './random.js';
import { type Line, type Place, readLine } from './sale-queue-line.js';

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

/** Adds places: into the pool, or behind the last one; each with whose it is. The line must be locked. */
export async function addPlaces(
  transaction: Transaction<Tables>,
  { showId, isDrawn, nextSeq }: Line,
  { holders, now }: { holders: readonly (string | null)[]; now: number },
): Promise<Place[]> {
  if (!holders.length) return [];
  const places = holders.map((_, at) => ({
    id: createSecretId(),
    showId,
    joinedAt: now,
    seq: isDrawn ? nextSeq + at : null,
    passUntil: null,
    isSpent: false,
  }));
  const rows = places.map(({ id, seq }, at) => ({ id, seq, draw: createLot(), holder: holders[at] }));
  await sql`
    with joined as (
      insert into sale_queue (id, room_id, draw, seq, joined_at, holder)
      select id, ${showId}::bigint, draw, seq, ${now}::bigint, holder
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (id text, draw bigint, seq bigint, holder text)
    )
    update sale_queue_show set next_seq = next_seq + ${isDrawn ? places.length : 0} where room_id = ${showId}
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
