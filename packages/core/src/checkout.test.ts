import { describe, expect, test } from 'vitest';
import {
  backEvent,
  type CheckoutStep,
  checkoutStep,
  checkoutSteps,
  emailProblem,
  refusalEvent,
  type StepFacts,
  type TurnFacts,
} from './checkout.js';
import { type CheckoutEvent, checkoutStates, checkoutTable } from './checkout-table.js';
import type { Buyer, PurchaseWay } from './purchase.js';

const buyers: Buyer[] = ['guest', 'person'];
const ways: PurchaseWay[] = ['donate', 'redeem', 'take', 'proceed'];

describe('a step', () => {
  test.each<[CheckoutStep, StepFacts]>([
    ['entry', { state: 'entering' }],
    ['entry', { state: 'login_prompt' }],
    ['entry', { state: 'profile_incomplete', buyer: 'person' }],
    ['entry', { state: 'own_show', buyer: 'person' }],
    ['entry', { state: 'queue' }],
    ['email', { state: 'checking' }],
    ['email', { state: 'registered' }],
    ['email', { state: 'ticket_exists' }],
    ['entry', { state: 'ticket_exists', buyer: 'person' }],
    ['donation', { state: 'donation' }],
    ['redeem', { state: 'redeeming' }],
    ['redeem', { state: 'validating' }],
    ['email', { state: 'taking' }],
    ['entry', { state: 'taking', buyer: 'person' }],
    ['donation', { state: 'taking', cameFrom: 'donation' }],
    ['method', { state: 'loading' }],
    ['phone', { state: 'loading', isPhoneDue: true }],
    ['method', { state: 'sold_out', ticketType: 'fixed' }],
    ['redeem', { state: 'sold_out', ticketType: 'free' }],
    ['redeem', { state: 'all_held', ticketType: 'free' }],
    ['phone', { state: 'phone' }],
    ['method', { state: 'ordering' }],
    ['phone', { state: 'ordering', cameFrom: 'phone' }],
    ['pending', { state: 'pending' }],
    ['pending', { state: 'refreshing' }],
    ['detail', { state: 'pending', isReopened: true }],
    ['detail', { state: 'deleted', isReopened: true }],
    ['detail', { state: 'failed', isReopened: true }],
    ['success', { state: 'completed', isReopened: true }],
  ])('%s shows %o', (step, facts) => {
    expect(checkoutStep(facts)).toBe(step);
  });

  test('is there for each state, and each step has one', () => {
    const facts = checkoutStates.flatMap((state) => [{ state }, { state, isReopened: true }]);
    expect(new Set(facts.map(checkoutStep))).toEqual(new Set(checkoutSteps));
  });
});

describe('a refusal', () => {
  test.each<[CheckoutEvent, Parameters<typeof refusalEvent>[0]]>([
    ['refuse', { state: 'taking', buyer: 'guest', way: 'take' }],
    ['refuse_entry', { state: 'taking', buyer: 'person', way: 'take' }],
    ['refuse_donation', { state: 'taking', buyer: 'guest', way: 'donate' }],
    ['refuse_donation', { state: 'taking', buyer: 'person', way: 'donate' }],
    ['refuse', { state: 'ordering', buyer: 'person', way: 'donate' }],
    ['refuse_phone', { state: 'ordering', buyer: 'person', way: 'proceed', needsPhone: true }],
    ['refuse', { state: 'redeeming', buyer: 'guest', way: 'redeem' }],
  ])('is %s for %o', (event, facts) => {
    expect(refusalEvent(facts)).toBe(event);
  });

  test('means something in every state that waits for an answer which may be no', () => {
    for (const state of checkoutStates.filter((state) => 'refuse' in checkoutTable[state])) {
      for (const buyer of buyers) {
        for (const way of ways)
          expect(checkoutTable[state]).toHaveProperty(refusalEvent({ state, buyer, way }));
      }
    }
  });
});

describe('a step back', () => {
  test.each<[CheckoutEvent | null, TurnFacts]>([
    ['back', { state: 'method', buyer: 'guest', way: 'proceed' }],
    [null, { state: 'method', buyer: 'person', way: 'proceed' }],
    ['back_donation', { state: 'method', buyer: 'guest', way: 'donate' }],
    ['back_donation', { state: 'sold_out', buyer: 'person', way: 'donate' }],
    ['back_method', { state: 'phone', buyer: 'person', way: 'donate' }],
    ['back', { state: 'donation', buyer: 'guest', way: 'donate' }],
    [null, { state: 'donation', buyer: 'person', way: 'donate' }],
    ['back', { state: 'redeem', buyer: 'guest', way: 'redeem' }],
    [null, { state: 'redeem', buyer: 'person', way: 'redeem' }],
    [null, { state: 'email', buyer: 'guest', way: 'proceed' }],
    [null, { state: 'pending', buyer: 'guest', way: 'proceed' }],
  ])('is %s at %o', (event, facts) => {
    expect(backEvent(facts)).toBe(event);
  });

  test('always means something, and leads nobody signed in to ask for an address', () => {
    for (const state of checkoutStates) {
      for (const way of ways) {
        for (const buyer of buyers) {
          const event = backEvent({ state, buyer, way });
          if (event) expect(checkoutTable[state]).toHaveProperty(event);
          if (buyer === 'person') expect(event).not.toBe('back');
        }
      }
    }
  });
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
