import type { Language } from '../language.js';

/** One noun's words in the three languages. `en` repeats only what it says otherwise than `default`. AMB-004. */
export type Catalogue<Key extends string> = Record<Language, Record<Key, string>>;

/**
 * Binds a noun's words; a key missing in `id` does not compile.
 * @example const words = catalogue({ default: { buy: 'Buy Ticket' }, id: { buy: 'Beli tiket' }, en: {} });
 */
export function catalogue<const D extends Record<string, string>>(words: {
  default: D;
  id: Record<keyof D, string>;
  en: Partial<Record<keyof D, string>>;
}): Catalogue<keyof D & string> {
  return { default: words.default, id: words.id, en: { ...words.default, ...words.en } } as Catalogue<
    keyof D & string
  >;
}

/**
 * Puts values into a message's `{names}`.
 * @example fill('Ticket left {count} more tickets', { count: 3 }) // 'Ticket left 3 more tickets'
 */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
