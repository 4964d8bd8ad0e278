import { getPanggung, getPayments } from '@panggung/client';
import type { Payment, Show } from '@panggung/core';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addLiveShow, changeShow, ticketFor, watch } from '../../../server/src/watching.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { press } from './controls.fixture.js';
import { Player, type PlayerProps } from './index.js';
import { createStreams } from './stream.fixture.js';

const streams = createStreams();
const stand = backstage(() => ({ ports: { media: streams.media() } }));
const patience = { timeout: 60_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const film = () => `${inject('hlsUrl')}/film.mp4`;

const open = (show: Show, own: Partial<PlayerProps> = {}, width?: number) =>
  stage(<Player {...stand.settings} show={show.id} {...own} />, width ? { width } : {});
const is = ({ place }: { place: HTMLElement }, ...states: string[]) =>
  expect.poll(() => place.querySelector<HTMLElement>('.panggung')?.dataset.state, patience).toBeOneOf(states);
const videoIn = ({ place }: { place: HTMLElement }) => place.querySelector('video') as HTMLVideoElement;

/** A show on air, and a guest's ticket for it that this browser keeps. */
async function onAir(own: Partial<Show> = {}): Promise<{ show: Show; ticket: Payment }> {
  const show = await addLiveShow(stand.api, own as object);
  await streams.of(show).order({ onAir: 10 });
  const ticket = await ticketFor(stand.api, show);
  return { show, ticket };
}
const keep = (ticket: Payment) => getPayments(getPanggung(stand.settings)).keep(ticket);

/** Buys a ticket in another browser; answers its payment code. */
async function buy(show: Show): Promise<string> {
  const { data } = await stand.api.order({ email: 'sita@kotak.id', show });
  await stand.api.pay(data);
  const paid = stand.api.ports.database
    .selectFrom('payment')
    .select('code_guest')
    .where('id', '=', String(data.id));
  return String((await paid.executeTakeFirstOrThrow()).code_guest);
}

describe('the gate', () => {
  it('opens by a payment code, in the words of the documents', async () => {
    const show = await addLiveShow(stand.api, { ticket_type: 'fixed', ticket_price: 75_000 });
    await streams.of(show).order({ onAir: 10 });
    const place = open(show);
    await is(place, 'gate');
    await button('Start Streaming').click();
    const asked = page.getByRole('dialog', {
      name: 'You are not logged in. Want to use a payment code?',
    });
    await expect.element(asked.getByRole('button', { name: 'Login' })).toBeVisible();
    await asked.getByRole('button', { name: 'Payment Code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment Code' });
    const field = dialog.getByLabelText('Payment Code');
    await expect.element(field).toHaveFocus();
    await dialog.getByRole('button', { name: 'Watch' }).click();
    await expect.element(dialog.getByText('Payment Code is required')).toBeVisible();
    await field.fill('abcdefghijkl');
    await expect.element(field).toHaveValue('ABCDEFGHIJ');
    await expect.element(dialog.getByText('10 / 10')).toBeVisible();
    await dialog.getByRole('button', { name: 'Watch' }).click();
    await expect.element(page.getByText('Ticket not found')).toBeVisible();
    await field.fill((await buy(show)).toLowerCase());
    await dialog.getByRole('button', { name: 'Watch' }).click();
    await is(place, 'live');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says that a code is wrong beside its field and button, which stay in sight on a phone', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 640);
    const show = await addLiveShow(stand.api, { ticket_type: 'fixed', ticket_price: 75_000 });
    await is(open(show, {}, 320), 'gate');
    await button('Start Streaming').click();
    await button('Payment Code').click();
    const dialog = page.getByRole('dialog', { name: 'Payment Code' });
    await dialog.getByLabelText('Payment Code').fill('A7KX2M9QPL');
    await dialog.getByRole('button', { name: 'Watch' }).click();
    const said = page.getByText('Ticket not found');
    await expect.element(said).toBeVisible();
    const placeOf = (element: Element) => element.getBoundingClientRect();
    // It rises into its place.
    await expect.poll(() => placeOf(said.element()).bottom).toBeLessThanOrEqual(640);
    const watch = placeOf(dialog.getByRole('button', { name: 'Watch' }).element());
    expect(placeOf(said.element()).top).toBeGreaterThanOrEqual(watch.bottom);
  });

  it('offers no stream before the show, and a ticket always', async () => {
    const show = await stand.api.addShow();
    await is(open(show), 'gate');
    await expect.element(button('Buy Ticket'), patience).toBeVisible();
    await expect.element(button('Start Streaming')).not.toBeInTheDocument();
  });
});

describe('an evening', () => {
  it('counts down, starts by itself, ends with a word, and plays again at a press', async () => {
    const start = Date.now() + 3_600_000;
    const show = await stand.api.addShow({
      ticket_type: 'free_pass',
      ticket_price: 0,
      islive: 1,
      start_date: start - 25_200_000,
      start_time: 0,
    });
    keep(await ticketFor(stand.api, show));
    const onWatchEnd = vi.fn();
    const place = open(show, { onWatchEnd });
    await is(place, 'countdown');
    await expect.element(page.getByRole('timer', { name: 'Starts in' })).toBeVisible();
    await streams.of(show).order({ onAir: 5 });
    await changeShow(stand.api, show, { video_status: 'LIVE' });
    stand.api.advance(2000);
    await is(place, 'live');
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await expect.poll(() => videoIn(place).currentTime, patience).toBeGreaterThan(0.5);
    await changeShow(stand.api, show, { video_status: 'ENDED', url_video: film() });
    stand.api.advance(2000);
    await is(place, 'ended');
    await expect
      .element(page.getByRole('alert').getByText('Your live streaming was finished !!'))
      .toBeVisible();
    expect(onWatchEnd).toHaveBeenCalledTimes(1);
    await button('Watch Now').click();
    await is(place, 'replay');
    await expect.poll(() => videoIn(place).currentTime, patience).toBeGreaterThan(0.5);
  });

  it('waits for a picture that has not come, without a press', async () => {
    const { show, ticket } = await onAir();
    const stream = streams.of(show);
    await stream.order({ onAir: null });
    keep(ticket);
    const place = open(show);
    await is(place, 'waiting');
    await expect
      .poll(() => place.place.querySelector('[role="status"]:not(.panggung-beside-picture *)')?.textContent)
      .toContain('about to begin');
    await stream.order({ onAir: 3 });
    await is(place, 'live');
  });

  it('says that it reconnects, over the last picture, and goes on', async () => {
    const { show, ticket } = await onAir();
    keep(ticket);
    const place = open(show);
    await is(place, 'live');
    const stream = streams.of(show);
    await stream.order({ isOut: true });
    await is(place, 'interrupted');
    await expect.element(page.getByText('Reconnecting').first()).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
    await stream.order({ isOut: false });
    await is(place, 'live');
  });
});

describe('a ticket', () => {
  it('that plays elsewhere plays here instead at a press', async () => {
    const { show, ticket } = await onAir();
    await watch(stand.api, show, ticket);
    keep(ticket);
    const place = open(show);
    await is(place, 'elsewhere');
    await button('Watch here instead').click();
    await is(place, 'live');
  });

  it('that is refused says why, and tries again', async () => {
    const { show, ticket } = await onAir();
    stand.network = async (url, request) =>
      url.pathname.startsWith('/api/v1/roomToken')
        ? Response.json({ code: 'invalid_request', message: 'Not tonight' }, { status: 400 })
        : stand.api.fetch(request);
    keep(ticket);
    const place = open(show);
    await is(place, 'refused');
    await expect.element(page.getByRole('alert').getByText('Not tonight')).toBeVisible();
    stand.network = (_, request) => stand.api.fetch(request);
    await button('Retry').click();
    await is(place, 'live');
  });
});

describe('the controls', () => {
  it('are reached by keys, fit a phone, and remember how loud it was', async () => {
    const { show, ticket } = await onAir({ watermark: 1 } as never);
    keep(ticket);
    const place = open(show, {}, 320);
    await is(place, 'live');
    const video = videoIn(place);
    expect(place.place.scrollWidth).toBeLessThanOrEqual(320);
    await expect.element(page.getByText(String(ticket.id))).toBeInTheDocument();
    await press('Settings');
    await expect.element(page.getByText(/MB used$/)).toBeVisible();
    await userEvent.keyboard('m');
    const wasMuted = video.muted;
    await userEvent.keyboard('m');
    expect(video.muted).toBe(!wasMuted);
    await userEvent.keyboard('k');
    await expect.poll(() => video.paused).toBe(true);
    await userEvent.keyboard('0');
    await expect.poll(() => video.currentTime).toBeLessThan(1);
    await expect.element(button('Go to live')).toBeVisible();
    video.volume = 0.4;
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('0.4');
    place.leave();
    const again = open(show);
    await is(again, 'live');
    expect(videoIn(again).volume).toBe(0.4);
  });

  it('save data by the sound alone', async () => {
    const { show, ticket } = await onAir();
    keep(ticket);
    const place = open(show);
    await is(place, 'live');
    await press('Settings');
    await page.getByRole('checkbox', { name: /Audio only/ }).click();
    await expect.poll(() => videoIn(place).videoWidth, patience).toBe(0);
    await is(place, 'live');
    const from = videoIn(place).currentTime;
    await expect.poll(() => videoIn(place).currentTime, patience).toBeGreaterThan(from + 0.3);
  });
});

it('is no page for no show', async () => {
  stage(<Player {...stand.settings} />);
  await expect.element(page.getByText('Page not found')).toBeVisible();
});
