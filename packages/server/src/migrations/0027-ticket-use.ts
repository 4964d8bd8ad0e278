/** What tells whether somebody has watched by a ticket. Each statement ends with a semicolon at the end of its line. */
export const ticketUse = `
-- When it began at all, in epoch ms; started_at is when it did so last.
alter table broadcast add column began_at bigint;
update broadcast set began_at = started_at;
create index playback_of_payment on playback (payment_id) where payment_id is not null;
`;
