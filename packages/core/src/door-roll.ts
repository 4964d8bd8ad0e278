import type { AdmissionRoll, EntryKey } from './contract/admission.js';
import { soundRecord } from './record.js';

/** Somebody inside; the time in epoch ms. */
export interface Inside {
  /** The admission. */
  id: string;
  at: number;
}

/** The tickets of a show as a device at its door knows them. */
export interface DoorRoll {
  /** What the show is called. */
  name: string;
  publicKey: EntryKey;
  /** By the hash of a ticket's code; null for who is not inside yet. */
  tickets: ReadonlyMap<string, Inside | null>;
  /** When the show starts, epoch ms. */
  startsAt: number;
  /** When the API said so, epoch ms. */
  seenAt: number;
}

/** A roll in few letters: a browser has little room for all of a site. */
export interface PackedRoll {
  name: string;
  publicKey: EntryKey;
  /** One behind the other. */
  hashes: string;
  inside: readonly (readonly [hash: string, id: string, at: number])[];
  startsAt: number;
  seenAt: number;
}

/** As `entryCodeHash` writes it. */
const HASH_LENGTH = 16;

/** What the API answered, as a door keeps it: without what is no ticket, or could not be packed. */
export function toDoorRoll(answer: AdmissionRoll, seenAt: number): DoorRoll {
  const { name, starts_at: startsAt } = soundRecord({ name: answer.name, starts_at: answer.starts_at });
  const tickets = answer.roll.flatMap((ticket) => {
    const { code_hash, id, admitted_at } = soundRecord(ticket ?? {});
    if (String(code_hash).length !== HASH_LENGTH) return [];
    return [[String(code_hash), id === null ? null : { id: String(id), at: Number(admitted_at) }] as const];
  });
  return {
    name: String(name ?? ''),
    publicKey: answer.public_key,
    tickets: new Map(tickets),
    startsAt,
    seenAt,
  };
}

/**
 * How long after its show a device keeps a roll, in ms: a week, in which whoever kept the door has come back to a
 * connection, and nobody is let in any more.
 */
export const ROLL_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** When a roll is of no use any more, epoch ms; one that was looked at later is kept as long. */
export function rollEnd({ startsAt, seenAt }: Pick<DoorRoll, 'startsAt' | 'seenAt'>): number {
  return Math.max(startsAt, seenAt) + ROLL_KEPT_MS;
}

/** @example storage.set('roll', packRoll(roll)) */
export function packRoll({ tickets, ...rest }: DoorRoll): PackedRoll {
  const inside = [...tickets].flatMap(([hash, known]) =>
    known ? [[hash, known.id, known.at] as const] : [],
  );
  return { ...rest, hashes: [...tickets.keys()].join(''), inside };
}

/** What {@link packRoll} packed. */
export function unpackRoll({ hashes, inside, ...rest }: PackedRoll): DoorRoll {
  const tickets = new Map<string, Inside | null>();
  for (let at = 0; at < hashes.length; at += HASH_LENGTH)
    tickets.set(hashes.slice(at, at + HASH_LENGTH), null);
  for (const [hash, id, at] of inside) tickets.set(hash, { id, at });
  return { ...rest, tickets };
}
