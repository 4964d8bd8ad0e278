import type { Id } from './id.js';

/**
 * A record that may be shown: a list or an object where a text, a number or a flag belongs is as good as unsaid.
 * @example soundRecord({ id: 1, name: { en: 'Night' } }) // { id: 1, name: null }
 */
export function soundRecord<T extends object>(record: T): T {
  const fields = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'object' ? null : value,
  ]);
  return Object.fromEntries(fields) as T;
}

/**
 * The records of a list that may be shown, each once: what has no id of its own could be neither told apart nor opened.
 * @example soundRecords([{ id: 1 }, { id: '1' }, null]) // [{ id: 1 }]
 */
export function soundRecords<T extends { id: Id }>(list: readonly T[]): T[] {
  const byId = new Map<string, T>();
  for (const record of list) {
    const id = record?.id as unknown;
    const name = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
    if (name && !byId.has(name)) byId.set(name, soundRecord(record));
  }
  return [...byId.values()];
}
