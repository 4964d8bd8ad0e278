import { formatDateTime } from './date.js';
import type { Language } from './language.js';

/** Indonesia's clocks, from west to east. */
export const zones = ['WIB', 'WITA', 'WIT'] as const;
export type Zone = (typeof zones)[number];

/** How far each runs ahead of Jakarta's, in ms. */
const ahead: Record<Zone, number> = { WIB: 0, WITA: 3_600_000, WIT: 7_200_000 };

/** The eastern zones' names in the IANA database; the oldest is an alias that browsers still tell. */
const eastern = new Map<string, Zone>([
  ['Asia/Makassar', 'WITA'],
  ['Asia/Ujung_Pandang', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
]);

/**
 * The clock that people read where a browser stands; anywhere else in the world, Jakarta's.
 * @example zoneAt('Asia/Jayapura') // 'WIT'
 */
export function zoneAt(timeZone: string): Zone {
  return eastern.get(timeZone) ?? 'WIB';
}

/**
 * 'D MMMM YYYY HH:mm' and the clock it is read on, nothing for what is no instant.
 * @example formatInZone(1764333000000, 'WITA', 'en') // '28 November 2025 20:30 WITA'
 */
export function formatInZone(instant: number, zone: Zone, language: Language = 'default'): string {
  const text = formatDateTime(instant + ahead[zone], language);
  return text && `${text} ${zone}`;
}
