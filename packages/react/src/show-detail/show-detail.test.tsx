import { getPanggung, getPayments } from '@panggung/client';
import type { Show } from '@panggung/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { ShowDetail, type ShowDetailProps } from './index.js';

const stand = backstage();

const detail = (props: ShowDetailProps) => <ShowDetail {...stand.settings} {...props} />;

/** The page's clock stands until the test sets it: nothing begins before the page is drawn. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Serves a show as it is in the database, but for some fields. */
function serve(show: Show, fields: Partial<Record<keyof Show, unknown>>) {
  stand.network = async (url) =>
    url.pathname.endsWith(`/video/${show.id}`)
      ? Response.json({ data: { ...show, ...fields } })
      : stand.api.fetch(url);
}

describe('the page of a show', () => {
  it('tells what, whose, when, where, how much and how many', async () => {
    const show = await stand.api.addShow({
      name: 'Malam Tepi Laut',
      location: 'Makassar',
      promo_title: 'Penutup tur',
      ticket_price: 85_000,
      ticket_quota: 100,
      show_left_ticket: 0,
    });
    stage(detail({ show: show.id }));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Malam Tepi Laut');
    for (const text of ['Not yet started', 'Konser', 'Sekar Laut', 'Penutup tur', 'Makassar', 'Rp. 85,000']) {
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect.element(page.getByText('Ticket left 100 more tickets').first()).toBeVisible();
    expect(page.getByRole('time').first().element().textContent).toMatch(/^\d{1,2} \w+ 2026 \d\d:\d\d$/);
    await expect.element(page.getByRole('button', { name: 'Buy Ticket' })).toBeVisible();
  });

  it('says that it was called off, and sells, gives and counts down to nothing any more', async () => {
    const show = await stand.api.addShow({ status: 'CANCELLED' });
    stage(detail({ show: show.id }));
    await expect.element(page.getByText('Called off', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/will not take place/i)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Share/ })).toBeVisible();
    for (const name of ['Buy Ticket', 'Gift', 'Remind me']) {
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect.element(page.getByText('Not yet started')).not.toBeInTheDocument();
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  });

  it('counts the seconds to the start, and is silent about it', async () => {
    const show = await stand.api.addShow();
    stage(detail({ show: show.id }));
    const timer = page.getByRole('timer');
    await expect.element(timer).toBeVisible();
    const first = timer.element().textContent;
    await expect.poll(() => timer.element().textContent).not.toBe(first);
    expect(timer.element().closest('[aria-live]')).toBeNull();
  });

  it('tells who listens that the start comes near, in minutes', async () => {
    holdTime();
    const start = Date.now() + 6 * 60_000;
    const show = await stand.api.addShow({ start_date: start - 25_200_000, start_time: 0 });
    stage(detail({ show: show.id }));
    const news = page.getByText('Starts in 5 minutes');
    await expect.element(page.getByRole('timer')).toBeVisible();
    await expect.element(news).not.toBeInTheDocument();
    vi.setSystemTime(start - 5 * 60_000);
    await expect.element(news).toBeInTheDocument();
    expect(news.element().getAttribute('role')).toBe('status');
  });

  it('opens by itself when the hour has come and the show is on', async () => {
    holdTime();
    const start = Date.now() + 60_000;
    const fields = { start_date: start - 25_200_000, start_time: 0, ticket_type: 'free_pass' } as const;
    const show = await stand.api.addShow({ ...fields, ticket_price: 0 });
    serve(show, { video_status: 'WAITING' });
    stage(detail({ show: show.id }));
    await expect.element(page.getByRole('timer')).toBeVisible();
    serve(show, { video_status: 'LIVE' });
    vi.setSystemTime(start);
    await expect.element(page.getByRole('link', { name: 'Start Streaming' })).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  });

  it('counts nothing once the show is on', async () => {
    const show = await stand.api.addShow({ video_status: 'LIVE' });
    stage(detail({ show: show.id }));
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  });

  it('sells the last ticket, unlike the list', async () => {
    const show = await stand.api.addShow({ ticket_quota: 1, show_left_ticket: 1 });
    stage(detail({ show: show.id }));
    await expect.element(page.getByRole('button', { name: 'Buy Ticket' })).toBeEnabled();
    await expect.element(page.getByText('Sold Out')).not.toBeInTheDocument();
  });

  it('has a few at three tenths exactly', async () => {
    const show = await stand.api.addShow({ ticket_quota: 100, show_left_ticket: 1 });
    serve(show, { ticket_left: 30 });
    stage(detail({ show: show.id }));
    await expect.element(page.getByText('A Few Available').first()).toBeVisible();
  });

  it('is sold out when nothing is left, and says so on the button too', async () => {
    const show = await stand.api.addShow({ ticket_quota: 0 });
    stage(detail({ show: show.id }));
    await expect.element(page.getByRole('button', { name: 'Sold Out' })).toBeDisabled();
    await expect.element(page.getByText('Sold Out').first()).toBeVisible();
  });

  it('tells when held tickets may come back', async () => {
    const show = await stand.api.addShow({ ticket_quota: 1 });
    await stand.api.order({ email: 'bima@contoh.test', show });
    stand.api.advance(5000);
    stage(detail({ show: show.id }));
    await expect.element(page.getByText(/^All held, may be back in [\d:]+$/).first()).toBeVisible();
    await expect.element(page.getByText('Sold Out')).not.toBeInTheDocument();
  });

  it("keeps a creator's words as text, and makes links of https addresses only", async () => {
    const description =
      '<img src=x onerror=alert(1)> pertama.\n\nKedua: https://contoh.test/a?b=1, javascript:alert(1) http://biasa.test';
    const show = await stand.api.addShow({ description });
    const { place } = stage(detail({ show: show.id }));
    const link = page.getByRole('link', { name: 'contoh.test/a?b=1' });
    await expect.element(link).toHaveAttribute('href', 'https://contoh.test/a?b=1');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(place.querySelectorAll('.panggung-description')).toHaveLength(2);
    expect(place.querySelectorAll('.panggung-description a')).toHaveLength(1);
    await expect.element(page.getByText('<img src=x onerror=alert(1)> pertama.')).toBeVisible();
  });

  it('enlarges the cover in a dialog that Escape closes, and gives the focus back', async () => {
    const show = await stand.api.addShow({ url_cover: '/api/v1/cover.svg' });
    stage(detail({ show: show.id }));
    const enlarge = page.getByRole('button', { name: 'Enlarge cover' });
    await enlarge.click();
    const dialog = page.getByRole('dialog', { name: show.name });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(enlarge).toHaveFocus();
    await enlarge.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(enlarge).toHaveFocus();
  });

  it('is not yet started and not for sale in a preview', async () => {
    const show = await stand.api.addShow({ video_status: 'LIVE' });
    stage(detail({ show: show.id, preview: true }));
    await expect.element(page.getByText('Not yet started')).toBeVisible();
    for (const name of ['Buy Ticket', 'Like', 'Share', 'Gift']) {
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect.element(page.getByRole('link', { name: 'Start Streaming' })).not.toBeInTheDocument();
  });

  it('bears a show with nothing but a name, and a status nobody knows', async () => {
    const show = await stand.api.addShow();
    stand.network = async () =>
      Response.json({ data: { id: show.id, name: 'Tanpa apa-apa', video_status: 'NEW' } });
    stage(detail({ show: show.id }));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tanpa apa-apa');
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  });

  it('leads back to a payment that waits, and counts the time left for it', async () => {
    const show = await stand.api.addShow();
    const { data: payment } = await stand.api.order({ email: 'ayu@contoh.test', show });
    const payments = getPayments(getPanggung(stand.settings));
    payments.keep(payment);
    onTestFinished(() => payments.forget(payment.id));
    stage(detail({ show: show.id }));
    await expect.element(page.getByText('Waiting for payment').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'PAYMENT DETAILS' })).toBeVisible();
    const clock = page.getByRole('timer', { name: 'Waiting for payment' });
    expect(clock.element().textContent).toMatch(/^2[34]:\d\d:\d\d$/);
    await expect
      .element(page.getByText('E-wallet, virtual account, or retail outlet.'))
      .not.toBeInTheDocument();
  });

  it('has no page for a show that does not exist, nor for none', async () => {
    stage(detail({ show: 987654 }));
    await expect.element(page.getByRole('alert').getByText('Page not found')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See other shows' }))
      .toHaveAttribute('href', `${stand.settings.apiUrl}/show`);
    stage(detail({}));
    await expect.poll(() => page.getByText('Page not found').elements().length).toBe(2);
  });

  it('asks again on Retry', async () => {
    const show = await stand.api.addShow();
    stand.network = async () => Response.json({ code: 'jwt_invalid', message: 'no' }, { status: 401 });
    stage(detail({ show: show.id }));
    await expect.element(page.getByText('The show could not be loaded.')).toBeVisible();
    stand.network = (url) => stand.api.fetch(url);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(show.name);
  });

  it('has one button to buy in sight at any width, which sticks to the foot of a narrow page', async () => {
    const show = await stand.api.addShow({ description: 'Panjang.\n\n'.repeat(60) });
    const { place } = stage(detail({ show: show.id }), { width: 390 });
    const buttons = page.getByRole('button', { name: 'Buy Ticket' });
    await expect.poll(() => buttons.elements().length).toBe(1);
    const foot = () => buttons.element().getBoundingClientRect().bottom;
    expect(foot()).toBeLessThanOrEqual(innerHeight);
    const padding = document.createElement('div');
    padding.style.height = '3000px';
    place.after(padding);
    padding.scrollIntoView();
    // Never outside its own widget.
    await expect.poll(() => foot()).toBeLessThanOrEqual(place.getBoundingClientRect().bottom);
    padding.remove();
    for (const width of [700, 1000]) {
      place.style.width = `${width}px`;
      await expect.poll(() => buttons.elements().length).toBe(1);
    }
  });
});
