import type { EntryRefusal } from './contract/admission.js';
import {
  type DoorBook,
  type DoorEntry,
  entryElsewhere,
  findInside,
  insideByRoll,
  isOpen,
} from './door-book.js';
import type { DoorRoll } from './door-roll.js';
import type { EntryCode } from './entry-code.js';
import type { ErrorBody } from './error.js';

/**
 * Why somebody stays outside: as the API says; or, without a connection, since the roll does not know the ticket
 * (`not_listed`), or there is no roll to look into (`unchecked`).
 */
export type DoorRefusal = Exclude<EntryRefusal, 'already_admitted'> | 'not_listed' | 'unchecked';

/**
 * What a door says to somebody. Times in epoch ms. `entry` is who came in by the ticket, here or at another device, for
 * taking it back; null where nobody knows who that is.
 */
export type DoorVerdict =
  | { kind: 'admitted'; entry: DoorEntry }
  | { kind: 'already'; at: number | null; entry: DoorEntry | null }
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
  const here = findInside(book, hash);
  if (here) return { kind: 'already', at: here.at, entry: isOpen(here) ? here : null };
  const there = roll && insideByRoll(roll, book, hash);
  if (there) return alreadyIn(look, { admitted_at: there.at, admission_id: there.id });
  if (roll === null) return refused('unchecked');
  return roll.tickets.has(hash) ? null : refused('not_listed');
}

/** Who is inside, as a refusal says it. */
type SomebodyIn = Pick<ErrorBody, 'admitted_at' | 'admission_id'>;

function alreadyIn(
  { entry, hash, book }: DoorLook,
  { admitted_at: at, admission_id: id }: SomebodyIn,
): DoorVerdict {
  if (at === undefined || id === undefined) return { kind: 'already', at: at ?? null, entry: null };
  const here = book.find((known) => known.id === id && isOpen(known));
  return { kind: 'already', at, entry: here ?? entryElsewhere({ id, at }, entry?.code ?? '', hash) };
}

const refusals: Record<EntryRefusal, (look: DoorLook, somebody: SomebodyIn) => DoorVerdict> = {
  already_admitted: alreadyIn,
  code_unknown: () => refused('code_unknown'),
  signature_wrong: () => refused('signature_wrong'),
  other_show: () => refused('other_show'),
  not_paid: () => refused('not_paid'),
  idempotency_key_reused: () => refused('idempotency_key_reused'),
};

/** What the API's refusal means at a door; null for what says nothing of the ticket. */
export function verdictOf(code: string, look: DoorLook, somebody: SomebodyIn = {}): DoorVerdict | null {
  return Object.hasOwn(refusals, code) ? refusals[code as EntryRefusal](look, somebody) : null;
}
