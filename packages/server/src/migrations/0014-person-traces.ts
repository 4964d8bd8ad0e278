/** What is looked for when somebody leaves. Each statement ends with a semicolon at the end of its line. */
export const personTraces = `
create index callback_of_payment on webhook_inbox (payment_id) where payment_id is not null;
create index guest_order_over on payment (email) where user_id is null and seat = 'none' and email is not null;
`;
