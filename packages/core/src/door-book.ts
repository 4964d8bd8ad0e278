import { ADMISSIONS_AT_ONCE } from './constants.js';
import type { AdmissionCounts, AdmissionOutcome, EntryRefusal } from './contract/admission.js';
import type { DoorRoll, Inside } from './door-roll.js';

/**
 * Where an entry stands: let in here and the API does not know it yet (`waiting`) or knows it (`told`), taken back here
 * and the API does not know that yet (`undoing`) or does (`undone`), or let in here against what the API says (`conflict`).
 */
export type DoorEntryState = 'waiting' | 'told' | 'undoing' | 'undone' | 'conflict';

/** What the API said of somebody who had been let in. */
export interface DoorConflict {
  code: EntryRefusal | 'invalid_request';
  /** When somebody else came in by the same ticket, epoch ms. */
  at: number | null;
  /** Somebody has read it. */
  isDismissed: boolean;
}

/** Somebody this device let in, or takes back whom another one let in. */
export interface DoorEntry {
  /** This device's own name for it: told twice, it counts once. */
  key: string;
  /** What one types. */
  code: string;
  hash: string;
  /** Epoch ms. */
  at: number;
  /** Initials; none where the API was not asked, or knows none. */
  name: string;
  /** The API's name for it, once it is told. */
  id: string | null;
  state: DoorEntryState;
  conflict: DoorConflict | null;
}

/** What became of somebody the API was told of: as it says, or that it could not read what it was told. */
export type TellingOutcome =
  | AdmissionOutcome
  | { key: string; outcome: 'conflict'; code: 'invalid_request'; admitted_at: null; name: string };

/** What one device did at one door, the newest last. */
export type DoorBook = readonly DoorEntry[];

/** How many of those that need nothing any more can still be taken back. */
export const LAST_ENTRIES = 5;

const holding: Readonly<Record<DoorEntryState, boolean>> = {
  waiting: true,
  told: true,
  conflict: true,
  undoing: false,
  undone: false,
};

/** Who came in by this ticket here, and was not sent out again. */
export function findInside(book: DoorBook, hash: string): DoorEntry | undefined {
  return book.findLast((entry) => entry.hash === hash && holding[entry.state]);
}

/** Whether a device knows better than the API what happened to a ticket: the API was not told yet, or a conflict is unread. */
export function knowsBetter(book: DoorBook, hash: string): boolean {
  const isNews = ({ state, conflict }: DoorEntry) => isUntold(state) || conflict?.isDismissed === false;
  return book.some((entry) => entry.hash === hash && isNews(entry));
}

const isUntold = (state: DoorEntryState) => state === 'waiting' || state === 'undoing';

/** How many the API must still be told of. */
export function countUntold(book: DoorBook): number {
  return book.filter(({ state }) => isUntold(state)).length;
}

/** What the API is told next: entries all at once, or that one of them, which it knows, was taken back. */
export type Telling = { kind: 'entries'; entries: DoorBook } | { kind: 'undo'; id: string; key: string };

/**
 * What comes next; null where the API knows all. Who was taken back goes before who came in: it may have been by the same
 * ticket.
 */
export function nextTelling(book: DoorBook): Telling | null {
  const undoing = book.filter(({ state }) => state === 'undoing');
  const known = undoing.find(({ id }) => id !== null);
  if (known?.id) return { kind: 'undo', id: known.id, key: known.key };
  const entries = undoing.length > 0 ? undoing : book.filter(({ state }) => state === 'waiting');
  return entries.length > 0 ? { kind: 'entries', entries: entries.slice(0, ADMISSIONS_AT_ONCE) } : null;
}

/** Conflicts that nobody has read. */
export function openConflicts(book: DoorBook): DoorBook {
  return book.filter(({ conflict }) => conflict && !conflict.isDismissed);
}

/** Whether somebody is inside who can be taken back. */
export const isOpen = ({ state }: DoorEntry) => state === 'waiting' || state === 'told';

/** The last ones that can be taken back, the newest first. */
export function lastEntries(book: DoorBook): DoorBook {
  return book.filter(isOpen).slice(-LAST_ENTRIES).reverse();
}

/** Notes somebody who came in; by the same ticket nobody is inside any more, or it had not opened. */
export function addEntry(book: DoorBook, entry: DoorEntry): DoorBook {
  return [...book.filter(({ hash, state }) => hash !== entry.hash || !holding[state]), entry];
}

