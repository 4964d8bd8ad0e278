import type { Show } from '@panggung/core';
import type { ShowSelectDetail, WidgetEvent } from '@panggung/react';
import { useMemo } from 'react';
import { useNavigate } from './navigation/navigate.js';

/** The address of a show's page. */
export function showHref(show: Pick<Show, 'id'>): string {
  return `/show/detail?id=${encodeURIComponent(show.id)}`;
}

/** What widgets need to open shows without loading the page anew. */
export function useShowLinks() {
  const { go } = useNavigate();
  return useMemo(
    () => ({
      showHref,
      onShowSelect(event: WidgetEvent<ShowSelectDetail>) {
        event.preventDefault();
        go(event.detail.href);
      },
    }),
    [go],
  );
}
