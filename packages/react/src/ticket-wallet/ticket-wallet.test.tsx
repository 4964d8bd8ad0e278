import { formatDateTime, parseTime, startOfDay } from '@panggung/core';
import { PaymentSchema } from '@panggung/core/contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buy, signInCustomer } from '../../../../tests/buying.js';
import { cancelShow } from '../../../server/src/show-cancel.js';
import { postponeOwnShow } from '../../../server/src/show-postpone.js';
import { openVisit, refusal } from '../profile/visit.fixture.js';
import { crowdOf, expectUnharmed, listenForErrors } from '../ui/mutants.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { TicketWallet } from './index.js';
import { cards, LIST, shopFor } from './wallet.fixture.js';

const visit = openVisit();
const { order, had, watchList, cut } = shopFor(visit);
listenForErrors();

const link = (name: string) => page.getByRole('link', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const gift = () => page.getByRole('button', { name: 'Gift', exact: true });
const menu = (show: string) => page.getByRole('button', { name: `Options for ${show}` });
const items = () => page.getByRole('menuitem').elements();

it('shows what was bought: its show, number, amount and where it stands: L-09', async () => {
  const show = await visit.api.addShow({ name: 'Ombak Utara', ticket_price: 85_000 });
  const payment = await order(show);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('Ombak Utara').first()).toBeVisible();
  const text = cards()[0]?.textContent;
  expect(text).toContain(`No. Orders ${payment.id}`);
  expect(text).toContain('Rp. 85,000');
  expect(text).toContain('Waiting for payment');
});

it('calls what cost nothing free, and says what is paid: L-10, L-13', async () => {
  await had();
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('Payment successful')).toBeVisible();
  expect(cards()[0]?.querySelector('[part=price]')?.textContent).toBe('Free');
});

it('asks tab by tab for eight a page, and for gifts at the press of a chip: L-01, L-02, L-17, L-37', async () => {
  const asked = watchList();
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
  await userEvent.click(gift());
  await expect.poll(() => asked).toHaveLength(2);
  await userEvent.click(tab('Transaction History'));
  await expect.element(page.getByText('You dont have a transaction yet')).toBeVisible();
  await expect.element(gift()).not.toBeInTheDocument();
  const { user_id } = visit.person.user;
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    [
      { ticket_status: 'ACTIVE' },
      { ticket_status: 'ACTIVE', ticket_type: 'ticket_gift' },
      { ticket_status: 'HISTORY' },
    ].map((own) => ({ page: '1', per_page: '8', user_id: String(user_id), ...own })),
  );
});

it('turns to the next page: L-04', async () => {
  for (let n = 0; n < 9; n++) await had({ name: `Malam ${n}` });
  stage(<TicketWallet {...visit.settings} />);
  await expect.poll(() => cards().length).toBe(8);
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => cards().length).toBe(1);
});

it('stands where the host says, and asks the host for another tab, filter or page', async () => {
  for (let n = 0; n < 9; n++) await had();
  const onPlaceChange = vi.fn();
  const place = { tab: 'ACTIVE', isGift: false, page: 2 } as const;
  stage(<TicketWallet {...visit.settings} place={place} onPlaceChange={onPlaceChange} />);
  await expect.poll(() => cards().length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Page 1' }));
  expect(onPlaceChange.mock.lastCall).toEqual([{ ...place, page: 1 }]);
  await userEvent.click(gift());
  expect(onPlaceChange.mock.lastCall).toEqual([{ ...place, page: 1, isGift: true }]);
  await userEvent.click(tab('Transaction History'));
  expect(onPlaceChange.mock.lastCall).toEqual([{ ...place, page: 1, tab: 'HISTORY' }]);
  expect(cards()).toHaveLength(1);
});

it('shows the first page in the place of one past the last', async () => {
  await had({ name: 'Ombak' });
  stage(<TicketWallet {...visit.settings} place={{ tab: 'ACTIVE', isGift: false, page: 7 }} />);
  await expect.element(link('Ombak')).toBeVisible();
});

it('says of a gift that is paid to whom it was given', async () => {
  const receiver = await signInCustomer(visit.api);
  const payment = await order(await visit.api.addShow(), receiver);
  await visit.api.pay(payment);
  stage(<TicketWallet {...visit.settings} />);
  await userEvent.click(gift());
  await expect.element(page.getByText(`Given to ${receiver.user.full_name}`)).toBeVisible();
});

it('says from whom a gift came', async () => {
  const [giver, show] = [await signInCustomer(visit.api), await visit.api.addShow()];
  await visit.fill({ work: 1, city: 3273 });
  const { data } = await buy(visit.api, { by: 'BCA', as: { person: giver, receiver: visit.person }, show });
  await visit.api.pay(data);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText(`Gift from ${giver.user.full_name}`)).toBeVisible();
});

