import { silence, silenceLength } from './opus.js';
import type { SoundFrame } from './segmenter.js';

/** What comes before a time, and the rest. */
export function split<T extends { time: number }>(frames: readonly T[], time: number): [T[], T[]] {
  const at = frames.findIndex((frame) => frame.time >= time);
  return at < 0 ? [[...frames], []] : [frames.slice(0, at), frames.slice(at)];
}

/** Seconds from one picture to the next, as lately. */
export function usualStep(frames: readonly { time: number }[]): number {
  const [last, previous] = [frames.at(-1), frames.at(-2)];
  return last && previous ? last.time - previous.time : 1 / 30;
}

/** Puts silence where no sound came. */
export function withoutGaps(frames: readonly SoundFrame[], start: number, end: number): SoundFrame[] {
  const filled: SoundFrame[] = [];
  let covered = start;
  const fill = (until: number) => {
    for (; until - covered >= silenceLength; covered += silenceLength)
      filled.push({ time: covered, duration: silenceLength, data: silence });
  };
  for (const frame of frames) {
    fill(frame.time);
    filled.push(frame);
    covered = frame.time + frame.duration;
  }
  fill(end);
  return filled;
}
