import { createSeal } from './seal.js';

/** Header an order shows its pass in: never in a body, whose fingerprint must stay, nor in an address. */
export const PASS_HEADER = 'panggung-pass';

/** What an order shows at the door, as it was sealed; whether it still holds is decided while the show is locked. */
export interface Pass {
  /** A seat that was offered to who waits, or a turn in the line before a sale. */
  kind: 'offer' | 'queue';
  showId: number;
  /** The offer's name, or the id of the place in line; '' where the seal is broken. */
  name: string;
}

/** Makes and reads both kinds of passes. */
export interface Passes {
  write(pass: Pass): Promise<string>;
  /**
   * The pass of a header; null where there is none. A forged one is nobody's: it lets in as little as none.
   * @example pass: await passes.read(context.req.header(PASS_HEADER))
   */
  read(text: string | undefined): Promise<Pass | null>;
}

/** Longer headers are none of ours. */
const LONGEST = 200;

export function createPasses(sessionKey: string): Passes {
  const seal = createSeal(sessionKey, 'pass');
  return {
    write: ({ kind, showId, name }) => seal.write([kind, showId, name]),
    async read(text) {
      if (!text || text.length > LONGEST) return null;
      const [kind, showId] = text.split('.');
      if (kind !== 'offer' && kind !== 'queue') return null;
      const [, , name = ''] = (await seal.read(text)) ?? [];
      return { kind, showId: Number(showId), name };
    },
  };
}
