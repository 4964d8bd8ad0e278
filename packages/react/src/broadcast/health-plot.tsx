import { broadcastHealthMessages, fill, STREAM_STATS_MS } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

export interface HealthPlotProps {
  name: string;
  /** The last one, in words. */
  value: string;
  /** The oldest first; null where nothing was known. */
  values: readonly (number | null)[];
}

/** The last five minutes. */
const MOST = 300_000 / STREAM_STATS_MS;
const [WIDTH, HEIGHT] = [120, 32];

/** Lines from the left to now; where nothing was known, there is a gap. */
function pathOf(values: readonly (number | null)[]): string {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const step = WIDTH / (MOST - 1);
  return values
    .map((value, at) => {
      if (value === null) return '';
      const isFirst = at === 0 || values[at - 1] === null;
      const x = (WIDTH - (values.length - 1 - at) * step).toFixed(1);
      return `${isFirst ? 'M' : 'L'}${x} ${(HEIGHT - 1 - (value / highest) * (HEIGHT - 2)).toFixed(1)}`;
    })
    .join('');
}

/** One line of a connection's history. */
export function HealthPlot({ name, value, values }: HealthPlotProps) {
  const words = useWords(broadcastHealthMessages);
  const minutes = (MOST * STREAM_STATS_MS) / 60_000;
  return (
    <svg
      className="panggung-broadcast__plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={fill(words.plot, { name, minutes, value })}
    >
      <path d={pathOf(values.slice(-MOST))} />
    </svg>
  );
}
