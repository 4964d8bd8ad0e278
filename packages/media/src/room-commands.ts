import type { Message, Reply } from './message.js';
import { RefusalError } from './refusal.js';
import type { Rooms } from './rooms.js';
import type { Stage } from './stage.js';
import { isStreamId } from './stream-id.js';

export interface RoomCommandsOptions {
  rooms: Rooms;
  stage: Pick<Stage, 'rendition'>;
  send(reply: Reply): void;
}

/**
 * What one client says of rooms: it is in one at a time, and is told who is on air there. Throws {@link RefusalError}
 * `no_room_specified`, `no_active_streams_in_room`.
 */
export function createRoomCommands({ rooms, stage, send }: RoomCommandsOptions) {
  let leave = () => {};

  function onAirIn(room: string) {
    const streams = rooms.streams(room).filter((id) => stage.rendition(id) !== null);
    const streamList = streams.map((streamId) => ({ streamId, streamName: '', metaData: '' }));
    return { room, ATTR_ROOM_NAME: room, streams, streamList };
  }

  return {
    joinRoom(message: Message, streamId: string) {
      const room = roomOf(message);
      leave();
      leave = rooms.enter(room, streamId);
      send({ command: 'notification', definition: 'joinedTheRoom', streamId, ...onAirIn(room) });
    },
    leaveFromRoom(message: Message, streamId: string) {
      const room = roomOf(message);
      leave();
      leave = () => {};
      send({ command: 'notification', definition: 'leavedFromRoom', streamId, room, ATTR_ROOM_NAME: room });
    },
    getRoomInfo(message: Message) {
      const there = onAirIn(roomOf(message));
      if (!there.streams.length) throw new RefusalError('no_active_streams_in_room');
      send({ command: 'roomInformation', ...there });
    },
    /** The client is gone. */
    close: () => leave(),
  };
}

function roomOf({ room = '' }: Message): string {
  if (isStreamId(room)) return room;
  throw new RefusalError('no_room_specified');
}
