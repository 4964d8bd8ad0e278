/** Accounts that were deleted. Each statement ends with a semicolon at the end of its line. */
export const accountEnd = `
-- The row stays, without the person: payments are kept by whoever sold the tickets.
alter table user_account add column deleted_at bigint;

-- Identities to be removed at their service, by a token that one minute of proof gave.
create table identity_removal (
  uid text primary key,
  id_token text,
  attempts integer not null default 0,
  -- Null: done, or given up.
  next_attempt_at bigint,
  created_at bigint not null,
  done_at bigint
);
create index identity_removal_due on identity_removal (next_attempt_at) where next_attempt_at is not null;

-- Nobody is mailed who is gone: an address begins with no such sign.
create function mail_to_nobody() returns trigger language plpgsql as $$
  begin return null; end
$$;
create trigger mail_to_nobody before insert on mail_outbox
  for each row when (new.recipient like '#%') execute function mail_to_nobody();

create index room_comment_by_person on room_comment (user_id);
create index room_like_by_person on room_like (user_id);
create index reminder_by_person on reminder (user_id);
create index waiting_by_person on waiting_list (email);
`;
