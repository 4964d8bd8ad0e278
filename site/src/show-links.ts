import type { Id, Show } from '@panggung/core';
import type { WidgetEvent } from '@panggung/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';

/** The address of a show's page. */
export function showHref(show: Pick<Show, 'id'>): string {
  return `/show/detail?id=${encodeURIComponent(show.id)}`;
}

/** What widgets need to open shows without loading the page anew. */
export function useShowLinks() {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      showHref,
      onShowSelect(event: WidgetEvent<{ show_id: Id; href: string }>) {
        event.preventDefault();
        navigate(event.detail.href);
      },
    }),
    [navigate],
  );
}
