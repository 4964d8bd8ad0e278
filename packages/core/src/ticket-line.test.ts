import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Show } from './contract/index.js';
import { availability, type TicketStock, type TicketSurface, ticketLine } from './ticket-line.js';

type Expected = 'live' | 'sold_out' | 'available' | 'few_available' | number;

/** [left, is the count hidden, what list, detail and search say] for a waiting show of 100 seats. AMB-075 to AMB-078. */
const truths: readonly (readonly [left: number, isHidden: 0 | 1, Expected, Expected, Expected])[] = [
  [100, 0, 100, 100, 100],
  [100, 1, 'available', 'available', 'available'],
  [31, 0, 31, 31, 31],
  [31, 1, 'available', 'available', 'available'],
  [30, 0, 30, 30, 30],
  [30, 1, 'available', 'few_available', 'available'],
  [29, 0, 29, 29, 29],
  [29, 1, 29, 'few_available', 'available'],
  [2, 0, 2, 2, 2],
  [2, 1, 2, 'few_available', 'available'],
  [1, 0, 'sold_out', 1, 1],
  [1, 1, 'sold_out', 'few_available', 'available'],
  [0, 0, 'sold_out', 'sold_out', 'sold_out'],
  [0, 1, 'sold_out', 'sold_out', 'sold_out'],
];

const stock = (left: number, isHidden: 0 | 1, other: Partial<TicketStock> = {}): TicketStock => ({
  ticket_left: left,
  ticket_quota: 100,
  show_left_ticket: isHidden,
  video_status: 'WAITING',
  ...other,
});

const line = (expected: Expected) =>
  typeof expected === 'number' ? { kind: 'left', count: expected } : { kind: expected };

describe('the line about tickets, of 100 seats', () => {
  test.each(truths)('with %d left and count hidden %d: list %s, detail %s, search %s', (...truth) => {
    const [left, isHidden, list, detail, search] = truth;
    expect(ticketLine('list', stock(left, isHidden))).toEqual(line(list));
    expect(ticketLine('detail', stock(left, isHidden))).toEqual(line(detail));
    expect(ticketLine('search', stock(left, isHidden))).toEqual(line(search));
    expect(ticketLine('manage', stock(left, isHidden))).toEqual(line(search));
  });

  test('a live show says so in search, sold out or not', () => {
    expect(ticketLine('search', stock(0, 0, { video_status: 'LIVE' }))).toEqual({ kind: 'live' });
    expect(ticketLine('list', stock(0, 0, { video_status: 'LIVE' }))).toEqual({ kind: 'sold_out' });
  });

  test('a show that was called off has none to speak of', () => {
    for (const surface of ['list', 'detail', 'search', 'manage'] as const) {
      expect(ticketLine(surface, stock(7, 0, { status: 'CANCELLED' }))).toBeNull();
    }
  });

  test('a show without seats is sold out everywhere', () => {
    const none = stock(0, 1, { ticket_quota: 0 });
    for (const surface of ['list', 'detail', 'search', 'manage'] as const) {
      expect(ticketLine(surface, none)).toEqual({ kind: 'sold_out' });
    }
  });

  test('an answer without ticket_left counts the quota', () => {
    const { ticket_left: _, ...older } = stock(0, 0);
    expect(ticketLine('search', older as TicketStock)).toEqual({ kind: 'left', count: 100 });
  });

  test.each([[null], [undefined], ['seven'], [Number.NaN]])('an answer that says %j says nothing', (said) => {
    const unknown = { ...stock(0, 0), ticket_left: said, ticket_quota: said } as TicketStock;
    for (const surface of ['list', 'detail', 'search', 'manage'] as const) {
      expect(ticketLine(surface, unknown)).toBeNull();
    }
  });
});

const surfaces = fc.constantFrom<TicketSurface>('list', 'detail', 'search', 'manage');
const stocks = fc
  .record({ quota: fc.nat(10_000), share: fc.double({ min: 0, max: 1, noNaN: true }), hidden: fc.boolean() })
  .map(({ quota, share, hidden }) =>
    stock(Math.floor(quota * share), hidden ? 1 : 0, { ticket_quota: quota }),
  );

describe('whatever the stock', () => {
  test('a number is the true number, and never 0', () => {
    fc.assert(
      fc.property(surfaces, stocks, (surface, show) => {
        const said = ticketLine(surface, show);
        if (said?.kind === 'left') {
          expect(said.count).toBe(show.ticket_left);
          expect(said.count).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a creator who hides the count never sees it on the detail page or in search', () => {
    fc.assert(
      fc.property(fc.constantFrom<TicketSurface>('detail', 'search', 'manage'), stocks, (surface, show) => {
        expect(ticketLine(surface, { ...show, show_left_ticket: 1 })?.kind).not.toBe('left');
      }),
    );
  });

  test('the detail page says Sold Out exactly when nothing can be bought', () => {
    fc.assert(
      fc.property(stocks, (show) => {
        expect(ticketLine('detail', show)?.kind === 'sold_out').toBe(show.ticket_left < 1);
      }),
    );
  });
});

describe('whatever an answer says', () => {
  const fields = ['ticket_left', 'ticket_quota', 'show_left_ticket', 'video_status'];
  const answers = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])), {
    requiredKeys: [],
  });

  test('the line is one of five or none, and its number one that can be read', () => {
    fc.assert(
      fc.property(surfaces, answers, (surface, answer) => {
        const said = ticketLine(surface, answer as unknown as TicketStock);
        if (said?.kind === 'left') expect(Number.isSafeInteger(said.count)).toBe(true);
        else expect([null, 'live', 'sold_out', 'available', 'few_available']).toContain(said?.kind ?? null);
      }),
    );
  });
});

test.each([
  [1, 100, null, 'available'],
  [0, 100, 1_764_333_000_000, 'all_held'],
  [0, 100, null, 'sold_out'],
  [0, 100, 0, 'sold_out'],
  [0, 100, 'soon', 'sold_out'],
  [null, 100, null, 'available'],
  [null, 0, null, 'sold_out'],
  [null, null, null, 'available'],
])('with %j left of %j, and the next let go at %j, tickets are %s', (...truth) => {
  const [ticket_left, ticket_quota, next_release_at, expected] = truth;
  const show = { ticket_left, ticket_quota, next_release_at } as Show;
  expect(availability(show)).toBe(expected);
});
