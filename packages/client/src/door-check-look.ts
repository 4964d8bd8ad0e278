import {
  type DoorLook,
  entryCodeHash,
  importEntryKey,
  parseEntryCode,
  verifyEntryCode,
} from '@panggung/core';
import type { DoorMemory } from './door-check-memory.js';

/** Reads what a device knows of what it was shown. Pages that are not secure have no means to tell signatures. */
export async function readLook(said: string, roomId: string, memory: DoorMemory): Promise<DoorLook> {
  const entry = parseEntryCode(said);
  const book = memory.book();
  const known = { entry, roomId, book };
  if (!globalThis.crypto?.subtle) return { ...known, isOurs: null, hash: entry?.code ?? '', roll: null };
  const roll = memory.roll();
  // Without a key that can be used nothing tells signatures: the roll itself still does.
  const key = roll && (await importEntryKey(roll.publicKey).catch(() => null));
  const isOurs = key && (await verifyEntryCode(said, key));
  const hash = entry ? await entryCodeHash({ room: roomId, code: entry.code }) : '';
  return { ...known, isOurs, hash, roll };
}
