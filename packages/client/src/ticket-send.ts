import type { Id, Payment, Receiver } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** How far a ticket is on its way to somebody. */
export type TicketSendingState =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; error: ApiError };

/** Sending one ticket, the same in every part of a page: what is on its way is sent by no second press. L-30. */
export interface TicketSending {
  $state: ReadableAtom<TicketSendingState>;
  /** Answers whether the ticket is the receiver's now; a press that comes too early or too late changes nothing. */
  send(receiver: Pick<Receiver, 'id'>): Promise<boolean>;
  /** A failure was read. */
  dismiss(): void;
}

function createTicketSending({ http }: Panggung, id: Id): TicketSending {
  const $state = atom<TicketSendingState>({ status: 'idle' });
  return {
    $state,
    dismiss() {
      if ($state.get().status === 'failed') $state.set({ status: 'idle' });
    },
    async send(receiver) {
      const { status } = $state.get();
      if (status === 'sending' || status === 'sent') return false;
      $state.set({ status: 'sending' });
      try {
        const call = { params: { id: String(id) }, body: { for_user_id: receiver.id } };
        await http.call('PATCH /api/v1/send-ticket/:id', call);
        $state.set({ status: 'sent' });
        return true;
      } catch (thrown) {
        $state.set({ status: 'failed', error: toApiError(thrown) });
        return false;
      }
    },
  };
}

/**
 * Sends a ticket on an API's page.
 * @example await getTicketSending(panggung, ticket).send(receiver);
 */
export function getTicketSending(panggung: Panggung, { id }: Pick<Payment, 'id'>): TicketSending {
  return partOf(panggung, `send ${id}`, () => createTicketSending(panggung, id));
}
