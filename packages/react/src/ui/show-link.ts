import type { Show } from '@panggung/core';
import { hostLink } from './host-link.js';
import { useShowHref } from './show-href.js';
import type { WidgetListener } from './widget-event.js';

/** A real link to a show that asks the host first; a click for a new tab is left to the browser. */
export function useShowLink(show: Pick<Show, 'id'>, onShowSelect: WidgetListener<'show-select'> | undefined) {
  return hostLink({ show_id: show.id, href: useShowHref()(show) }, onShowSelect);
}
