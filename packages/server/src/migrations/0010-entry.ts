/** What tickets say at the door, who came in, and tickets that were sent on. Each statement ends with a semicolon at the end of its line. */
export const entryTables = `
alter table payment add column entry_code text;
-- When its first owner gave it away.
alter table payment add column transferred_at bigint;
-- Ten characters each, drawn anew for every row because they name it; bytes 6 and 8 of such an id are not all random.
update payment set entry_code = (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(drawn.bytes, place) % 32, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes where payment.id is not null) as drawn,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as place
) where status = 'COMPLETED';
create unique index entry_of_show on payment (room_id, entry_code) where entry_code is not null;

-- The key pair that signs what tickets say, as a JSON Web Key: one for good, or printed tickets would open nothing.
create table entry_key (
  id integer primary key check (id = 1),
  private_key text not null,
  created_at bigint not null
);

create table admission (
  id text primary key,
  payment_id text not null references payment (id),
  -- What the ticket said then: another once it was sent on.
  code text not null,
  device_id text not null,
  -- The caller's own name for it.
  request_key text,
  admitted_at bigint not null,
  created_at bigint not null,
  undone_at bigint
);
create unique index one_admission on admission (payment_id) where undone_at is null;
create index admission_of_payment on admission (payment_id);

alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('order', 'ticket', 'code_again', 'refund', 'reminder', 'gift', 'offer', 'cancelled', 'transfer'));
`;
