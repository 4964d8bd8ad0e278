/** Watching. Each statement ends with a semicolon at the end of its line. */
export const playbackTables = `
alter table show add column watermark smallint not null default 0 check (watermark in (0, 1));
create index premiere_waiting on show (start_date)
  where islive = 0 and video_status = 'WAITING' and url_video is not null;

-- What opens one playback, once. Only its hash is kept.
create table room_token (
  hash text primary key,
  room_id bigint not null,
  -- Null: what is played costs nothing, and as many screens as like play it.
  payment_id text,
  viewer text not null,
  expires_at bigint not null,
  -- What it opened: whoever never heard of that may ask again.
  playback_id text,
  created_at bigint not null
);
create index room_token_by_age on room_token (created_at);

-- A ticket on a screen.
create table playback (
  id text primary key,
  -- What addresses and the media server call it: neither renews nor ends it.
  name text not null unique,
  room_id bigint not null,
  payment_id text,
  viewer text not null,
  device_id text not null,
  opened_at bigint not null,
  seen_at bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('closed', 'reopened', 'taken_over', 'lost', 'refused'))
);
-- The last line of defence: one screen a ticket.
create unique index one_screen on playback (payment_id) where ended_at is null;
create index playback_by_age on playback (seen_at);

-- What the media server, or the clock, told of a show.
create table broadcast (
  room_id bigint primary key,
  started_at bigint,
  ended_at bigint,
  recording_name text,
  recording_duration bigint,
  recording_at bigint,
  -- Whether time alone may still change its show.
  is_open boolean not null default true
);
create index broadcast_open on broadcast (ended_at) where is_open;

-- How many watch, as each process counts them.
create table viewer_count (
  room_id bigint not null,
  process text not null,
  count integer not null,
  at bigint not null,
  primary key (room_id, process)
);

-- The start that ticket holders of a show were mailed of.
create table start_mail (
  room_id bigint primary key,
  told_start bigint not null
);
`;
