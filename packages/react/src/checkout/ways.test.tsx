import type { PaymentType } from '@panggung/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addCode } from '../../../../tests/buying.js';
import { stage } from '../ui/stage.fixture.js';
import { Checkout } from './index.js';
import { button, enterEmail, openSale } from './sale.fixture.js';

const sale = openSale({ channels: 'all' });
const heading = (name: string) => page.getByRole('heading', { name });
const text = (words: string) => page.getByText(words, { exact: true });

/** From the address to a chosen way to pay, and on. */
async function payBy(name: string): Promise<void> {
  await enterEmail('rani@kotak.id');
  await userEvent.click(page.getByRole('radio', { name: new RegExp(name) }));
  await userEvent.click(button('NEXT'));
}

test('a donation is limited, shown as it counts, and added to the price', async () => {
  sale.show = await sale.api.addShow({ ticket_type: 'flexible', ticket_price: 50_000 });
  stage(<Checkout {...sale.settings} show={sale.show.id} />);
  await enterEmail('rani@kotak.id');
  await expect.element(heading('Donation')).toHaveFocus();
  const field = page.getByLabelText('Donation');
  await expect.element(button('NEXT')).toBeEnabled();
  await userEvent.fill(field, '1000000000000');
  await expect.element(text('donation max Rp. 999,999,999,999')).toBeVisible();
  await expect.element(button('NEXT')).toBeDisabled();
  await userEvent.fill(field, '999999999999');
  await expect.element(button('NEXT')).toBeEnabled();
  await userEvent.fill(field, '-5');
  await expect.element(text('Rp. 0')).toBeVisible();
  await userEvent.fill(field, 'a25000.7');
  await expect.element(field).toHaveValue('25000.7');
  await expect.element(text('Rp. 75,000')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Choose payment method')).toHaveFocus();
  await expect.element(text('Rp. 25,000')).toBeVisible();
  await userEvent.click(button('Back'));
  await expect.element(field).toHaveValue('25000.7');
});

test('a code is asked for, refused in the words of the API, and opens the ticket', async () => {
  sale.show = await sale.api.addShow({ ticket_type: 'free', ticket_price: 0 });
  const code = await addCode(sale.api, sale.show);
  stage(<Checkout {...sale.settings} show={sale.show.id} />);
  await enterEmail('rani@kotak.id');
  await expect.element(heading('Redeem Code')).toHaveFocus();
  await userEvent.click(button('NEXT'));
  await expect.element(text('Redeem Code is required')).toBeVisible();
  const field = page.getByLabelText('Redeem Code');
  await userEvent.fill(field, 'SALAH');
  expect(text('Redeem Code is required').elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(text('This redeem code is not valid')).toBeVisible();
  await userEvent.type(field, '1');
  expect(text('This redeem code is not valid').elements()).toHaveLength(0);
  await userEvent.fill(field, code.toLowerCase());
  await userEvent.keyboard('{Enter}');
  await expect.element(text('Please wait, we are validating the redeem code')).toBeVisible();
  await expect.element(heading('Payment successful')).toHaveFocus();
  await expect.element(text((await sale.payment()).code_guest ?? '-')).toBeVisible();
});

test('OVO asks for a phone, gives it half a minute, and keeps waiting after that', async () => {
  stage(<Checkout {...sale.settings} />);
  await payBy('OVO');
  await expect.element(heading('Pay with OVO')).toHaveFocus();
  const field = page.getByLabelText('Phone number');
  await userEvent.click(button('NEXT'));
  await expect.element(text('Phone is required')).toBeVisible();
  await userEvent.fill(field, '0812345-ab-67');
  await expect.element(field).toHaveValue('081234567');
  await userEvent.tab();
  await expect.element(text('Phone number must be 10 numbers and not more than 13 number')).toBeVisible();
  await userEvent.fill(field, '081234567890');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Complete your payment')).toHaveFocus();
  await expect.element(page.getByText(/^00:00:(30|[0-2]\d)$/)).toBeVisible();
  await userEvent.click(button(/^Copy: Phone number/));
  await expect.element(text('phone copied')).toBeVisible();
  expect(page.getByText('Account name').elements()).toHaveLength(0);
  const shown = sale.api.ports.database.updateTable('payment').set({ expiration_date: Date.now() - 1000 });
  await shown.where('room_id', '=', Number(sale.show.id)).execute();
  await userEvent.click(button('REFRESH'));
  await expect.element(page.getByText(/^The time to confirm is over/)).toBeVisible();
  await expect.element(heading('Complete your payment')).toBeVisible();
});

test('the phone of a page that was reloaded is busy until its method is there', async () => {
  const path = '/api/v1/payment-type/guest?amount=150000';
  const { data: methods } = await sale.api.get<PaymentType[]>(path);
  const paymentTypeId = methods.find(({ channel_code }) => channel_code === 'OVO')?.id;
  const { promise: wait, resolve: answer } = Promise.withResolvers<void>();
  const held: typeof fetch = async (input, init) => {
    if (String(input).endsWith(path)) await wait;
    return sale.settings.fetch(input, init);
  };
  const place = { step: 'phone', email: 'rani@kotak.id', paymentTypeId } as const;
  stage(<Checkout {...sale.settings} {...place} fetch={held} />);
  await expect.element(page.getByLabelText('Phone number')).toBeVisible();
  await expect.element(button('NEXT')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect.element(heading('Pay with OVO')).toBeVisible();
  await expect.element(button('NEXT')).not.toHaveAttribute('aria-busy');
});

test('what the API says of a phone is read under the field, until it is edited', async () => {
  const refusal = Response.json({ message: 'Nomor ini belum terdaftar' }, { status: 400 });
  const reach = async (input: RequestInfo | URL, init?: RequestInit) => {
    const isOrder = String(input instanceof Request ? input.url : input).includes('/payment-ewallet');
    return isOrder ? refusal.clone() : sale.settings.fetch(input, init);
  };
  stage(<Checkout {...sale.settings} fetch={reach} />);
  await payBy('OVO');
  await userEvent.fill(page.getByLabelText('Phone number'), '081234567890');
  await userEvent.keyboard('{Enter}');
  await expect.element(text('Nomor ini belum terdaftar')).toBeVisible();
  await userEvent.type(page.getByLabelText('Phone number'), '{Backspace}');
  expect(text('Nomor ini belum terdaftar').elements()).toHaveLength(0);
});

test('QRIS is drawn, with room around it, and named by its amount', async () => {
  stage(<Checkout {...sale.settings} />);
  await payBy('QRIS');
  await sale.api.runJobs();
  const code = page.getByRole('img', { name: 'QR code for Rp. 150,000' });
  await expect.element(code).toBeVisible();
  const drawn = code.element() as SVGSVGElement;
  const box = (drawn.querySelector('path') as SVGPathElement).getBBox();
  const side = drawn.viewBox.baseVal.width;
  expect([box.x, box.y, box.width, box.height]).toEqual([4, 4, side - 8, side - 8]);
  expect(getComputedStyle(drawn).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('a wallet whose page the browser does not open is a link', async () => {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  stage(<Checkout {...sale.settings} />);
  await payBy('DANA');
  expect(open).toHaveBeenCalledTimes(1);
  await sale.api.runJobs();
  await expect.element(text('The browser did not open the page of DANA.')).toBeVisible();
  const link = page.getByRole('link', { name: /^CONTINUE PAYMENT/ });
  await expect.element(link).toHaveAttribute('href', (await sale.payment()).checkout_url ?? '-');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a counter is shown a code, which can be copied', async () => {
  stage(<Checkout {...sale.settings} />);
  await payBy('Alfamart');
  await sale.api.runJobs();
  await expect.element(button(/^Copy: Payment code · Alfamart/)).toBeVisible();
  await userEvent.click(button(/^Copy: Payment code · Alfamart/));
  await expect.element(text('Payment code copied')).toBeVisible();
  await expect.element(text('Show this code at the till of Alfamart.')).toBeVisible();
});

test('the way to pay is told in steps that are numbered', async () => {
  stage(<Checkout {...sale.settings} />);
  await payBy('Alfamart');
  const step = page.getByRole('listitem').first();
  await expect.element(step).toBeVisible();
  // A list without markers is none to VoiceOver, either.
  expect(getComputedStyle(step.element()).listStyleType).toBe('decimal');
});

test('ways to pay say how long they take, and those that take too long are not offered', async () => {
  const soon = Math.ceil((sale.api.now() + 20 * 60_000) / 60_000) * 60_000;
  const midnight = Math.floor((soon + 25_200_000) / 86_400_000) * 86_400_000 - 25_200_000;
  sale.show = await sale.api.addShow({ start_date: midnight, start_time: soon - midnight - 25_200_000 });
  stage(<Checkout {...sale.settings} show={sale.show.id} />);
  await enterEmail('rani@kotak.id');
  await expect.element(page.getByRole('radio', { name: /OVO.*Pay within 30 seconds/ })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /DANA.*Opens in a new tab/ })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /QRIS.*Pay within 30 minutes/ })).toBeVisible();
  expect(page.getByRole('radio', { name: /Alfamart/ }).elements()).toHaveLength(0);
  const list = page.getByRole('radiogroup').element();
  expect(getComputedStyle(list).maxHeight).toBe('300px');
  expect(getComputedStyle(list).overflowY).toBe('auto');
});
