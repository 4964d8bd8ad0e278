import { createMask, type Mask } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { Ports } from './ports.js';

/** How long a list of bad words is used before it is read again, in ms. */
const LIFETIME = 10_000;

/** The words that are masked, in the order of the alphabet. K-14. */
export function listBadwords(database: Kysely<Tables>): Promise<{ name: string }[]> {
  return database.selectFrom('badword').select('name').orderBy('name').execute();
}

/**
 * Masks bad words with the list as it was lately; `build` makes a mask of a list. K-10, AMB-139.
 * @example const text = await createMasking(ports)('Bad badger')
 */
export function createMasking(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  build: (words: readonly string[]) => Mask = createMask,
) {
  let mask: Promise<Mask> | undefined;
  let until = 0;
  const read = async () => build((await listBadwords(database)).map(({ name }) => name));
  return async (text: string): Promise<string> => {
    if (!mask || until <= clock()) {
      until = clock() + LIFETIME;
      mask = read();
      // The next one who comments asks again.
      mask.catch(() => {
        mask = undefined;
      });
    }
    return (await mask)(text);
  };
}

/** As a list keeps a word: compared whatever its capitals. */
function normal(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim().normalize('NFC').toLowerCase()))].filter(Boolean);
}

/** Adds words; answers how many were new. */
export async function addBadwords(database: Kysely<Tables>, words: readonly string[]): Promise<number> {
  const rows = normal(words).map((name) => ({ name }));
  if (!rows.length) return 0;
  const added = database.insertInto('badword').values(rows);
  return (
    await added
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .execute()
  ).length;
}

/** Removes words; answers how many there were. */
export async function removeBadwords(database: Kysely<Tables>, words: readonly string[]): Promise<number> {
  const names = normal(words);
  if (!names.length) return 0;
  return (await database.deleteFrom('badword').where('name', 'in', names).returning('name').execute()).length;
}
