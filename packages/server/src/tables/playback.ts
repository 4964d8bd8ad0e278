import type { Defaulted } from './defaulted.js';

/** What opens one playback. Times in epoch ms. */
export interface RoomTokenTable {
  hash: string;
  room_id: number;
  /** Null where nothing has to be paid. */
  payment_id: string | null;
  viewer: string;
  is_rehearsal: Defaulted<boolean>;
  expires_at: number;
  /** What it opened. */
  playback_id: string | null;
  created_at: number;
}

/**
 * Why a playback ended: by its own page, by a reload, by another device, by another device as it was not seen for a while,
 * its ticket did, or nobody saw it for long.
 */
export type PlaybackEnd = 'closed' | 'reopened' | 'taken_over' | 'lost' | 'refused' | 'unseen';

/** A ticket on a screen. Times in epoch ms. */
export interface PlaybackTable {
  /** Not guessable, and known to the page that plays alone. */
  id: string;
  /** What addresses and the media server call it. */
  name: string;
  room_id: number;
  payment_id: string | null;
  /** Tells viewers apart, and nothing else of them. */
  viewer: string;
  /** Plays the stage of the show's rehearsal, to whoever makes the show. */
  is_rehearsal: Defaulted<boolean>;
  device_id: string;
  opened_at: number;
  seen_at: number;
  ended_at: number | null;
  ended_by: PlaybackEnd | null;
}

/** What was told of a show's broadcast. Times in epoch ms. */
export interface BroadcastTable {
  room_id: number;
  began_at: number | null;
  started_at: number | null;
  ended_at: number | null;
  recording_name: string | null;
  /** In ms. */
  recording_duration: number | null;
  recording_at: number | null;
  /** Whether time alone may still change its show. */
  is_open: Defaulted<boolean>;
  /** When the media server was last asked. */
  looked_at: Defaulted<number>;
}

/** How many watch a show, as one process counts them at a time in epoch ms. */
export interface ViewerCountTable {
  room_id: number;
  process: string;
  count: number;
  at: number;
}

/** The start that ticket holders of a show were mailed of, in epoch ms. */
export interface StartMailTable {
  room_id: number;
  told_start: number;
}

/** Watching. */
export interface PlaybackTables {
  room_token: RoomTokenTable;
  playback: PlaybackTable;
  broadcast: BroadcastTable;
  viewer_count: ViewerCountTable;
  start_mail: StartMailTable;
}
