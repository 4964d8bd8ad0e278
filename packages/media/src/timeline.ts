export type Kind = 'video' | 'audio';

/** RTP's clocks for what is negotiated here, ticks a second. */
const clockRates: Record<Kind, number> = { video: 90_000, audio: 48_000 };

interface Clock {
  /** The last timestamp, with its overflows counted in. */
  ticks: number;
  /** What is added to a track's own seconds to get the time of arrival, seconds. */
  offset: number;
  /** How late frames were at least, lately, seconds; large when the track's clock has moved. */
  leastLate: number;
  windowEnds: number;
}

const overflow = 2 ** 32;
/** Off by more than that, a track is set by its arrival again, seconds. */
const tolerance = 0.5;
const window = 2;
/** How far one sender report may move a track, seconds: no ear or eye notices. */
const step = 0.01;

/**
 * Brings the timestamps of picture and sound onto one clock, the time of arrival in seconds. A track starts where it
 * arrives, since its first sender report comes seconds later; the reports then bring the two together.
 */
export function createTimeline() {
  const clocks = new Map<Kind, Clock>();
  /** What is added to the sender's wall clock to get ours, seconds. */
  let senderOffset: number | undefined;

  function secondsOf(kind: Kind, timestamp: number, clock: Clock | undefined): [number, number] {
    const last = clock?.ticks ?? timestamp;
    const forward = (((timestamp - last) % overflow) + overflow) % overflow;
    const ticks = last + (forward > overflow / 2 ? forward - overflow : forward);
    return [ticks, ticks / clockRates[kind]];
  }

  return {
    /** When a frame was taken, seconds, on the clock of `now` (seconds). */
    timeOf(kind: Kind, timestamp: number, now: number): number {
      const clock = clocks.get(kind);
      const [ticks, seconds] = secondsOf(kind, timestamp, clock);
      if (!clock) {
        const offset = now - seconds;
        clocks.set(kind, { ticks, offset, leastLate: 0, windowEnds: now + window });
        return now;
      }
      clock.ticks = ticks;
      const late = now - (seconds + clock.offset);
      // Early by so much cannot be the network; late may be a burst, and counts only when it lasts.
      if (late < -tolerance) clock.offset += late;
      clock.leastLate = Math.min(clock.leastLate, late);
      if (now >= clock.windowEnds) {
        if (clock.leastLate > tolerance) clock.offset += clock.leastLate;
        clock.leastLate = Number.POSITIVE_INFINITY;
        clock.windowEnds = now + window;
      }
      return seconds + clock.offset;
    },
    /** Takes a sender report: at `sentAt` (seconds of the sender's clock) the track's clock said `timestamp`. */
    report(kind: Kind, sentAt: number, timestamp: number) {
      const clock = clocks.get(kind);
      if (!clock) return;
      const [, seconds] = secondsOf(kind, timestamp, clock);
      const here = seconds + clock.offset;
      senderOffset ??= here - sentAt;
      const off = sentAt + senderOffset - here;
      // So far apart, one of the two was set anew: begin from here.
      if (Math.abs(off) > tolerance) senderOffset = here - sentAt;
      else clock.offset += Math.max(-step, Math.min(step, off));
    },
  };
}
