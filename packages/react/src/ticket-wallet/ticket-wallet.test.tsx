import type { Payment, Show } from '@panggung/core';
import { PaymentSchema } from '@panggung/core/contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buy, signInCustomer } from '../../../../tests/buying.js';
import { openVisit, refusal } from '../profile/visit.fixture.js';
import { crowdOf, expectUnharmed, listenForErrors } from '../ui/mutants.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { TicketWallet } from './index.js';

const visit = openVisit();
listenForErrors();

const LIST = '/api/v1/payment';
const cards = () => [...document.querySelectorAll('.panggung-ticket-wallet__card')];
const pay = (name: string) => page.getByRole('link', { name, exact: true });

/** Buys in the name of whoever looks on, for themselves or somebody else. */
async function order(show: Show, receiver?: Awaited<ReturnType<typeof signInCustomer>>): Promise<Payment> {
  await visit.fill({ work: 1, city: 3273 });
  const { status, data } = await buy(visit.api, { by: 'BCA', as: { person: visit.person, receiver }, show });
  expect(status).toBe(201);
  return data;
}

it('shows what was bought: its show, number, amount and where it stands', async () => {
  const show = await visit.api.addShow({ name: 'Ombak Utara', ticket_price: 85_000 });
  const payment = await order(show);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('Ombak Utara').first()).toBeVisible();
  const text = cards()[0]?.textContent;
  expect(text).toContain(`No. Orders ${payment.id}`);
  expect(text).toContain('Rp. 85,000');
  expect(text).toContain('Waiting for payment');
});

it('asks for eight a page of the own tickets, and turns to the next: L-17', async () => {
  const asked: URL[] = [];
  visit.network = async (request) => {
    const url = new URL(request.url);
    if (url.pathname === LIST) asked.push(url);
    const reply = await visit.api.fetch(request);
    if (url.pathname !== LIST) return reply;
    const body = await reply.json();
    return Response.json({ ...body, page: { ...body.page, total_page: 2 } });
  };
  await order(await visit.api.addShow());
  stage(<TicketWallet {...visit.settings} />);
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked.map(({ search }) => search)).toEqual(
    [1, 2].map((n) => `?page=${n}&per_page=8&user_id=${visit.person.user.user_id}`),
  );
});

it('leads to the show, and from what waits to its payment: G-16', async () => {
  const show = await visit.api.addShow();
  await order(show);
  const onShowSelect = vi.fn((event) => event.preventDefault());
  const onTicketOpen = vi.fn((event) => event.preventDefault());
  stage(<TicketWallet {...visit.settings} onShowSelect={onShowSelect} onTicketOpen={onTicketOpen} />);
  await userEvent.click(page.getByRole('link', { name: show.name }));
  expect(onShowSelect.mock.lastCall?.[0].detail).toMatchObject({ show_id: show.id });
  await userEvent.click(pay('PAYMENT DETAILS'));
  expect(onTicketOpen.mock.lastCall?.[0].detail.href).toMatch(new RegExp(`/PaymentDetail\\?id=${show.id}$`));
});

it('shows what was given at a press: AMB-142', async () => {
  const show = await visit.api.addShow();
  const receiver = await signInCustomer(visit.api);
  await order(show, receiver);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Gift' }));
  await expect.element(pay('PAYMENT DETAILS')).toBeVisible();
  expect(pay('PAYMENT DETAILS').element().getAttribute('href')).toContain(
    `/PaymentDetail?id=${show.id}&forUserId=${receiver.user.id}`,
  );
});

it('says that there is nothing yet, also when the list is refused: L-18', async () => {
  visit.network = async (request) =>
    new URL(request.url).pathname === LIST ? refusal(404) : visit.api.fetch(request);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
});

it('says when it could not be loaded, and asks again', async () => {
  let isCut = true;
  visit.network = async (request) => {
    if (isCut) throw new TypeError('Failed to fetch');
    return visit.api.fetch(request);
  };
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('Your tickets could not be loaded.')).toBeVisible();
  isCut = false;
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
});

it('offers a guest the way in', async () => {
  await visit.panggung.session.signOut();
  const onSignInStart = vi.fn((event) => event.preventDefault());
  stage(<TicketWallet {...visit.settings} onSignInStart={onSignInStart} />);
  await userEvent.click(page.getByRole('button', { name: 'Login' }));
  expect(onSignInStart).toHaveBeenCalledOnce();
});

it('draws whatever the API sends, on the narrowest page', async () => {
  const sound = await order(await visit.api.addShow());
  const crowd = crowdOf({ schema: PaymentSchema, sound, namedBy: 'video_name' });
  visit.network = async (request) =>
    new URL(request.url).pathname === LIST ? Response.json(crowd) : visit.api.fetch(request);
  const { place } = stage(<TicketWallet {...visit.settings} />, { width: 320 });
  await expect.poll(() => cards().length).toBeGreaterThan(2);
  expectUnharmed(place, crowd, '.panggung-ticket-wallet__cards > li');
});
