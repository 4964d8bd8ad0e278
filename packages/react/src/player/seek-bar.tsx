import { fill, formatPlayTime, playerControlMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import type { VideoView } from './use-video.js';

export interface SeekBarProps {
  shown: VideoView;
  isLive: boolean;
  onSeek: (time: number) => void;
}

/** Seconds an arrow moves. */
const STEP_SECONDS = 5;

/** Where the picture is, of what there is. */
export function SeekBar({ shown: { time, start, end }, isLive, onSeek }: SeekBarProps) {
  const words = useWords(playerControlMessages);
  const length = end - start;
  if (length <= 0) return null;
  const behind = end - time;
  const said = isLive
    ? `-${formatPlayTime(behind)}`
    : fill(words.position, { at: formatPlayTime(time), length: formatPlayTime(end) });
  return (
    <input
      type="range"
      className="panggung-player__range panggung-player__seek"
      aria-label={words.seek}
      aria-valuetext={said}
      min={start}
      max={end}
      step={STEP_SECONDS}
      value={time}
      onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      style={{ '--p-done': `${Math.min(Math.max((time - start) / length, 0), 1) * 100}%` } as object}
    />
  );
}
