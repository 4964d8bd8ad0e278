/** Who is mailed before which show. Each statement ends with a semicolon at the end of its line. */
export const reminderTables = `
create table reminder (
  room_video_id bigint not null references show (id),
  user_id bigint not null references user_account (id),
  is_wanted boolean not null,
  -- The start that was told of: nobody is mailed twice, unless the show is moved.
  told_start bigint,
  created_at bigint not null,
  primary key (room_video_id, user_id)
);

-- A mail tells of a payment or of a show.
alter table mail_outbox alter column payment_id drop not null;
alter table mail_outbox add column room_video_id bigint references show (id);
alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('order', 'ticket', 'code_again', 'refund', 'reminder'));
alter table mail_outbox add constraint mail_outbox_subject_check
  check ((kind = 'reminder' and room_video_id is not null) or (kind <> 'reminder' and payment_id is not null));
`;
