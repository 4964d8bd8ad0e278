import type { Kysely } from 'kysely';
import type { Tables } from './database.js';

/** A page that may sell: whose it is, and the publishable key it must show. */
export interface Partner {
  id: number;
  /** As people know it. */
  name: string;
  key: string;
}

/** Finds the partners a page may belong to, by its origin. */
export type PartnersByOrigin = (origin: string) => Promise<readonly Partner[]>;

interface PartnerOptions {
  database: Kysely<Tables>;
  clock: () => number;
  /** How long a new partner may have to wait, in ms. @default 3000 */
  lifetime?: number;
}

/** Reads the partners every few seconds at most; while the database is away the last list holds. */
export function createPartners({ database, clock, lifetime = 3000 }: PartnerOptions): PartnersByOrigin {
  let known: Map<string, Partner[]> | undefined;
  let reading: Promise<void> | undefined;
  let staleAt = 0;

  async function read(): Promise<void> {
    const rows = await database.selectFrom('partner').select(['id', 'name', 'key', 'origins']).execute();
    const next = new Map<string, Partner[]>();
    for (const { origins, ...partner } of rows) {
      for (const origin of origins) next.set(origin, [...(next.get(origin) ?? []), partner]);
    }
    known = next;
    staleAt = clock() + lifetime;
  }

  return async (origin) => {
    if (clock() >= staleAt) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading.catch((error: unknown) => {
        if (!known) throw error;
      });
    }
    return known?.get(origin) ?? [];
  };
}
