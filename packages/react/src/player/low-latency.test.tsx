import { getPanggung, getPayments } from '@panggung/client';
import type { Payment, Show } from '@panggung/core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { addLiveShow, ticketFor, watch } from '../../../server/src/watching.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { press } from './controls.fixture.js';
import { Player, type PlayerProps } from './index.js';
import { breakMedia, brightness, cutMedia, goOnAir, liveMedia } from './live.fixture.js';

let ahead = 0;
/** Tokens end by the media server's clock, which goes on. */
const clock = {
  now: () => Date.now() + ahead,
  advance(ms: number) {
    ahead += ms;
  },
};
const stand = backstage(() => ({ clock, ports: { media: liveMedia() } }));
const patience = { timeout: 60_000 };
const choice = () => page.getByRole('checkbox', { name: /Low latency/ });

/** A show on air, watched by a guest with a ticket. */
async function sit(own: Partial<PlayerProps> = {}) {
  const show = await addLiveShow(stand.api);
  const onAir = await goOnAir(String(show.id));
  const ticket = await ticketFor(stand.api, show);
  getPayments(getPanggung(stand.settings)).keep(ticket);
  const { place } = stage(<Player {...stand.settings} show={show.id} {...own} />);
  const is = (state: string) =>
    expect.poll(() => place.querySelector<HTMLElement>('.panggung')?.dataset.state, patience).toBe(state);
  await is('live');
  const video = () => place.querySelector('video') as HTMLVideoElement;
  return { show, ticket, onAir, is, video, isAtOnce: () => video().srcObject !== null };
}
type Seat = Awaited<ReturnType<typeof sit>>;

async function moves({ video }: Seat): Promise<void> {
  const from = video().currentTime;
  await expect.poll(() => video().currentTime, patience).toBeGreaterThan(from + 0.3);
}

it('a viewer sees the stage with some seconds of delay, and with less at their wish, and back', async () => {
  const seat = await sit();
  expect(seat.isAtOnce()).toBe(false);
  await press('Settings');
  await expect.element(choice()).not.toBeChecked();
  await choice().click();
  await expect.poll(seat.isAtOnce, patience).toBe(true);
  await moves(seat);
  await expect.element(page.getByRole('slider', { name: 'Seek' })).not.toBeInTheDocument();
  seat.onAir.paint('#ffffff');
  await expect.poll(() => brightness(seat.video()), patience).toBeGreaterThan(200);
  await choice().click();
  await expect.poll(seat.isAtOnce, patience).toBe(false);
  await moves(seat);
  await seat.is('live');
});

it('a page may begin with less delay; where a network lets none of it through, the stream plays on, and stays', async () => {
  const seat = await sit({ latency: 'low' });
  expect(seat.isAtOnce()).toBe(true);
  await breakMedia({ dropCandidates: true });
  await cutMedia();
  await expect.poll(seat.isAtOnce, patience).toBe(false);
  await seat.is('live');
  await moves(seat);
  await press('Settings');
  await expect.element(choice()).not.toBeChecked();
});

it('a ticket that goes on at another screen ends here at once', async () => {
  const seat = await sit({ latency: 'low' });
  await watch(stand.api, seat.show as Show, seat.ticket as Payment, { device: 'phone', takeOver: true });
  await seat.is('elsewhere');
});
