import { BROADCAST_GRACE_MS } from './constants.js';

/** A recording of a broadcast, as the media server names it. */
export interface Recording {
  name: string;
  /** In ms. */
  duration: number;
  /** When it was ready, epoch ms. */
  at: number;
}

/** All that is known of a show's broadcast, whatever became known first. Times in epoch ms. */
export interface Broadcast {
  /** When it began at all; somebody may have watched since. */
  began_at: number | null;
  /** When it last began, and when it last ended. */
  started_at: number | null;
  ended_at: number | null;
  /** The longest of its recordings. */
  recording: Recording | null;
}

export const noBroadcast: Broadcast = { began_at: null, started_at: null, ended_at: null, recording: null };

/** What a media server tells of a stream. I7. */
export type BroadcastNews =
  | { action: 'liveStreamStarted' | 'liveStreamEnded'; at: number }
  | { action: 'vodReady'; recording: Recording };

function isBetter(a: Recording, b: Recording): boolean {
  if (a.duration !== b.duration) return a.duration > b.duration;
  return a.at === b.at ? a.name > b.name : a.at > b.at;
}

/** What is known after news; the same whatever order they come in and however often. */
export function afterNews(known: Broadcast, news: BroadcastNews): Broadcast {
  if (news.action === 'vodReady') {
    const { recording } = news;
    return known.recording && isBetter(known.recording, recording) ? known : { ...known, recording };
  }
  const latest = (at: number | null) => Math.max(at ?? news.at, news.at);
  if (news.action === 'liveStreamEnded') return { ...known, ended_at: latest(known.ended_at) };
  const began_at = Math.min(known.began_at ?? news.at, news.at);
  return { ...known, began_at, started_at: latest(known.started_at) };
}

/** What a media server says of a stream when it is asked. */
export interface StreamLook {
  isOnAir: boolean;
  /** When it was asked, epoch ms. */
  at: number;
  recordings: readonly Recording[];
}

/** What hooks should have told, and did not: nothing where all is known. */
export function missedNews(known: Broadcast, { isOnAir, at, recordings }: StreamLook): BroadcastNews[] {
  const better = recordings.filter((one) => !known.recording || isBetter(one, known.recording));
  const news = better.map((recording): BroadcastNews => ({ action: 'vodReady', recording }));
  if (isOnAir === hasPicture(known)) return news;
  return [{ action: isOnAir ? 'liveStreamStarted' : 'liveStreamEnded', at }, ...news];
}

function hasPicture({ started_at, ended_at }: Broadcast): boolean {
  return started_at !== null && (ended_at === null || ended_at < started_at);
}

export interface BroadcastMoment {
  /** Server time in epoch ms. */
  now: number;
  /** How long it stays on air without a picture, in ms. @default {@link BROADCAST_GRACE_MS} */
  grace?: number;
}

/** What a broadcast makes of its show: nothing before it began; who comes back within the grace never left. AMB-152. */
export function broadcastStatus(
  broadcast: Broadcast,
  { now, grace = BROADCAST_GRACE_MS }: BroadcastMoment,
): 'LIVE' | 'ENDED' | null {
  const { started_at, ended_at } = broadcast;
  if (started_at === null && ended_at === null) return null;
  const isOver = ended_at !== null && !hasPicture(broadcast);
  return isOver && now >= ended_at + grace ? 'ENDED' : 'LIVE';
}
