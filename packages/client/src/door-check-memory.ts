import { type DoorBook, type DoorRoll, type Id, type PackedRoll, packRoll, unpackRoll } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { randomKey } from './random-key.js';
import { getStorage } from './storage.js';

/** What a device remembers of one door, for all its tabs and for after a reload. */
export interface DoorMemory {
  /** The same at every door. */
  deviceId: string;
  /** Whether it outlives the page. */
  isKept(): boolean;
  roll(): DoorRoll | null;
  keepRoll(roll: DoorRoll): void;
  book(): DoorBook;
  keepBook(book: DoorBook): void;
  /** Tells of changes made by other tabs; returns how to stop. */
  listen(run: () => void): () => void;
}

const DEVICE_KEY = 'door-check:device';

/** Builds the memory of one person at the door of one show. */
export function createDoorMemory(panggung: Panggung, userId: Id, roomId: string): DoorMemory {
  const storage = getStorage(panggung);
  const bookKey = `door-check:${userId}:${roomId}:book`;
  const rollKey = `door-check:${userId}:${roomId}:roll`;
  const deviceId = storage.get<string>(DEVICE_KEY) ?? randomKey();
  let isKept = storage.set(DEVICE_KEY, deviceId);
  // Unpacked once: a large show has tens of thousands of tickets.
  let roll: DoorRoll | null | undefined;

  const readRoll = () => {
    const kept = storage.get<PackedRoll>(rollKey);
    return kept && unpackRoll(kept);
  };
  const keep = (key: string, value: unknown) => {
    isKept = storage.set(key, value) && isKept;
  };

  return {
    deviceId,
    isKept: () => isKept,
    roll() {
      roll ??= readRoll();
      return roll;
    },
    keepRoll(next) {
      roll = next;
      keep(rollKey, packRoll(next));
    },
    book: () => storage.get<DoorBook>(bookKey) ?? [],
    keepBook: (book) => keep(bookKey, book),
    listen(run) {
      const stops = [
        storage.listen(bookKey, run),
        storage.listen(rollKey, () => {
          roll = undefined;
          run();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
