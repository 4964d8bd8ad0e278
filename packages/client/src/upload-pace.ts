import type { UploadProgress } from './upload.js';

/** How far an upload has come, and how fast it goes. */
export interface UploadPace extends UploadProgress {
  /** Over the last seconds; null while too little was sent to tell. */
  bytesPerSecond: number | null;
  /** How long it takes from here, in ms, at this speed; null while nobody can tell. */
  msLeft: number | null;
}

/** How far back its speed is measured, in ms: a shorter time jumps, a longer one lags behind. */
const WINDOW_MS = 5000;
/** Over a shorter time nothing is said of speed, in ms. */
const SHORTEST_MS = 500;

/**
 * Tells how fast an upload goes from how far it has come and when.
 * @example const pace = createPace(); onProgress: (progress) => draw(pace(progress))
 */
export function createPace(
  now: () => number = () => performance.now(),
): (progress: UploadProgress) => UploadPace {
  let marks: { at: number; loaded: number }[] = [];
  return (progress) => {
    const mark = { at: now(), loaded: progress.loaded };
    // It may go back: what was on its way when a connection broke did not arrive.
    if (mark.loaded < (marks.at(-1)?.loaded ?? 0)) marks = [];
    marks = [...marks.filter(({ at }) => mark.at - at <= WINDOW_MS), mark];
    const [first = mark] = marks;
    const span = mark.at - first.at;
    if (span < SHORTEST_MS) return { ...progress, bytesPerSecond: null, msLeft: null };
    const bytesPerSecond = ((mark.loaded - first.loaded) / span) * 1000;
    const left = progress.total - progress.loaded;
    return {
      ...progress,
      bytesPerSecond,
      msLeft: bytesPerSecond > 0 ? (left / bytesPerSecond) * 1000 : null,
    };
  };
}
