import { describe, expect, test } from 'vitest';
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutStates,
  checkoutTable,
  nextCheckoutState,
} from './checkout-table.js';

type Edge = [CheckoutEvent, CheckoutState];

const edgesOf = (state: CheckoutState) => Object.entries(checkoutTable[state]) as Edge[];
const events = [...new Set(checkoutStates.flatMap((state) => edgesOf(state).map(([event]) => event)))];

/** What may happen nearly anywhere, and leads back or sideways: with these there are millions of ways through. */
const interrupts: CheckoutEvent[] = [
  'person',
  'restart',
  'resume',
  'back',
  'back_donation',
  'back_method',
  'edit',
  'reopen',
  'reopen_entry',
  'reprice',
  'all_held',
];
const isForward = ([event]: Edge) => !interrupts.includes(event);
const ends: CheckoutState[] = ['completed', 'failed', 'deleted'];

function walk(...path: CheckoutEvent[]): CheckoutState {
  return path.reduce(nextCheckoutState, 'entering' as CheckoutState);
}

/** Every way forward that visits no state twice, as it goes on from the states before it. */
function* paths(before: CheckoutState[]): Generator<CheckoutState[]> {
  const here = before.at(-1) as CheckoutState;
  const forward = edgesOf(here).filter(isForward);
  const next = new Set(forward.map(([, state]) => state).filter((state) => !before.includes(state)));
  if (next.size === 0) yield before;
  for (const state of next) yield* paths([...before, state]);
}

/** The shortest way to a completed purchase; none where there is no way. */
function shortestEnd(from: CheckoutState): CheckoutEvent[] | null {
  const ways = new Map<CheckoutState, CheckoutEvent[]>([[from, []]]);
  for (const [state, way] of ways) {
    if (state === 'completed') return way;
    for (const [event, next] of edgesOf(state)) if (!ways.has(next)) ways.set(next, [...way, event]);
  }
  return null;
}

describe('somebody buys', () => {
  test.each<[string, CheckoutState, CheckoutEvent[]]>([
    ['a guest', 'completed', ['guest', 'submit', 'proceed', 'loaded', 'order', 'ordered', 'paid']],
    ['a guest who was asked to sign in', 'email', ['ask', 'keep_going']],
    ['somebody who signed in instead', 'loading', ['ask', 'person', 'proceed']],
    ['somebody signed in', 'pending', ['proceed', 'loaded', 'order', 'ordered']],
    ['with a donation', 'pending', ['donate', 'proceed', 'loaded', 'order', 'ordered']],
    ['a donation of nothing', 'completed', ['donate', 'take', 'paid']],
    ['a free pass', 'completed', ['guest', 'submit', 'take', 'paid']],
    ['with a code', 'completed', ['redeem', 'submit', 'issued', 'done']],
    ['with a wrong code first', 'redeeming', ['redeem', 'submit', 'refuse', 'submit']],
    ['by a wallet that asks for a phone', 'pending', ['proceed', 'loaded', 'phone', 'order', 'ordered']],
    [
      'with a phone the wallet does not know',
      'phone',
      ['proceed', 'loaded', 'phone', 'order', 'refuse_phone'],
    ],
    ['with a coupon for the whole price', 'completed', ['proceed', 'loaded', 'take', 'paid']],
    ['after a turn in the queue', 'loading', ['queue', 'admitted', 'proceed']],
    ['once the profile is filled in', 'loading', ['incomplete', 'person', 'proceed']],
    ['an order whose answer was lost', 'pending', ['replay', 'ordered']],
    ['after a payment that was lost', 'entering', ['resume', 'refresh', 'lost', 'restart']],
    ['after seats came back', 'loading', ['proceed', 'loaded', 'order', 'all_held', 'reopen']],
    ['not, and deletes the payment', 'deleted', ['resume', 'delete', 'confirm', 'gone']],
    ['not for now, but keeps the payment', 'pending', ['resume', 'delete', 'keep']],
    ['though the money came while deleting', 'completed', ['resume', 'delete', 'confirm', 'paid']],
  ])('%s: %s', (_, state, path) => {
    expect(walk(...path)).toBe(state);
  });
});

describe('every way forward', () => {
  const all = [...paths(['entering'])];

  test('is walked, and together they reach every state', () => {
    expect(all.length).toBeGreaterThan(1000);
    const reached = new Set(all.flat());
    // That all seats are held is never a step of a purchase.
    expect(checkoutStates.filter((state) => !reached.has(state))).toEqual(['all_held']);
    expect(walk('all_held')).toBe('all_held');
  });

  test('stops where only a person can turn, or goes in circles', () => {
    const walls = checkoutStates.filter((state) => !edgesOf(state).some(isForward));
    expect(new Set(walls)).toEqual(
      new Set([...ends, 'profile_incomplete', 'own_show', 'registered', 'sold_out']),
    );
    for (const path of all) {
      const last = path.at(-1) as CheckoutState;
      const onward = edgesOf(last).filter(isForward);
      expect(onward.every(([, next]) => path.includes(next))).toBe(true);
    }
  });

  test('to a ticket passes a call that gave it', () => {
    const givers = ['taking', 'ordering', 'validating', 'pending', 'refreshing', 'delete_prompt', 'deleting'];
    for (const path of all) {
      const at = path.indexOf('completed');
      if (at > 0) expect(givers).toContain(path[at - 1]);
    }
  });
});

describe('every interrupt', () => {
  const cases = checkoutStates.flatMap((state) =>
    edgesOf(state)
      .filter(([event]) => interrupts.includes(event))
      .map(([event, next]) => [state, event, next] as const),
  );

  test.each(cases)('%s + %s leads to %s, and from there a purchase can still end', (state, event, next) => {
    expect(nextCheckoutState(state, event)).toBe(next);
    const rest = shortestEnd(next);
    expect(rest?.reduce(nextCheckoutState, next)).toBe('completed');
  });
});

describe('the table', () => {
  test.each(checkoutStates)('%s can still end in a ticket', (state) => {
    expect(shortestEnd(state)?.reduce(nextCheckoutState, state)).toBe('completed');
  });

  test('ignores every event that means nothing in a state', () => {
    let ignored = 0;
    for (const state of checkoutStates) {
      for (const event of events) {
        if (event in checkoutTable[state]) continue;
        expect(nextCheckoutState(state, event)).toBe(state);
        ignored += 1;
      }
    }
    expect(ignored).toBe(checkoutStates.length * events.length - checkoutStates.flatMap(edgesOf).length);
  });

  test('leads nowhere in place: an event that happened is seen', () => {
    for (const state of checkoutStates) {
      expect(Object.values(checkoutTable[state]), state).not.toContain(state);
    }
  });

  test.each<[CheckoutState, CheckoutEvent]>([
    ['ordering', 'order'],
    ['taking', 'take'],
    ['redeeming', 'submit'],
    ['checking', 'submit'],
    ['refreshing', 'refresh'],
    ['deleting', 'confirm'],
  ])('%s ignores a second %s', (state, event) => {
    expect(nextCheckoutState(state, event)).toBe(state);
  });

  test.each<CheckoutState>(['pending', 'refreshing', 'delete_prompt', 'deleting'])(
    '%s leaves no payment behind',
    (state) => {
      const out = edgesOf(state).filter(([, next]) => ['method', 'email', 'ordering'].includes(next));
      expect(out).toEqual([]);
    },
  );

  test.each(ends)('%s is over', (state) => {
    expect(edgesOf(state)).toEqual([
      ['restart', 'entering'],
      ['person', 'entering'],
    ]);
  });
});
