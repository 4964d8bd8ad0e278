/** Which streams belong together, as their publishers say. */
export interface Rooms {
  /** Returns how to leave. */
  enter(room: string, streamId: string): () => void;
  /** Who is in a room, in the order they came. */
  streams(room: string): string[];
}

/** Rooms exist while somebody is in them. */
export function createRooms(): Rooms {
  const rooms = new Map<string, Map<symbol, string>>();
  return {
    enter(room, streamId) {
      const place = Symbol(streamId);
      const there = rooms.get(room) ?? new Map<symbol, string>();
      rooms.set(room, there.set(place, streamId));
      return () => {
        there.delete(place);
        if (!there.size && rooms.get(room) === there) rooms.delete(room);
      };
    },
    streams: (room) => [...new Set(rooms.get(room)?.values())],
  };
}
