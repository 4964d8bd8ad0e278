import { SHOW_START_OFFSET_MS } from './constants.js';
import { isInstant } from './instant.js';
import type { Language } from './language.js';

/** Written out: a slow phone waits longer for a formatter of the browser's than for all it draws. */
const months = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** The clock of Jakarta, read as if it were UTC: every date is shown on it, whatever the browser's zone. AMB-005. */
function wibClock(instant: number): Date {
  const clock = instant + SHOW_START_OFFSET_MS;
  // The last hours of time have no clock ahead of them.
  return new Date(isInstant(clock) ? clock : instant);
}

/**
 * 'D MMMM YYYY' in WIB, nothing for what is no instant; month names are English only in `en`. S-12, AMB-003.
 * @example formatDate(1620172800000, 'default') // '5 Mei 2021'
 */
export function formatDate(instant: number, language: Language = 'default'): string {
  if (!isInstant(instant)) return '';
  const clock = wibClock(instant);
  const month = months[language === 'en' ? 'en' : 'id'][clock.getUTCMonth()];
  return `${clock.getUTCDate()} ${month} ${clock.getUTCFullYear()}`;
}

/**
 * 'D MMMM YYYY HH:mm' in WIB, nothing for what is no instant; Indonesian writes the hour as 19.30. S-12, AMB-005.
 * @example formatDateTime(1764333000000, 'en') // '28 November 2025 19:30'
 */
export function formatDateTime(instant: number, language: Language = 'default'): string {
  if (!isInstant(instant)) return '';
  const time = wibClock(instant).toISOString().slice(-13, -8);
  return `${formatDate(instant, language)} ${language === 'id' ? time.replace(':', '.') : time}`;
}

/**
 * The day it is in Jakarta, as an `<input type="date">` writes it.
 * @example wibDay(1764333000000) // '2025-11-28'
 */
export function wibDay(instant: number): string {
  return new Date(instant + SHOW_START_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * The instant at which a day written `YYYY-MM-DD` begins in Jakarta, epoch ms; NaN for what is no day. AMB-175.
 * @example startOfDay('2021-05-05') // 1620147600000
 */
export function startOfDay(day: string): number {
  const instant = Date.parse(`${day}T00:00:00+07:00`);
  return wibDay(instant || 0) === day ? instant : Number.NaN;
}

/** A span cut into the four numerals of a countdown; a span that is over is all zeros. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Cuts a span of ms into days, hours, minutes and seconds, rounding up so that it reaches zero on time.
 * @example countdown(61_000) // { days: 0, hours: 0, minutes: 1, seconds: 1 }
 */
export function countdown(span: number): Countdown {
  const total = Math.max(0, Math.ceil(span / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/**
 * A span of ms as minutes and seconds, with hours before them where there are any, rounding up.
 * @example formatSpan(61_000) // '1:01'
 * @example formatSpan(86_400_000) // '24:00:00'
 */
export function formatSpan(span: number): string {
  const total = Math.max(0, Math.ceil(span / 1000));
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
