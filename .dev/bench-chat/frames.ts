/** An event of Chromium's trace; times in us. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long the thread itself worked on it: while others had the core it did not. */
  tdur?: number;
  args: { name?: string };
}

/** How long a frame lasts, in us, at 60 a second. */
const FRAME_US = 1e6 / 60;
/** How much slower a phone is than this machine. */
const SLOWER = 4;
/** How long a frame may keep the main thread, in ms of the phone. */
const LIMIT = 8;

/**
 * How long the main thread of the busiest page worked in each frame that had any work, in ms of a phone. A frame begins when
 * the page is drawn, or else with the first thing that is done, and is over after a 60th of a second. Of a machine that
 * is slowed down, the processor's own time would say nothing: it is counted at full speed, and multiplied.
 */
export function framesOf(trace: readonly TraceEvent[]): number[] {
  const events = mainEvents(trace);
  const drawn = events.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const frames: number[] = [];
  let begun = Number.NEGATIVE_INFINITY;
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    if (name !== 'RunTask') continue;
    const draws = drawn.some((at) => at >= ts && at <= ts + dur);
    if (draws || ts >= begun + FRAME_US) {
      begun = ts;
      frames.push(0);
    }
    frames.push((frames.pop() ?? 0) + (tdur / 1000) * SLOWER);
  }
  return frames;
}

/** In the order they began, of the one main thread that worked most. */
function mainEvents(trace: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const work = new Map<string, number>();
  for (const event of trace) {
    if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') work.set(threadOf(event), 0);
  }
  for (const event of trace) {
    const before = work.get(threadOf(event));
    if (before !== undefined) work.set(threadOf(event), before + (event.tdur ?? 0));
  }
  const [main] = [...work].sort(([, one], [, other]) => other - one)[0] ?? [];
  return trace.filter((event) => threadOf(event) === main).sort((one, other) => one.ts - other.ts);
}

/** Prints what frames cost; true when all but 1 in 100 keep the limit. */
export function reportFrames(frames: readonly number[]): boolean {
  const sorted = Float64Array.from(frames).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => at(share).toFixed(1));
  console.log(`main thread a frame, CPU ${SLOWER}x slower: p50 ${p50}, p99 ${p99}, max ${max} ms`);
  const isSmooth = at(0.99) < LIMIT;
  if (!isSmooth) console.log(`Too slow: 1 frame in 100 takes longer than ${LIMIT} ms.`);
  return isSmooth;
}
