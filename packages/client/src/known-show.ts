import type { Show } from '@panggung/core';
import type { Panggung } from './panggung.js';

/** The show as the API has it now. */
export async function currentShow({ shows }: Panggung, showId: string): Promise<Show> {
  await shows.reload(showId);
  const show = shows.one(showId).get();
  if (show.status === 'ready') return show.value;
  throw show.status === 'failed' ? show.error : new Error(`Show ${showId} did not load`);
}

/** The show, if this page knows it; looking does not ask for it. */
export function shownShow({ shows }: Panggung, showId: string): Show | null {
  const show = shows.one(showId).value;
  return (show && 'value' in show && show.value) || null;
}

/** The show as this page knows it; asked for only when it knows nothing. */
export async function knownShow(panggung: Panggung, showId: string): Promise<Show> {
  return shownShow(panggung, showId) ?? currentShow(panggung, showId);
}
