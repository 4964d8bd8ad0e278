import { formatDateTime, SHOW_START_OFFSET_MS, showStart } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import type { NotificationTable, Tables } from './database.js';
import { notify } from './notification-write.js';

interface ToldShow {
  id: number;
  name: string;
  start_date: number;
  start_time: number;
}

/** When ticket holders are told of a show, and what. */
interface Moment {
  /** How long before the start, in ms. */
  ahead: number;
  /** A show whose moment was missed by more is not told of any more, in ms. */
  latest: number;
  type: NotificationTable['type'];
  title(show: ToldShow): string;
  description(show: ToldShow): string;
}

const moments = {
  /** AMB-094. */
  soon: {
    ahead: 30 * 60_000,
    latest: 30 * 60_000,
    type: 'ticket',
    title: ({ name }) => `Sebentar lagi: ${name}`,
    description: (show) => `Mulai ${formatDateTime(showStart(show), 'id')} WIB. Siapkan tiketmu.`,
  },
  starts: {
    ahead: 0,
    latest: 3 * 3_600_000,
    type: 'show',
    title: ({ name }) => `${name} dimulai`,
    description: () => 'Acara yang kamu tunggu dimulai sekarang. Buka dan tonton dengan tiketmu.',
  },
} as const satisfies Record<string, Moment>;

/**
 * Tells ticket holders of shows that begin soon, and of those that have just begun: one row a show, however many hold a
 * ticket and however many processes look. A show that was moved is told of again. Answers how many were told.
 */
export async function tellStarts(database: Kysely<Tables>, now: number): Promise<number> {
  let told = 0;
  for (const [name, moment] of Object.entries(moments)) told += await tellMoment(database, name, moment, now);
  return told;
}

async function tellMoment(database: Kysely<Tables>, name: string, moment: Moment, now: number) {
  const shows = await readShows(database, {
    from: now + moment.ahead - moment.latest,
    to: now + moment.ahead,
  });
  const rows = shows.map((show) => ({
    audience: 'ticket_holders' as const,
    type: moment.type,
    title: moment.title(show),
    description: moment.description(show),
    room_video_id: show.id,
    occasion: `show ${show.id} ${name} ${showStart(show)}`,
    created_at: now,
  }));
  return notify(database, await untold(database, rows));
}

const DAY = 86_400_000;

/** Shows that begin after `from` and by `to`. */
function readShows(
  database: Kysely<Tables>,
  { from, to }: { from: number; to: number },
): Promise<ToldShow[]> {
  const start = sql<number>`start_date + start_time + ${sql.lit(SHOW_START_OFFSET_MS)}`;
  return (
    database
      .selectFrom('show')
      .select(['id', 'name', 'start_date', 'start_time'])
      .where('deleted_at', 'is', null)
      .where('video_status', 'in', ['WAITING', 'LIVE'])
      // Narrows by an index; the instant itself has none.
      .where('start_date', '>', from - DAY)
      .where('start_date', '<=', to)
      .where(start, '>', from)
      .where(start, '<=', to)
      .execute()
  );
}

/** Most looks find nothing new, and write nothing. */
async function untold<Row extends { occasion: string }>(database: Kysely<Tables>, rows: readonly Row[]) {
  if (!rows.length) return [];
  const occasions = rows.map(({ occasion }) => occasion);
  const known = await database
    .selectFrom('notification')
    .select('occasion')
    .where('occasion', 'in', occasions)
    .execute();
  const told = new Set(known.map(({ occasion }) => occasion));
  return rows.filter(({ occasion }) => !told.has(occasion));
}
