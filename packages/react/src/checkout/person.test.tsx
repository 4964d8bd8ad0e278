import { getPanggung } from '@panggung/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addCoupon, buy, signInCustomer } from '../../../../tests/buying.js';
import type { Person } from '../../../../tests/people.js';
import { stage } from '../ui/stage.fixture.js';
import { Checkout } from './index.js';
import { button, enterEmail, openSale } from './sale.fixture.js';

const sale = openSale({ channels: 'all' });
const heading = (name: string) => page.getByRole('heading', { name });
const text = (words: string) => page.getByText(words, { exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** Signs somebody in, in every widget of the page, until the test is over. */
async function signIn(person: Person, profile = { phone: '081234567890', work: 1, city: 1 }): Promise<void> {
  const { session } = getPanggung(sale.settings);
  await session.signIn({ ...person.user, ...profile } as Person['user']);
  onTestFinished(() => session.signOut());
}

test('a guest who presses Buy is asked whether to go on, once', async () => {
  const onSignInStart = vi.fn((event) => event.preventDefault());
  stage(<Checkout {...sale.settings} asks variant="dialog" onSignInStart={onSignInStart} />);
  await expect.element(dialog('Your are not logged in. Keep going?')).toBeVisible();
  await userEvent.click(button('Login'));
  expect(onSignInStart).toHaveBeenCalledOnce();
  await userEvent.click(button('Keep going'));
  await expect.element(dialog('Buy as a guest')).toBeVisible();
  await expect.element(heading('Buy as a guest')).toHaveFocus();
});

test('an account that has the address can be logged in to from there', async () => {
  const onSignInStart = vi.fn((event) => event.preventDefault());
  stage(<Checkout {...sale.settings} onSignInStart={onSignInStart} />);
  await enterEmail('artist@panggung.test');
  await expect.element(dialog('Email already registered')).toBeVisible();
  await userEvent.click(button('Login'));
  expect(onSignInStart).toHaveBeenCalledOnce();
});

test('who lacks something in their profile is told what, and led there', async () => {
  const person = await sale.api.signIn();
  await signIn(person, { phone: '081234567890', work: 0, city: 0 });
  const onProfileStart = vi.fn((event) => event.preventDefault());
  const onCheckoutClose = vi.fn();
  stage(<Checkout {...sale.settings} onProfileStart={onProfileStart} onCheckoutClose={onCheckoutClose} />);
  await expect.element(dialog('Please complete your profile first')).toBeVisible();
  await expect.element(text('Still missing: city, work.')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Go profile' }));
  expect(onProfileStart.mock.lastCall?.[0].detail.href).toMatch(/\/profile\/edit$/);
  await userEvent.click(button('Back'));
  expect(onCheckoutClose).toHaveBeenCalledOnce();
});

test('a coupon takes half off and needs a method; a free one needs none', async () => {
  const person = await signInCustomer(sale.api);
  for (const type of ['DISC-50', 'FREE-ONE'] as const) await addCoupon(sale.api, { owner: person, type });
  await signIn(person);
  stage(<Checkout {...sale.settings} />);
  await expect.element(heading('Choose payment method')).toBeVisible();
  await expect.element(button('NEXT')).toBeDisabled();
  await userEvent.click(page.getByRole('radio', { name: /DISC-50/ }));
  await expect.element(text('-Rp. 75,000')).toBeVisible();
  await userEvent.click(button('NEXT'));
  await expect.element(text('Choose a payment method')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /FREE-ONE/ }));
  expect(page.getByRole('radio', { name: /BCA/ }).elements()).toHaveLength(0);
  await userEvent.click(button('Remove'));
  await expect.element(page.getByRole('radio', { name: /BCA/ })).toBeVisible();
  await expect.element(button('NEXT')).toBeDisabled();
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(page.getByRole('radio', { name: /FREE-ONE/ }));
  await userEvent.click(button('NEXT'));
  await expect.element(heading('Payment successful')).toBeVisible();
  const tickets = page.getByRole('link', { name: 'GO TO YOUR TICKET' });
  await expect.element(tickets).toHaveAttribute('href', expect.stringMatching(/\/yourTicket$/));
});

test('who has a ticket is told so, and led to it', async () => {
  const person = await signInCustomer(sale.api);
  await buy(sale.api, { by: 'BCA', as: { person }, show: sale.show });
  await sale.pay();
  await signIn(person);
  stage(<Checkout {...sale.settings} />);
  await expect.element(dialog('User Already has Ticket')).toBeVisible();
  await expect.element(text('It is in your tickets.')).toBeVisible();
  const tickets = page.getByRole('link', { name: 'See Ticket' });
  await expect.element(tickets).toHaveAttribute('href', expect.stringMatching(/\/yourTicket$/));
});

test('a ticket for somebody else names them, before the money and after it', async () => {
  const [person, friend] = [await signInCustomer(sale.api), await signInCustomer(sale.api)];
  const as = { person, receiver: friend };
  await buy(sale.api, { by: 'BCA', as, show: sale.show });
  await signIn(person);
  stage(<Checkout {...sale.settings} forUserId={friend.user.user_id} />);
  await expect.element(heading('Complete your payment')).toBeVisible();
  await expect.element(text(`For ${friend.user.full_name}`)).toBeVisible();
  await sale.pay();
  const sentence = `The ticket is paid. ${friend.user.full_name} finds it in their tickets.`;
  await expect.element(text(sentence)).toBeVisible();
});

test('a payment that waits is found again, kept at NO, and deleted at DELETE', async () => {
  const person = await signInCustomer(sale.api);
  await buy(sale.api, { by: 'BCA', as: { person }, show: sale.show });
  await signIn(person);
  const onPaymentDeleted = vi.fn();
  stage(<Checkout {...sale.settings} onPaymentDeleted={onPaymentDeleted} />);
  await expect.element(heading('Complete your payment')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'GO TO YOUR TICKET' })).toBeVisible();
  await userEvent.click(button('Delete payment'));
  await expect.element(dialog('Delete Payment?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'NO', exact: true }));
  await expect.element(dialog('Delete Payment?')).not.toBeInTheDocument();
  await userEvent.click(button('Delete payment'));
  await userEvent.click(page.getByRole('button', { name: 'DELETE', exact: true }));
  await expect.element(heading('Payment deleted')).toBeVisible();
  expect(onPaymentDeleted).toHaveBeenCalledOnce();
});
