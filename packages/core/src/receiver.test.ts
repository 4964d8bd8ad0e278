import { describe, expect, test } from 'vitest';
import {
  nextReceiverState,
  type ReceiverEvent,
  type ReceiverState,
  receiverProblem,
  receiverTable,
} from './receiver.js';

const states = Object.keys(receiverTable) as ReceiverState[];
const events = [...new Set(states.flatMap((state) => Object.keys(receiverTable[state])))] as ReceiverEvent[];

describe('the check of a receiver', () => {
  test.each<ReceiverState>(['absent', 'incomplete', 'has_ticket', 'failed', 'found'])(
    'tells that they are %s, until the address is edited',
    (answer) => {
      const told = nextReceiverState(nextReceiverState('empty', 'check'), answer as ReceiverEvent);
      expect(told).toBe(answer);
      expect(nextReceiverState(told, 'type')).toBe('empty');
    },
  );

  test('finds nobody without an answer to the question asked last', () => {
    const before = states.filter((state) => Object.values(receiverTable[state]).includes('found'));
    expect(before).toEqual(['checking']);
    expect(nextReceiverState('checking', 'type')).toBe('empty');
    expect(nextReceiverState('empty', 'found')).toBe('empty');
  });

  test('is asked again after nobody was found or the API was away; a notice is closed first', () => {
    expect((['absent', 'failed'] as const).map((state) => nextReceiverState(state, 'check'))).toEqual([
      'checking',
      'checking',
    ]);
    for (const state of ['incomplete', 'has_ticket'] as const) {
      expect(nextReceiverState(state, 'check')).toBe(state);
      expect(nextReceiverState(state, 'close')).toBe('empty');
    }
  });

  test('reaches every state, and ignores every event that means nothing', () => {
    expect(new Set(['empty', ...states.flatMap((state) => Object.values(receiverTable[state]))])).toEqual(
      new Set(states),
    );
    for (const state of states) {
      for (const event of events) {
        if (!(event in receiverTable[state])) expect(nextReceiverState(state, event)).toBe(state);
      }
    }
  });
});

test.each([
  ['', 'email_required'],
  ['  ', 'email_required'],
  ['ayu@kotak', 'email_invalid'],
  ['rani@kotak.id', 'account_not_found'],
  [' RANI@Kotak.id ', 'account_not_found'],
  ['ayu@kotak.id', null],
])('receiver %j of rani@kotak.id: %s', (text, problem) => {
  expect(receiverProblem(text, 'Rani@kotak.id')).toBe(problem);
});
