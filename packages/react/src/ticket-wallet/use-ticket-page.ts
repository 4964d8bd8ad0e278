import { getTicketList, type Loadable, type TicketListQuery, type TicketPage } from '@panggung/client';
import type { Id } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** A page of a person's own tickets, or of those given and received, and how to ask for it anew. L-17. */
export function useTicketPage(
  userId: Id,
  isGift: boolean,
  page: number,
): { list: Loadable<TicketPage>; reload: () => void } {
  const tickets = getTicketList(usePanggung(), userId);
  const query: TicketListQuery = isGift ? { page, ticket_type: 'ticket_gift' } : { page };
  return { list: useStore(tickets.page(query)), reload: () => void tickets.reload(query) };
}
