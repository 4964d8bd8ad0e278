import { getPanggung } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShowCard } from '../../show-card/index.js';
import { backstage, stage } from '../stage.fixture.js';

const stand = backstage();
const WIB = 25_200_000;
const HOUR = 3_600_000;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const mail = () => button(/Send me an e-mail/);

beforeEach(() => localStorage.clear());

/** Adds a show that starts in two days. */
function addShow(name: string) {
  const start = Date.now() + 48 * HOUR + WIB;
  const day = Math.floor(start / 86_400_000) * 86_400_000;
  return stand.api.addShow({ name, start_date: day - WIB, start_time: start - day - WIB });
}

/** Signs somebody new in on the page; answers how the API reminds them. */
async function signIn() {
  const person = await stand.api.signIn();
  await getPanggung(stand.settings).session.signIn(person.user);
  const headers = { authorization: `Bearer ${person.user.token}` };
  return async ({ id }: Show) => {
    const { data } = await stand.api.get<{ is_reminded: boolean }>(
      `/api/v1/reminder?room_video_id=${id}`,
      headers,
    );
    return data.is_reminded;
  };
}

async function openFor(show: Show, name = 'Remind me') {
  const staged = stage(<ShowCard {...stand.settings} show={show.id} />, { width: 400 });
  await button(name).click();
  await expect.element(page.getByRole('dialog', { name: 'Remind me' })).toBeVisible();
  return staged;
}

describe('being reminded of a show', () => {
  it('offers everybody a calendar file, and a mail to those who sign in', async () => {
    const show = await addShow('Nanti');
    await openFor(show);
    const link = page.getByRole('link', { name: /Add to calendar/ });
    await expect
      .element(link)
      .toHaveAttribute('href', `${stand.settings.apiUrl}/calendar/show/${show.id}.ics`);
    const file = await stand.api.fetch((link.element() as HTMLAnchorElement).href);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toContain('SUMMARY:Nanti');
    await mail().click();
    await expect.element(page.getByText('Please login first.')).toBeVisible();
    expect(stand.asked.some(({ pathname }) => pathname === '/api/v1/reminder')).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Remind me')).toHaveFocus();
  });

  it('mails a person who wants it, until they want it no longer', async () => {
    const isReminded = await signIn();
    const show = await addShow('Nanti');
    await openFor(show);
    await expect.element(mail()).toHaveAttribute('aria-pressed', 'false');
    await mail().click();
    await expect.element(mail()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => isReminded(show)).toBe(true);
    await expect.element(mail()).not.toHaveAttribute('aria-busy');
    await mail().click();
    await expect.element(page.getByText('No e-mail will come.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Remind me')).toBeVisible();
    expect(await isReminded(show)).toBe(false);
  });

  it('knows what was wished before, and keeps it where a wish cannot be saved', async () => {
    await signIn();
    const show = await addShow('Nanti');
    const reach = stand.network;
    stand.network = async (url, request) => {
      if (url.pathname !== '/api/v1/reminder') return reach(url, request);
      if (request.method === 'GET') return Response.json({ data: { is_reminded: true } });
      return Response.json({ code: 'show_not_found', message: 'no' }, { status: 404 });
    };
    await openFor(show, 'Reminder on');
    await expect.element(mail()).toHaveAttribute('aria-pressed', 'true');
    await mail().click();
    await expect.element(page.getByText('This could not be saved. Try again.')).toBeVisible();
    await expect.element(mail()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not offered for a show that has begun', async () => {
    const show = await stand.api.addShow({ name: 'Sekarang', video_status: 'LIVE' });
    stage(<ShowCard {...stand.settings} show={show.id} />);
    await expect.element(page.getByRole('link', { name: 'Sekarang' })).toBeVisible();
    await expect.element(button('Remind me')).not.toBeInTheDocument();
  });
});
