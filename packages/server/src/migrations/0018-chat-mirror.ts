/** Chats that are written to another place, too. Each statement ends with a semicolon at the end of its line. */
export const chatMirror = `
create table chat_mirror (
  room_id bigint primary key references show (id),
  -- Up to which place of the room's log it was written.
  seq bigint not null,
  -- Until when one process alone writes.
  leased_until bigint not null
);
`;
