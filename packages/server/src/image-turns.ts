import { ApiError } from './errors.js';

/** How many pictures are worked on at once, and how many may wait: each may need a hundred MB while it is. */
const AT_ONCE = 2;
const WAITING = 16;

/**
 * Lets heavy work in by turns.
 * @example const takeTurn = createTurns(); await takeTurn(() => images.render(bytes, files));
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (waiting.length >= WAITING) {
      throw new ApiError('busy', 'Too many pictures at once. Please try again.', { retryAfter: 5 });
    }
    if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes the place over.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
