import { getNotifications } from '@panggung/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openVisit, refusal } from '../profile/visit.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { Notifications, type NotificationsProps } from './index.js';

const visit = openVisit();

let count = 0;
let asked: URL[];

beforeEach(async () => {
  await visit.api.ports.database.deleteFrom('notification').execute();
  asked = [];
  visit.network = listen((request) => visit.api.fetch(request));
});

/** Notes what is asked of the lists. */
function listen(answer: (request: Request) => Promise<Response>) {
  return (request: Request) => {
    const url = new URL(request.url);
    if (/notification|promotion/.test(url.pathname)) asked.push(url);
    return answer(request);
  };
}

interface Told {
  type?: 'ticket' | 'show' | 'promo';
  title?: string;
  description?: string;
  room_video_id?: number;
  promotion_id?: number;
}

/** Tells the person something, a second after everything before. */
async function tell({ type = 'ticket', ...told }: Told = {}): Promise<void> {
  count += 1;
  visit.api.advance(1000);
  const audience = 'person' as const;
  const words = { title: `Kabar ${count}`, description: 'Isi', occasion: `test ${count}` };
  await visit.api.ports.database
    .insertInto('notification')
    .values({
      audience,
      user_id: Number(visit.person.user.id),
      type,
      ...words,
      ...told,
      created_at: visit.api.now(),
    })
    .execute();
}

/** Publishes a promotion, and tells the person of it. */
async function promote(fields: object): Promise<number> {
  const row = { slug: `promo-${++count}`, title: 'Pekan gratis', created_at: visit.api.now(), ...fields };
  const { id } = await visit.api.ports.database
    .insertInto('promotion')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell({ type: 'promo', title: 'Pekan gratis', promotion_id: id });
  return id;
}

const siteUrl = 'https://tiket.example';
const menu = (props: NotificationsProps = {}) => (
  <Notifications {...visit.settings} siteUrl={siteUrl} {...props} />
);
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);
const state = (place: HTMLElement) => place.querySelector<HTMLElement>('.panggung')?.dataset.state;
const lists = () => asked.filter(({ search }) => search.includes('type='));

