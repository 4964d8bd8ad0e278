import { type Id, type Payment, type PaymentListQuery, soundRecords, TICKET_PAGE_SIZE } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources, type Loadable } from './resource.js';

/** A page of somebody's tickets. */
export interface TicketPage {
  payments: readonly Payment[];
  totalPage: number;
}

/** Which tickets: on one page, from 1, of one's own or those given and received; of all, or of some shows. L-17. */
export type TicketListQuery = Pick<PaymentListQuery, 'video_status' | 'ticket_status' | 'ticket_type'> & {
  page: number;
};

/** The tickets of whoever is signed in, the newest first. */
export interface TicketList {
  page(query: TicketListQuery): ReadableAtom<Loadable<TicketPage>>;
  reload(query: TicketListQuery): Promise<void>;
}

function createTicketList({ http }: Panggung, user_id: Id): TicketList {
  const pages = createResources(async (query: TicketListQuery): Promise<TicketPage> => {
    const asked = { ...query, per_page: TICKET_PAGE_SIZE, user_id };
    const reply = await http.call('GET /api/v1/payment', { query: asked });
    return { payments: soundRecords(reply.data), totalPage: reply.page?.total_page ?? 1 };
  });
  return { page: pages, reload: pages.reload };
}

/**
 * The tickets of the person who is signed in on an API's page; ask for nobody else.
 * @example const $page = getTicketList(panggung, person.user_id).page({ page: 1 });
 */
export function getTicketList(panggung: Panggung, userId: Id): TicketList {
  return partOf(panggung, `tickets ${userId}`, () => createTicketList(panggung, userId));
}
