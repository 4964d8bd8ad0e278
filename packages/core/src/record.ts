import type { Id } from './id.js';

/** Half of a letter, which no address can carry. */
const halfLetter = /\p{Surrogate}/u;

const isSaid = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * A record that may be shown: what is neither a text nor a number in it is as good as unsaid.
 * @example soundRecord({ id: 1, name: { en: 'Night' } }) // { id: 1, name: null }
 */
export function soundRecord<T extends object>(record: T): T {
  const fields = Object.entries(record).map(([name, value]) => [name, isSaid(value) ? value : null]);
  return Object.fromEntries(fields) as T;
}

/**
 * The records of a list that may be shown, each once: what has no id of its own could be neither told apart nor opened.
 * @example soundRecords([{ id: 1 }, { id: '1' }, null]) // [{ id: 1 }]
 */
export function soundRecords<T extends { id: Id }>(list: readonly T[]): T[] {
  const byId = new Map<string, T>();
  for (const record of list) {
    const id = isSaid(record?.id) ? String(record.id) : '';
    if (id && !halfLetter.test(id) && !byId.has(id)) byId.set(id, soundRecord(record));
  }
  return [...byId.values()];
}
