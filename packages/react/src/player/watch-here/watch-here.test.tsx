import { getPanggung, getPayments } from '@panggung/client';
import type { Payment, Show } from '@panggung/core';
import { describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeShow, ticketFor, watch } from '../../../../server/src/watching.fixture.js';
import { BuyButton } from '../../buy-button/index.js';
import { orderAs } from '../../checkout/sale.fixture.js';
import { ShowDetail } from '../../show-detail/index.js';
import { keep, sell, sellTo, signIn } from '../../show-detail/viewer.fixture.js';
import { backstage, stage } from '../../ui/stage.fixture.js';
import type { WidgetEvent } from '../../ui/widget-event.js';
import { createStreams } from '../stream.fixture.js';

const streams = createStreams();
const stand = backstage(() => ({ ports: { media: streams.media() } }));
const patience = { timeout: 60_000 };
const SITE = 'https://tiket.panggung.example';
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });
const prevent = () => vi.fn((event: WidgetEvent<unknown>) => event.preventDefault());

/** A show that is over and can be watched again. */
const addReplay = (own: Parameters<typeof stand.api.addShow>[0] = {}) =>
  stand.api.addShow({
    name: 'Ombak Utara',
    video_status: 'ENDED',
    url_video: `${inject('hlsUrl')}/film.mp4`,
    ...own,
  });

const theatre = () => page.getByRole('dialog', { name: 'Ombak Utara' });
const video = () => document.querySelector('video');
const isPlaying = () => expect.poll(() => video()?.currentTime ?? 0, patience).toBeGreaterThan(0.3);

/** Buys a ticket as a guest, until it is shown. */
async function buy(show: Show) {
  await button('Buy Ticket').click();
  await button('Keep going').click();
  await orderAs('sita@kotak.id');
  await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
  await stand.api.runJobs();
  const rows = stand.api.ports.database.selectFrom('payment').selectAll();
  const row = await rows.where('room_id', '=', Number(show.id)).executeTakeFirstOrThrow();
  await stand.api.pay(row as unknown as Payment);
  const ticket = page.getByRole('dialog', { name: 'Payment successful' });
  await expect.element(ticket, patience).toBeVisible();
  return ticket;
}

