import { type CheckoutEvent, type CheckoutState, checkoutTable } from './checkout-table.js';
import { isEmail, normalEmail } from './email.js';
import type { Buyer, PurchaseWay } from './purchase.js';
import type { TicketType } from './show.js';

/** The screens of a purchase, in order; `detail` is `pending` opened again. */
export const checkoutSteps = [
  'entry',
  'email',
  'donation',
  'redeem',
  'method',
  'phone',
  'pending',
  'detail',
  'success',
] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What decides which screen a state is shown on. */
export interface StepFacts {
  state: CheckoutState;
  /** @default 'guest' */
  buyer?: Buyer | undefined;
  ticketType?: TicketType | undefined;
  /** Whether a payment was found again, rather than made just now. AMB-114. */
  isReopened?: boolean | undefined;
  /** Whether the page shows the phone while the methods are on their way. */
  isPhoneDue?: boolean | undefined;
  /** The screen that an order was sent from. */
  cameFrom?: CheckoutStep | undefined;
}

type StepRule = CheckoutStep | ((facts: StepFacts) => CheckoutStep);

/** The first screen of whoever buys. */
const first = ({ buyer }: StepFacts) => (buyer === 'person' ? 'entry' : 'email');
const choosing = ({ ticketType }: StepFacts) => (ticketType === 'free' ? 'redeem' : 'method');
const paying = ({ isReopened }: StepFacts) => (isReopened ? 'detail' : 'pending');

const stepByState: Record<CheckoutState, StepRule> = {
  entering: 'entry',
  login_prompt: 'entry',
  profile_incomplete: 'entry',
  own_show: 'entry',
  queue: 'entry',
  email: 'email',
  checking: 'email',
  registered: first,
  ticket_exists: first,
  donation: 'donation',
  redeem: 'redeem',
  redeeming: 'redeem',
  validating: 'redeem',
  taking: (facts) => facts.cameFrom ?? first(facts),
  loading: (facts) => (facts.isPhoneDue ? 'phone' : choosing(facts)),
  method: choosing,
  phone: 'phone',
  ordering: ({ cameFrom }) => (cameFrom === 'phone' ? 'phone' : 'method'),
  all_held: choosing,
  sold_out: choosing,
  pending: paying,
  refreshing: paying,
  delete_prompt: paying,
  deleting: paying,
  deleted: paying,
  failed: paying,
  completed: 'success',
};

/**
 * The screen a purchase is shown on.
 * @example checkoutStep({ state: 'ticket_exists', buyer: 'person' }) // 'entry'
 */
export function checkoutStep(facts: StepFacts): CheckoutStep {
  const rule = stepByState[facts.state];
  return typeof rule === 'function' ? rule(facts) : rule;
}

/** What decides where a refusal or a step back leads. */
export interface TurnFacts {
  state: CheckoutState;
  buyer: Buyer;
  way: PurchaseWay;
}

/**
 * The event of a refused call that changes nothing else: it leaves a person on the screen the call was made from.
 * @example refusalEvent({ state: 'taking', buyer: 'person', way: 'take' }) // 'refuse_entry'
 */
export function refusalEvent({
  state,
  buyer,
  way,
  needsPhone = false,
}: TurnFacts & {
  /** Whether the method asks for a phone number. */
  needsPhone?: boolean;
}): CheckoutEvent {
  if (state === 'ordering' && needsPhone) return 'refuse_phone';
  if (state !== 'taking') return 'refuse';
  if (way === 'donate') return 'refuse_donation';
  return buyer === 'person' ? 'refuse_entry' : 'refuse';
}

/** Screens behind which a donation lies, where one was asked for. */
const afterDonation: readonly CheckoutState[] = ['loading', 'method', 'all_held', 'sold_out'];

/**
 * The event of a press on Back; null where nothing lies behind and the person leaves.
 * @example backEvent({ state: 'method', buyer: 'person', way: 'proceed' }) // null
 */
export function backEvent({ state, buyer, way }: TurnFacts): CheckoutEvent | null {
  if (state === 'phone') return 'back_method';
  if (way === 'donate' && afterDonation.includes(state)) return 'back_donation';
  return buyer === 'guest' && 'back' in checkoutTable[state] ? 'back' : null;
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
