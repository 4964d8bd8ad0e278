import type { Show } from '@panggung/core';
import { usePanggung } from './panggung-provider.js';

/** Where a show's calendar file is, at the API: a link that needs no script. */
export function useCalendarHref({ id }: Pick<Show, 'id'>): string {
  return `${usePanggung().apiUrl}/calendar/show/${encodeURIComponent(id)}.ics`;
}