function change(book: DoorBook, key: string, to: (entry: DoorEntry) => DoorEntry | null): DoorBook {
  return book.flatMap((entry) => (entry.key === key ? (to(entry) ?? []) : entry));
}

/** Somebody whom another device let in, as if it had been this one: told long since, and named as the API does. */
export function entryElsewhere({ id, at }: Inside, code: string, hash: string): DoorEntry {
  return { key: id, code, hash, at, name: '', id, state: 'told', conflict: null };
}

/** Takes back who came in here or elsewhere; one that is gone already stays so. A conflict about them was read before. */
export function takeBack(book: DoorBook, taken: DoorEntry): DoorBook {
  const isHere = book.some(({ key }) => key === taken.key);
  const isOver = ({ hash, conflict }: DoorEntry) => hash === taken.hash && conflict?.isDismissed === true;
  const known = isHere ? book : [...book.filter((entry) => !isOver(entry)), taken];
  return change(known, taken.key, (entry) => (isOpen(entry) ? { ...entry, state: 'undoing' } : entry));
}

/** The API knows that it was taken back. */
export function settleUndo(book: DoorBook, key: string): DoorBook {
  return change(book, key, (entry) => ({ ...entry, state: 'undone' }));
}

/** A conflict was read. */
export function dismissConflict(book: DoorBook, key: string): DoorBook {
  return change(book, key, (entry) => ({
    ...entry,
    conflict: entry.conflict && { ...entry.conflict, isDismissed: true },
  }));
}

/**
 * Heeds what the API made of those it was told; whoever was taken back meanwhile stays so, and what another tab has heard
 * of already is no news.
 */
export function heedOutcomes(book: DoorBook, outcomes: readonly TellingOutcome[]): DoorBook {
  return outcomes.reduce((now, outcome) => change(now, outcome.key, (entry) => heed(entry, outcome)), book);
}

function heed(entry: DoorEntry, outcome: TellingOutcome): DoorEntry | null {
  if (!isUntold(entry.state)) return entry;
  const isUndoing = entry.state === 'undoing';
  if (outcome.outcome === 'admitted') {
    const { id, name } = outcome.admission;
    return { ...entry, id, name, state: isUndoing ? 'undoing' : 'told' };
  }
  if (isUndoing) return null;
  const { code, admitted_at: at, name } = outcome;
  return { ...entry, name, state: 'conflict', conflict: { code, at, isDismissed: false } };
}

/**
 * What is left of a book beside a newer roll. `settled` are the keys of what the API knew when it was asked for the roll:
 * of those, the roll knows better.
 */
export function withRoll(book: DoorBook, roll: DoorRoll, settled: ReadonlySet<string>): DoorBook {
  const last = new Set(lastEntries(book).map(({ key }) => key));
  return book.filter(({ key, hash, id, state, conflict }) => {
    if (!settled.has(key)) return true;
    if (state === 'told') return roll.tickets.get(hash)?.id === id && last.has(key);
    if (state === 'conflict') return conflict?.isDismissed === false;
    return state !== 'undone';
  });
}

/** The keys of what the API knows. */
export function settledKeys(book: DoorBook): ReadonlySet<string> {
  return new Set(book.filter(({ state }) => !isUntold(state)).map(({ key }) => key));
}

/** Admissions on the roll that this device has taken back since. */
function takenBack(book: DoorBook): ReadonlySet<string | null> {
  return new Set(book.filter(({ state }) => !holding[state]).map(({ id }) => id));
}

/** Who came in by a ticket as the roll knows it; null where nobody did, or this device sent them out. */
export function insideByRoll(roll: DoorRoll, book: DoorBook, hash: string): Inside | null {
  const known = roll.tickets.get(hash);
  return known && !takenBack(book).has(known.id) ? known : null;
}

/** Whether the API gave, or may give, an entry its admission. */
const isOfShow = (entry: DoorEntry) => isOpen(entry) || entry.conflict?.code === 'already_admitted';

/** How many tickets there are, and how many of them are inside, as far as this device knows. */
export function doorCounts(roll: DoorRoll, book: DoorBook): AdmissionCounts {
  const here = book.filter((entry) => holding[entry.state] && isOfShow(entry)).map(({ hash }) => hash);
  const out = takenBack(book);
  const there = [...roll.tickets].filter(([, known]) => known && !out.has(known.id)).map(([hash]) => hash);
  return {
    sold: new Set([...roll.tickets.keys(), ...here]).size,
    admitted: new Set([...there, ...here]).size,
  };
}
