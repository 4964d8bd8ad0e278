import { getPanggung, type Panggung } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newEmail, type Person } from '../../../../tests/people.js';
import { adoptGuestTickets } from '../../../server/src/adopt-tickets.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { UpcomingShow, type UpcomingShowProps } from './index.js';

const stand = backstage();
const DAY = 86_400_000;

let person: Person;
let panggung: Panggung;
beforeEach(async () => {
  localStorage.clear();
  person = await stand.api.signIn();
  panggung = getPanggung({ apiUrl: stand.settings.apiUrl, fetch: stand.settings.fetch });
  await panggung.session.signIn(person.user);
});

const upcoming = (props: UpcomingShowProps = {}) => <UpcomingShow {...stand.settings} {...props} />;
const stateOf = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('.panggung-upcoming-show')?.dataset.state;
/** Where there is no cover, the name stands on its substitute too. */
const name = (text: string) => page.getByRole('paragraph').filter({ hasText: text });
const questions = () => stand.asked.filter(({ pathname }) => pathname.includes('/payment/user/'));

/** Lets the person pay a ticket. */
async function buy(show: Show) {
  const { api } = stand;
  const email = newEmail();
  const { data } = await api.order({ email, show });
  const owner = { userId: Number(person.user.id), email, now: api.now() };
  await api.ports.database.transaction().execute((write) => adoptGuestTickets(write, owner));
  await api.pay(data);
}

const tomorrow = () => Math.floor(stand.api.now() / DAY) * DAY + DAY - 7 * 3_600_000;

describe('the own next show', () => {
  it('is not asked for, and takes no room, while nobody is signed in', async () => {
    await panggung.session.signOut();
    const { place } = stage(upcoming());
    await expect.poll(() => stateOf(place)).toBe('signed_out');
    expect(place.offsetHeight).toBe(0);
    expect(questions()).toEqual([]);
  });

  it('is nothing for somebody without a ticket', async () => {
    const { place } = stage(upcoming());
    await expect.poll(() => stateOf(place)).toBe('empty');
    expect(place.textContent).toBe('');
    expect(place.offsetHeight).toBe(0);
  });

  it('is its cover, its name, when it starts, and the way to the ticket', async () => {
    // One that comes: what fails to come makes room for a drawn one.
    const cover = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 9"/>';
    const show = { start_date: tomorrow(), start_time: -7 * 3_600_000 + 19.5 * 3_600_000 };
    await buy(await stand.api.addShow({ name: 'Senja di Braga', url_cover: cover, ...show }));
    const onTicketOpen = vi.fn((event) => event.preventDefault());
    const { place } = stage(upcoming({ onTicketOpen, siteUrl: 'https://panggung.test' }));
    await expect.element(page.getByRole('heading', { name: 'Your Upcoming Show' })).toBeVisible();
    await expect.element(name('Senja di Braga')).toBeVisible();
    await expect.element(page.getByText(/^\d+ \w+ \d{4} 19:30$/)).toBeVisible();
    expect(place.querySelector('img')?.src).toBe(cover);
    expect(page.getByRole('timer').element().textContent).toMatch(/\d+ jam\d+ menit$/);
    const link = page.getByRole('link', { name: 'See Ticket' });
    await expect.element(link).toHaveAttribute('href', 'https://panggung.test/yourTicket');
    await link.click();
    expect(onTicketOpen.mock.calls[0]?.[0].detail).toEqual({ href: 'https://panggung.test/yourTicket' });
  });

  it('says that it is on, once it is', async () => {
    await buy(await stand.api.addShow({ name: 'Sekarang', video_status: 'LIVE' }));
    stage(upcoming());
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  });

  it('goes with who signs out', async () => {
    await buy(await stand.api.addShow({ name: 'Punyaku', start_date: tomorrow() }));
    const { place } = stage(upcoming());
    await expect.element(name('Punyaku')).toBeVisible();
    await panggung.session.signOut();
    await expect.poll(() => place.textContent).toBe('');
  });

  it('says so when it cannot be found out, and comes on Retry', async () => {
    await buy(await stand.api.addShow({ name: 'Kembali', start_date: tomorrow() }));
    stand.network = async () => Response.json({ code: 'invalid_request', message: 'no' }, { status: 400 });
    stage(upcoming());
    await expect.element(page.getByText('Your next show could not be loaded.')).toBeVisible();
    stand.network = (_, request) => stand.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(name('Kembali')).toBeVisible();
  });

  it.each([320, 700, 1200])('takes its room before it is known, at %i px', async (width) => {
    await buy(await stand.api.addShow({ name: 'Malam', start_date: tomorrow() }));
    let release = () => {};
    stand.network = (url, request) =>
      url.pathname.includes('/payment/user/')
        ? new Promise((resolve) => (release = () => resolve(stand.api.fetch(request))))
        : stand.api.fetch(request);
    const { place } = stage(upcoming(), { width });
    await expect.poll(() => questions()).toHaveLength(1);
    const before = place.offsetHeight;
    release();
    await expect.element(name('Malam')).toBeVisible();
    expect(place.offsetHeight).toBe(before);
  });
});
