import type { PlaybackControl } from '@panggung/client';
import type { Playback } from '@panggung/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { engineKind, liveStreamOf, loadEngine, loadLiveEngine, type Quality } from './engine.js';
import { createPlayout, type Playout } from './playout.js';

/** How soon an engine that could not be fetched is fetched again, in ms. */
const FETCH_AGAIN_MS = 3000;

/** What a picture offers besides being looked at. */
export interface PlayoutView {
  /** Null while nothing plays. */
  playout: Playout | null;
  qualities: readonly Quality[];
  hasAudioOnly: boolean;
  /** Whether the stream can be had with less delay. */
  hasLowLatency: boolean;
  /** The browser let it begin without sound alone. */
  isSilenced: boolean;
  /** The same, already before it is drawn. */
  silence: RefObject<boolean>;
  unsilence: () => void;
}

export interface PlayoutWish {
  video: HTMLVideoElement | null;
  /** Where the last picture is held. */
  frame: RefObject<HTMLCanvasElement | null>;
  control: PlaybackControl;
  playback: Playback | null;
  isAudioOnly: boolean;
  isLowLatency: boolean;
  /** When the stream last began, epoch ms, as the API told; null before. */
  onAirSince: number | null;
  /** The least delay cannot be had here, or no longer. */
  onUnfit: () => void;
  onBytes: (bytes: number) => void;
}

/** Whether there is anything to play. */
export function hasPicture(playback: Playback | null): boolean {
  return Boolean(playback && (playback.hls_url ?? playback.file_url));
}

/** Plays what a playback names, until there is none. */
export function usePlayout(wish: PlayoutWish): PlayoutView {
  const { video, frame, control, playback, isAudioOnly, isLowLatency, onAirSince, onUnfit, onBytes } = wish;
  const { apiUrl, clock } = usePanggung();
  const [playout, setPlayout] = useState<Playout | null>(null);
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [hasAudioOnly, setAudioOnly] = useState(false);
  const [isSilenced, setSilenced] = useState(false);
  const silence = useRef(false);
  const beSilenced = (isSilent: boolean) => {
    silence.current = isSilent;
    setSilenced(isSilent);
  };
  const last = useRef({ source: '', time: 0, isFollowing: true });
  const source = playback && hasPicture(playback) ? `${playback.source} ${engineKind(playback)}` : '';
  const stream = playback && liveStreamOf(playback);
  const isLow = isLowLatency && !isAudioOnly && stream !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or name of a playback draws nothing anew.
  useEffect(() => {
    if (!video || !frame.current || !playback || !source) return;
    const isLive = playback.source === 'live';
    const begunAt = playback.starts_at;
    const isTogether = isLive || begunAt !== null;
    // As it is kept, not as it was drawn: what has just been renewed is used at once.
    const latest = () => control.$playback.get().playback ?? playback;
    const url = () => {
      const { hls_url, file_url } = latest();
      return new URL(hls_url ?? file_url ?? '', apiUrl || location.href).href;
    };
    const start = () => {
      const { time, isFollowing } = last.current;
      if (last.current.source === source && !(isLive && isFollowing)) return time;
      return begunAt === null ? null : Math.max(clock.now() - begunAt, 0) / 1000;
    };
    const made = createPlayout({
      video,
      frame: frame.current,
      url,
      token: () => latest().token,
      isLive,
      isAudioOnly,
      at: start(),
      onPicture: () => control.tell(isTogether ? 'play_live' : 'play_file'),
      onStall: () => control.tell('stall'),
      onAbsent: () => control.tell('absent'),
      onEnd: () => isTogether && control.tell('end'),
      onMuted: () => beSilenced(true),
      onQualities: setQualities,
      onAudioOnly: (isOffered) => setAudioOnly((before) => before || isOffered),
      onUnfit,
      onBytes,
      renew: control.renew,
      reopen: control.reopen,
    });
    setPlayout(made);
    return () => {
      last.current = { source, time: video.currentTime, isFollowing: made.isFollowing() };
      made.stop();
      setPlayout(null);
    };
  }, [video, source, isAudioOnly, control, apiUrl]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a playback's stream stays the same one.
  useEffect(() => {
    if (!playout || !playback) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const load = async () => {
      const kind = engineKind(playback);
      const engine = await (isLow && stream ? loadLiveEngine(stream, kind) : loadEngine(kind));
      if (isWanted) playout.use(engine);
    };
    const attempt = () => {
      load().catch(() => {
        if (isWanted) timer = setTimeout(attempt, FETCH_AGAIN_MS);
      });
    };
    attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [playout, isLow]);

  // Who broadcasts is back.
  useEffect(() => {
    if (onAirSince !== null) playout?.hurry();
  }, [playout, onAirSince]);

  return {
    playout,
    qualities,
    hasAudioOnly,
    hasLowLatency: stream !== null,
    isSilenced,
    silence,
    unsilence: () => beSilenced(false),
  };
}
