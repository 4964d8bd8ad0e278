/** Buy is pressed anew, or another person uses the page. */
const anew = { restart: 'entering', person: 'entering' } as const;
/** Besides, a payment may be found again. */
const found = { ...anew, resume: 'pending' } as const;

/** Why nothing can be bought now, whatever was entered. */
const shut = { all_held: 'all_held', sold_out: 'sold_out' } as const;
/** Why an order may be refused. */
const refused = {
  registered: 'registered',
  exists: 'ticket_exists',
  incomplete: 'profile_incomplete',
  own_show: 'own_show',
  queue: 'queue',
  ...shut,
} as const;

/** What may become of a payment at any time. */
const settled = { paid: 'completed', lost: 'failed', gone: 'deleted' } as const;

/** What lies behind the ways to pay. */
const behind = { back: 'email', back_donation: 'donation' } as const;
/** How a seat that comes back is taken. */
const reopened = { reopen: 'loading', reopen_entry: 'entering', ...behind, ...found } as const;

/** In a state, an event leads to a state. */
const table = {
  entering: {
    guest: 'email',
    ask: 'login_prompt',
    incomplete: 'profile_incomplete',
    own_show: 'own_show',
    queue: 'queue',
    exists: 'ticket_exists',
    donate: 'donation',
    redeem: 'redeem',
    take: 'taking',
    proceed: 'loading',
    ...shut,
    replay: 'ordering',
    resume: 'pending',
  },
  login_prompt: { keep_going: 'email', ...found },
  profile_incomplete: found,
  own_show: anew,
  queue: { admitted: 'entering', sold_out: 'sold_out', ...found },
  email: {
    submit: 'checking',
    donate: 'donation',
    redeem: 'redeem',
    proceed: 'loading',
    replay: 'ordering',
    ...found,
  },
  checking: {
    registered: 'registered',
    exists: 'ticket_exists',
    queue: 'queue',
    donate: 'donation',
    redeem: 'redeem',
    take: 'taking',
    proceed: 'loading',
    refuse: 'email',
    edit: 'email',
    person: 'entering',
    resume: 'pending',
  },
  registered: { edit: 'email', back: 'email', ...found },
  ticket_exists: { edit: 'email', back: 'email', submit: 'checking', ...found },
  donation: { proceed: 'loading', take: 'taking', back: 'email', ...found },
  redeem: { submit: 'redeeming', back: 'email', ...shut, ...found },
  redeeming: { issued: 'validating', refuse: 'redeem', ...refused, resume: 'pending' },
  validating: { done: 'completed' },
  taking: {
    paid: 'completed',
    ...refused,
    reprice: 'entering',
    refuse: 'email',
    refuse_entry: 'entering',
    refuse_donation: 'donation',
  },
  loading: {
    loaded: 'method',
    refuse: 'method',
    exists: 'ticket_exists',
    queue: 'queue',
    take: 'taking',
    ...shut,
    ...behind,
    ...found,
  },
  method: {
    order: 'ordering',
    phone: 'phone',
    proceed: 'loading',
    take: 'taking',
    ...behind,
    ...found,
  },
  phone: { order: 'ordering', back_method: 'method', proceed: 'loading', ...found },
  ordering: {
    ordered: 'pending',
    paid: 'completed',
    ...refused,
    reprice: 'loading',
    refuse: 'method',
    refuse_phone: 'phone',
    resume: 'pending',
  },
  all_held: { sold_out: 'sold_out', ...reopened },
  sold_out: { all_held: 'all_held', ...reopened },
  pending: { refresh: 'refreshing', delete: 'delete_prompt', ...settled, person: 'entering' },
  refreshing: { waiting: 'pending', ...settled },
  delete_prompt: { keep: 'pending', confirm: 'deleting', ...settled },
  deleting: { refuse: 'pending', ...settled },
  deleted: anew,
  completed: anew,
  failed: anew,
} as const satisfies Record<string, Record<string, string>>;

type Table = typeof table;

/** Where a purchase stands. */
export type CheckoutState = keyof Table;

/** What can happen to a purchase: a person's act or an answer of the API. */
export type CheckoutEvent = { [State in CheckoutState]: keyof Table[State] }[CheckoutState];

/**
 * The whole checkout: in a state, an event leads to a state. What is not written does not happen, so that a late
 * answer or a second click changes nothing. A purchase begins at `entering`. `resume` is a payment found again, `replay`
 * an order whose answer was never seen, `person` another one signed in (or none), `gone` a payment that is no longer
 * there. F-08 to F-14, G-01 to G-14, H-33 to H-35, AMB-096 to AMB-102, AMB-122.
 */
export const checkoutTable: Record<CheckoutState, Partial<Record<CheckoutEvent, CheckoutState>>> = table;

/** Every state, in the order of a purchase. */
export const checkoutStates = /* @__PURE__ */ Object.keys(table) as CheckoutState[];

/** The state an event leads to; the same state when the event means nothing there. */
export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  return checkoutTable[state][event] ?? state;
}
