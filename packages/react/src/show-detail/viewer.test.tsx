import type { Show } from '@panggung/core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInCustomer } from '../../../../tests/buying.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import type { WidgetEvent } from '../ui/widget-event.js';
import { ShowDetail, type ShowDetailProps } from './index.js';
import { change, keep, sell, sellTo, signIn } from './viewer.fixture.js';

const stand = backstage();
const SITE = 'https://tiket.panggung.example';

const detail = (props: ShowDetailProps) => <ShowDetail {...stand.settings} siteUrl={SITE} {...props} />;
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });
const text = (words: string) => page.getByText(words, { exact: true }).first();

/** The next step stands on wide and narrow pages, and only one of the two is seen. */
const isThere = (place: HTMLElement, words: string) => expect.poll(() => place.textContent).toContain(words);

describe('the page of a show, for who is signed in', () => {
  it('offers a ticket where the API answers that they have none, and no words of a payment', async () => {
    const show = await stand.api.addShow();
    await signIn(stand);
    stage(detail({ show: show.id }));
    await expect.element(button('Buy Ticket')).toBeVisible();
    await expect.element(text('Not yet started')).toBeVisible();
    await expect.element(page.getByText(/^(Payment|Waiting)/)).not.toBeInTheDocument();
    expect(stand.asked.filter(({ pathname }) => pathname.startsWith('/api/v1/payment/'))).toHaveLength(1);
  });

  it('waits with them for a show they have a ticket for, and does not sell another', async () => {
    const show = await stand.api.addShow();
    const person = await signIn(stand);
    await sellTo(stand, person, { show, isPaid: true });
    stage(detail({ show: show.id }));
    await expect.element(text('Payment successful')).toBeVisible();
    await expect.element(text('Not yet started')).toBeVisible();
    await expect.element(text('We will remind you 30 minutes before the event starts')).toBeVisible();
    await expect.element(link('See Ticket')).toHaveAttribute('href', `${SITE}/yourTicket`);
    await expect.element(button('Buy Ticket')).not.toBeInTheDocument();
  });

  it('lets them in by itself when the show begins, be it before its hour', async () => {
    const show = await stand.api.addShow();
    const person = await signIn(stand);
    await sellTo(stand, person, { show, isPaid: true });
    stage(detail({ show: show.id }));
    await expect.element(text('Not yet started')).toBeVisible();
    await expect.element(link('See Ticket')).toBeVisible();
    await change(stand, show, { video_status: 'LIVE' });
    await expect.element(link('Start Streaming')).toBeVisible();
  });

  it('lets them in once the show is on, and tells the host first', async () => {
    const show = await stand.api.addShow({ video_status: 'LIVE' });
    const person = await signIn(stand);
    await sellTo(stand, person, { show, isPaid: true });
    const onWatchStart = vi.fn((event: WidgetEvent<unknown>) => event.preventDefault());
    stage(detail({ show: show.id, onWatchStart }));
    await link('Start Streaming').click();
    const href = `${SITE}/streaming?id=${show.id}`;
    expect(onWatchStart.mock.calls[0]?.[0].detail).toEqual({ show_id: show.id, href });
    await expect.element(link('See Ticket')).toBeVisible();
  });

  it('leads back to money they owe, and gives it up when they say so', async () => {
    const show = await stand.api.addShow();
    const person = await signIn(stand);
    await sellTo(stand, person, { show, isPaid: false });
    const onPaymentDeleted = vi.fn();
    stage(detail({ show: show.id, onPaymentDeleted }));
    await expect.element(text('Waiting for payment')).toBeVisible();
    await expect.element(button('PAYMENT DETAILS')).toBeVisible();
    await expect.element(page.getByRole('timer', { name: 'Waiting for payment' })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Delete Payment?' });
    await button('DELETE').click();
    await dialog.getByRole('button', { name: 'NO' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('DELETE')).toHaveFocus();
    await button('DELETE').click();
    await dialog.getByRole('button', { name: 'DELETE' }).click();
    await expect.element(page.getByText('Payment deleted')).toBeVisible();
    await expect.element(button('Buy Ticket')).toBeVisible();
    expect(onPaymentDeleted).toHaveBeenCalledOnce();
  });

  it("leads to the wallet's page where the money is waited for, and to the details behind it", async () => {
    const show = await stand.api.addShow();
    const person = await signIn(stand);
    const checkout_url = 'https://wallet.example/pay/1';
    await sellTo(stand, person, { show, isPaid: false });
    stand.network = async (url, request) => {
      const answer = await stand.api.fetch(request);
      if (!url.pathname.startsWith('/api/v1/payment/')) return answer;
      const { data } = await answer.json();
      return Response.json({ data: { ...data, way: 'redirect', checkout_url } });
    };
    stage(detail({ show: show.id }));
    const wallet = link('CONTINUE PAYMENT Opens in a new tab');
    await expect.element(wallet).toHaveAttribute('href', checkout_url);
    await expect.element(wallet).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect.element(button('DELETE')).toBeVisible();
  });

  it('sells to them though somebody else still owes for a ticket of theirs', async () => {
    const show = await stand.api.addShow();
    const { user } = await signIn(stand);
    await sell(stand, { show, isPaid: false, fields: { user_id: 1, for_user_id: user.user_id } });
    stage(detail({ show: show.id }));
    await expect.element(button('Buy Ticket')).toBeVisible();
    await expect.element(button('DELETE')).not.toBeInTheDocument();
  });

  it.each([
    ['a payment that failed', { status: 'FAILED', seat: 'none' }, 'Payment failed'],
    [
      'a live ticket that ended with the show',
      { is_live_ticket: 1, expired_ticket: 1 },
      'Payment successful',
    ],
  ])('sells the replay after %s', async (_, fields, badge) => {
    const show = await stand.api.addShow();
    const person = await signIn(stand);
    await sellTo(stand, person, { show, isPaid: true, fields });
    await change(stand, show, { video_status: 'ENDED' });
    stage(detail({ show: show.id }));
    await expect.element(text(badge)).toBeVisible();
    await expect.element(text('Ended')).toBeVisible();
    await expect.element(button('Buy Ticket')).toBeVisible();
  });

  it('sells nothing to its creator, and shows them the redeem code to hand out', async () => {
    const person = await signIn(stand);
    const show = await stand.api.addShow({
      ticket_type: 'free',
      ticket_price: 0,
      redeem_code: 'SENJA-77',
      video_created_id: Number(person.user.user_id),
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    stage(detail({ show: show.id }));
    await expect.element(text('SENJA-77')).toBeVisible();
    await button('Copy').click();
    await expect.element(page.getByText('Redeem Code copied')).toBeVisible();
    await expect.element(page.getByLabelText('Redeem Code')).not.toBeInTheDocument();
    await expect.element(button('Buy Ticket')).not.toBeInTheDocument();
  });

  it('leads its creator to its door, and to its stage as long as there is something to broadcast: AMB-151', async () => {
    const person = await signIn(stand);
    const own = {
      video_created_id: Number(person.user.user_id),
      islive: 1,
      video_status: 'WAITING',
    } as const;
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const show = await stand.api.addShow(own);
    const over = await stand.api.addShow({ ...own, video_status: 'ENDED' });
    const shown = stage(detail({ show: show.id }));
    await expect.element(link('Broadcast')).toHaveAttribute('href', `${SITE}/broadcast?room=${show.id}`);
    await expect.element(link('Door check')).toBeVisible();
    shown.show(detail({ show: over.id }));
    await expect.element(link('Door check')).toHaveAttribute('href', `${SITE}/doorCheck?id=${over.id}`);
    await expect.element(link('Broadcast')).not.toBeInTheDocument();
  });

  it('leads the host to a gift of a ticket that costs money', async () => {
    const show = await stand.api.addShow();
    await signIn(stand);
    const onGiftStart = vi.fn((event: WidgetEvent<unknown>) => event.preventDefault());
    stage(detail({ show: show.id, onGiftStart }));
    await button('Gift').click();
    const href = `${SITE}/TicketGift?id=${show.id}`;
    expect(onGiftStart.mock.calls[0]?.[0].detail).toEqual({ show_id: show.id, href });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives a ticket in place: who gets it, then the ways to pay: L-34, AMB-143', async () => {
    const show = await stand.api.addShow();
    await signIn(stand, () => signInCustomer(stand.api));
    const receiver = await signInCustomer(stand.api);
    const onCheckoutClose = vi.fn();
    stage(detail({ show: show.id, onCheckoutClose }));
    await button('Gift').click();
    await page.getByLabelText('Receiver e-mail', { exact: true }).fill(receiver.email);
    await button('CHECK EMAIL').click();
    await button('CHOOSE PAYMENT METHOD').click();
    const ways = page.getByRole('dialog', { name: 'Choose payment method' });
    await expect.element(ways).toBeVisible();
    await expect.element(button('Buy Ticket')).toBeInTheDocument();
    await ways.getByRole('button', { name: 'Close' }).click();
    await expect.element(ways).not.toBeInTheDocument();
    expect(onCheckoutClose.mock.calls[0]?.[0].detail).toMatchObject({ show_id: show.id });
  });

  it('keeps the place of the next step until it is known what they have', async () => {
    const show = await stand.api.addShow();
    await signIn(stand);
    let answer = (_: Response) => {};
    stand.network = (url, request) =>
      url.pathname.startsWith('/api/v1/payment/')
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : stand.api.fetch(request);
    stage(detail({ show: show.id }));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => stand.asked.some(({ pathname }) => pathname.includes('/payment/'))).toBe(true);
    await expect.element(button('Buy Ticket')).not.toBeInTheDocument();
    answer(Response.json({ code: 'ticket_not_found', message: 'Ticket not found' }, { status: 400 }));
    await expect.element(button('Buy Ticket')).toBeVisible();
  });
});

describe('the page of a show, for a guest', () => {
  it('takes a redeem code in place', async () => {
    const show = await stand.api.addShow({ ticket_type: 'free', ticket_price: 0, redeem_code: 'AYO' });
    stage(detail({ show: show.id }));
    await userEvent.fill(page.getByLabelText('Redeem Code'), 'ayo');
    await button('Redeem').click();
    await button('Keep going').click();
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@kotak.id');
    await button('CHOOSE PAYMENT METHOD').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('textbox', { name: 'Redeem Code' })).toHaveValue('ayo');
    await dialog.getByRole('button', { name: 'NEXT' }).click();
    await expect.element(text('Payment successful')).toBeVisible();
  });

  it('says why there is no ticket, and waits for a seat with them', async () => {
    const show = await stand.api.addShow({ ticket_quota: 0 });
    stage(detail({ show: show.id }));
    await expect.element(text('Every ticket is sold.')).toBeVisible();
    await button('Tell me when a seat is free').click();
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@kotak.id');
    await button('Join the waiting list').click();
    await expect.element(text('You are on the waiting list')).toBeVisible();
    await expect.element(page.getByText('rani@kotak.id', { exact: false })).toBeVisible();
  });

  it('gives nothing up: a guest has the details alone', async () => {
    const show = await stand.api.addShow();
    await keep(stand, { show, isPaid: false });
    stage(detail({ show: show.id }));
    await expect.element(button('PAYMENT DETAILS')).toBeVisible();
    await expect.element(button('DELETE')).not.toBeInTheDocument();
  });

  it('shows the ticket this browser keeps, in place, and asks nobody about it', async () => {
    const show = await stand.api.addShow();
    const { code_guest } = await keep(stand, { show, isPaid: true });
    stage(detail({ show: show.id }));
    await expect.element(text('Payment successful')).toBeVisible();
    await button('See Ticket').click();
    await expect.element(page.getByText(String(code_guest))).toBeVisible();
    expect(stand.asked.some(({ pathname }) => /payment\/\d/.test(pathname))).toBe(false);
    await expect.element(page.getByText('We will remind you', { exact: false })).not.toBeInTheDocument();
  });

  it.each([
    ['LIVE', 'Start Streaming'],
    ['ENDED', 'Watch Now'],
    ['WAITING_ROOM', 'Start Streaming'],
    ['MUSIC_VIDEO', 'Start Streaming'],
  ] as const)('of a show that is %s opens to their ticket with %s', async (video_status, name) => {
    const show = await stand.api.addShow();
    await keep(stand, { show, isPaid: true });
    await change(stand, show, { video_status });
    stage(detail({ show: show.id }));
    await expect.element(link(name)).toHaveAttribute('href', `${SITE}/streaming?id=${show.id}`);
    await expect.element(button('See Ticket')).toBeVisible();
  });

  it.each([
    ['LIVE', 'Start Streaming'],
    ['ENDED', 'Watch Now'],
  ] as const)('opens a free pass that is %s without a ticket: %s', async (video_status, name) => {
    const show = await addFreePass(video_status, -3_600_000);
    const { place } = stage(detail({ show: show.id }));
    await isThere(place, name);
    await expect.element(button('Buy Ticket')).not.toBeInTheDocument();
    await expect.element(button('Gift')).not.toBeInTheDocument();
  });

  it('is told to sign in before a ticket can be given away', async () => {
    const show = await stand.api.addShow();
    stage(detail({ show: show.id }));
    await button('Gift').click();
    await expect.element(page.getByText('Please login first.')).toBeVisible();
  });

  it('types a redeem code, which the host is handed behind the #', async () => {
    const show = await stand.api.addShow({ ticket_type: 'free', ticket_price: 0, redeem_code: 'X' });
    const onRedeemStart = vi.fn((event: WidgetEvent<unknown>) => event.preventDefault());
    stage(detail({ show: show.id, onRedeemStart }), { width: 390 });
    const field = page.getByLabelText('Redeem Code');
    await button('Redeem').click();
    await expect.element(page.getByText('Field is required')).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(onRedeemStart).not.toHaveBeenCalled();
    await userEvent.type(field, ' AYO & NONTON ');
    await expect.element(page.getByText('Field is required')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const href = `${SITE}/PaymentFree?id=${show.id}#redeem_code=AYO%20%26%20NONTON`;
    expect(onRedeemStart.mock.calls[0]?.[0].detail).toEqual({ show_id: show.id, href });
    await expect.element(page.getByRole('button', { name: 'Buy Ticket' })).not.toBeInTheDocument();
    await expect.element(button('Gift')).not.toBeInTheDocument();
  });
});

/** A free pass that starts this far from now, in ms. */
function addFreePass(video_status: Show['video_status'], ahead: number): Promise<Show> {
  const start = stand.api.now() + ahead;
  return stand.api.addShow({
    ticket_type: 'free_pass',
    ticket_price: 0,
    video_status,
    start_date: start - 25_200_000,
    start_time: 0,
  });
}
