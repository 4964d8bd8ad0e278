import type { ChatElsewhere, ChatEntry, ChatMessage, ChatReactionCounts } from '@panggung/core/contract';
import { sql, type Transaction } from 'kysely';
import { type Logged, readAfter } from './chat-log.js';
import type { Tables } from './database.js';
import type { Ports } from './ports.js';

/** A message as the documents name its fields, with what puts it in order. K-15, T-19. */
export type RealtimeComment = Pick<
  ChatMessage,
  'userId' | 'roomVideoId' | 'urlPhoto' | 'fullName' | 'comment' | 'seq' | 'created_at' | 'isHost'
>;

/** What happened to messages, and what everybody may know beside them. */
export type RealtimeHappening = Extract<ChatEntry, { kind: 'deleted' | 'slow_mode' | 'pinned' }>;

/** What changes beside the log. */
export interface RealtimeBeat {
  /** Epoch ms. */
  at: number;
  counts: ChatReactionCounts['counts'];
}

/** By name: a message by its id, what else happened by `at-{seq}`; null: it is not there any more. */
export type RealtimeChildren = Record<string, RealtimeComment | RealtimeHappening | null>;

/**
 * Where chats are written to beside the API's own stream, for pages that read them there: under message/{room id}. Nobody
 * else writes there. AMB-168.
 */
export interface CommentStream {
  /** Writes what is new, and takes away what is null; all or none. Rejects where that is not certain. */
  update(roomId: number, children: RealtimeChildren): Promise<void>;
  /** Shows whoever reads a room there, under beat/{room id}, that it is kept up, and what was thrown at its stage. */
  beat(roomId: number, beat: RealtimeBeat): Promise<void>;
  /** Lets whoever has it read one room there; unset, chats are read from the API alone. */
  pass?(roomId: number, now: number): Promise<ChatElsewhere>;
}

/** How long a process may take over one writing, in ms: longer than it waits for an answer. */
const LEASE = 10_000;
/** Rooms written at once. */
const MOST_ROOMS = 20;

/** Writes on from where each room's log was written up to; what fails is written again once its lease is over. */
export async function mirrorChats(ports: Ports): Promise<void> {
  const { commentStream } = ports;
  if (!commentStream) return;
  let places: Places;
  let after = 0;
  // All in turn: where many are behind, the last of them are written on, too.
  do {
    const leasedUntil = ports.clock() + LEASE;
    places = await claimRooms(ports, { after, leasedUntil });
    await writeOn(ports, { commentStream, places, leasedUntil });
    after = Math.max(after, ...places.keys());
  } while (places.size === MOST_ROOMS);
}

/** Up to where a room is written, and up to where its log goes. */
interface Place {
  seq: number;
  last: number;
}

/** By the rooms' ids. */
type Places = ReadonlyMap<number, Place>;

async function claimRooms(
  { database }: Pick<Ports, 'database'>,
  { after, leasedUntil }: { after: number; leasedUntil: number },
): Promise<Places> {
  const now = leasedUntil - LEASE;
  const { rows } = await sql<Place & { room_id: number }>`
    insert into chat_mirror (room_id, seq, leased_until)
    select room_id, 0, ${leasedUntil}::bigint from chat_room left join chat_mirror as known using (room_id)
    where room_id > ${after}::bigint
      and chat_room.seq > coalesce(known.seq, 0) and coalesce(known.leased_until, 0) <= ${now}::bigint
    order by room_id limit ${sql.lit(MOST_ROOMS)}
    on conflict (room_id) do update set leased_until = excluded.leased_until
      where chat_mirror.leased_until <= ${now}::bigint
    returning room_id, seq, (select seq from chat_room where chat_room.room_id = chat_mirror.room_id) as last
  `.execute(database);
  return new Map(rows.map(({ room_id, ...place }) => [room_id, place]));
}

interface Writing {
  commentStream: CommentStream;
  /** Of rooms that are this process's to write. */
  places: Places;
  leasedUntil: number;
}

