import { plannedEnd, SHOW_START_OFFSET_MS, showStart } from '@panggung/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { hasLife, settleShow } from './broadcast-life.js';
import { readBroadcast } from './broadcast-row.js';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { eachAlone } from './each-alone.js';
import type { ShowRow } from './payment-row.js';
import { CANCELLED } from './sale-open.js';

/**
 * Begins the shows that are no live broadcasts, at their hour; they end by their duration, as broadcasts do. Looks at
 * what the tables say alone: it survives restarts, and several processes may look. Answers how many began.
 */
export async function openPremieres(database: Kysely<Tables>, now: number): Promise<number> {
  const due = await readDue(database, now);
  await eachAlone(due, ({ id }) =>
    database.transaction().execute((transaction) => openPremiere(transaction, id, now)),
  );
  return due.length;
}

function readDue(database: Kysely<Tables>, now: number): Promise<Pick<ShowRow, 'id'>[]> {
  return (
    database
      .selectFrom('show')
      .select('id')
      .where('islive', '=', 0)
      .where('video_status', '=', 'WAITING')
      .where('url_video', 'is not', null)
      .where('deleted_at', 'is', null)
      .where('status', '<>', CANCELLED)
      // Narrows by an index; the instant itself has none.
      .where('start_date', '<=', now)
      .where(sql<number>`start_date + start_time + ${sql.lit(SHOW_START_OFFSET_MS)}`, '<=', now)
      .execute()
  );
}

async function openPremiere(transaction: Transaction<Tables>, id: number, now: number): Promise<void> {
  const [show] = await lockShows(transaction, [id]);
  if (!show || !hasLife(show) || !isPremiereDue(show, now)) return;
  const known = await readBroadcast(transaction, id);
  const start = showStart(show);
  const broadcast = { ...known, began_at: start, started_at: start, ended_at: plannedEnd(show) };
  await settleShow(transaction, { show, broadcast, now });
}

function isPremiereDue(show: ShowRow, now: number): boolean {
  return !show.islive && show.url_video !== null && show.video_status === 'WAITING' && showStart(show) <= now;
}
