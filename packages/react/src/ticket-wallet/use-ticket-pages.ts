import type { TicketPage } from '@panggung/client';
import type { Id, Payment } from '@panggung/core';
import { useState } from 'react';
import { useLastPage } from '../ui/use-last-page.js';
import { useTicketPage } from './use-ticket-page.js';

/** What the list shows, as one named state. */
export type TicketWalletState = 'loading' | 'ready' | 'empty' | 'failed';

export interface TicketPagesView {
  state: TicketWalletState;
  payments: readonly Payment[];
  page: number;
  totalPage: number;
  /** Tickets stand that belong to another page. */
  isBusy: boolean;
  turn: (page: number) => void;
  retry: () => void;
}

const isBlank = ({ payments }: TicketPage) => payments.length === 0;

/** The tickets of a person, page by page; a refusal reads as no tickets. L-17, L-18. */
export function useTicketPages(userId: Id, isGift: boolean): TicketPagesView {
  const [page, turn] = useState(1);
  const { list, reload } = useTicketPage(userId, isGift, page);
  const shown = useLastPage(list, { isBlank, clearsOnRefusal: true });
  const isRefused = list.status === 'failed' && list.error.status === 404;
  const state = (): TicketWalletState => {
    if (shown && !isBlank(shown)) return 'ready';
    if (shown || isRefused) return 'empty';
    return list.status === 'failed' ? 'failed' : 'loading';
  };
  return {
    state: state(),
    payments: shown?.payments ?? [],
    page,
    totalPage: shown?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    turn,
    retry: reload,
  };
}
