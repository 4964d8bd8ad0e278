import { QUEUE_POOL_MS, type Show } from '@panggung/core';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BuyButton } from '../buy-button/index.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { SaleQueue, type SaleQueueProps } from './index.js';

const stand = backstage();
const line = (props: SaleQueueProps) => <SaleQueue {...stand.settings} {...props} />;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });

/** Far enough from the opening for the page, whose clock goes on while that of the API stands, and near enough to join. */
const SOON = QUEUE_POOL_MS / 2;
/** A show whose sale opens this far from now, in ms, by the clock of the API. */
const opensIn = (ms: number): Promise<Show> => stand.api.addShow({ sale_opens_at: stand.api.now() + ms });

/** Lets time pass at the API, and the line move. */
async function pass(ms: number): Promise<void> {
  stand.api.advance(ms);
  await stand.api.runJobs();
}

describe('a buy button of a sale that opens at a set time', () => {
  it('counts down, and lets somebody in line by one press', async () => {
    const show = await opensIn(SOON);
    stage(<BuyButton {...stand.settings} show={show.id} variant="button" />);
    await button('Join the line').click();
    await expect.element(page.getByRole('dialog').getByText('You have a place').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect.element(button(/^Sale opens in/)).toBeEnabled();
  });
});

describe('the line before a sale', () => {
  it('says long before the opening when it is, and takes nobody in', async () => {
    const show = await opensIn(QUEUE_POOL_MS + 3_600_000);
    stage(line({ show: show.id }));
    await expect.element(heading('The sale has not started yet')).toBeVisible();
    await expect.element(page.getByRole('timer', { name: 'Sale opens in' })).toBeVisible();
    await expect.element(button('Join the line')).not.toBeInTheDocument();
  });

  it('shows a place and who is ahead, to those who listen politely', async () => {
    const show = await opensIn(-1000);
    const place = {
      ticket: 'signed',
      stage: 'line',
      position: 42,
      ahead: 41,
      opens_at: show.sale_opens_at,
      pass: null,
      pass_expires_at: null,
      next_look_at: null,
    };
    stand.network = async (url, request) =>
      url.pathname === '/api/v1/sale-queue'
        ? Response.json({ data: place }, { status: 201 })
        : stand.api.fetch(request);
    const { place: box } = stage(line({ show: show.id }), { width: 320 });
    await button('Join the line').click();
    await expect.element(heading('You are in line')).toBeVisible();
    await expect.element(page.getByText('42', { exact: true })).toBeVisible();
    await expect.element(page.getByText('41 people ahead of you', { exact: true })).toBeVisible();
    await expect.poll(() => box.querySelector('[role="status"]')?.textContent).toContain('You are in line');
    expect(box.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('bears a place of which little is told', async () => {
    const show = await opensIn(-1000);
    stand.network = async (url, request) =>
      url.pathname === '/api/v1/sale-queue'
        ? Response.json({ data: { ticket: 'x', stage: 'line', position: null, ahead: null } })
        : stand.api.fetch(request);
    stage(line({ show: show.id }));
    await button('Join the line').click();
    await expect.element(heading('You are in line')).toBeVisible();
  });

  it('says that the connection is gone, and goes on by itself', async () => {
    const show = await opensIn(SOON);
    let isCut = true;
    stand.network = async (url, request) => {
      if (isCut && url.pathname === '/api/v1/sale-queue') throw new TypeError('Failed to fetch');
      return stand.api.fetch(request);
    };
    stage(line({ show: show.id }));
    await button('Join the line').click();
    await expect.element(page.getByText(/^The connection is gone/)).toBeVisible();
    isCut = false;
    await expect.element(heading('You have a place')).toBeVisible();
  });

  it('is no line for a show that asks for none, and no page for no show', async () => {
    const show = await stand.api.addShow();
    stage(line({ show: show.id }));
    await expect.element(button('Buy Ticket')).toBeEnabled();
    stage(line({}));
    await expect.element(page.getByText('Page not found')).toBeVisible();
  });

  it('takes somebody in by one press, keeps their place through a reload, and sells when it is their turn', async () => {
    const show = await opensIn(SOON);
    const onQueueAdmitted = vi.fn();
    const again =
      (): typeof fetch =>
      (...call) =>
        stand.settings.fetch(...call);
    const first = stage(line({ show: show.id }));
    await button('Join the line').click();
    await expect.element(heading('You have a place')).toBeVisible();
    first.leave();
    const second = stage(line({ show: show.id, fetch: again() }));
    await expect.element(heading('You have a place')).toBeVisible();
    second.leave();
    await pass(SOON + 1000);
    stage(line({ show: show.id, onQueueAdmitted, fetch: again() }));
    await expect.element(heading('It is your turn')).toBeVisible();
    await expect.element(page.getByText(/left to order$/)).toBeVisible();
    await expect.element(button('Buy Ticket')).toBeEnabled();
    expect(onQueueAdmitted.mock.calls.map(([event]) => event.detail)).toEqual([{ show_id: show.id }]);
  });
});
