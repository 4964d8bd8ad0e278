import type { Loadable } from '@panggung/client';

/** Where one thing that was asked for by its id stands on its way here. */
export type RecordState = 'loading' | 'ready' | 'missing' | 'failed';

const missingCodes: readonly string[] = [
  'show_not_found',
  'banner_not_found',
  'not_found',
  'invalid_request',
];

/** The state of a show or a banner; what was shown before outlives a failure. Q-17. */
export function recordState(loaded: Loadable<object>): RecordState {
  if ('value' in loaded && loaded.value) return 'ready';
  if (loaded.status === 'failed') return missingCodes.includes(loaded.error.code) ? 'missing' : 'failed';
  return 'loading';
}
