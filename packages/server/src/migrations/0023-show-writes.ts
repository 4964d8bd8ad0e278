/** Shows written by who makes them. Each statement ends with a semicolon at the end of its line. */
export const showWrites = `
-- What was asked for under a key, and the show it made: asked again, it makes no other.
create table show_creation (
  key text primary key,
  body_hash text not null,
  show_id bigint not null references show (id),
  created_at bigint not null
);
create index show_creation_by_age on show_creation (created_at);

alter table image drop constraint image_used_by_check;
alter table image add constraint image_used_by_check check (used_by in ('photo', 'cover'));

-- What its host last told those who have a ticket: that it will not be, or when it will be.
create table show_change (
  room_id bigint primary key references show (id),
  kind text not null check (kind in ('cancelled', 'postponed')),
  changed_at bigint not null,
  reason text,
  -- When it was to start before, and until when tickets of then may be given back.
  start_before bigint,
  return_until bigint
);

alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('order', 'ticket', 'code_again', 'refund',
  'reminder', 'gift', 'offer', 'cancelled', 'transfer', 'postponed'));
`;
