import { StrictMode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hearNews } from '../../../server/src/broadcast-life.js';
import { cancelShow } from '../../../server/src/show-cancel.js';
import { refusal } from '../profile/visit.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { openHostVisit } from './host.fixture.js';
import { StudioManage, type StudioManageProps } from './index.js';

const visit = openHostVisit();
// A cold machine takes its time to bring them; no test shall pay for that.
beforeAll(() =>
  Promise.all([import('./manage-screen.js'), import('./open-part.js'), import('./sales/sales-dialog.js')]),
);

const cards = () => [...document.querySelectorAll('.panggung-studio-manage__card')];
const names = () => cards().map((card) => card.querySelector('h2')?.textContent);
const tab = (name: string) => page.getByRole('tab', { name });
const item = (name: string) => page.getByRole('menuitem', { name });
const dialog = () => page.getByRole('dialog');

function manage(props: Partial<StudioManageProps> = {}) {
  return stage(
    <StrictMode>
      <StudioManage {...visit.settings} {...props} />
    </StrictMode>,
  );
}

async function openMenu(name: string) {
  await userEvent.click(page.getByRole('button', { name: `Options for ${name}` }));
}

/** Lets a test see what is asked for of the list. */
function watchList(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  visit.network = async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/v1/room/video' && request.method === 'GET') asked.push(url.searchParams);
    return visit.api.fetch(request);
  };
  return asked;
}

describe('the own shows', () => {
  test('stand in five tabs, each of which asks for its status, eight a page, of the host alone', async () => {
    await visit.api.addShow({ name: 'Acara orang lain' });
    await visit.makeShow({ name: 'Malam Tepi Laut' });
    await visit.makeShow({ name: 'Sedang Siaran', video_status: 'LIVE' });
    await visit.makeShow({ name: 'Sudah Lewat', video_status: 'ENDED' });
    const asked = watchList();
    manage();
    await expect.poll(names).toHaveLength(2);
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Upcoming', 'Ended', 'Waiting Room', 'Radio Fest', 'Music Video']);
    expect(names().sort()).toEqual(['Malam Tepi Laut', 'Sedang Siaran']);
    await userEvent.click(tab('Ended'));
    await expect.poll(names).toEqual(['Sudah Lewat']);
    await expect.element(page.getByText('Ended', { exact: true }).last()).toBeVisible();
    await userEvent.click(tab('Radio Fest'));
    await expect.element(page.getByText('No shows here yet')).toBeVisible();
    const user_id = String(visit.person.user.user_id);
    for (const query of asked) expect(Object.fromEntries(query)).toMatchObject({ user_id, per_page: '8' });
    expect(asked[0]?.get('exclude_video_status')).toBe('ENDED,WAITING_ROOM,RADIOFEST,MUSIC_VIDEO');
    expect(asked.map((query) => query.get('video_status'))).toContain('RADIOFEST');
  });

  test('of which there are nine take two pages', async () => {
    for (let n = 1; n <= 9; n++) await visit.makeShow({ name: `Malam ${n}` });
    manage();
    await expect.poll(names).toHaveLength(8);
    await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
    await expect.poll(names).toHaveLength(1);
  });

  test('say Available where the count is hidden, and Sold Out where there is no quota', async () => {
    await visit.makeShow({ name: 'Tertutup', show_left_ticket: 1 });
    await visit.makeShow({ name: 'Habis', ticket_quota: 0 });
    manage();
    await expect.poll(names).toHaveLength(2);
    const lineOf = (name: string) =>
      cards()
        .find((card) => card.textContent?.includes(name))
        ?.querySelector('.panggung-ticket-line')?.textContent;
    expect([lineOf('Tertutup'), lineOf('Habis')]).toEqual(['Available', 'Sold Out']);
  });

  test('that were called off say so, and are only to be looked at', async () => {
    await visit.makeShow({ name: 'Malam Tepi Laut', status: 'CANCELLED' });
    manage();
    await expect.element(page.getByText('Called off')).toBeVisible();
    expect(cards()[0]?.textContent).not.toContain('Not yet started');
    expect(cards()[0]?.querySelector('.panggung-ticket-line')).toBe(null);
    await openMenu('Malam Tepi Laut');
    await expect.element(item('Preview acara')).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Sales of Malam Tepi Laut' })).toBeVisible();
  });

  test('are cleared by a refusal, which one may ask about again', async () => {
    await visit.makeShow();
    visit.network = async () => refusal(404);
    manage();
    await expect.element(page.getByText('Your shows could not be loaded.')).toBeVisible();
    expect(cards()).toEqual([]);
    visit.network = (request) => visit.api.fetch(request);
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect.poll(cards).toHaveLength(1);
  });

  test('are no viewer’s to see, and no guest’s', async () => {
    await visit.panggung.session.update(visit.person.user);
    manage();
    await expect.element(page.getByText('This is for artists')).toBeVisible();
    await visit.panggung.session.signOut();
    await expect.element(page.getByText('Please login first.')).toBeVisible();
  });
});