it('has words of their own for gifts, of which there are none yet', async () => {
  stage(<TicketWallet {...visit.settings} />);
  await userEvent.click(gift());
  await expect.element(page.getByText('No gifts yet')).toBeVisible();
});

it('has four cards a row on a page of 1400 px, and one at 320 px: L-03', async () => {
  for (let n = 0; n < 5; n++) await had();
  const { place } = stage(<TicketWallet {...visit.settings} />, { width: 1400 });
  const columns = () => new Set(cards().map((card) => card.getBoundingClientRect().left)).size;
  await expect.poll(columns).toBe(4);
  place.style.width = '320px';
  await expect.poll(columns).toBe(1);
  expect(place.scrollWidth).toBe(320);
});

it('chooses tabs by arrows, and leads from the open one into its panel', async () => {
  stage(<TicketWallet {...visit.settings} />);
  await userEvent.click(tab('Active Ticket'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Transaction History')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('Transaction History')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Transaction History' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Active Ticket')).toHaveFocus();
});

it('keeps what is over in the history, whatever was paid: L-11', async () => {
  await had({ name: 'Yang lalu', video_status: 'ENDED' });
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
  await userEvent.click(tab('Transaction History'));
  await expect.element(page.getByText('The event is over')).toBeVisible();
});

it('says of a show that was put off when it is now, and where the ticket is given back', async () => {
  const { room_id, video_start_date } = await had();
  const { database } = visit.api.ports;
  const { video_created_id } = await visit.api.show(room_id);
  await postponeOwnShow(database, {
    id: String(room_id),
    userId: Number(video_created_id),
    start_date: startOfDay('2031-05-05'),
    start_time: parseTime('20:00'),
    reason: 'Vokalisnya sakit.',
    now: visit.api.now(),
  });
  stage(<TicketWallet {...visit.settings} />);
  const news = `New time: 5 Mei 2031 20:00 WIB, before ${formatDateTime(video_start_date, 'default')} WIB.`;
  await expect.element(page.getByText(news)).toBeVisible();
  await userEvent.click(link('See Ticket'));
  await expect.element(page.getByRole('dialog').getByText(news)).toBeVisible();
  await expect.element(page.getByText('Vokalisnya sakit.')).toBeVisible();
  const way = page.getByRole('link', { name: /Give it back until/ });
  const { pathname, search } = new URL((way.element() as HTMLAnchorElement).href);
  expect(await (await visit.api.fetch(new Request(`http://api.test${pathname}${search}`))).text()).toContain(
    'Kembalikan tiket?',
  );
});

const MONEY_BACK = 'You get your money back. The mail about it says how.';

it('says of a show that was called off that it was, and to who paid that the money comes back', async () => {
  const { database } = visit.api.ports;
  const show = await visit.api.addShow({ name: 'Ombak' });
  const payment = await order(show);
  await visit.api.pay(payment);
  const free = await had({ name: 'Buih' });
  for (const showId of [show.id, free.room_id].map(Number)) {
    await cancelShow(database, { showId, now: visit.api.now() });
  }
  const seen = stage(<TicketWallet {...visit.settings} place={{ tab: 'HISTORY', isGift: false, page: 1 }} />);
  await expect.poll(() => page.getByText('Called off', { exact: true }).elements()).toHaveLength(2);
  await expect.poll(() => page.getByText(MONEY_BACK).elements()).toHaveLength(1);
  expect(page.getByText('Payment failed').elements()).toEqual([]);
  seen.leave();
  stage(<TicketWallet {...visit.settings} ticket={payment.id} />);
  await expect.element(page.getByText(/it will not take place/)).toBeVisible();
  await expect.element(page.getByText(MONEY_BACK)).toBeVisible();
  expect(page.getByRole('link', { name: 'Add to calendar' }).elements()).toEqual([]);
});

it('says of a ticket that was given back when its money was sent', async () => {
  const payment = await order(await visit.api.addShow());
  await visit.api.pay(payment);
  const { database } = visit.api.ports;
  const back = { status: 'FAILED', failure: 'returned', seat: 'none', refund_status: 'sent' } as const;
  await database.updateTable('payment').set(back).where('id', '=', String(payment.id)).execute();
  stage(<TicketWallet {...visit.settings} place={{ tab: 'HISTORY', isGift: false, page: 1 }} />);
  await expect.element(page.getByText('Given back', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your money was sent back.')).toBeVisible();
});

it('leads to the show, and from what waits to its payment: L-07, G-16', async () => {
  const show = await visit.api.addShow();
  await order(show);
  const onShowSelect = vi.fn((event) => event.preventDefault());
  const onTicketOpen = vi.fn((event) => event.preventDefault());
  stage(<TicketWallet {...visit.settings} onShowSelect={onShowSelect} onTicketOpen={onTicketOpen} />);
  await userEvent.click(link(show.name));
  expect(onShowSelect.mock.lastCall?.[0].detail).toMatchObject({ show_id: show.id });
  await userEvent.click(link('PAYMENT DETAILS'));
  expect(onTicketOpen.mock.lastCall?.[0].detail.href).toMatch(new RegExp(`/PaymentDetail\\?id=${show.id}$`));
});

it('shows what was given at a press: AMB-142', async () => {
  const show = await visit.api.addShow();
  const receiver = await signInCustomer(visit.api);
  await order(show, receiver);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
  await userEvent.click(gift());
  await expect.element(link('PAYMENT DETAILS')).toBeVisible();
  expect(link('PAYMENT DETAILS').element().getAttribute('href')).toContain(
    `/PaymentDetail?id=${show.id}&forUserId=${receiver.user.id}`,
  );
});

it('opens a menu by keyboard, walks it round, and gives the focus back: L-08', async () => {
  await had({ name: 'Ombak' });
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(menu('Ombak')).toBeVisible();
  (menu('Ombak').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => items().map(({ textContent }) => textContent))
    .toEqual(['See Ticket', 'Send Ticket']);
  const [see, send] = items();
  await expect.element(see as HTMLElement).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(send as HTMLElement).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(see as HTMLElement).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu('Ombak')).toHaveFocus();
  expect(items()).toEqual([]);
});

it('offers no gift to be sent on: L-16', async () => {
  const receiver = await signInCustomer(visit.api);
  await order(await visit.api.addShow({ name: 'Kado' }), receiver);
  stage(<TicketWallet {...visit.settings} />);
  await userEvent.click(gift());
  await userEvent.click(menu('Kado'));
  await expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(['PAYMENT DETAILS']);
  await userEvent.click(tab('Active Ticket'));
  await expect.poll(items).toEqual([]);
});

it('says that there is nothing yet, also when the list is refused: L-05, L-18', async () => {
  visit.network = async (request) =>
    new URL(request.url).pathname === LIST ? refusal(404) : visit.api.fetch(request);
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
});

it('says when it could not be loaded, and asks again', async () => {
  const { network } = visit;
  cut();
  stage(<TicketWallet {...visit.settings} />);
  await expect.element(page.getByText('Your tickets could not be loaded.')).toBeVisible();
  visit.network = network;
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
});

it('shows without a connection what was seen before, and how old it is', async () => {
  await had({ name: 'Ombak' });
  const seen = stage(<TicketWallet {...visit.settings} />);
  await expect.element(link('Ombak')).toBeVisible();
  seen.leave();
  cut();
  // A page that is loaded anew.
  const anew: typeof fetch = (...call) => visit.settings.fetch(...call);
  stage(<TicketWallet {...visit.settings} fetch={anew} />);
  await expect.element(link('Ombak')).toBeVisible();
  await expect.element(page.getByText('No connection. As seen just now.')).toBeVisible();
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
  expectUnharmed(place, crowd, '.panggung-own-cards > li');
});
