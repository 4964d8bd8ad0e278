import type { Id } from './id.js';
import { wellFormed } from './well-formed.js';

/** A value as it may be shown: what is neither a text nor a number is as good as unsaid. */
function soundValue(value: unknown): string | number | null {
  if (typeof value === 'string') return wellFormed(value);
  return typeof value === 'number' ? value : null;
}

/**
 * A record as it may be shown, each field a text, a number or nothing, whatever the API sent.
 * @example soundRecord({ id: 1, name: { en: 'Night' } }) // { id: 1, name: null }
 */
export function soundRecord<T extends object>(record: T): T {
  const fields = Object.entries(record).map(([name, value]) => [name, soundValue(value)]);
  return Object.fromEntries(fields) as T;
}

/**
 * The records of a list that may be shown, each once: what has no id of its own could be neither told apart nor opened.
 * @example soundRecords([{ id: 1 }, { id: '1' }, null]) // [{ id: 1 }]
 */
export function soundRecords<T extends { id: Id }>(list: readonly T[]): T[] {
  const byId = new Map<string, T>();
  for (const record of list) {
    const id = String(soundValue(record?.id) ?? '');
    if (id && !byId.has(id)) byId.set(id, soundRecord(record));
  }
  return [...byId.values()];
}
