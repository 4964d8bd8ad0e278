import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADDRESS_HEADER, API_URL, type Api, type Clock, startApi } from '../../../../tests/api.js';
import type { Channels } from '../../../../tests/api-catalogue.js';

/** A show on sale for one test, at the real API in this page. */
export interface Sale {
  api: Api;
  show: Show;
  /** For any widget. */
  settings: { show: Show['id']; apiUrl: string; fetch: typeof fetch; language: string };
  /** Cuts the network, or heals it. */
  isCut: boolean;
  /** The one payment there is. */
  payment(): Promise<Payment>;
  /** The gateway takes the money for the one payment there is, or another amount. */
  pay(options?: { amount: number }): Promise<void>;
}

/** Real time, and what was jumped over: what counts down in the page counts in the API. */
function runningClock(): Clock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}

/** One API for a test file; a new show, an empty browser and a healthy network for each test. */
export function openSale({ channels = 'banks' }: { channels?: Channels } = {}): Sale {
  const sale = {} as Sale;
  let visitors = 0;
  beforeAll(async () => {
    sale.api = await startApi({ clock: runningClock(), channels });
  });
  afterAll(() => sale.api.stop());
  beforeEach(async () => {
    localStorage.clear();
    sale.isCut = false;
    sale.show = await sale.api.addShow({ name: 'Ombak Utara' });
    const visitor = `10.1.0.${++visitors}`;
    const reach: typeof fetch = async (input, init) => {
      if (sale.isCut) throw new TypeError('Failed to fetch');
      const request = new Request(input, init);
      request.headers.set(ADDRESS_HEADER, visitor);
      return sale.api.fetch(request);
    };
    sale.settings = { show: sale.show.id, apiUrl: API_URL, fetch: reach, language: 'default' };
  });
  sale.payment = async () => {
    const rows = sale.api.ports.database.selectFrom('payment').selectAll();
    const row = await rows.where('room_id', '=', Number(sale.show.id)).executeTakeFirstOrThrow();
    return row as unknown as Payment;
  };
  sale.pay = async (options) => {
    await sale.api.runJobs();
    await sale.api.pay(await sale.payment(), options);
  };
  return sale;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Types an address and goes on. */
export async function enterEmail(email: string): Promise<void> {
  await userEvent.fill(page.getByLabelText('E-mail'), email);
  await userEvent.click(button('CHOOSE PAYMENT METHOD'));
}

/** From the address to a payment that waits. */
export async function orderAs(email: string): Promise<void> {
  await enterEmail(email);
  await userEvent.click(page.getByRole('radio').first());
  await userEvent.click(button('NEXT'));
}
