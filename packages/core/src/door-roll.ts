import type { AdmissionRoll, EntryKey } from './contract/admission.js';

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
  seenAt: number;
}

/** As `entryCodeHash` writes it. */
const HASH_LENGTH = 16;

/** What the API answered, as a door keeps it. */
export function toDoorRoll({ name, public_key, roll }: AdmissionRoll, seenAt: number): DoorRoll {
  const tickets = roll.map(({ code_hash, id, admitted_at }) => {
    return [code_hash, id === null ? null : { id, at: admitted_at ?? 0 }] as const;
  });
  return { name, publicKey: public_key, tickets: new Map(tickets), seenAt };
}

/** @example storage.set('roll', packRoll(roll)) */
export function packRoll({ name, publicKey, tickets, seenAt }: DoorRoll): PackedRoll {
  const inside = [...tickets].flatMap(([hash, known]) =>
    known ? [[hash, known.id, known.at] as const] : [],
  );
  return { name, publicKey, hashes: [...tickets.keys()].join(''), inside, seenAt };
}

/** What {@link packRoll} packed. */
export function unpackRoll({ name, publicKey, hashes, inside, seenAt }: PackedRoll): DoorRoll {
  const tickets = new Map<string, Inside | null>();
  for (let at = 0; at < hashes.length; at += HASH_LENGTH)
    tickets.set(hashes.slice(at, at + HASH_LENGTH), null);
  for (const [hash, id, at] of inside) tickets.set(hash, { id, at });
  return { name, publicKey, tickets, seenAt };
}
