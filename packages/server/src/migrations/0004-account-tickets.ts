/** Finds the tickets of an account. Each statement ends with a semicolon at the end of its line. */
export const accountTickets = `
-- Guests' payments have no entry in it: a rush of them pays nothing for it.
create index ticket_of_account on payment (for_user_id, room_id) where for_user_id is not null;
`;
