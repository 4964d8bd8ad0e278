import { countdown, countdownMessages } from '@panggung/core';
import { useEnd } from './use-end.js';
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
