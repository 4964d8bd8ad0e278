import { OFFER_WINDOW_MS } from '@panggung/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { Checkout } from './index.js';
import { button, openSale, orderAs } from './sale.fixture.js';

const sale = openSale();
const text = (words: string) => page.getByText(words, { exact: true });

/** The secret of the mail that offers Rani the one seat of a show, which somebody did not pay for. */
async function offerSeat(): Promise<string> {
  const { api } = sale;
  sale.show = await api.addShow({ ticket_quota: 1 });
  const { data: held } = await api.order({ email: 'sita@kotak.id', show: sale.show });
  await api.post('/api/v1/waiting-list', { room_id: sale.show.id, email: 'rani@kotak.id' });
  api.advance((held.expiration_date ?? 0) - api.now() + 7 * 86_400_000);
  await api.runJobs();
  const offers = (await api.mails()).map(({ text }) => /#offer=(\S+)/.exec(text)?.[1]);
  return offers.findLast(Boolean) ?? '';
}

const refused = 'This offer has ended, or is for another address.';

test('an offered seat names the address it is kept for, and tells another one', async () => {
  const offer = await offerSeat();
  stage(<Checkout {...sale.settings} show={sale.show.id} offer={offer} />);
  await expect.element(text('A seat is kept for you')).toBeVisible();
  await expect.element(page.getByText(/^Order it with r\*\*\*@kotak\.id/)).toBeVisible();
  await orderAs('tamu@kotak.id');
  await expect.element(text(refused)).toBeVisible();
  await userEvent.click(button('Back'));
  await orderAs('rani@kotak.id');
  await expect.element(button('REFRESH')).toBeVisible();
});

test('an offer that ended meanwhile is said to have', async () => {
  const offer = await offerSeat();
  stage(<Checkout {...sale.settings} show={sale.show.id} offer={offer} />);
  await expect.element(text('A seat is kept for you')).toBeVisible();
  sale.api.advance(OFFER_WINDOW_MS);
  await orderAs('rani@kotak.id');
  await expect.element(text(refused)).toBeVisible();
});
