import { SHOW_START_OFFSET_MS } from './constants.js';

const DAY_MS = 86_400_000;

/**
 * The day of an instant in Jakarta, as a show carries it: epoch ms of its 00:00 WIB. AMB-081.
 * @example dayOf(Date.parse('2026-11-21T19:30:00+07:00')) === Date.parse('2026-11-21T00:00:00+07:00')
 */
export function dayOf(instant: number): number {
  return Math.floor((instant + SHOW_START_OFFSET_MS) / DAY_MS) * DAY_MS - SHOW_START_OFFSET_MS;
}

/**
 * The time of day of an instant in Jakarta, as a show carries it: epoch ms of 1970-01-01 HH:mm WIB. AMB-081.
 * @example timeOfDay(Date.parse('2026-11-21T19:30:00+07:00')) === Date.parse('1970-01-01T19:30:00+07:00')
 */
export function timeOfDay(instant: number): number {
  return instant - dayOf(instant) - SHOW_START_OFFSET_MS;
}

/**
 * A time written `HH:mm`, as a show carries it; NaN for what is none. M-44, AMB-081.
 * @example parseTime('00:00') // -25200000
 */
export function parseTime(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) return Number.NaN;
  return Number(hours) * 3_600_000 + Number(minutes) * 60_000 - SHOW_START_OFFSET_MS;
}

/**
 * A show's time as an `<input type="time">` writes it.
 * @example formatTime(-25200000) // '00:00'
 */
export function formatTime(startTime: number): string {
  return new Date(startTime + SHOW_START_OFFSET_MS).toISOString().slice(11, 16);
}
