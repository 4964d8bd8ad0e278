import type { Candidate } from './message.js';
import type { Refusal } from './refusal.js';

/** Somebody who sends a stream. */
export interface Publication {
  /** Answers the publisher's offer (SDP both ways). */
  answer(offer: string): Promise<string>;
  addCandidate(candidate: Candidate): Promise<void>;
  /** Ends it; safe to call twice. */
  stop(): void;
}

/** What a publisher is told. */
export interface PublicationListener {
  /** The first media arrived. */
  started(): void;
  finished(): void;
  failed(refusal: Refusal): void;
}

/** Somebody who watches over WebRTC; here the server makes the offer. */
export interface Playback {
  offer(): Promise<PlaybackOffer>;
  answer(sdp: string): Promise<void>;
  addCandidate(candidate: Candidate): Promise<void>;
  stop(): void;
}

export interface PlaybackOffer {
  sdp: string;
  /** Which stream each media section carries. */
  idMapping: Record<string, string>;
}

/** What a viewer is told. */
export interface PlaybackListener {
  started(): void;
  finished(): void;
}

/** The picture and bitrate of a running stream. */
export interface Rendition {
  streamWidth: number;
  streamHeight: number;
  /** Bits a second. */
  videoBitrate: number;
  /** Bits a second. */
  audioBitrate: number;
  videoCodec: string;
}

/** What signalling asks of the media behind it; throws {@link RefusalError}. */
export interface Stage {
  publish(streamId: string, listener: PublicationListener): Publication;
  play(streamId: string, listener: PlaybackListener): Playback;
  /** Calls back once, when the stream begins; returns how to stop waiting. */
  onceLive(streamId: string, begin: () => void): () => void;
  /** Null while nobody publishes. */
  rendition(streamId: string): Rendition | null;
}