describe('a card', () => {
  test('leads to its form, and the plus to an empty one', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    const onShowEditStart = vi.fn((event) => event.preventDefault());
    manage({ onShowEditStart });
    await openMenu(show.name);
    await userEvent.click(item('Edit acara'));
    await userEvent.click(page.getByRole('link', { name: 'Add Show' }));
    const [edit, add] = onShowEditStart.mock.calls.map(([event]) => event.detail);
    expect(edit).toMatchObject({ show_id: show.id });
    expect(edit.href).toContain(`/show/edit?id=${show.id}&type=Edit`);
    expect(add).toMatchObject({ show_id: null });
    expect(add.href).toContain('/show/add?type=Add');
  });

  test('shows the page of its show, with nothing to buy', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    manage();
    await openMenu(show.name);
    await userEvent.click(item('Preview acara'));
    await expect.element(dialog().getByRole('heading', { name: show.name }).first()).toBeVisible();
    await expect.element(dialog().getByText('Not yet started').first()).toBeVisible();
    expect(dialog().getByRole('button', { name: /Buy/ }).elements()).toEqual([]);
  });

  test('of a show that waits gives what an encoder asks for, each to be copied', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', islive: 1 });
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    manage();
    await openMenu(show.name);
    await userEvent.click(item('Livestream Url'));
    await expect.element(dialog().getByText('Key', { exact: true })).toBeVisible();
    for (const name of ['Host', 'Key', 'Token']) {
      await userEvent.click(dialog().getByRole('button', { name: `Copy ${name}` }));
      await expect.element(dialog().getByText(`${name} copied`)).toBeVisible();
    }
    expect(copied[1]).toBe(String(show.id));
    expect(copied[2]).toMatch(/^ey/);
    expect(visit.asked).toContain('POST /api/v1/publishedToken');
  });

  test('of a show that plays a video says so, and leads to where that changes', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    const onShowEditStart = vi.fn((event) => event.preventDefault());
    manage({ onShowEditStart });
    await openMenu(show.name);
    await userEvent.click(item('Livestream Url'));
    await expect.element(dialog().getByText(/^This show plays its video by itself/)).toBeVisible();
    await userEvent.click(dialog().getByRole('link', { name: 'Edit acara' }));
    expect(onShowEditStart.mock.calls[0]?.[0].detail.href).toContain(`/show/edit?id=${show.id}&type=Edit`);
    expect(visit.asked).not.toContain('POST /api/v1/publishedToken');
  });

  test('of any other show has no such way', async () => {
    const show = await visit.makeShow({ name: 'Sedang Siaran', video_status: 'LIVE' });
    manage();
    await openMenu(show.name);
    await expect.element(item('Hapus acara')).toBeVisible();
    expect(item('Livestream Url').elements()).toEqual([]);
  });

  test('deletes its show after a question, and is gone', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    const onShowAltered = vi.fn();
    manage({ onShowAltered });
    await openMenu(show.name);
    await userEvent.click(item('Hapus acara'));
    const text = 'Are you sure want to delete Malam Tepi Laut ? This action cannot be undo.';
    await expect.element(dialog().getByText(text)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus acara' }));
    await expect.element(page.getByText('No shows here yet')).toBeVisible();
    expect(visit.asked).toContain(`DELETE /api/v1/room/video/${show.id}`);
    expect(onShowAltered.mock.calls[0]?.[0].detail).toEqual({ show_id: show.id, act: 'removed' });
  });

  test('of a show that is sold offers to call it off or to put it off', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', ticket_type: 'free_pass', ticket_price: 0 });
    await visit.api.takeFree({ email: 'penonton@kampus.example', show });
    const onShowAltered = vi.fn();
    manage({ onShowAltered });
    await openMenu(show.name);
    await userEvent.click(item('Hapus acara'));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus acara' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Put off' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Put off' }));
    await expect.element(dialog().getByText('Choose a time from now on').first()).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('New start date'), '2031-05-05');
    await userEvent.fill(dialog().getByLabelText('New start time (WIB)'), '2330');
    await userEvent.click(dialog().getByRole('button', { name: 'Put off' }));
    await expect.element(page.getByText('Show put off')).toBeVisible();
    expect(onShowAltered.mock.calls[0]?.[0].detail).toMatchObject({ act: 'put_off' });
    const { start_date, start_time } = await visit.api.show(show.id);
    expect(start_date).toBe(Date.parse('2031-05-05T00:00:00+07:00'));
    expect(start_time).toBe(Date.parse('1970-01-01T23:30:00+07:00'));
  });

  test.each([
    ['ENDED', 'Ended', []],
    ['MUSIC_VIDEO', 'Music Video', ['Call off']],
  ] as const)('of a show that is sold and %s offers no more than can be done with it', async (...kind) => {
    const [video_status, list, offered] = kind;
    const free = { ticket_type: 'free_pass', ticket_price: 0, video_status } as const;
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', ...free });
    await visit.api.takeFree({ email: 'penonton@kampus.example', show });
    manage();
    await userEvent.click(tab(list));
    await openMenu(show.name);
    await userEvent.click(item('Hapus acara'));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus acara' }));
    await expect.element(dialog().getByText(/cannot be deleted/)).toBeVisible();
    const isOffered = (name: string) => dialog().getByRole('button', { name }).elements().length > 0;
    expect(['Put off', 'Call off'].filter(isOffered)).toEqual(offered);
  });

  test('says of a show that has begun that it cannot be put off any more', async () => {
    const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', ...free, islive: 1 });
    await visit.api.takeFree({ email: 'penonton@kampus.example', show });
    const { database } = visit.api.ports;
    const now = visit.api.now();
    const news = { action: 'liveStreamStarted', at: now } as const;
    await hearNews(database, { showId: Number(show.id), news, now });
    manage();
    await openMenu(show.name);
    await userEvent.click(item('Hapus acara'));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus acara' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Put off' }));
    await userEvent.fill(dialog().getByLabelText('New start date'), '2031-05-05');
    await userEvent.fill(dialog().getByLabelText('New start time (WIB)'), '2330');
    await userEvent.click(dialog().getByRole('button', { name: 'Put off' }));
    await expect.element(dialog().getByText(/has begun/)).toBeVisible();
  });

  test('tells how its tickets sell, as a plot and as a table', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', ticket_quota: 10 });
    const { data: payment } = await visit.api.order({ email: 'penonton@kampus.example', show });
    await visit.api.pay(payment);
    await visit.api.order({ email: 'pemesan@kampus.example', show });
    manage();
    await userEvent.click(page.getByRole('button', { name: 'Sales of Malam Tepi Laut' }));
    const fact = (name: string) =>
      dialog().getByRole('term').filter({ hasText: name }).first().element().nextElementSibling?.textContent;
    await expect.element(dialog().getByText('quota 10').first()).toBeVisible();
    expect(fact('Sold')).toContain('1');
    expect(fact('Held')).toBe('1');
    expect(fact('Left')).toBe('8');
    expect(fact('Revenue')).toContain('Rp. 150,000');
    await userEvent.click(dialog().getByText('The same as a table'));
    const rows = dialog().getByRole('table').first().getByRole('row').elements();
    expect(rows.at(-1)?.textContent).toMatch(/1188?$|118$/);
  });

  test('tells what is owed back, and why, in words', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    const { data: payment } = await visit.api.order({ email: 'penonton@kampus.example', show });
    await visit.api.pay(payment);
    await cancelShow(visit.api.ports.database, { showId: Number(show.id), now: visit.api.now() });
    manage();
    await userEvent.click(page.getByRole('button', { name: 'Sales of Malam Tepi Laut' }));
    await expect.element(dialog().getByRole('cell', { name: 'Show called off' })).toBeVisible();
  });
});
