import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buy, signInCustomer } from '../../../../tests/buying.js';
import { newEmail, type Person } from '../../../../tests/people.js';
import { button, openVisit, press, refusal } from '../profile/visit.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { GiftTicket } from './index.js';

const visit = openVisit();
const email = page.getByLabelText('Receiver e-mail', { exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const goOn = () => button('CHOOSE PAYMENT METHOD');

let show: Show;
let receiver: Person;

beforeEach(async () => {
  await visit.fill({ work: 1, city: 3273 });
  show = await visit.api.addShow({ name: 'Ombak Utara', ticket_price: 85_000 });
  receiver = await signInCustomer(visit.api);
  visit.asked = [];
});

const lookUps = () => visit.asked.filter((call) => /user\/email|payment\/\d+/.test(call));

async function check(address: string): Promise<void> {
  await userEvent.fill(email, address);
  await press('CHECK EMAIL');
}

it('shows what is given: cover, name, date, what is left, the price: L-34', async () => {
  const { place } = stage(<GiftTicket {...visit.settings} show={show.id} />);
  await expect.element(page.getByRole('heading', { name: 'Ombak Utara' })).toBeVisible();
  expect(place.querySelector('[part=cover]')).toBeTruthy();
  const facts = place.querySelector('dl')?.textContent;
  expect(facts).toMatch(/WIB/);
  expect(facts).toContain('100');
  expect(facts).toContain('Rp. 85,000');
  await expect.element(goOn()).toBeDisabled();
});

describe('a receiver', () => {
  it('is found by the address of an account, and led on with: L-24, L-25, L-27', async () => {
    const onReceiver = vi.fn();
    stage(<GiftTicket {...visit.settings} show={show.id} onReceiver={onReceiver} />);
    await check(receiver.email);
    await expect.element(text('The ticket goes to Sari Penonton.')).toBeVisible();
    expect(lookUps()).toEqual([
      'GET /api/v1/user/email',
      `GET /api/v1/payment/${show.id}/${receiver.user.id}`,
    ]);
    await userEvent.click(goOn());
    expect(onReceiver.mock.lastCall?.[0]).toMatchObject({
      show: { id: show.id },
      receiver: { id: receiver.user.id },
    });
    await userEvent.fill(email, 'somebody@else.id');
    await expect.element(goOn()).toBeDisabled();
  });

  it('needs an address: L-19, L-20', async () => {
    stage(<GiftTicket {...visit.settings} show={show.id} />);
    await press('CHECK EMAIL');
    await expect.element(text('E-mail is required')).toBeVisible();
    await userEvent.fill(email, 'sari@');
    expect(text('E-mail is required').elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(text('E-mail must be valid')).toBeVisible();
    await press('CHECK EMAIL');
    expect(lookUps()).toEqual([]);
  });

  it('is not oneself, whom nobody is asked about: L-21', async () => {
    stage(<GiftTicket {...visit.settings} show={show.id} />);
    await check(visit.person.email.toUpperCase());
    await expect.element(text('Account not found')).toBeVisible();
    expect(lookUps()).toEqual([]);
  });

  it('has an account: L-22, L-32', async () => {
    stage(<GiftTicket {...visit.settings} show={show.id} />);
    await check(newEmail());
    await expect.element(text('Account not found')).toBeVisible();
    await expect.element(goOn()).toBeDisabled();
  });

  it('has a whole profile: L-23, AMB-146', async () => {
    const bare = await visit.api.signIn();
    stage(<GiftTicket {...visit.settings} show={show.id} />);
    await check(bare.email);
    const notice = page.getByRole('dialog', { name: 'Notice!!!' });
    await expect.element(notice).toBeVisible();
    expect(notice.element().textContent).toContain(
      "The ticket recipient's account does not complete the profile data.",
    );
    await userEvent.click(notice.getByText('Close', { exact: true }));
    expect(notice.elements()).toHaveLength(0);
    await expect.element(goOn()).toBeDisabled();
    await expect.element(email).toHaveValue(bare.email);
  });

  it('has no ticket for the show yet: L-28', async () => {
    const { data } = await buy(visit.api, { by: 'BCA', as: { person: receiver }, show });
    await visit.api.runJobs();
    await visit.api.pay(data);
    stage(<GiftTicket {...visit.settings} show={show.id} />);
    await check(receiver.email);
    await expect.element(page.getByRole('dialog', { name: 'Notice!!!' })).toBeVisible();
    await expect.element(text('Your ticket already exist !!')).toBeVisible();
  });

  it('is not taken for found when nobody could be asked: AMB-144', async () => {
    visit.network = async (request) =>
      request.url.includes('/user/email') ? refusal(500) : visit.api.fetch(request);
    stage(<GiftTicket {...visit.settings} show={show.id} />);
    await check(receiver.email);
    await expect.element(text('We could not check this address. Try again.')).toBeVisible();
    await expect.element(goOn()).toBeDisabled();
    visit.network = (request) => visit.api.fetch(request);
    await press('CHECK EMAIL');
    await expect.element(goOn()).toBeEnabled();
  });
});

it('goes on to the ways to pay in its own place, and back', async () => {
  const { place } = stage(<GiftTicket {...visit.settings} show={show.id} />);
  await check(receiver.email);
  await userEvent.click(goOn());
  await expect.element(page.getByRole('heading', { name: 'Choose payment method' })).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /BCA/ }));
  await press('NEXT');
  await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
  const gift = await visit.api.ports.database
    .selectFrom('payment')
    .select(['user_id', 'for_user_id'])
    .where('room_id', '=', Number(show.id))
    .executeTakeFirstOrThrow();
  expect(gift.for_user_id).toBe(Number(receiver.user.id));
  expect(gift.user_id).toBe(Number(visit.person.user.id));
  expect(place.querySelector('.panggung-gift-ticket')?.getAttribute('data-state')).toBe('checkout');
});

it('goes on paying for whom a ticket was ordered already', async () => {
  await buy(visit.api, { by: 'BCA', as: { person: visit.person, receiver }, show });
  stage(<GiftTicket {...visit.settings} show={show.id} />);
  await check(receiver.email);
  await userEvent.click(goOn());
  await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
});

it.each([
  ['is free', { ticket_type: 'free_pass', ticket_price: 0 }, /everybody takes their own/],
  ['is gone', { ticket_quota: 0 }, /^Sold Out$/],
] as const)('asks for nobody where a ticket %s', async (_, fields, said) => {
  const other = await visit.api.addShow(fields);
  stage(<GiftTicket {...visit.settings} show={other.id} />);
  await expect.element(page.getByText(said).last()).toBeVisible();
  expect(email.elements()).toHaveLength(0);
});

it('offers a guest the way in: AMB-086', async () => {
  await visit.panggung.session.signOut();
  const onSignInStart = vi.fn((event) => event.preventDefault());
  stage(<GiftTicket {...visit.settings} show={show.id} onSignInStart={onSignInStart} />);
  await expect.element(text('Please login first.')).toBeVisible();
  await press('Login');
  expect(onSignInStart).toHaveBeenCalledOnce();
});
