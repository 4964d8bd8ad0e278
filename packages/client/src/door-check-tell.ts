import type { Id } from '@panggung/core';
import { type DoorState, getDoorCheck } from './door-check.js';
import { forgetDoors, untoldDoors } from './door-check-doors.js';
import type { Panggung } from './panggung.js';
import { getStorage } from './storage.js';

/** A door of which the API must still be told something. */
export interface UntoldDoor extends Pick<DoorState, 'name' | 'untold' | 'isOffline'> {
  /** The show. */
  roomId: string;
}

/**
 * Tells the API of admissions at doors that no page shows at the moment, as soon as it can be reached; forgets doors that
 * are long over. Returns how to stop.
 * @example const stop = tellDoors(panggung, person.user_id, (doors) => console.log(doors.length, 'not sent yet'));
 */
export function tellDoors(
  panggung: Panggung,
  userId: Id,
  onChange: (doors: readonly UntoldDoor[]) => void,
): () => void {
  const storage = getStorage(panggung);
  const now = panggung.clock.now();
  forgetDoors(storage, ({ endsAt }) => endsAt !== null && endsAt < now);
  const untold = new Map<string, UntoldDoor>();
  const stops = new Map<string, () => void>();
  const hear = (roomId: string, state: Readonly<DoorState>) => {
    untold.delete(roomId);
    const { name, isOffline } = state;
    if (state.untold > 0) untold.set(roomId, { roomId, name, isOffline, untold: state.untold });
    else stops.get(roomId)?.();
    onChange([...untold.values()]);
  };
  for (const roomId of untoldDoors(storage, userId)) {
    const { $door } = getDoorCheck(panggung, userId, roomId);
    stops.set(
      roomId,
      $door.subscribe((state) => hear(roomId, state)),
    );
  }
  return () => {
    for (const stop of stops.values()) stop();
  };
}
