import { countdown, countdownMessages } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { useNow } from './use-now.js';
import { useWords } from './use-words.js';

export interface CountdownProps {
  /** The instant it runs to, in epoch ms. */
  until: number;
  /** Once, when it gets there. */
  onEnd?: (() => void) | undefined;
  /**
   * Names it for readers.
   * @default the catalogue's 'Starts in'
   */
  label?: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) onEnd?.();
    wasOver.current = isOver;
  }, [isOver, onEnd]);
}

/** Four numerals with their words under them. A timer: read when asked, never by itself. */
export function Countdown({ until, onEnd, label }: CountdownProps) {
  const words = useWords(countdownMessages);
  const left = until - useNow();
  useEnd(left <= 0, onEnd);
  const { days, hours, minutes, seconds } = countdown(left);
  const units: [string, number][] = [
    [words.days, days],
    [words.hours, hours],
    [words.minutes, minutes],
    [words.seconds, seconds],
  ];
  return (
    <div className="panggung-countdown" role="timer" aria-label={label ?? words.starts_in}>
      {units.map(([unit, value]) => (
        <span className="panggung-countdown__unit" key={unit}>
          <b>{pad(value)}</b> <span>{unit}</span>
        </span>
      ))}
    </div>
  );
}

/** The same span as one line, 'HH:MM:SS': time left to pay. Its last `warnMs` are in the warning colour. */
export function DueClock({ until, onEnd, label, warnMs = 600_000 }: CountdownProps & { warnMs?: number }) {
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
