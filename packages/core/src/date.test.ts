import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { countdown, formatDate, formatDateTime, formatSpan } from './date.js';

const evening = Date.UTC(2025, 10, 28, 12, 30); // 19:30 in Jakarta
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Jayapura'])('in a browser set to %s', (browserZone) => {
  test('dates are those of Jakarta', () => {
    process.env.TZ = browserZone;
    expect(formatDateTime(evening)).toBe('28 November 2025 19:30');
    // 23:30 UTC is the next morning in Jakarta.
    expect(formatDate(Date.UTC(2021, 4, 4, 23, 30))).toBe('5 Mei 2021');
  });
});

describe('a date', () => {
  test.each([
    ['default', '5 Mei 2021', '5 Mei 2021 07:00'],
    ['id', '5 Mei 2021', '5 Mei 2021 07.00'],
    ['en', '5 May 2021', '5 May 2021 07:00'],
  ] as const)('in %s reads %s, with its time %s', (language, date, dateTime) => {
    const morning = Date.UTC(2021, 4, 5);
    expect(formatDate(morning, language)).toBe(date);
    expect(formatDateTime(morning, language)).toBe(dateTime);
  });

  test.each([null, undefined, '1764333000000', Number.NaN, 8.64e15 + 1, Number.NEGATIVE_INFINITY])(
    'of %j is not written',
    (instant) => {
      expect(formatDate(instant as number)).toBe('');
      expect(formatDateTime(instant as number)).toBe('');
    },
  );

  test('reaches as far as a Date', () => {
    expect(formatDate(8.64e15, 'en')).toBe('13 September 275760');
    expect(formatDate(-8.64e15, 'en')).toMatch(/^20 April/);
  });

  test.each(['id', 'en'] as const)('in %s reads as the browser would write it in Jakarta', (language) => {
    const wanted = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
    const partsOf = (instant: number) =>
      Object.fromEntries(wanted.formatToParts(instant).map(({ type, value }) => [type, value]));
    // Since 1964 Jakarta is seven hours ahead.
    const instants = fc.integer({ min: Date.UTC(1964, 0, 2), max: Date.UTC(9999, 0) });
    fc.assert(
      fc.property(instants, (instant) => {
        const { day, month, year } = partsOf(instant);
        expect(formatDate(instant, language)).toBe(`${day} ${month} ${year}`);
      }),
    );
  });

  test('at midnight is 00:00, not 24:00', () => {
    expect(formatDateTime(Date.UTC(2025, 0, 31, 17))).toBe('1 Februari 2025 00:00');
  });
});

describe('a countdown', () => {
  test('cuts a span into days, hours, minutes and seconds', () => {
    const span = ((26 * 60 + 3) * 60 + 4) * 1000;
    expect(countdown(span)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  });

  test('shows one second until the very end, and zeros after it', () => {
    expect(countdown(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(countdown(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(countdown(-5000)).toEqual(countdown(0));
  });

  test('loses no second, whatever the span', () => {
    fc.assert(
      fc.property(fc.nat(400 * 86_400_000), (span) => {
        const { days, hours, minutes, seconds } = countdown(span);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(span / 1000));
        expect(Math.max(minutes, seconds)).toBeLessThan(60);
        expect(hours).toBeLessThan(24);
      }),
    );
  });
});

test.each([
  [0, '0:00'],
  [59_001, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [88_199_000, '24:29:59'],
])('%i ms read as %s', (span, text) => {
  expect(formatSpan(span)).toBe(text);
});
