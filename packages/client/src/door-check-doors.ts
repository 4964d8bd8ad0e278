import { countUntold, type DoorBook, type Id, sameId } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { getStorage, type KeyValueStorage } from './storage.js';

/** A door that a device keeps something of: whose, of which show, and until when, epoch ms; null where it never had a roll. */
export interface KnownDoor {
  userId: Id;
  roomId: string;
  endsAt: number | null;
}

/** Under which the doors themselves are kept: a storage cannot be asked for its names. */
const DOORS = 'door-check:doors';

const things = ['book', 'roll', 'asked'] as const;

type Door = Pick<KnownDoor, 'userId' | 'roomId'>;

/** Under which one thing of a door is kept. */
export const doorKey = ({ userId, roomId }: Door, thing: (typeof things)[number]) =>
  `door-check:${userId}:${roomId}:${thing}`;

const isSame = (one: Door) => (other: Door) =>
  one.roomId === other.roomId && sameId(one.userId, other.userId);

/** All doors that a device keeps something of. */
function listDoors(storage: KeyValueStorage): readonly KnownDoor[] {
  return storage.get<KnownDoor[]>(DOORS) ?? [];
}

/** Notes that something of a door is kept. */
export function noteDoor(storage: KeyValueStorage, door: KnownDoor): void {
  const others = listDoors(storage).filter((known) => !isSame(door)(known));
  storage.set(DOORS, [...others, door]);
}

/** Whether a device keeps something of this person's doors. */
export function hasDoors(panggung: Panggung, userId: Id): boolean {
  return listDoors(getStorage(panggung)).some((door) => sameId(door.userId, userId));
}

/** The shows of this person at whose doors somebody was let in of whom the API does not know yet. */
export function untoldDoors(storage: KeyValueStorage, userId: Id): readonly string[] {
  const own = listDoors(storage).filter((door) => sameId(door.userId, userId));
  return own.filter((door) => untoldAt(storage, door) > 0).map(({ roomId }) => roomId);
}

function untoldAt(storage: KeyValueStorage, door: Door): number {
  return countUntold(storage.get<DoorBook>(doorKey(door, 'book')) ?? []);
}

/** Forgets doors, but none whose admissions the API has not been told of. */
export function forgetDoors(storage: KeyValueStorage, isOver: (door: KnownDoor) => boolean): void {
  const doors = listDoors(storage);
  const over = doors.filter((door) => isOver(door) && untoldAt(storage, door) === 0);
  if (over.length === 0) return;
  for (const door of over) for (const thing of things) storage.set(doorKey(door, thing), null);
  const left = doors.filter((door) => !over.includes(door));
  storage.set(DOORS, left.length > 0 ? left : null);
}
