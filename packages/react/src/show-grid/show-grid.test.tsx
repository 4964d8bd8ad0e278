import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { ShowGrid, type ShowGridProps } from './index.js';

const stand = backstage();

const grid = (props: ShowGridProps = {}) => <ShowGrid {...stand.settings} {...props} />;

async function addShows(count: number) {
  const shows = [];
  for (let n = 1; n <= count; n += 1) shows.push(await stand.api.addShow({ name: `Malam ${n}` }));
  return shows;
}

const card = (name: string) => page.getByRole('link', { name, exact: true });

describe('a grid of shows', () => {
  it('asks for eight shows, the furthest first, and nothing it was not told', async () => {
    stage(grid());
    await expect.element(page.getByText('No shows yet')).toBeVisible();
    expect(Object.fromEntries(stand.asked[0]?.searchParams ?? [])).toEqual({
      page: '1',
      per_page: '8',
      order_by: 'start_date,start_time,creator_name',
      order: 'desc',
    });
  });

  it('passes its filters on', async () => {
    stage(grid({ creator: 7, category: 'Konser', status: 'ENDED', limit: 3 }));
    await expect.element(page.getByText('No shows yet')).toBeVisible();
    expect(Object.fromEntries(stand.asked[0]?.searchParams ?? [])).toMatchObject({
      per_page: '3',
      user_id: '7',
      category_name: 'Konser',
      video_status: 'ENDED',
    });
    stage(grid({ category: '12' }));
    await expect.poll(() => stand.asked.at(-1)?.searchParams.get('room_category_id')).toBe('12');
  });

  it('leafs through the pages and keeps the focus on the page that was pressed', async () => {
    await addShows(9);
    stage(grid());
    const second = page.getByRole('button', { name: 'Page 2' });
    await expect
      .element(page.getByRole('button', { name: 'Page 1' }))
      .toHaveAttribute('aria-current', 'page');
    expect(page.getByRole('link').elements()).toHaveLength(8);
    await second.click();
    await expect.poll(() => page.getByRole('link').elements().length).toBe(1);
    await expect.element(second).toHaveFocus();
    await expect.element(second).toHaveAttribute('aria-current', 'page');
  });

  it('begins at the first page of a changed filter, and asks for no other', async () => {
    await addShows(9);
    const { show } = stage(grid());
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(() => page.getByRole('link').elements().length).toBe(1);
    const before = stand.asked.length;
    show(grid({ status: 'WAITING' }));
    await expect.poll(() => page.getByRole('link').elements().length).toBe(8);
    expect(stand.asked.slice(before).map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);
  });

  it('shows as many as asked for and no pages with a limit', async () => {
    await addShows(5);
    stage(grid({ limit: 2 }));
    await expect.poll(() => page.getByRole('link').elements().length).toBe(2);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });

  it('writes price and tickets by the rules of lists', async () => {
    await stand.api.addShow({
      name: 'Mahal',
      ticket_price: 999_999_999,
      ticket_quota: 100,
      show_left_ticket: 1,
    });
    await stand.api.addShow({ name: 'Cuma-cuma', ticket_price: 0, ticket_quota: 1 });
    stage(grid());
    await expect.element(page.getByText('Rp. 999,999,999')).toBeVisible();
    await expect.element(page.getByText('Available', { exact: true })).toBeVisible();
    await expect.element(page.getByText('FREE', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Sold Out')).toBeVisible();
  });

  it('keeps the cards when the next page does not come, and gets it on Retry', async () => {
    await addShows(9);
    stage(grid());
    await expect.element(card('Malam 2')).toBeVisible();
    stand.network = async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 });
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(page.getByText('The shows could not be loaded.')).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(8);
    stand.network = (url) => stand.api.fetch(url);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => page.getByRole('link').elements().length).toBe(1);
    await expect.element(page.getByText('The shows could not be loaded.')).not.toBeInTheDocument();
  });

  it('hands the focus of Retry to what names it, also where the host gave it no heading', async () => {
    await addShows(1);
    stand.network = async () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 400 });
    stage(grid());
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    stand.network = (_, request) => stand.api.fetch(request);
    await retry.click();
    await expect.element(card('Malam 1')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Shows' })).toHaveFocus();
  });

  it('is a real link whose plain click the host may take over, and no other click', async () => {
    const [show] = await addShows(1);
    const onShowSelect = vi.fn((event) => event.preventDefault());
    const stays = (event: Event) => event.preventDefault();
    stage(grid({ onShowSelect, showHref: '/acara?id={id}' }));
    const link = card('Malam 1');
    await expect.element(link).toHaveAttribute('href', `/acara?id=${show?.id}`);
    await link.click();
    expect(onShowSelect).toHaveBeenCalledOnce();
    expect(onShowSelect.mock.calls[0]?.[0].detail).toEqual({
      show_id: show?.id,
      href: `/acara?id=${show?.id}`,
    });

    addEventListener('click', stays);
    await userEvent.keyboard('{Control>}');
    await link.click();
    await userEvent.keyboard('{/Control}');
    removeEventListener('click', stays);
    expect(onShowSelect).toHaveBeenCalledOnce();
  });

  it('bears a show with nothing but a name', async () => {
    stand.network = async () =>
      Response.json({ data: [{ id: 'x1', name: 'Tanpa apa-apa' }], page: { total_page: 1 } });
    stage(grid());
    await expect.element(card('Tanpa apa-apa')).toBeVisible();
  });

  it('bends with its place, not with the window', async () => {
    await addShows(4);
    const columns = (place: HTMLElement) =>
      getComputedStyle(place.querySelector('ul') as Element).gridTemplateColumns.split(' ').length;
    const { place } = stage(grid(), { width: 960 });
    await expect.element(card('Malam 1')).toBeVisible();
    const seen = [960, 700, 320, 240].map((width) => {
      place.style.width = `${width}px`;
      return columns(place);
    });
    expect(seen).toEqual([4, 3, 2, 1]);
  });

  it('reserves the room of its cards before they come', async () => {
    await addShows(8);
    let release = () => {};
    stand.network = (url) => new Promise((resolve) => (release = () => resolve(stand.api.fetch(url))));
    const { place } = stage(grid());
    await expect.poll(() => stand.asked).toHaveLength(1);
    const before = place.getBoundingClientRect().height;
    release();
    await expect.element(card('Malam 1')).toBeVisible();
    // The pages of a list of one page are the only thing that goes.
    expect(before - place.getBoundingClientRect().height).toBe(52);
  });
});
