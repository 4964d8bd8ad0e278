import type { Loadable } from '@panggung/client';
import type { Show } from '@panggung/core';

/** Where one show stands on its way here. */
export type ShowState = 'loading' | 'ready' | 'missing' | 'failed';

const missingCodes: readonly string[] = ['show_not_found', 'not_found', 'invalid_request'];

/** One show's state; what was shown before outlives a failure. */
export function showState(show: Loadable<Show>): ShowState {
  if ('value' in show && show.value) return 'ready';
  if (show.status === 'failed') return missingCodes.includes(show.error.code) ? 'missing' : 'failed';
  return 'loading';
}
