import { missedNews, OVERRUN_MS, SHOW_START_OFFSET_MS, streamOf } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import { hearNews } from './broadcast-life.js';
import { readBroadcast } from './broadcast-row.js';
import type { Tables } from './database.js';
import { eachAlone } from './each-alone.js';
import { MediaError, type MediaServer } from './media-server.js';
import type { Ports } from './ports.js';
import { CANCELLED } from './sale-open.js';
import { isEndedByHost } from './show-end.js';
import { stopStages } from './stop-stream.js';

/** How often the media server is asked after one stream, in ms: its hooks tell sooner, if they arrive. */
const LOOK_MS = 10_000;
/** The same for a show that ended, and may go on or still get its recording. */
const LATE_LOOK_MS = 60_000;
/** How long before its start a show is first looked at, in ms; one that begins still earlier is found then. */
const EARLY_MS = 3_600_000;

type LookPorts = Pick<Ports, 'database' | 'media' | 'clock' | 'log'>;

/**
 * Asks the media server how the streams of shows are that are near their time or on air, and takes what it says for what
 * its hooks would have told: those may all be lost. Who publishes a show that was called off is stopped.
 */
export async function lookAtStreams({ database, media, clock, log }: LookPorts): Promise<void> {
  if (!media) return;
  const due = await claimDue(database, clock());
  try {
    await eachAlone(due, (show) => look(show, { database, media, now: clock() }));
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    log.warn({ error: error.message }, 'streams could not be looked at');
  }
}

interface DueShow {
  id: number;
  status: string;
}

interface LookParts {
  database: Kysely<Tables>;
  media: MediaServer;
  now: number;
}

async function look({ id, status }: DueShow, { database, media, now }: LookParts): Promise<void> {
  const streamId = streamOf(id);
  const isOnAir = await media.isOnAir(streamId);
  const isStopped = status === CANCELLED || isEndedByHost({ status });
  if (isStopped) await stopStages(media, id);
  if (isStopped && isOnAir) return;
  if (status === CANCELLED) return;
  const known = await readBroadcast(database, id);
  const hasBegun = known.started_at !== null || known.ended_at !== null;
  const recordings = hasBegun && !isOnAir ? await media.recordings(streamId) : [];
  for (const news of missedNews(known, { isOnAir, at: now, recordings })) {
    await hearNews(database, { showId: id, news, now });
  }
}

/** Shows to ask after now. Of several processes one gets each: whoever comes second finds it looked at. */
async function claimDue(database: Kysely<Tables>, now: number): Promise<DueShow[]> {
  const start = sql`start_date + start_time + ${sql.lit(SHOW_START_OFFSET_MS)}`;
  const { rows } = await sql<DueShow>`
    insert into broadcast as claimed (room_id, is_open, looked_at)
    select show.id, false, ${now}::bigint from show left join broadcast on broadcast.room_id = show.id
    where islive = 1 and video_status in ('WAITING', 'LIVE', 'ENDED')
      and coalesce(looked_at, 0) <= ${now}::bigint
        - case video_status when 'ENDED' then ${sql.lit(LATE_LOOK_MS)} else ${sql.lit(LOOK_MS)} end
      and (${start} - ${sql.lit(EARLY_MS)} <= ${now}::bigint or coalesce(started_at, ended_at) is not null)
      and (
        (is_open and show.status <> ${sql.lit(CANCELLED)} and deleted_at is null)
        or greatest(${start} + duration * 60000, started_at, ended_at) + ${sql.lit(OVERRUN_MS)} > ${now}::bigint
      )
    on conflict (room_id) do update set looked_at = excluded.looked_at
      where claimed.looked_at <= excluded.looked_at - ${sql.lit(LOOK_MS)}
    returning room_id as id, (select case when deleted_at is null then status else ${CANCELLED} end from show where id = room_id) as status
  `.execute(database);
  return rows;
}
