import { countdown } from '@panggung/core';
import { useEnd } from './use-end.js';
import { useNow } from './use-now.js';

export interface DueClockProps {
  /** The instant it runs to, in epoch ms. */
  until: number;
  /** Once, when it gets there. */
  onEnd?: () => void;
  /** Names it for readers. */
  label: string;
  /**
   * The last part of the time, which is in the warning colour, in ms.
   * @default ten minutes
   */
  warnMs?: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The time left to pay as one line, 'HH:MM:SS'. A timer: read when asked, never by itself. */
export function DueClock({ until, onEnd, label, warnMs = 600_000 }: DueClockProps) {
  const left = until - useNow();
  useEnd(left <= 0, onEnd);
  const { days, hours, minutes, seconds } = countdown(left);
  return (
    <p
      className="panggung-due-clock"
      role="timer"
      aria-label={label}
      data-state={left > warnMs ? 'running' : left > 0 ? 'ending' : 'over'}
    >
      {pad(days * 24 + hours)}:{pad(minutes)}:{pad(seconds)}
    </p>
  );
}
