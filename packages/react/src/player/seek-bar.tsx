import { fill, formatPlayTime, playerControlMessages } from '@panggung/core';
import type { KeyboardEvent } from 'react';
import { useWords } from '../ui/use-words.js';
import type { LastPlace } from './use-last-place.js';

export interface SeekBarProps {
  shown: LastPlace;
  isLive: boolean;
  onSeek: (time: number) => void;
  /** By so many seconds, as fast as a key is pressed. */
  onSkip: (seconds: number) => void;
}

/** Seconds an arrow moves: the browser's own steps would hold the thumb as well, beside where the picture is. */
const steps: Record<string, number> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

/** Where the picture is, of what there is. */
export function SeekBar({ shown, isLive, onSeek, onSkip }: SeekBarProps) {
  const words = useWords(playerControlMessages);
  const { time, start, end, isSeekable } = shown;
  const length = end - start;
  if (length <= 0) return null;
  const behind = end - time;
  const said = isLive
    ? `-${formatPlayTime(behind)}`
    : fill(words.position, { at: formatPlayTime(time), length: formatPlayTime(end) });
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onSkip(step);
  };
  return (
    <input
      type="range"
      className="panggung-player__range panggung-player__seek"
      aria-label={words.seek}
      aria-valuetext={said}
      // Not disabled, which would take the focus from whoever is there.
      aria-disabled={!isSeekable || undefined}
      min={start}
      max={end}
      step="any"
      value={time}
      onKeyDown={move}
      onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      style={{ '--p-done': `${Math.min(Math.max((time - start) / length, 0), 1) * 100}%` } as object}
    />
  );
}
