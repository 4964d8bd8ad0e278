import { PLAY_TOKEN_MS, PLAYBACK_RENEWAL_MS, playbackSource, showStart, streamOf } from '@panggung/core';
import type { Playback } from '@panggung/core/contract';
import { ApiError } from './errors.js';
import type { MediaServer } from './media-server.js';
import type { ShowRow } from './payment-row.js';
import type { PlaybackRow, Playing } from './playback-open.js';
import type { Ports } from './ports.js';
import { wholeUrl } from './show-view.js';
import { RECORDING, VIDEOS } from './video-address.js';

/** What a playback plays, and by what. */
type Picture = Pick<
  Playback,
  'hls_url' | 'websocket_url' | 'stream_id' | 'file_url' | 'captions_url' | 'token' | 'token_expires_at'
>;

const nothing: Picture = {
  hls_url: null,
  websocket_url: null,
  stream_id: null,
  file_url: null,
  captions_url: null,
  token: null,
  token_expires_at: null,
};

/** Tells a page what it plays. @throws ApiError `media_unavailable` */
export type PlaybackView = (playing: Playing) => Promise<Playback>;

/** What is played, from where, and by what. AMB-133. */
export function createPlaybackView(ports: Ports): PlaybackView {
  return async ({ playback, show }) => {
    const isRehearsal = playback.is_rehearsal;
    const source = isRehearsal ? 'live' : playbackSource(show);
    const read = source === 'live' ? livePicture : filePicture;
    return {
      id: playback.id,
      room_id: playback.room_id,
      source,
      ...(await read(ports, playback, show)),
      renew_after: PLAYBACK_RENEWAL_MS,
      watermark: show.watermark && !isRehearsal ? playback.payment_id : null,
      video_status: show.video_status,
      starts_at: show.video_status === 'LIVE' && source === 'file' ? showStart(show) : null,
    };
  };
}

async function livePicture(ports: Ports, playback: PlaybackRow): Promise<Picture> {
  const media = mediaOf(ports);
  const streamId = streamOf(playback.room_id, playback.is_rehearsal);
  const opening = await tokenFor(ports, playback, streamId);
  return {
    ...nothing,
    ...opening,
    stream_id: streamId,
    hls_url: await media.hlsUrl({ streamId, token: opening.token }),
    websocket_url: media.websocketUrl,
  };
}

/** Whether a show plays from the media server now: its stream, or the recording of one. */
export function isFromMedia(show: Pick<ShowRow, 'video_status' | 'islive' | 'url_video'>): boolean {
  return playbackSource(show) === 'live' || Boolean(show.url_video?.startsWith(RECORDING));
}

/** A file of ours opens to the playback's name, a recording to a token; what lies elsewhere to everybody. */
async function filePicture(ports: Ports, playback: PlaybackRow, show: ShowRow): Promise<Picture> {
  const { url_video, captions_url } = show;
  if (url_video === null) return nothing;
  if (url_video.startsWith(RECORDING))
    return recordedPicture(ports, playback, url_video.slice(RECORDING.length));
  if (!url_video.startsWith(VIDEOS)) return { ...nothing, file_url: url_video };
  const addressOf = (path: string | null) =>
    path && wholeUrl(`${path}?playback=${playback.name}`, ports.settings.apiUrl);
  return { ...nothing, file_url: addressOf(url_video), captions_url: addressOf(captions_url) };
}

async function recordedPicture(ports: Ports, playback: PlaybackRow, name: string): Promise<Picture> {
  const { url, isPlaylist } = mediaOf(ports).recording(name);
  const streamId = streamOf(playback.room_id);
  const opening = await tokenFor(ports, playback, streamId);
  const picture = { ...nothing, ...opening, stream_id: streamId };
  return isPlaylist
    ? { ...picture, hls_url: url }
    : { ...picture, file_url: `${url}?token=${opening.token}` };
}

async function tokenFor(ports: Ports, { name }: PlaybackRow, streamId: string) {
  const expiresAt = ports.clock() + PLAY_TOKEN_MS;
  const token = await mediaOf(ports).playToken({ streamId, lease: name, expiresAt });
  return { token, token_expires_at: expiresAt };
}

/** @throws ApiError `media_unavailable` where no media server is set up */
export function mediaOf({ media }: Pick<Ports, 'media'>): MediaServer {
  if (media) return media;
  throw new ApiError('media_unavailable', 'There is no media server');
}
