import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Payment } from './contract/payment.js';
import { paymentStatuses } from './payment.js';
import { ticketTypes, videoStatuses } from './show.js';
import { isTicketValid, leadingPayment, type ShowAction, showAction } from './show-action.js';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
type Paid = Pick<Payment, 'status' | 'expired_ticket'>;

/** A show of these kinds that began an hour ago, or begins in one. */
const showOf = (ticket_type: string, video_status: string, hasBegun = true) =>
  ({
    ticket_type,
    video_status,
    start_date: NOW - 7 * HOUR + (hasBegun ? -HOUR : HOUR),
    start_time: 0,
  }) as Parameters<typeof showAction>[0]['show'];

const none = null;
const pending: Paid = { status: 'PENDING', expired_ticket: 0 };
const failed: Paid = { status: 'FAILED', expired_ticket: 0 };
const ticket: Paid = { status: 'COMPLETED', expired_ticket: 0 };
const lasting: Paid = { status: 'COMPLETED', expired_ticket: NOW + 1 };
const over: Paid = { status: 'COMPLETED', expired_ticket: NOW };
const viewer = { isCreator: false, isPreview: false, now: NOW };

type Row = [
  payment: Paid | null,
  waiting: ShowAction,
  live: ShowAction,
  ended: ShowAction,
  other: ShowAction,
];

/** What is offered while a show waits, is live, is over, and is a waiting room, a radio fest or a music video. */
const truths: Record<string, Row[]> = {
  'a priced ticket': [
    [none, 'buy', 'buy', 'buy', 'buy'],
    [failed, 'buy', 'buy', 'buy', 'buy'],
    [pending, 'pay', 'pay', 'pay', 'pay'],
    [ticket, 'wait', 'stream', 'replay', 'stream'],
    [lasting, 'wait', 'stream', 'replay', 'stream'],
    [over, 'buy', 'buy', 'buy', 'buy'],
  ],
  'a redeem code': [
    [none, 'redeem', 'redeem', 'redeem', 'redeem'],
    [failed, 'redeem', 'redeem', 'redeem', 'redeem'],
    [ticket, 'wait', 'stream', 'replay', 'stream'],
    [over, 'redeem', 'redeem', 'redeem', 'redeem'],
  ],
  'a free pass': [
    [none, 'buy', 'stream', 'replay', 'buy'],
    [failed, 'buy', 'stream', 'replay', 'buy'],
    [ticket, 'wait', 'stream', 'replay', 'stream'],
    [over, 'buy', 'stream', 'replay', 'buy'],
  ],
};

const typesOf: Record<string, readonly string[]> = {
  'a priced ticket': ['fixed', 'flexible', 'a type of tomorrow'],
  'a redeem code': ['free'],
  'a free pass': ['free_pass'],
};
const statusesOf = [
  ['WAITING'],
  ['LIVE'],
  ['ENDED'],
  ['WAITING_ROOM', 'RADIOFEST', 'MUSIC_VIDEO', 'constructor', ''],
] as const;

const cases = Object.entries(truths).flatMap(([kind, rows]) =>
  rows.flatMap(([payment, ...expected]) =>
    statusesOf.flatMap((statuses, column) =>
      statuses.flatMap((status) =>
        typesOf[kind]?.map((type) => [type, status, payment, expected[column]] as const),
      ),
    ),
  ),
);

describe('the next step on the page of a show', () => {
  test.each(cases as [string, string, Paid | null, ShowAction][])(
    'of %s that is %s, with %j, is to %s',
    (type, status, payment, expected) => {
      expect(showAction({ ...viewer, show: showOf(type, status), payment })).toBe(expected);
    },
  );

  test('is nothing for its creator but a code to hand out, and nothing at all in a preview, whatever else holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ticketTypes),
        fc.constantFrom(...videoStatuses),
        fc.constantFrom(none, pending, failed, ticket, over),
        (type, status, payment) => {
          const facts = { ...viewer, show: showOf(type, status), payment };
          expect(showAction({ ...facts, isCreator: true })).toBe(type === 'free' ? 'hand_out' : 'none');
          expect(showAction({ ...facts, isCreator: true, isPreview: true })).toBe('none');
          expect(showAction({ ...facts, isPreview: true })).toBe('none');
        },
      ),
    );
  });

  test('is nothing for anybody once the show was called off', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ticketTypes),
        fc.constantFrom(...videoStatuses),
        fc.constantFrom(none, pending, failed, ticket, over),
        fc.boolean(),
        (type, status, payment, isCreator) => {
          const show = { ...showOf(type, status), status: 'CANCELLED' };
          expect(showAction({ ...viewer, isCreator, show, payment })).toBe('none');
        },
      ),
    );
  });

  test('is not to watch a free pass before its hour, even on air', () => {
    for (const status of ['LIVE', 'ENDED']) {
      const show = showOf('free_pass', status, false);
      expect(showAction({ ...viewer, show, payment: none })).toBe('buy');
    }
    const start = NOW + HOUR;
    const show = showOf('free_pass', 'LIVE', false);
    expect(showAction({ ...viewer, show, payment: none, now: start })).toBe('stream');
    expect(showAction({ ...viewer, show, payment: none, now: start - 1 })).toBe('buy');
  });

  test('is never to watch without a ticket that opens or a free pass', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ticketTypes),
        fc.constantFrom(...videoStatuses),
        fc.constantFrom(...paymentStatuses),
        fc.integer({ min: 0, max: NOW * 2 }),
        (type, status, paid, expired_ticket) => {
          const payment = { status: paid, expired_ticket };
          const action = showAction({ ...viewer, show: showOf(type, status), payment });
          const isWatching = action === 'stream' || action === 'replay';
          expect(isWatching && type !== 'free_pass').toBe(
            isTicketValid(payment, NOW) && status !== 'WAITING' && type !== 'free_pass',
          );
        },
      ),
    );
  });
});

describe('of several payments of one viewer', () => {
  test.each<[string, (Paid | null)[], Paid | null]>([
    ['none leads where there is none', [null, null], null],
    ['a ticket that opens leads before money owed', [pending, ticket], ticket],
    ['money owed leads before a ticket that ran out', [over, pending], pending],
    ['a ticket that ran out leads before a failure', [failed, over], over],
    ['the first leads among equals', [lasting, ticket], lasting],
  ])('%s', (_, payments, expected) => {
    expect(leadingPayment(payments, NOW)).toBe(expected);
  });
});