describe('a buy button', () => {
  it('sells a ticket, and the same tag plays the show; back again, everything is as it was', async () => {
    const show = await addReplay();
    const onWatchStart = vi.fn();
    const { leave } = stage(
      <BuyButton {...stand.settings} show={show.id} siteUrl={SITE} onWatchStart={onWatchStart} />,
      { width: 400 },
    );
    const ticket = await buy(show);
    await ticket.getByRole('link', { name: 'Watch Now' }).click();
    const href = `${SITE}/streaming?id=${show.id}`;
    expect(onWatchStart.mock.calls[0]?.[0].detail).toEqual({ show_id: show.id, href });
    await isPlaying();
    await userEvent.keyboard(' ');
    await expect.poll(() => video()?.paused).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(theatre()).not.toBeInTheDocument();
    expect(video()).toBeNull();
    await expect.element(ticket.getByRole('link', { name: 'Watch Now' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Watch Now')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isPlaying();
    leave();
    expect(video()).toBeNull();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('leaves the show to a host that has a place of its own, and keeps the ticket at hand', async () => {
    const show = await addReplay();
    await keep(stand, { show, isPaid: true });
    const onWatchStart = prevent();
    stage(<BuyButton {...stand.settings} show={show.id} onWatchStart={onWatchStart} />);
    await button('Watch Now').click();
    expect(onWatchStart).toHaveBeenCalledOnce();
    await button('See Ticket').click();
    await expect.element(page.getByRole('dialog', { name: 'Payment successful' }), patience).toBeVisible();
    await expect.element(theatre()).not.toBeInTheDocument();
  });

  it('lets the owner in who bought elsewhere, and whoever comes to a free pass', async () => {
    const show = await addReplay();
    const person = await signIn(stand);
    await sellTo(stand, person, { show, isPaid: true });
    const { leave } = stage(<BuyButton {...stand.settings} show={show.id} variant="button" />);
    await button('Watch Now').click();
    await isPlaying();
    leave();
    const free = await addReplay({
      ticket_type: 'free_pass',
      ticket_price: 0,
      start_date: stand.api.now() - 2 * 86_400_000,
    });
    stage(<BuyButton {...stand.settings} show={free.id} variant="button" />);
    await button('Watch Now').click();
    await isPlaying();
  });

  it('waits with a ticket in hand, and opens when the show is on air', async () => {
    const start = stand.api.now() - 60_000;
    const show = await stand.api.addShow({
      name: 'Ombak Utara',
      islive: 1,
      start_date: start - 25_200_000,
      start_time: 0,
    });
    await streams.of(show).order({ onAir: 10 });
    await keep(stand, { show, isPaid: true });
    stage(<BuyButton {...stand.settings} show={show.id} />);
    await expect.element(button('See Ticket')).toBeVisible();
    await changeShow(stand.api, show, { video_status: 'LIVE' });
    stand.api.advance(5000);
    const look = async () => {
      await getPanggung(stand.settings).shows.reload(show.id);
      return button('Start Streaming').elements().length;
    };
    await expect.poll(look, patience).toBe(1);
    await button('Start Streaming').click();
    await isPlaying();
  });
});

describe("a show's page", () => {
  it('sells a ticket, says so, and plays where no host does', async () => {
    const show = await addReplay();
    stage(<ShowDetail {...stand.settings} show={show.id} />);
    const ticket = await buy(show);
    await ticket.getByRole('link', { name: 'Watch Now' }).click();
    await isPlaying();
    await userEvent.keyboard('{Escape}');
    await ticket.getByRole('button', { name: 'Close' }).last().click();
    await link('Watch Now').click();
    await isPlaying();
    await theatre().getByRole('button', { name: 'Close' }).click();
    await expect.element(link('Watch Now')).toHaveFocus();
  });

  it('lets a guest in by the payment code of a ticket bought elsewhere', async () => {
    const show = await addReplay();
    const { code_guest } = await sell(stand, { show, isPaid: true });
    stage(<ShowDetail {...stand.settings} show={show.id} />);
    await expect.element(button('Buy Ticket')).toBeVisible();
    await button('Watch Now').click();
    const asked = page.getByRole('dialog', { name: 'You are not logged in. Want to use a payment code?' });
    await asked.getByRole('button', { name: 'Payment Code' }).click();
    const typed = page.getByRole('dialog', { name: 'Payment Code' });
    await typed.getByLabelText('Payment Code').fill(String(code_guest).toLowerCase());
    await typed.getByRole('button', { name: 'Watch' }).click();
    await isPlaying();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Watch Now')).toHaveFocus();
  });

  it.each(['a wrong one', 'one of another show', 'one that nobody paid for yet'])(
    'opens by no payment code but a ticket of this show: %s',
    async (which) => {
      const show = await addReplay();
      const another = await addReplay({ name: 'Lain' });
      const foreign = await sell(stand, { show: another, isPaid: true });
      const owed = await sell(stand, { show, isPaid: false });
      const codes: Record<string, unknown> = {
        'a wrong one': 'AAAAAAAAAA',
        'one of another show': foreign.code_guest,
        'one that nobody paid for yet': owed.code_guest,
      };
      const onWatchStart = prevent();
      stage(<ShowDetail {...stand.settings} show={show.id} onWatchStart={onWatchStart} />);
      await button('Watch Now').click();
      await button('Payment Code').click();
      await page.getByRole('textbox', { name: 'Payment Code' }).fill(String(codes[which]));
      await page.getByRole('button', { name: 'Watch', exact: true }).click();
      const isOwed = which === 'one that nobody paid for yet';
      const said = isOwed
        ? page.getByText('Waiting for payment').first()
        : page.getByText('Ticket not found');
      await expect.element(said).toBeVisible();
      expect(onWatchStart).not.toHaveBeenCalled();
      expect(video()).toBeNull();
    },
  );

  it('goes on here with a ticket that plays on another screen', async () => {
    const show = await stand.api.addShow({
      name: 'Ombak Utara',
      video_status: 'LIVE',
      islive: 1,
      ticket_type: 'free_pass',
      ticket_price: 0,
    });
    await streams.of(show).order({ onAir: 10 });
    const ticket = await ticketFor(stand.api, show);
    await watch(stand.api, show, ticket);
    getPayments(getPanggung(stand.settings)).keep(ticket);
    stage(<ShowDetail {...stand.settings} show={show.id} />);
    await link('Start Streaming').click();
    await button('Watch here instead').click();
    await isPlaying();
  });

  it.each(['WAITING', 'LIVE'] as const)(
    'asks nobody for a code where it helps nothing: %s',
    async (status) => {
      const show = await stand.api.addShow({ name: 'Ombak Utara', video_status: status });
      if (status === 'LIVE') await signIn(stand);
      stage(<ShowDetail {...stand.settings} show={show.id} />);
      await expect.element(button('Buy Ticket')).toBeVisible();
      await expect.element(button('Start Streaming')).not.toBeInTheDocument();
    },
  );
});
