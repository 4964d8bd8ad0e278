import type { Show } from './contract/show.js';
import { isEmail, normalEmail } from './email.js';

/** The screens of a purchase, in order. */
export const checkoutSteps = ['email', 'method', 'pending', 'success'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Where a purchase stands. */
export type CheckoutState =
  | 'email'
  | 'checking'
  | 'registered'
  | 'ticket_exists'
  | 'taking'
  | 'loading'
  | 'method'
  | 'ordering'
  | 'all_held'
  | 'sold_out'
  | 'pending'
  | 'refreshing'
  | 'completed'
  | 'failed';

/** What can happen to a purchase: a person's act or an answer of the API. */
export type CheckoutEvent =
  | 'submit'
  | 'edit'
  | 'registered'
  | 'exists'
  | 'proceed'
  | 'take'
  | 'loaded'
  | 'order'
  | 'replay'
  | 'ordered'
  | 'refuse'
  | 'reprice'
  | 'all_held'
  | 'sold_out'
  | 'reopen'
  | 'resume'
  | 'refresh'
  | 'waiting'
  | 'paid'
  | 'lost'
  | 'back'
  | 'restart';

/**
 * The whole checkout: in a state, an event leads to a state. What is not written does not happen, so that a late
 * answer or a second click changes nothing. `resume` is a pending payment found again, `replay` an order whose
 * answer was never seen. F-08 to F-14, H-33 to H-35, AMB-100.
 */
export const checkoutTable: Record<CheckoutState, Partial<Record<CheckoutEvent, CheckoutState>>> = {
  email: { submit: 'checking', proceed: 'loading', replay: 'ordering', resume: 'pending' },
  checking: {
    registered: 'registered',
    exists: 'ticket_exists',
    proceed: 'loading',
    take: 'taking',
    refuse: 'email',
    edit: 'email',
    resume: 'pending',
  },
  registered: { edit: 'email', back: 'email', resume: 'pending' },
  ticket_exists: { edit: 'email', submit: 'checking', resume: 'pending' },
  taking: {
    paid: 'completed',
    registered: 'registered',
    exists: 'ticket_exists',
    all_held: 'all_held',
    sold_out: 'sold_out',
    refuse: 'email',
  },
  loading: {
    loaded: 'method',
    refuse: 'method',
    all_held: 'all_held',
    sold_out: 'sold_out',
    back: 'email',
    resume: 'pending',
  },
  method: { order: 'ordering', proceed: 'loading', back: 'email', resume: 'pending' },
  ordering: {
    ordered: 'pending',
    paid: 'completed',
    registered: 'registered',
    exists: 'ticket_exists',
    reprice: 'loading',
    all_held: 'all_held',
    sold_out: 'sold_out',
    refuse: 'method',
    resume: 'pending',
  },
  all_held: { reopen: 'loading', sold_out: 'sold_out', back: 'email', resume: 'pending' },
  sold_out: { reopen: 'loading', all_held: 'all_held', back: 'email', resume: 'pending' },
  pending: { refresh: 'refreshing', paid: 'completed', lost: 'failed' },
  refreshing: { waiting: 'pending', paid: 'completed', lost: 'failed' },
  completed: { restart: 'email' },
  failed: { restart: 'email' },
};

/** The state an event leads to; the same state when the event means nothing there. */
export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  return checkoutTable[state][event] ?? state;
}

/** The screen a state is shown on. */
export const checkoutStep: Record<CheckoutState, CheckoutStep> = {
  email: 'email',
  checking: 'email',
  registered: 'email',
  ticket_exists: 'email',
  taking: 'email',
  loading: 'method',
  method: 'method',
  ordering: 'method',
  all_held: 'method',
  sold_out: 'method',
  pending: 'pending',
  refreshing: 'pending',
  failed: 'pending',
  completed: 'success',
};

/** Whether a ticket is taken at once, without a payment: a list of ways to pay nothing would be a dead end. AMB-100. */
export function isTaken({ ticket_type, ticket_price }: Pick<Show, 'ticket_type' | 'ticket_price'>): boolean {
  return ticket_type === 'free_pass' || (ticket_price === 0 && ticket_type !== 'free');
}

/**
 * What is wrong with a guest's address, as a message key; null when nothing is. F-06, F-07.
 * @example emailProblem('a@b') // 'email_invalid'
 */
export function emailProblem(text: string): 'email_required' | 'email_invalid' | null {
  const email = normalEmail(text);
  if (email === '') return 'email_required';
  return isEmail(email) ? null : 'email_invalid';
}
