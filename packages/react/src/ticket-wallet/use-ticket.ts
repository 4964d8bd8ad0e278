import type { TicketListQuery } from '@panggung/client';
import type { Id, Payment } from '@panggung/core';
import { useTicketPage } from './use-ticket-page.js';

export interface TicketView {
  state: 'loading' | 'ready' | 'missing' | 'failed';
  payment: Payment | null;
  /** When this was so, epoch ms, where the API cannot be asked; else null. */
  seenAt: number | null;
  retry: () => void;
}

/** One ticket of a person; a refusal reads as none. */
export function useTicket(userId: Id, query: TicketListQuery): TicketView {
  const { list, reload: retry } = useTicketPage(userId, query);
  const isRefused = list.status === 'failed' && list.error.status === 404;
  const known = 'value' in list && !isRefused ? list.value : undefined;
  const [payment = null] = known?.payments ?? [];
  const state = (): TicketView['state'] => {
    if (payment) return 'ready';
    if (known || isRefused) return 'missing';
    return list.status === 'failed' ? 'failed' : 'loading';
  };
  const isOld = list.status === 'failed' && known !== undefined;
  return { state: state(), payment, seenAt: isOld ? known.seenAt : null, retry };
}
