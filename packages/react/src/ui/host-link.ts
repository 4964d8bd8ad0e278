import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click.js';
import { emit, type WidgetEvent } from './widget-event.js';

/**
 * A real link that asks the host first; a click for a new tab is left to the browser.
 * @example <a {...hostLink({ href }, onTicketOpen)}>See Ticket</a>
 */
export function hostLink<Detail extends { href: string }>(
  detail: Detail,
  listener: ((event: WidgetEvent<Detail>) => void) | undefined,
) {
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event) && !emit(listener, detail)) event.preventDefault();
  };
  return { href: detail.href, onClick };
}
