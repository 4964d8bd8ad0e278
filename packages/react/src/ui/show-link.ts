import type { Show } from '@panggung/core';
import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click.js';
import { useShowHref } from './show-href.js';
import { emit, type WidgetListener } from './widget-event.js';

/** A real link to a show that asks the host first; a click for a new tab is left to the browser. */
export function useShowLink(show: Pick<Show, 'id'>, onShowSelect: WidgetListener<'show-select'> | undefined) {
  const href = useShowHref()(show);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (!emit(onShowSelect, { show_id: show.id, href })) event.preventDefault();
  };
  return { href, onClick };
}
