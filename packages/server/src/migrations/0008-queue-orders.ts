/** What a turn in the line was used for. Each statement ends with a semicolon at the end of its line. */
export const queueOrders = `
-- A turn whose order came to nothing counts again.
alter table sale_queue add column payment_id text;
`;
