import type { Recording } from '@panggung/core';

/** Takes live pictures in, hands them out and records them. What it refuses is thrown as {@link MediaError}. */
export interface MediaServer {
  /** Opens a stream, or the recording of one, to one playback. */
  playToken(play: { streamId: string; lease: string; expiresAt: number }): Promise<string>;
  /** Opens the stage of a stream. Times in epoch ms. */
  publishToken(publish: { streamId: string; expiresAt: number }): Promise<string>;
  /** Makes a stream known before it is published; asked again, says anew where it tells what becomes of the stream. */
  createBroadcast(stream: NewStream): Promise<void>;
  /** Whether somebody publishes a stream now. */
  isOnAir(streamId: string): Promise<boolean>;
  /** Ends a stream for everybody. */
  stop(streamId: string): Promise<void>;
  /** Ends it for one playback at once, and lets that in no more. */
  cut(play: { streamId: string; lease: string }): Promise<void>;
  /** What was recorded of a stream and can be played. */
  recordings(streamId: string): Promise<Recording[]>;
  /** Where a stream plays from, in every quality it has now, as far as this token of it opens that. */
  hlsUrl(play: { streamId: string; token: string }): Promise<string>;
  websocketUrl: string;
  /** Where encoders send to by WHIP; the stream's name follows. */
  ingestUrl: string;
  whipUrl(streamId: string): string;
  /** Where a recording lies that the server told of by this name. */
  recording(name: string): StreamRecording;
}

/** A stream as the media server shall know it. */
export interface NewStream {
  streamId: string;
  name: string;
  /** Where it tells what becomes of the stream; null: nowhere, and nothing is recorded. */
  hookUrl: string | null;
}

export interface StreamRecording {
  /** Opens to tokens of the stream it was made of. */
  url: string;
  /** Or one video that plays by itself. */
  isPlaylist: boolean;
}

/** The media server refused, or did not answer. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}
