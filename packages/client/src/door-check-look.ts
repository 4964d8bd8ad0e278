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
  const isOurs = roll && (await verifyEntryCode(said, await importEntryKey(roll.publicKey)));
  const hash = entry ? await entryCodeHash({ room: roomId, code: entry.code }) : '';
  return { ...known, isOurs, hash, roll };
}
