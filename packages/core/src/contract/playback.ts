import * as v from 'valibot';
import { videoStatuses } from '../show.js';
import { IdSchema } from './envelope.js';

const text = v.nullable(v.string());
const said = v.optional(v.nullable(v.string()));
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Which show somebody wants to watch; of all else that is said, the server knows better. J-13, AMB-128. */
export const RoomTokenWishSchema = v.object({
  room_video_id: IdSchema,
  user_id: v.optional(v.nullable(IdSchema)),
  video_status: said,
  category_name: said,
  ticket_type: said,
  /** The creator looks at the rehearsal of their own show. Ours. */
  is_rehearsal: v.optional(v.boolean(), false),
});
export type RoomTokenWish = v.InferInput<typeof RoomTokenWishSchema>;

/** The same by a guest's payment code. J-13. */
export const GuestRoomTokenWishSchema = v.object({
  ...RoomTokenWishSchema.entries,
  code_guest: v.pipe(v.string(), v.maxLength(200)),
});
export type GuestRoomTokenWish = v.InferInput<typeof GuestRoomTokenWishSchema>;

/** What opens one playback, once. J-14, AMB-129. */
export const RoomTokenSchema = v.object({ tokenId: v.string() });
export type RoomToken = v.InferOutput<typeof RoomTokenSchema>;

/** Which show's stage somebody wants to enter, or its rehearsal. Q-46. */
export const PublishTokenWishSchema = v.object({
  room_video_id: IdSchema,
  user_id: v.optional(v.nullable(IdSchema)),
  /** On a stage of its own that no viewer sees. Ours. */
  is_rehearsal: v.optional(v.boolean(), false),
});
export type PublishTokenWish = v.InferInput<typeof PublishTokenWishSchema>;

/** What opens a stage, and where that is. AMB-150. */
export const PublishTokenSchema = v.object({
  tokenId: v.string(),
  /** For encoders: where they send to by WHIP, with the stream's name behind it. */
  ingest_url: v.string(),
  /** What the media server calls the stream. */
  stream_id: v.string(),
  /** For browsers: the signalling. */
  websocket_url: v.string(),
});
export type PublishToken = v.InferOutput<typeof PublishTokenSchema>;

/** A room token, and the device it shall play on. Ours. */
export const NewPlaybackSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  device_id: word,
  /** Ends the playback of this ticket on another device. */
  take_over: v.optional(v.boolean(), false),
});
export type NewPlayback = v.InferInput<typeof NewPlaybackSchema>;

/** A ticket on one screen, for as long as it is renewed. Times in epoch ms. Ours, AMB-133. */
export const PlaybackSchema = v.object({
  /** Renews and ends it: only for who opened it. */
  id: v.string(),
  room_id: IdSchema,
  source: v.picklist(['live', 'file']),
  /** The stream's playlist or the recording's, without the token; null where there is none. */
  hls_url: text,
  websocket_url: text,
  /** What the media server calls the stream. */
  stream_id: text,
  /** A video that plays by itself as long as the playback lives. */
  file_url: text,
  /** Captions of {@link file_url}, as WebVTT, that open as long as the playback lives. */
  captions_url: text,
  /** For the media server; null where none is needed. */
  token: text,
  token_expires_at: v.nullable(v.number()),
  /** How long after this answer it shall be renewed, in ms. */
  renew_after: v.number(),
  /** The order number that moves over the picture; null where a show asks for none. */
  watermark: text,
  video_status: v.picklist(videoStatuses),
  /** When a premiere began: all watch it together from there on; null for everything else. */
  starts_at: v.nullable(v.number()),
});
export type Playback = v.InferOutput<typeof PlaybackSchema>;

/** Somebody who still watches. J-20, AMB-132. */
export const ViewerSchema = v.object({
  room_video_id: v.optional(v.nullable(IdSchema)),
  user_id: v.optional(v.nullable(IdSchema)),
  video_status: said,
});

/** A guest who still watches, by a name of their own for this visit. J-20. */
export const GuestViewerSchema = v.object({
  ...ViewerSchema.entries,
  session_id: v.optional(word),
});

/** How many watch. AMB-131. */
export const ViewerCountSchema = v.object({ count_viewer: v.number() });
export type ViewerCount = v.InferOutput<typeof ViewerCountSchema>;

/** What the events of a show tell of its status. Ours. */
export interface ShowStatusNews {
  video_status: (typeof videoStatuses)[number];
  /** Whether there is something to play when it is not on air. */
  url_video_ready: boolean;
  /** When its stream last began, epoch ms; null before. */
  on_air_since: number | null;
}
