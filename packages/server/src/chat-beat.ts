import { sql } from 'kysely';
import { isMirrorBehind, type RealtimeBeat } from './chat-mirror.js';
import { noReactions, readReactions } from './chat-snapshot.js';
import type { Ports } from './ports.js';

/** How often readers elsewhere are told of reactions, and how often that nothing is new, in ms. */
const EACH = 1000;
const QUIET = 10_000;
/** A room that was not shown for so long is read no more, in ms. */
const OVER = 60_000;

/** Keeps in mind until when somebody may begin to read a chat elsewhere: till then it is shown there that it is kept up. */
export async function expectReaders(
  database: Ports['database'],
  roomId: number,
  until: number,
): Promise<void> {
  await sql`
    insert into chat_mirror (room_id, seq, leased_until, read_until)
    values (${roomId}::bigint, 0, 0, ${until}::bigint)
    on conflict (room_id) do update set read_until = excluded.read_until
      where chat_mirror.read_until < excluded.read_until
  `.execute(database);
}

/** Rooms to show something of now; of several processes one gets each. */
async function claimRooms(database: Ports['database'], now: number): Promise<{ room_id: number }[]> {
  // In one order: whoever writes them on, or again, locks several as well.
  const { rows } = await sql<{ room_id: number }>`
    with due as (
      select room_id from chat_mirror where read_until > ${now}::bigint and beat_at <= ${now - EACH}::bigint
      order by room_id for update
    )
    update chat_mirror set beat_at = ${now}::bigint from due where chat_mirror.room_id = due.room_id
    returning chat_mirror.room_id
  `.execute(database);
  return rows;
}

/** What was last shown of a room, and when. */
interface Shown {
  at: number;
  counts: string;
}

/**
 * Shows readers elsewhere that their chat is kept up, and what was thrown at its stage. Where a chat is not kept up there,
 * nothing is shown, and they come back to the API. AMB-168.
 */
export function createChatBeat({ database, clock, commentStream, log }: Ports): { runOnce(): Promise<void> } {
  const shown = new Map<number, Shown>();
  let isGone = false;

  /** Answers whether anything was due. */
  async function show(roomId: number, counts: RealtimeBeat['counts']): Promise<boolean> {
    const at = clock();
    const now = { at, counts: JSON.stringify(counts) };
    const last = shown.get(roomId);
    if (last && last.counts === now.counts && at - last.at < QUIET) return false;
    if (await isMirrorBehind(database, roomId, at)) return false;
    await commentStream?.beat(roomId, { at, counts });
    shown.set(roomId, now);
    return true;
  }

  /** Says when it goes and when it is back, not each second between. */
  function tell(told: readonly PromiseSettledResult<boolean>[]) {
    const failed = told.find((result) => result.status === 'rejected');
    if (failed && !isGone) log.warn({ error: String(failed.reason) }, 'chats cannot be shown elsewhere');
    const isBack = !failed && told.some((result) => result.status === 'fulfilled' && result.value);
    if (isBack && isGone) log.info({}, 'chats are shown elsewhere again');
    isGone = failed !== undefined || (isGone && !isBack);
  }

  return {
    async runOnce() {
      if (!commentStream?.pass) return;
      const now = clock();
      const rooms = await claimRooms(database, now);
      if (!rooms.length) return;
      for (const [id, { at }] of shown) if (at < now - OVER) shown.delete(id);
      const ids = rooms.map(({ room_id }) => room_id);
      const counts = await readReactions(database, ids);
      const told = await Promise.allSettled(ids.map((id) => show(id, counts.get(id) ?? noReactions())));
      tell(told);
    },
  };
}
