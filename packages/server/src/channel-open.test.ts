import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import type { PaymentGateway } from './ports.js';
import { sellingOf } from './selling.js';

const SECOND = 1_000;

let apis: Api[] = [];
afterEach(async () => {
  await apis[0]?.stop();
  vi.restoreAllMocks();
});

/** Two servers on one database. The gateway leaves the first without an answer until it is told to give one. */
async function openShop() {
  const clock = createClock();
  const first = await startApi({ clock });
  const second = await startApi({ clock, database: first.ports.database });
  apis = [first, second];
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { open } = first.ports.gateway;
  first.ports.gateway.open = async (order) => {
    await silence;
    return open(order);
  };
  const asked = spyOn(second.ports.gateway);
  const show = await first.addShow();
  const ordering = first.order({ email: 'patient@panggung.test', show });
  await expect.poll(async () => (await first.show(show.id)).ticket_left).toBe(99);
  return { first, second, ordering, answer, asked };
}

/** Counts the accounts a server asks for. */
function spyOn(gateway: PaymentGateway) {
  return vi.spyOn(gateway, 'open');
}

describe('an order whose server does not get an answer', () => {
  it('is taken over by another within seconds when that server has died', async () => {
    const { second, ordering, answer, asked } = await openShop();
    second.advance(4 * SECOND);
    await second.runJobs();
    expect(asked).not.toHaveBeenCalled();
    second.advance(2 * SECOND);
    await second.runJobs();
    expect(asked).toHaveBeenCalledTimes(1);
    const [account] = second.gateway.accounts();
    const row = second.ports.database.selectFrom('payment').select('account_number');
    expect(await row.executeTakeFirst()).toEqual({ account_number: account?.account_number });
    answer();
    await ordering;
  });

  it('stays with it while it lives and the gateway is only slow', async () => {
    const { first, second, ordering, answer, asked } = await openShop();
    for (let n = 0; n < 12; n++) {
      first.advance(SECOND);
      await sellingOf(first.ports).channels.renew();
      await second.runJobs();
    }
    expect(asked).not.toHaveBeenCalled();
    answer();
    const { data } = await ordering;
    expect(data.account_number).toBe(first.gateway.accounts()[0]?.account_number);
  });

  it('is not asked for twice by the same server', async () => {
    const { first, ordering, answer } = await openShop();
    const asked = spyOn(first.ports.gateway);
    first.advance(30 * SECOND);
    await sellingOf(first.ports).channels.runOnce();
    expect(asked).not.toHaveBeenCalled();
    answer();
    await ordering;
  });
});
