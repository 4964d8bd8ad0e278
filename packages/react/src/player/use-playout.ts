import type { PlaybackControl } from '@panggung/client';
import type { Playback } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { engineKind, loadEngine, type Quality } from './engine.js';
import { createPlayout, type Playout } from './playout.js';

/** How soon an engine that could not be fetched is fetched again, in ms. */
const FETCH_AGAIN_MS = 3000;

/** What a picture offers besides being looked at. */
export interface PlayoutView {
  /** Null while nothing plays. */
  playout: Playout | null;
  qualities: readonly Quality[];
  hasAudioOnly: boolean;
  /** The browser let it begin without sound alone. */
  isSilenced: boolean;
  unsilence: () => void;
}

export interface PlayoutWish {
  video: HTMLVideoElement | null;
  control: PlaybackControl;
  playback: Playback | null;
  isAudioOnly: boolean;
  onBytes: (bytes: number) => void;
}

/** Whether there is anything to play. */
export function hasPicture(playback: Playback | null): boolean {
  return Boolean(playback && (playback.hls_url ?? playback.file_url));
}

/** Plays what a playback names, until there is none. */
export function usePlayout({ video, control, playback, isAudioOnly, onBytes }: PlayoutWish): PlayoutView {
  const { apiUrl, clock } = usePanggung();
  const [playout, setPlayout] = useState<Playout | null>(null);
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [hasAudioOnly, setAudioOnly] = useState(false);
  const [isSilenced, setSilenced] = useState(false);
  const latest = useRef(playback);
  latest.current = playback ?? latest.current;
  const last = useRef({ source: '', time: 0, isFollowing: true });
  const source = playback && hasPicture(playback) ? `${playback.source} ${engineKind(playback)}` : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or name of a playback draws nothing anew.
  useEffect(() => {
    if (!video || !playback || !source) return;
    const isLive = playback.source === 'live';
    const begunAt = playback.starts_at;
    const isTogether = isLive || begunAt !== null;
    const url = () => {
      const { hls_url, file_url } = latest.current ?? playback;
      return new URL(hls_url ?? file_url ?? '', apiUrl || location.href).href;
    };
    const start = () => {
      const { time, isFollowing } = last.current;
      if (last.current.source === source && !(isLive && isFollowing)) return time;
      return begunAt === null ? null : Math.max(clock.now() - begunAt, 0) / 1000;
    };
    let made: Playout | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const make = async () => {
      const makeEngine = await loadEngine(engineKind(playback));
      if (timer === undefined) return;
      made = createPlayout({
        video,
        makeEngine,
        url,
        token: () => (latest.current ?? playback).token,
        isLive,
        isAudioOnly,
        at: start(),
        onPicture: () => control.tell(isTogether ? 'play_live' : 'play_file'),
        onStall: () => control.tell('stall'),
        onAbsent: () => control.tell('absent'),
        onEnd: () => isTogether && control.tell('end'),
        onMuted: () => setSilenced(true),
        onQualities: setQualities,
        onAudioOnly: (isOffered) => setAudioOnly((before) => before || isOffered),
        onBytes,
        renew: control.renew,
        reopen: control.reopen,
      });
      setPlayout(made);
    };
    const attempt = () => {
      make().catch(() => {
        timer = setTimeout(attempt, FETCH_AGAIN_MS);
      });
    };
    timer = setTimeout(attempt);
    return () => {
      clearTimeout(timer);
      timer = undefined as never;
      last.current = { source, time: video.currentTime, isFollowing: made?.isFollowing() ?? true };
      made?.stop();
      setPlayout(null);
    };
  }, [video, source, isAudioOnly, control, apiUrl]);

  return { playout, qualities, hasAudioOnly, isSilenced, unsilence: () => setSilenced(false) };
}
