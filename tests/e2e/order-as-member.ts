import type { Page } from '@playwright/test';
import type { ShowFacts } from './cashier.js';

/** Orders in the name of whoever is signed in on the page, past every form; answers the account to pay into. */
export function orderAsMember(page: Page, { id, ticket_price }: ShowFacts): Promise<string> {
  return page.evaluate(
    async (wish) => {
      const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
      const reply = await fetch('/api/v1/payment-va', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(wish),
      });
      return (await reply.json()).data.account_number;
    },
    {
      room_id: id,
      bank_code: 'BCA',
      expected_amount: ticket_price,
      donate: 0,
      is_closed: true,
      is_single_use: true,
    },
  );
}
