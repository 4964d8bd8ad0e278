import { type RefObject, useEffect, useRef, useState } from 'react';

/** How loud somebody is who speaks, 0 to 1. */
const SPEECH = 0.12;
/** How long they have to speak before it is said that nobody hears them, in ms. */
const SPEAKING_MS = 600;
/** Between two looks, in ms. */
const LOOK_MS = 100;

/** Listens to a copy of a track, which is heard also while the track itself is muted. */
function listen(track: MediaStreamTrack): { level: () => number; stop: () => void } {
  const context = new AudioContext();
  const copy = track.clone();
  copy.enabled = true;
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  context.createMediaStreamSource(new MediaStream([copy])).connect(analyser);
  // Closed before it began, it begins no more.
  context.resume().catch(() => {});
  const wave = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(wave);
      const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
      // As ears hear it: what is a hundredth as strong is not a hundredth as loud.
      return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.2);
    },
    stop() {
      copy.stop();
      void context.close();
    },
  };
}

export interface LevelView {
  /** Shows how loud it is, by `--level` from 0 to 1 and its value. */
  meter: RefObject<HTMLMeterElement | null>;
  /** Somebody has spoken for a while. */
  isSpeaking: boolean;
}

/** How loud a microphone is, at each moment. */
export function useLevel(track: MediaStreamTrack | null): LevelView {
  const meter = useRef<HTMLMeterElement>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!track) return;
    const { level, stop } = listen(track);
    let since: number | null = null;
    const timer = setInterval(() => {
      const now = performance.now();
      const loud = level();
      if (meter.current) meter.current.value = loud;
      if (loud < SPEECH) since = null;
      else since ??= now;
      setSpeaking(since !== null && now - since >= SPEAKING_MS);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [track]);
  return { meter, isSpeaking };
}
