import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';

/** What a search found: few shows by their ids, or words so common that most lists come across them soon. */
export type Found = { ids: readonly number[] } | { words: string };

/** From so many on it is quicker to look through the list in its order than to sort what was found. */
const COMMON = 1000;
/** More says nothing more. */
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/**
 * Finds shows by the beginnings of words in name, place, creator and category, in any order. Null: nothing was asked.
 * @example await findShows(database, 'senja bra') // { ids: [1] }, Senja di Braga
 */
export async function findShows(database: Kysely<Tables>, text: string | undefined): Promise<Found | null> {
  if (!text?.trim()) return null;
  const words = wordsOf(text);
  if (!words) return { ids: [] };
  const { rows } = await sql<{ show_id: number }>`
    select show_id from show_search where words @@ to_tsquery('simple', ${words}) limit ${sql.lit(COMMON + 1)}
  `.execute(database);
  return rows.length > COMMON ? { words } : { ids: rows.map(({ show_id }) => show_id) };
}

/** A show has the words. A question of its own, so that it is asked row by row in the order of the list. */
export function hasWords(words: string) {
  return sql<boolean>`(
    select words @@ to_tsquery('simple', ${words}) from show_search where show_id = show.id
  )`;
}

/** The same, asked of all shows at once: to count them. */
export function isAmong(words: string) {
  return sql<boolean>`show.id in (
    select show_id from show_search where words @@ to_tsquery('simple', ${words})
  )`;
}

/** Letters and digits only: nothing a visitor writes is a sign of the query language. */
function wordsOf(text: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `'${word.slice(0, LONGEST_WORD)}':*`)
    .join(' & ');
}
