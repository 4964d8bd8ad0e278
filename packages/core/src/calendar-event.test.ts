import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarEvent } from './calendar-event.js';

const show = {
  id: 7,
  name: 'Senja di Braga',
  description: 'Lima penyanyi.\nSatu teras.',
  location: 'Bandung',
  creator_name: 'Rumah Musik',
  duration: 90,
  updated_at: Date.parse('2026-11-20T12:00:00Z'),
  start_date: Date.parse('2026-11-23T17:00:00Z'),
  start_time: Date.parse('1970-01-01T10:30:00Z'),
};
const options = { url: 'https://panggung.example/show/detail?id=7', now: Date.parse('2026-11-21T12:00:00Z') };
const file = (fields: Partial<typeof show> = {}) => calendarEvent({ ...show, ...fields }, options);

/** Reads a file as a calendar does: lines unfolded, values unescaped. */
function read(text: string): Map<string, string> {
  const lines = text.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
  const pairs = lines.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
    return [name, value.replace(/\\([\\;,n])/g, (_all, sign) => (sign === 'n' ? '\n' : sign))];
  });
  return new Map(pairs.toReversed());
}

test('a calendar reads when it is, how long, what and where, and rings half an hour ahead', () => {
  const event = read(file());
  expect(Object.fromEntries(event)).toMatchObject({
    BEGIN: 'VCALENDAR',
    VERSION: '2.0',
    UID: 'show-7@panggung.example',
    DTSTAMP: '20261121T120000Z',
    DTSTART: '20261124T103000Z',
    DURATION: 'PT90M',
    SUMMARY: 'Senja di Braga',
    LOCATION: 'Bandung',
    URL: options.url,
    TRIGGER: '-PT30M',
    DESCRIPTION: `Lima penyanyi.\nSatu teras.\n\nRumah Musik\n\n${options.url}`,
  });
});

test('a show that was called off is so in the calendar, too, and rings no more', () => {
  const event = read(calendarEvent({ ...show, status: 'CANCELLED' }, options));
  expect(event.get('STATUS')).toBe('CANCELLED');
  expect(event.has('TRIGGER')).toBe(false);
  expect(read(file()).has('STATUS')).toBe(false);
});

test('a show of unknown length and place says neither', () => {
  const event = read(file({ duration: 0, location: '' }));
  expect(event.has('DURATION')).toBe(false);
  expect(event.has('LOCATION')).toBe(false);
});

test('a show that was moved is the same event in a later version', () => {
  const before = read(file());
  const after = read(file({ updated_at: show.updated_at + 1000 }));
  expect(after.get('UID')).toBe(before.get('UID'));
  expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
});

describe('whatever a creator typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('a\r\nEND:VEVENT', 'x\nATTACH:https://evil.example', '\\;,\\n', '\u2028BEGIN:VALARM'),
  );

  test('is a value of its own and nothing else, in lines no reader cuts', () => {
    const names = [...file().matchAll(/^[A-Z]+/gm)].map(([name]) => name);
    fc.assert(
      fc.property(typed, typed, (name, place) => {
        const text = file({ name, location: `x${place}` });
        const lines = text.split('\r\n');
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const unfolded = text.replace(/\r\n /g, '').split('\r\n').filter(Boolean);
        expect(unfolded.map((line) => line.split(':')[0])).toEqual(names);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
      }),
    );
  });

  test('comes back as it was typed', () => {
    const plain = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(plain, (name) => {
        expect(read(file({ name })).get('SUMMARY')).toBe(name);
      }),
    );
  });
});
