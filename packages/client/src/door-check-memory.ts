import {
  type DoorBook,
  type DoorRoll,
  type Id,
  type PackedRoll,
  packRoll,
  rollEnd,
  sameId,
  unpackRoll,
} from '@panggung/core';
import { doorKey, noteDoor } from './door-check-doors.js';
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
  /** The key under which the API was asked about a ticket, by its hash, and did not answer. */
  asked(hash: string): string | undefined;
  /** Null once the API has answered. */
  keepAsked(hash: string, key: string | null): void;
  /** Tells of changes made by other tabs; returns how to stop. */
  listen(run: () => void): () => void;
}

const DEVICE_KEY = 'door-check:device';

/** Builds the memory of one person at the door of one show. */
export function createDoorMemory(panggung: Panggung, userId: Id, roomId: string): DoorMemory {
  const { $person } = panggung.session;
  const storage = getStorage(panggung);
  const door = { userId, roomId };
  const [bookKey, rollKey, askedKey] = [doorKey(door, 'book'), doorKey(door, 'roll'), doorKey(door, 'asked')];
  const deviceId = storage.get<string>(DEVICE_KEY) ?? randomKey();
  let isKept = storage.set(DEVICE_KEY, deviceId);
  // Unpacked once: a large show has tens of thousands of tickets.
  let roll: DoorRoll | null | undefined;

  const readRoll = () => {
    const kept = storage.get<PackedRoll>(rollKey);
    return kept && unpackRoll(kept);
  };
  const isOnPage = () => sameId($person.get()?.user_id, userId);
  const keep = (key: string, value: unknown) => {
    isKept = storage.set(key, value) && isKept;
    const known = roll ?? readRoll();
    noteDoor(storage, { ...door, endsAt: known && rollEnd(known) });
  };
  const readAsked = () => storage.get<Record<string, string>>(askedKey) ?? {};

  // Whoever signs somebody out forgets what was kept for them.
  $person.listen(() => {
    if (!isOnPage()) roll = undefined;
  });

  return {
    deviceId,
    isKept: () => isKept,
    roll() {
      roll ??= readRoll();
      return roll;
    },
    keepRoll(next) {
      // It may come after its person has left.
      if (!isOnPage()) return;
      roll = next;
      keep(rollKey, packRoll(next));
    },
    book: () => storage.get<DoorBook>(bookKey) ?? [],
    keepBook: (book) => keep(bookKey, book),
    asked: (hash) => readAsked()[hash],
    keepAsked(hash, key) {
      const { [hash]: known, ...others } = readAsked();
      if (key !== null) keep(askedKey, { ...others, [hash]: key });
      else if (known !== undefined) keep(askedKey, others);
    },
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
