import { chatActMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import { slowSpan } from './slow-span.js';

/** What a host may choose from, in ms. */
const spans = [0, 5000, 15_000, 30_000, 60_000, 300_000];

export interface SlowModeChoiceProps {
  slowMs: number;
  choose: (slowMs: number) => void;
}

/** How long everybody else waits between two messages. */
export function SlowModeChoice({ slowMs, choose }: SlowModeChoiceProps) {
  const words = useWords(chatActMessages);
  const offered = spans.includes(slowMs) ? spans : [...spans, slowMs];
  return (
    <label className="panggung-chat__slow-mode">
      {words.slow_mode}{' '}
      <select value={slowMs} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {offered.map((span) => (
          <option key={span} value={span}>
            {span ? slowSpan(span / 1000, words) : words.slow_off}
          </option>
        ))}
      </select>
    </label>
  );
}
