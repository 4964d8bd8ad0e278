import {
  isProfileComplete,
  nextReceiverState,
  normalEmail,
  type Receiver,
  type ReceiverEvent,
  type ReceiverState,
  receiverProblem,
  type Show,
  sameId,
} from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import { orNull } from './or-null.js';
import type { Panggung } from './panggung.js';
import { personTicket } from './person-ticket.js';

/** What is known of somebody a ticket is for. */
export interface ReceiverSnapshot {
  state: ReceiverState;
  /** As it was typed. */
  email: string;
  /** Whoever has this address; null until somebody was found. */
  receiver: Receiver | null;
  /** Why nobody could be asked about. */
  error: ApiError | null;
}

/** The check of a receiver: acts that mean nothing now do nothing, and answers about an old address neither. */
export interface ReceiverCheck {
  $receiver: ReadableAtom<ReceiverSnapshot>;
  type(email: string): void;
  /** CHECK EMAIL. L-25, L-27. */
  check(): void;
  /** Closes the notice about whoever was found. */
  close(): void;
}

type Shown = Pick<Show, 'id' | 'video_status'>;

const nobody: ReceiverSnapshot = { state: 'empty', email: '', receiver: null, error: null };

/**
 * Builds the check of whoever gets a ticket for a show: an account with a whole profile, and without a ticket.
 * L-21 to L-28, AMB-144, AMB-146.
 * @example const check = createReceiverCheck(panggung, show); check.type('ayu@kotak.id'); check.check();
 */
export function createReceiverCheck(panggung: Panggung, show: Shown): ReceiverCheck {
  const $receiver = atom(nobody);
  let turn = 0;

  function fire(event: ReceiverEvent, changes: Partial<ReceiverSnapshot> = {}): boolean {
    const from = $receiver.get();
    const state = nextReceiverState(from.state, event);
    if (state === from.state) return false;
    $receiver.set({ ...from, receiver: null, error: null, ...changes, state });
    return true;
  }

  async function look(email: string): Promise<[ReceiverEvent, Partial<ReceiverSnapshot>?]> {
    const own = panggung.session.$person.get()?.email ?? '';
    if (receiverProblem(email, own)) return ['absent'];
    try {
      const receiver = await findReceiver(panggung, email);
      if (!receiver) return ['absent'];
      if (!isProfileComplete(receiver)) return ['incomplete', { receiver }];
      return [(await hasTicket(panggung, receiver, show)) ? 'has_ticket' : 'found', { receiver }];
    } catch (thrown) {
      return ['failed', { error: toApiError(thrown) }];
    }
  }

  async function check(): Promise<void> {
    const email = normalEmail($receiver.get().email);
    if (!fire('check')) return;
    const mine = ++turn;
    const answer = await look(email);
    if (mine === turn) fire(...answer);
  }

  return {
    $receiver,
    type(email) {
      if (email === $receiver.get().email) return;
      turn += 1;
      if (!fire('type', { email })) $receiver.set({ ...$receiver.get(), email });
    },
    check: () => void check(),
    close: () => void fire('close'),
  };
}

/** The account of an address; null when there is none. L-22, Q-56. */
function findReceiver({ http }: Panggung, email: string): Promise<Receiver | null> {
  return orNull(http.call('GET /api/v1/user/email', { query: { email } }), 'account_not_found');
}

/** Whether somebody has a ticket for the show; one that is still to be paid here is gone on with. L-27, L-28. */
async function hasTicket(panggung: Panggung, { id }: Receiver, show: Shown): Promise<boolean> {
  const ticket = await personTicket(panggung, id, show);
  const isOwed = ticket?.status === 'PENDING';
  const isMine = sameId(ticket?.user_id, panggung.session.$person.get()?.user_id);
  return ticket?.status === 'COMPLETED' || (isOwed && !isMine);
}
