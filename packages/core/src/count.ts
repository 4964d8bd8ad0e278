import type { Language } from './language.js';

/**
 * How many there are, as `{ count }` or as a bare number; null for what is no count. AMB-136.
 * @example countIn({ count: 88 }) // 88
 */
export function countIn(data: unknown): number | null {
  const count = typeof data === 'object' && data !== null && 'count' in data ? data.count : data;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : null;
}

/**
 * A count as a person reads it.
 * @example formatCount(1204, 'id') // '1.204'
 */
export function formatCount(count: number, language: Language = 'default'): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, language === 'id' ? '.' : ',');
}
