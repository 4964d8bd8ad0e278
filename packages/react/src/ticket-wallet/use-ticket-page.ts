import { getTicketList, type Loadable, type TicketListQuery, type TicketPage } from '@panggung/client';
import type { Id } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** A page of a person's tickets, or one alone, and how to ask for it anew. L-17. */
export function useTicketPage(
  userId: Id,
  query: TicketListQuery,
): { list: Loadable<TicketPage>; reload: () => void; forget: () => void } {
  const { page, reload, forget } = getTicketList(usePanggung(), userId);
  return { list: useStore(page(query)), reload: () => void reload(query), forget };
}
