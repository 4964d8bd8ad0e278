/** Who stands in line, and what cleaning up looks for. Each statement ends with a semicolon at the end of its line. */
export const queueHolders = `
-- An account, or the seal of an address: how many places it has is counted, where it is stays untold.
alter table sale_queue add column holder text;
create index sale_queue_holder on sale_queue (room_id, holder) where holder is not null;

create index mail_of_waiting on mail_outbox (waiting_id) where waiting_id is not null;
`;
