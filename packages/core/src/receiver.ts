import { isEmail, normalEmail } from './email.js';

/** What is known of somebody a ticket is for; only `found` lets one send. L-24. */
export type ReceiverState =
  | 'empty'
  | 'checking'
  | 'absent'
  | 'incomplete'
  | 'has_ticket'
  | 'failed'
  | 'found';

/** What can happen to it: an act of the sender, or what the API knows of the address. */
export type ReceiverEvent =
  | 'type'
  | 'check'
  | 'absent'
  | 'incomplete'
  | 'has_ticket'
  | 'failed'
  | 'found'
  | 'close';

/** The check of a receiver: what is not written does not happen, so that an answer about an old address says nothing. L-21 to L-28. */
export const receiverTable: Record<ReceiverState, Partial<Record<ReceiverEvent, ReceiverState>>> = {
  empty: { check: 'checking' },
  checking: {
    type: 'empty',
    absent: 'absent',
    incomplete: 'incomplete',
    has_ticket: 'has_ticket',
    failed: 'failed',
    found: 'found',
  },
  absent: { type: 'empty', check: 'checking' },
  incomplete: { close: 'empty', type: 'empty' },
  has_ticket: { close: 'empty', type: 'empty' },
  failed: { type: 'empty', check: 'checking' },
  found: { type: 'empty' },
};

/** The state an event leads to; the same state when the event means nothing there. */
export function nextReceiverState(state: ReceiverState, event: ReceiverEvent): ReceiverState {
  return receiverTable[state][event] ?? state;
}

/**
 * What is wrong with a receiver's address before anybody is asked, as a message key; one's own is nobody's. L-19 to L-21.
 * @example receiverProblem('Ayu@kotak.id', 'ayu@kotak.id') // 'account_not_found'
 */
export function receiverProblem(
  text: string,
  own: string,
): 'email_required' | 'email_invalid' | 'account_not_found' | null {
  const email = normalEmail(text);
  if (email === '') return 'email_required';
  if (!isEmail(email)) return 'email_invalid';
  return email === normalEmail(own) ? 'account_not_found' : null;
}
