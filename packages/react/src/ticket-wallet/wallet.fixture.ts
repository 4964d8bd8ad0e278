import type { Payment, Show } from '@panggung/core';
import { expect } from 'vitest';
import { buy, type signInCustomer, take } from '../../../../tests/buying.js';
import type { Visit } from '../profile/visit.fixture.js';

type Customer = Awaited<ReturnType<typeof signInCustomer>>;

/** The path of the list. */
export const LIST = '/api/v1/payment';

export const cards = () => [...document.querySelectorAll('.panggung-ticket-wallet__card')];

/** What whoever looks on has, and how they got it. */
export function shopFor(visit: Visit) {
  /** Orders in their name for themselves or somebody else; not paid yet. */
  async function order(show: Show, receiver?: Customer): Promise<Payment> {
    await visit.fill({ work: 1, city: 3273 });
    const { status, data } = await buy(visit.api, {
      by: 'BCA',
      as: { person: visit.person, receiver },
      show,
    });
    expect(status).toBe(201);
    return data;
  }

  /** Takes a ticket that costs nothing. */
  async function had(fields: Parameters<typeof visit.api.addShow>[0] = {}): Promise<Payment> {
    await visit.fill({ work: 1, city: 3273 });
    const show = await visit.api.addShow({ ticket_type: 'free_pass', ticket_price: 0, ...fields });
    const { status, data } = await take(visit.api, { as: { person: visit.person }, show });
    expect(status).toBe(201);
    return data;
  }

  /** Lets tests see what is asked for of the list. */
  function watchList(): URL[] {
    const asked: URL[] = [];
    visit.network = async (request) => {
      const url = new URL(request.url);
      if (url.pathname === LIST) asked.push(url);
      return visit.api.fetch(request);
    };
    return asked;
  }

  /** Cuts the line to the API. */
  function cut() {
    visit.network = async () => {
      throw new TypeError('Failed to fetch');
    };
  }

  return { order, had, watchList, cut };
}
