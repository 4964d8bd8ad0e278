import type { Show } from '@panggung/core';
import { useAwaitedStart } from './use-awaited-start.js';

/** Follows a show as long as it is drawn: for whoever waits with a ticket. */
export function AwaitedStart({ show }: { show: Show }) {
  useAwaitedStart(show.id, true);
  return null;
}
