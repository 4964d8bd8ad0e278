import type { LiveStream } from '@panggung/client';
import type { Playback } from '@panggung/core';

/** One choice of how good a picture is. */
export interface Quality {
  id: number;
  /** As a menu says it. @example '720p' */
  name: string;
}

/** What an engine tells of what it plays. */
export interface EngineNews {
  /** There is no such stream, or not yet. */
  onAbsent(): void;
  /** The same; as soon as there is, the engine says that it began anew. */
  onAwaited(): void;
  /** There was one, and all of it has been sent; whoever broadcasts may come back. */
  onOver(): void;
  /** The media server does not take the token. */
  onDenied(): void;
  /** It cannot be reached, or sends what cannot be played. */
  onLost(): void;
  /** The stream began anew under the same name: what was loaded is of no use. */
  onRewound(): void;
  /** Something to play has come. */
  onLoaded(bytes: number): void;
  onQualities(qualities: readonly Quality[]): void;
  /** Whether there is a stream of the sound alone. */
  onAudioOnly(isOffered: boolean): void;
  /** It does not work here, or no longer: another engine shall play. */
  onUnfit(): void;
}

/** What is to be played, and where from. */
export interface EngineWish {
  video: HTMLVideoElement;
  url: string;
  /** Put into each request, as it is then; null where none is needed. */
  token: () => string | null;
  /** Seconds to begin at; null for the live edge, or the beginning. */
  at: number | null;
  /** It is a stream, and not its recording. */
  isLive: boolean;
  /** The sound alone, to save data. */
  isAudioOnly: boolean;
  news: EngineNews;
}

/** Plays one thing until it is stopped. */
export interface Engine {
  /** Goes on loading after a failure, keeping what is there. */
  resume(): void;
  /** When what is on the screen happened, epoch ms; null where the stream does not say. */
  date(): number | null;
  /** Where a live stream is now, in seconds; null for what is no longer live. */
  edge(): number | null;
  /** Null leaves it to the engine. */
  choose(quality: number | null): void;
  /** Whether to catch up with the live edge by playing a little faster. */
  follow(isFollowing: boolean): void;
  stop(): void;
}

export type MakeEngine = (wish: EngineWish) => Engine;

/** An address with the token in it. */
export function withToken(url: string, token: string | null): string {
  if (token === null) return url;
  const whole = new URL(url, document.baseURI);
  whole.searchParams.set('token', token);
  return whole.href;
}

/** Plays by itself, or by which engine. AMB-201. */
export type EngineKind = 'file' | 'hls' | 'native';

export function engineKind({ hls_url }: Pick<Playback, 'hls_url'>): EngineKind {
  if (hls_url === null) return 'file';
  return 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis ? 'hls' : 'native';
}

/** Where a stream can be had with half a second's delay; null: nowhere. */
export function liveStreamOf({ source, websocket_url, stream_id }: Playback): LiveStream | null {
  const isOffered = source === 'live' && websocket_url && stream_id && 'RTCPeerConnection' in globalThis;
  return isOffered ? { socketUrl: websocket_url, streamId: stream_id } : null;
}

/** Fetches the engine; the one of streams is as large as all the rest. */
export async function loadEngine(kind: EngineKind): Promise<MakeEngine> {
  if (kind === 'hls') return (await import('./engine-hls.js')).createHlsEngine;
  return (await import('./engine-native.js')).createNativeEngine;
}

/** Fetches the engine with the least delay, and already the one that takes over where it does not work. */
export async function loadLiveEngine(stream: LiveStream, other: EngineKind): Promise<MakeEngine> {
  const { createWebrtcEngine } = await import('./engine-webrtc.js');
  void loadEngine(other).catch(() => {});
  return createWebrtcEngine(stream);
}
