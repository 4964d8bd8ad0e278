import {
  type EntryKey,
  type EntryTicket,
  entryWords,
  formatEntryCode,
  importEntryKey,
  verifyEntryCode,
} from '@panggung/core';
import { type EntryKeyPair, keepEntryKey } from './entry-key.js';
import type { Ports } from './ports.js';

/** Writes what tickets say at the door, and knows it again. */
export interface EntryCodes {
  /** The same for the same ticket as long as this process lives. */
  write(ticket: EntryTicket): Promise<string>;
  /** Whether it was signed here. */
  isOurs(text: string): Promise<boolean>;
  publicKey(): Promise<EntryKey>;
}

/** Signatures kept at most; the oldest is forgotten first. */
const MOST_KEPT = 20_000;

const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
const encoder = new TextEncoder();

/** @example const text = await createEntryCodes(ports).write({ room: '7', code: 'K7M2Q9X4TZ' }) */
export function createEntryCodes({ database, clock }: Pick<Ports, 'database' | 'clock'>): EntryCodes {
  const keys = once(async () => keepEntryKey(database, clock()));
  const verifier = once(async () => importEntryKey((await keys()).publicKey));
  const written = new Map<string, string>();

  async function sign({ privateKey }: EntryKeyPair, ticket: EntryTicket): Promise<string> {
    const bytes = await crypto.subtle.sign(algorithm, privateKey, encoder.encode(entryWords(ticket)));
    return formatEntryCode(ticket, new Uint8Array(bytes));
  }

  return {
    async write(ticket) {
      const words = entryWords(ticket);
      const text = written.get(words) ?? (await sign(await keys(), ticket));
      // Each signature of the same words is another: who asked at the same time gets the first.
      const kept = written.get(words) ?? text;
      written.set(words, kept);
      if (written.size > MOST_KEPT) written.delete(written.keys().next().value as string);
      return kept;
    },
    isOurs: async (text) => verifyEntryCode(text, await verifier()),
    publicKey: async () => (await keys()).publicKey,
  };
}

/** What was made stays; what failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
