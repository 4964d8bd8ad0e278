import type { Loadable, TicketListQuery, TicketPage } from '@panggung/client';
import type { Id, Payment } from '@panggung/core';
import { useEffect, useState } from 'react';
import { useLastPage } from '../ui/use-last-page.js';
import { useTicketPage } from './use-ticket-page.js';

/** What the list shows, as one named state. */
export type TicketPagesState = 'loading' | 'ready' | 'empty' | 'failed';

export interface TicketPagesView {
  state: TicketPagesState;
  payments: readonly Payment[];
  page: number;
  totalPage: number;
  /** Tickets stand that belong to another page. */
  isBusy: boolean;
  /** When this was so, epoch ms, where the API cannot be asked; else null. */
  seenAt: number | null;
  turn: (page: number) => void;
  retry: () => void;
  /** A ticket changed hands: all is asked for anew. */
  forget: () => void;
}

const isBlank = ({ payments }: TicketPage) => payments.length === 0;

/** A refusal clears the list; what was seen before outlives an API that cannot answer. L-18. */
const isCleared = (list: Loadable<TicketPage>) =>
  list.status === 'failed' && (!('value' in list) || list.error.pauseAfter(1) === undefined);

/** The tickets of a person, page by page; a refusal reads as no tickets. L-17, L-18. */
export function useTicketPages(
  userId: Id,
  wanted: TicketListQuery,
  onPageChange: (page: number) => void,
): TicketPagesView {
  const [emptyPage, setEmptyPage] = useState(0);
  const page = wanted.page === emptyPage ? 1 : wanted.page;
  const { list, reload, forget } = useTicketPage(userId, { ...wanted, page });
  const shown = useLastPage(list, { isBlank, clearsOnRefusal: isCleared(list) });
  const isRefused = list.status === 'failed' && list.error.status === 404;
  const state = (): TicketPagesState => {
    if (shown && !isBlank(shown)) return 'ready';
    if (shown || isRefused) return 'empty';
    return list.status === 'failed' ? 'failed' : 'loading';
  };
  const isPastEnd = page > 1 && state() === 'empty';
  // The last ticket of a page was sent, or an address is old: the first page says whether there are none at all.
  useEffect(() => {
    if (isPastEnd) setEmptyPage(page);
  }, [isPastEnd, page]);
  return {
    state: isPastEnd ? 'loading' : state(),
    payments: shown?.payments ?? [],
    page,
    totalPage: shown?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    seenAt: list.status === 'failed' ? (shown?.seenAt ?? null) : null,
    turn(next) {
      setEmptyPage(0);
      onPageChange(next);
    },
    retry: reload,
    forget,
  };
}