describe('the notifications', () => {
  it('stand under two tabs, which are asked for apart', async () => {
    await tell({ title: 'Tiketmu terbit', description: 'Sampai jumpa', type: 'ticket' });
    await tell({ title: 'Promo baru', type: 'promo' });
    stage(menu());
    await expect.element(page.getByText('Sampai jumpa')).toBeVisible();
    expect(titles()).toEqual(['Tiketmu terbit']);
    await expect.element(page.getByText(/^\d+ \S+ \d{4} \d\d:\d\d$/)).toBeVisible();
    await tab('Promo').click();
    await expect.poll(titles).toEqual(['Promo baru']);
    const user_id = String(visit.person.user.user_id);
    expect(lists().map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { page: '1', per_page: '8', user_id, exclude_type: 'promo' },
      { page: '1', per_page: '8', user_id, type: 'promo' },
    ]);
  });

  it('have tabs that arrows walk, one of which the Tab key reaches', async () => {
    await tell();
    stage(menu());
    const [first, second] = [tab('Show & Ticket'), tab('Promo')];
    await expect.element(first).toHaveAttribute('aria-selected', 'true');
    first.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(second).toHaveFocus();
    await expect.element(second).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name: 'Promo' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect.element(first).toHaveFocus();
    // Alt and an arrow are the browser's way back.
    const back = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(first.element().dispatchEvent(new KeyboardEvent('keydown', back))).toBe(true);
    await expect.element(first).toHaveFocus();
    await expect.element(page.getByRole('link')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('link')).toHaveFocus();
  });

  it('come eight at a time as one scrolls, twice a second at most', async () => {
    for (let n = 0; n < 20; n += 1) await tell();
    stage(menu());
    await expect.poll(() => titles().length).toBe(8);
    const began = performance.now();
    const box = document.querySelector('.panggung-notifications__scroll') as HTMLElement;
    const scroll = setInterval(() => box.scrollTo(0, box.scrollHeight), 20);
    await expect.poll(() => titles().length).toBe(20);
    clearInterval(scroll);
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    expect(lists().map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3']);
  });

  it.each([
    ['Show & Ticket', 'News about your shows and tickets appears here.'],
    ['Promo', 'New offers appear here.'],
  ])('say under %s that there are none', async (name, help) => {
    const { place } = stage(menu());
    await tab(name).click();
    await expect.element(page.getByText('You dont have a notification yet')).toBeVisible();
    await expect.element(page.getByText(help)).toBeVisible();
    expect(state(place)).toBe('empty');
  });

  it('are gone when the API refuses, and come when it is asked again', async () => {
    await tell();
    visit.network = async () => refusal(500);
    stage(menu());
    await expect.element(page.getByText('You dont have a notification yet')).toBeVisible();
    visit.network = (request) => visit.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => titles().length).toBe(1);
  });

  it('lead to the tickets and to shows, unless the host takes over', async () => {
    const show = await visit.api.addShow({ name: 'Malam' });
    await tell({ title: 'Tiket', type: 'ticket', room_video_id: Number(show.id) });
    await tell({ title: 'Mulai', type: 'show', room_video_id: Number(show.id) });
    await tell({ title: 'Tanpa acara', type: 'show' });
    const onNotificationSelect = vi.fn((event) => event.preventDefault());
    stage(menu({ onNotificationSelect, showHref: '/acara/{id}' }));
    const link = (name: string) => page.getByRole('link', { name: new RegExp(name) });
    await expect.element(link('Tiket')).toHaveAttribute('href', `${siteUrl}/yourTicket`);
    await expect.element(link('Mulai')).toHaveAttribute('href', `/acara/${show.id}`);
    await expect.element(page.getByText('Tanpa acara')).toBeVisible();
    await expect.element(link('Tanpa acara')).not.toBeInTheDocument();
    await link('Mulai').click();
    expect(onNotificationSelect.mock.calls[0]?.[0].detail).toEqual({
      notification_id: expect.anything(),
      type: 'show',
      show_id: show.id,
      href: `/acara/${show.id}`,
    });
  });

  it('are new once: seen here, they are no longer', async () => {
    await tell({ title: 'Lama' });
    const first = stage(menu());
    await expect.element(page.getByRole('link', { name: /^new: Lama/ })).toBeVisible();
    first.leave();
    await tell({ title: 'Baru' });
    await tell({ title: 'Promo', type: 'promo' });
    await getNotifications(visit.panggung, visit.person.user.user_id).feeds.ticket.reload();
    stage(menu());
    await expect.element(page.getByRole('link', { name: /^new: Baru/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Lama/ })).toBeVisible();
  });

  it('are asked for by nobody who is a guest, who is led to sign in', async () => {
    await visit.panggung.session.signOut();
    asked = [];
    const onSignInStart = vi.fn((event) => event.preventDefault());
    const { place } = stage(menu({ onSignInStart }));
    await expect.element(page.getByText('Please login first.')).toBeVisible();
    expect(state(place)).toBe('signed_out');
    await page.getByRole('button', { name: 'Login' }).click();
    expect(onSignInStart).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  it('take the focus from a guest who has signed in', async () => {
    await visit.panggung.session.signOut();
    stage(menu());
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await visit.panggung.session.signIn(visit.person.user);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(tab('Show & Ticket')).toHaveFocus();
  });

  it('bear any type, and what is missing or wrong in one of them', async () => {
    visit.network = async () =>
      Response.json({
        data: [
          { id: 1, type: 'rumour', title: 'Desas-desus' },
          { id: 2, type: null, title: { a: 1 }, description: [], created_at: 'soon', room_video_id: {} },
          null,
          { id: 3, type: 'promo', title: 7, promotion_id: null, created_at: 1e300 },
          { id: 4, type: 'constructor', title: '<img src=x onerror=alert(1)>', created_at: 0 },
        ],
        page: { total_page: 1 },
      });
    const { place } = stage(menu());
    await expect.poll(() => titles().length).toBe(4);
    expect(place.querySelector('img')).toBeNull();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });
});

describe('a promotion', () => {
  const row = page.getByRole('button', { name: /Pekan gratis/ });
  const open = async () => {
    await row.click();
    await expect.element(page.getByRole('dialog', { name: 'Pekan gratis' })).toBeVisible();
  };

  it('opens in place, with its words as text and the way to its show', async () => {
    const show = await visit.api.addShow({ name: 'Malam' });
    const id = await promote({
      description: 'Enam acara <b>gratis</b>\nminggu ini',
      promo_type: 'SHOW',
      room_video_id: Number(show.id),
    });
    const onShowSelect = vi.fn((event) => event.preventDefault());
    stage(menu({ tab: 'promo', onShowSelect }));
    await open();
    await expect.element(page.getByText(/Enam acara <b>gratis<.b>/)).toBeVisible();
    expect(asked.map(({ pathname }) => pathname)).toContain(`/api/v1/promotion/${id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'See the show' }).click();
    expect(onShowSelect.mock.calls[0]?.[0].detail.show_id).toBe(show.id);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(row).toHaveFocus();
  });

  it.each([
    ['https://sanggar.example/promo', 1],
    ['javascript:alert(1)', 0],
    [null, 0],
  ])('with the link %s has %i links out of here', async (link_url, links) => {
    await promote({ promo_type: 'LINK', link_url });
    stage(menu({ tab: 'promo' }));
    await open();
    await expect.poll(() => page.getByRole('dialog').getByRole('link').elements().length).toBe(links);
    if (links === 0) return;
    const link = page.getByRole('dialog').getByRole('link', { name: 'Open the page' });
    await expect.element(link).toHaveAttribute('href', 'https://sanggar.example/promo');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('that is over says so', async () => {
    await promote({});
    visit.network = async (request) =>
      request.url.includes('/promotion/') ? refusal(404) : visit.api.fetch(request);
    stage(menu({ tab: 'promo' }));
    await open();
    await expect.element(page.getByText('This promotion is over.')).toBeVisible();
  });

  it('that does not come is asked for again', async () => {
    await promote({ promo_type: 'DETAIL', description: 'Sambungkan laptop' });
    visit.network = async (request) =>
      request.url.includes('/promotion/') ? refusal(400) : visit.api.fetch(request);
    stage(menu({ tab: 'promo' }));
    await open();
    await expect.element(page.getByText('The promotion could not be loaded.')).toBeVisible();
    visit.network = (request) => visit.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Sambungkan laptop')).toBeVisible();
  });

  it('stays shut where the host takes over', async () => {
    await promote({});
    const onNotificationSelect = vi.fn((event) => event.preventDefault());
    stage(menu({ tab: 'promo', onNotificationSelect }));
    await row.click();
    expect(onNotificationSelect.mock.calls[0]?.[0].detail).toMatchObject({ type: 'promo', href: null });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
