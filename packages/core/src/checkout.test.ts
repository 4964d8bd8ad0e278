import { expect, test } from 'vitest';
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutStep,
  checkoutTable,
  emailProblem,
  isTaken,
  nextCheckoutState,
} from './checkout.js';

const states = Object.keys(checkoutTable) as CheckoutState[];
const events = [...new Set(states.flatMap((state) => Object.keys(checkoutTable[state])))] as CheckoutEvent[];

function walk(...path: CheckoutEvent[]): CheckoutState {
  return path.reduce(nextCheckoutState, 'email' as CheckoutState);
}

/** Every way through the table that visits no state twice. */
function paths(from: CheckoutState, seen: CheckoutState[] = []): CheckoutState[][] {
  const path = [...seen, from];
  const next = [...new Set(Object.values(checkoutTable[from]))].filter((state) => !path.includes(state));
  return next.length === 0 ? [path] : [path, ...next.flatMap((state) => paths(state, path))];
}

test('a guest buys: address, method, order, money', () => {
  expect(walk('submit', 'proceed', 'loaded', 'order', 'ordered', 'paid')).toBe('completed');
});

test('a free pass skips method and payment', () => {
  expect(walk('submit', 'take', 'paid')).toBe('completed');
});

test('a payment that was lost is ordered again from the start', () => {
  expect(walk('submit', 'proceed', 'loaded', 'order', 'ordered', 'refresh', 'lost', 'restart')).toBe('email');
});

test('an order whose answer was lost is asked for again, not made twice', () => {
  expect(walk('replay', 'ordered')).toBe('pending');
});

test('seats that come back lead to the methods again', () => {
  const held = walk('submit', 'proceed', 'loaded', 'order', 'all_held');
  expect(held).toBe('all_held');
  expect(nextCheckoutState(held, 'reopen')).toBe('loading');
});

test('every state can be reached, and from every state a purchase can still end', () => {
  const all = paths('email');
  expect(new Set(all.flat())).toEqual(new Set(states));
  for (const state of states) {
    expect(
      paths(state).some((path) => path.includes('completed')),
      state,
    ).toBe(true);
  }
});

test('no way through the table pays without an order, and none leaves a payment behind', () => {
  for (const path of paths('email')) {
    const at = path.indexOf('completed');
    if (at > 0) expect(['taking', 'ordering', 'pending', 'refreshing']).toContain(path[at - 1]);
  }
  expect(Object.keys(checkoutTable.pending)).not.toContain('back');
  expect(Object.keys(checkoutTable.pending)).not.toContain('order');
});

test('an event that means nothing in a state changes nothing', () => {
  let ignored = 0;
  for (const state of states) {
    for (const event of events) {
      if (event in checkoutTable[state]) continue;
      expect(nextCheckoutState(state, event)).toBe(state);
      ignored += 1;
    }
  }
  expect(ignored).toBeGreaterThan(200);
});

test('a second click while the first is being answered changes nothing', () => {
  expect(nextCheckoutState('ordering', 'order')).toBe('ordering');
  expect(nextCheckoutState('checking', 'submit')).toBe('checking');
  expect(nextCheckoutState('refreshing', 'refresh')).toBe('refreshing');
});

test('each state has its screen', () => {
  expect(Object.keys(checkoutStep).sort()).toEqual([...states].sort());
});

test.each([
  ['', 'email_required'],
  ['   ', 'email_required'],
  ['a@b', 'email_invalid'],
  ['a b@c.d', 'email_invalid'],
  ['a@b.c', null],
  [' RANI@Kotak.ID ', null],
])('address %j: %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

test.each([
  ['free_pass', 0, true],
  ['free_pass', 50_000, true],
  ['fixed', 0, true],
  ['flexible', 0, true],
  ['fixed', 50_000, false],
  ['free', 0, false],
] as const)('a %s ticket at %d is taken at once: %s', (ticket_type, ticket_price, taken) => {
  expect(isTaken({ ticket_type, ticket_price })).toBe(taken);
});
