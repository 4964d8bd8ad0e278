/** Chats that somebody may be reading in another place. Each statement ends with a semicolon at the end of its line. */
export const chatBeat = `
-- Until when somebody may begin to read there, and when they were last shown that it is kept up, in epoch ms.
alter table chat_mirror add column read_until bigint not null default 0;
alter table chat_mirror add column beat_at bigint not null default 0;
create index chat_mirror_read on chat_mirror (read_until);
`;
