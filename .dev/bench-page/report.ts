import { middle } from './figures.js';
import { phone } from './phone.js';

export interface Note {
  limit: number;
  value: number;
  /** What it came from. */
  reason: string;
}

export interface Figure {
  limit: number;
  /** One value a run. */
  values: number[];
  /** What the worst one came from. */
  reason: string;
}

/** What was measured, by name. */
export interface Notebook {
  figures: Map<string, Figure>;
  /** Of the plain page, which keeps no limits. */
  beside: Map<string, number[]>;
  note(name: string, note: Note): void;
  /** A figure that has no limit. */
  tell(name: string, value: number): void;
  compare(name: string, value: number): void;
}

export function openNotebook(): Notebook {
  const figures = new Map<string, Figure>();
  const beside = new Map<string, number[]>();
  function note(name: string, { limit, value, reason }: Note): void {
    const figure = figures.get(name) ?? { limit, values: [], reason: '' };
    if (value >= Math.max(0, ...figure.values)) figure.reason = reason;
    figure.values.push(value);
    figures.set(name, figure);
  }
  return {
    figures,
    beside,
    note,
    tell: (name, value) => note(name, { limit: Number.POSITIVE_INFINITY, value, reason: '' }),
    compare: (name, value) => void beside.set(name, [...(beside.get(name) ?? []), value]),
  };
}

export interface Report extends Pick<Notebook, 'figures' | 'beside'> {
  runs: number;
  /** How many tasks a core had to do for others. */
  busy: number;
}

/** Prints the table; true when the middle of the runs keeps every limit. */
export function report({ figures, beside, runs, busy }: Report): boolean {
  const { cpu, latency, megabits } = phone;
  const row = (first: string, ...cells: string[]) =>
    console.log(first.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
  const number = (value: number | undefined) =>
    value === undefined || !Number.isFinite(value) ? '' : value.toFixed(value > 0 && value < 1 ? 4 : 0);
  console.log(
    `\nCPU ${cpu}x slower, ${latency} ms a round trip, ${megabits} Mbit/s; the middle of ${runs} runs`,
  );
  row('', 'limit', 'dashboard', 'plain page', 'each run');
  for (const [name, { limit, values }] of figures) {
    const other = beside.get(name);
    row(
      name,
      number(limit),
      number(middle(values)),
      other ? number(middle(other)) : '',
      values.map(number).join(' '),
    );
  }
  const missed = [...figures].filter(([, { limit, values }]) => !(middle(values) <= limit));
  for (const [name, { reason }] of missed) console.log(`MISSED: ${name} (${reason})`);
  if (busy > 0.5)
    console.log(`Others kept this machine busy (${busy.toFixed(1)} tasks a core): times are worth little.`);
  if (!missed.length) console.log('All within their limits.');
  return missed.length === 0;
}