async function writeOn(
  { database, settings, log }: Ports,
  { commentStream, places, leasedUntil }: Writing,
): Promise<void> {
  if (!places.size) return;
  const from = new Map([...places].map(([roomId, { seq }]) => [roomId, seq]));
  const logged = await readAfter({ database, apiUrl: settings.apiUrl }, from);
  const pins = await readPins(database, logged);
  const write = async ([roomId, place]: [number, Place]) => {
    const own = logged.filter((one) => one.roomId === roomId);
    const children: RealtimeChildren = Object.assign(
      {},
      ...own.map(({ entry }) => entry && childrenOf(entry)),
      // What was said in them is gone, too.
      ...pins.filter(({ room_id }) => room_id === roomId).map(({ seq }) => ({ [`at-${seq}`]: null })),
    );
    if (Object.keys(children).length) await commentStream.update(roomId, children);
    // Of what is long over, nothing is left to tell.
    const seq = own.at(-1)?.seq ?? Math.max(place.seq, place.last);
    const done = database.updateTable('chat_mirror').set({ seq, leased_until: 0 });
    // Whoever took longer has been written on for.
    await done.where('room_id', '=', roomId).where('leased_until', '=', leasedUntil).execute();
  };
  const written = await Promise.allSettled([...places].map(write));
  for (const result of written) {
    if (result.status === 'rejected') log.warn({ error: String(result.reason) }, 'a chat was not written on');
  }
}

/** Has written again what somebody said, under the name they have from now on. */
export async function mirrorAgain(transaction: Transaction<Tables>, userId: number): Promise<void> {
  await sql`
    with said as (
      select room_id, min(seq) as seq from chat_message
      where user_id = ${userId}::bigint and deleted_at is null group by room_id
    ), locked as (
      select room_id, said.seq from chat_mirror join said using (room_id) order by room_id for update of chat_mirror
    )
    -- Whoever writes right now, maybe that name for the first time, has lost their lease, and yet nobody else writes
    -- before its end.
    update chat_mirror set seq = least(chat_mirror.seq, locked.seq - 1), leased_until = leased_until + 1
    from locked where chat_mirror.room_id = locked.room_id
  `.execute(transaction);
}

/** How late somebody may hear of what is said, in ms. */
const LATEST = 5000;

/** Whether who reads a chat where it is written to misses something: that is behind, or could not be reached. */
export async function isMirrorBehind(
  database: Ports['database'],
  roomId: number,
  now: number,
): Promise<boolean> {
  const { rows } = await sql<{ created_at: number }>`
    select created_at from chat_entry
    where room_id = ${roomId} and created_at < ${now - LATEST}
      and seq > coalesce((select seq from chat_mirror where room_id = ${roomId}), 0)
    order by seq limit 1
  `.execute(database);
  return rows.length > 0;
}

/** Where messages stood above the others that were deleted since. */
async function readPins(database: Ports['database'], logged: readonly Logged[]) {
  const gone = logged.flatMap(({ entry }) => (entry?.kind === 'deleted' ? entry.id : []));
  if (!gone.length) return [];
  const pins = database.selectFrom('chat_entry').select(['room_id', 'seq']).where('kind', '=', 'pinned');
  const rooms = new Set(logged.map(({ roomId }) => roomId));
  return pins
    .where('room_id', 'in', [...rooms])
    .where('message_id', 'in', gone)
    .execute();
}

/** What is written of an entry. Whose voice was taken is nobody else's business. */
function childrenOf(entry: ChatEntry): RealtimeChildren {
  if (entry.kind === 'muted') return {};
  if (entry.kind === 'message') {
    const { id, held, key: _, ...comment } = entry.message;
    return held ? {} : { [id]: comment };
  }
  const gone = entry.kind === 'deleted' && { [entry.id]: null };
  return { ...gone, [`at-${entry.seq}`]: entry.kind === 'pinned' ? withoutKey(entry) : entry };
}

/** The key of a message is its author's own. */
function withoutKey(entry: Extract<ChatEntry, { kind: 'pinned' }>): RealtimeHappening {
  if (!entry.message) return entry;
  const { key: _, ...message } = entry.message;
  return { ...entry, message };
}
