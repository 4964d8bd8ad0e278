import type { EntryRefusal } from './contract/admission.js';
import { type DoorBook, type DoorEntry, findInside, insideByRoll } from './door-book.js';
import type { DoorRoll } from './door-roll.js';
import type { EntryCode } from './entry-code.js';

/**
 * Why somebody stays outside: as the API says; or, without a connection, since the roll does not know the ticket
 * (`not_listed`), or there is no roll to look into (`unchecked`).
 */
export type DoorRefusal = Exclude<EntryRefusal, 'already_admitted'> | 'not_listed' | 'unchecked';

/** What a door says to somebody. Times in epoch ms. */
export type DoorVerdict =
  | { kind: 'admitted'; entry: DoorEntry }
  | { kind: 'already'; at: number | null }
  | { kind: 'refused'; reason: DoorRefusal };

/** What a device knows of what it was shown. */
export interface DoorLook {
  /** Null where it is no entry code. */
  entry: EntryCode | null;
  /** Whether its signature is good; null without a key to tell by. */
  isOurs: boolean | null;
  /** The show of this door. */
  roomId: string;
  hash: string;
  roll: DoorRoll | null;
  book: DoorBook;
}

const refused = (reason: DoorRefusal): DoorVerdict => ({ kind: 'refused', reason });

/** What is no ticket of this show, whatever the API would say; null for what may be one. */
export function judgeAtOnce({ entry, isOurs, roomId }: DoorLook): DoorVerdict | null {
  if (entry === null) return refused('code_unknown');
  if (entry.signed && isOurs === false) return refused('signature_wrong');
  return entry.room === null || entry.room === roomId ? null : refused('other_show');
}

/** What a device says by itself; null opens the door. */
export function judgeByRoll(look: DoorLook): DoorVerdict | null {
  const certain = judgeAtOnce(look);
  if (certain) return certain;
  const { roll, book, hash } = look;
  const at = findInside(book, hash)?.at ?? (roll && insideByRoll(roll, book, hash));
  if (at !== null) return { kind: 'already', at };
  if (roll === null) return refused('unchecked');
  return roll.tickets.has(hash) ? null : refused('not_listed');
}

const refusals: Record<EntryRefusal, (at: number | null) => DoorVerdict> = {
  already_admitted: (at) => ({ kind: 'already', at }),
  code_unknown: () => refused('code_unknown'),
  signature_wrong: () => refused('signature_wrong'),
  other_show: () => refused('other_show'),
  not_paid: () => refused('not_paid'),
};

/** What the API's refusal means at a door; null for what says nothing of the ticket. `at` in epoch ms. */
export function verdictOf(code: string, at: number | null): DoorVerdict | null {
  return Object.hasOwn(refusals, code) ? refusals[code as EntryRefusal](at) : null;
}
