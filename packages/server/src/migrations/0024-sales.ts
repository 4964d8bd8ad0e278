/** How a show sells is read by its host, among the orders of all shows. Each statement ends with a semicolon at the end of its line. */
export const salesIndex = `
-- Neither changes after an order: a sale is still a change within its page.
create index payment_by_show on payment (room_id, created_at);
`;
