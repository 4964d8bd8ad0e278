import type { PageChangeDetail, WidgetEvent } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { pageOf } from './page-of.js';

/** The page of a list, which the address keeps; for the widget that draws it. */
export function usePage() {
  const [query, setQuery] = useSearchParams();
  return {
    page: pageOf(query),
    onPageChange({ detail }: WidgetEvent<PageChangeDetail>) {
      setQuery((now) => {
        now.set('page', String(detail.page));
        return now;
      });
    },
  };
}
