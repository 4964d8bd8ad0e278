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
    all_held: 'all_held',
    sold_out: 'sold_out',
    replay: 'ordering',
    resume: 'pending',
  },
  login_prompt: { keep_going: 'email', person: 'entering', restart: 'entering', resume: 'pending' },
  profile_incomplete: { person: 'entering', restart: 'entering', resume: 'pending' },
  own_show: { person: 'entering', restart: 'entering' },
  queue: {
    admitted: 'entering',
    sold_out: 'sold_out',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  email: {
    submit: 'checking',
    donate: 'donation',
    redeem: 'redeem',
    proceed: 'loading',
    person: 'entering',
    restart: 'entering',
    replay: 'ordering',
    resume: 'pending',
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
  registered: { edit: 'email', back: 'email', person: 'entering', restart: 'entering', resume: 'pending' },
  ticket_exists: {
    edit: 'email',
    back: 'email',
    submit: 'checking',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  donation: {
    proceed: 'loading',
    take: 'taking',
    back: 'email',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  redeem: {
    submit: 'redeeming',
    back: 'email',
    person: 'entering',
    restart: 'entering',
    all_held: 'all_held',
    sold_out: 'sold_out',
    resume: 'pending',
  },
  redeeming: {
    issued: 'validating',
    refuse: 'redeem',
    registered: 'registered',
    exists: 'ticket_exists',
    incomplete: 'profile_incomplete',
    own_show: 'own_show',
    queue: 'queue',
    all_held: 'all_held',
    sold_out: 'sold_out',
    resume: 'pending',
  },
  validating: { done: 'completed' },
  taking: {
    paid: 'completed',
    registered: 'registered',
    exists: 'ticket_exists',
    incomplete: 'profile_incomplete',
    own_show: 'own_show',
    queue: 'queue',
    all_held: 'all_held',
    sold_out: 'sold_out',
    reprice: 'entering',
    refuse: 'email',
    refuse_entry: 'entering',
    refuse_donation: 'donation',
  },
  loading: {
    loaded: 'method',
    refuse: 'method',
    exists: 'ticket_exists',
    all_held: 'all_held',
    sold_out: 'sold_out',
    queue: 'queue',
    take: 'taking',
    back: 'email',
    back_donation: 'donation',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  method: {
    order: 'ordering',
    phone: 'phone',
    proceed: 'loading',
    take: 'taking',
    back: 'email',
    back_donation: 'donation',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  phone: {
    order: 'ordering',
    back_method: 'method',
    proceed: 'loading',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  ordering: {
    ordered: 'pending',
    paid: 'completed',
    registered: 'registered',
    exists: 'ticket_exists',
    incomplete: 'profile_incomplete',
    own_show: 'own_show',
    queue: 'queue',
    reprice: 'loading',
    all_held: 'all_held',
    sold_out: 'sold_out',
    refuse: 'method',
    refuse_phone: 'phone',
    resume: 'pending',
  },
  all_held: {
    reopen: 'loading',
    reopen_entry: 'entering',
    sold_out: 'sold_out',
    back: 'email',
    back_donation: 'donation',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  sold_out: {
    reopen: 'loading',
    reopen_entry: 'entering',
    all_held: 'all_held',
    back: 'email',
    back_donation: 'donation',
    person: 'entering',
    restart: 'entering',
    resume: 'pending',
  },
  pending: {
    refresh: 'refreshing',
    delete: 'delete_prompt',
    paid: 'completed',
    lost: 'failed',
    gone: 'deleted',
    person: 'entering',
  },
  refreshing: { waiting: 'pending', paid: 'completed', lost: 'failed', gone: 'deleted' },
  delete_prompt: { keep: 'pending', confirm: 'deleting', paid: 'completed', lost: 'failed', gone: 'deleted' },
  deleting: { gone: 'deleted', refuse: 'pending', paid: 'completed', lost: 'failed' },
  deleted: { restart: 'entering', person: 'entering' },
  completed: { restart: 'entering', person: 'entering' },
  failed: { restart: 'entering', person: 'entering' },
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
