import type { Show } from './contract/show.js';
import { isCalledOff, showStart } from './show.js';

/** How long before the start a calendar, or a mail, reminds of a show, in minutes. AMB-094. */
export const REMINDER_MINUTES = 30;

export interface CalendarEventOptions {
  /** The show's page. */
  url: string;
  /** When this was so: now, or when the show was last changed; epoch ms. */
  now: number;
}

type CalendarShow = Pick<
  Show,
  | 'id'
  | 'name'
  | 'description'
  | 'location'
  | 'creator_name'
  | 'duration'
  | 'updated_at'
  | 'start_date'
  | 'start_time'
> &
  Partial<Pick<Show, 'status'>>;

function alarm({ name }: Pick<Show, 'name'>): string[] {
  const about = ['ACTION:DISPLAY', `DESCRIPTION:${text(name)}`, `TRIGGER:-PT${REMINDER_MINUTES}M`];
  return ['BEGIN:VALARM', ...about, 'END:VALARM'];
}

/**
 * A show as a calendar file (text/calendar, RFC 5545) with an alarm half an hour ahead; a show of unknown length takes no
 * time. Opened again after the show was moved or called off, so it is in the calendar too.
 * @example calendarEvent(show, { url: 'https://panggung.example/show/detail?id=7', now: Date.now() })
 */
export function calendarEvent(show: CalendarShow, { url, now }: CalendarEventOptions): string {
  const { host } = new URL(url);
  const description = [show.description?.trim(), show.creator_name, url].filter(Boolean).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host)}//Panggung//ID`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:show-${text(String(show.id))}@${host}`,
    `SEQUENCE:${Math.max(0, Math.floor(show.updated_at / 1000)) % 2 ** 31}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(showStart(show))}`,
    ...(show.duration > 0 ? [`DURATION:PT${Math.ceil(show.duration)}M`] : []),
    `SUMMARY:${text(show.name)}`,
    `DESCRIPTION:${text(description)}`,
    ...(show.location ? [`LOCATION:${text(show.location)}`] : []),
    `URL:${url}`,
    ...(isCalledOff(show) ? ['STATUS:CANCELLED'] : alarm(show)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** 20261124T103000Z. */
function instant(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.3.11: what a creator typed can end neither its value nor its line. */
function text(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** The most octets a line may have, without its break. */
const LINE_OCTETS = 75;

/** RFC 5545, 3.1: a long line goes on in the next after a space; no character is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
