import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { SearchResults, type SearchResultsProps } from './index.js';

const stand = backstage();

const results = (props: SearchResultsProps = {}) => (
  <SearchResults {...stand.settings} q="malam" {...props} />
);

async function addShows(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await stand.api.addShow({ name: `Malam ${n}` });
}

const refuse = (status: number) => async () =>
  Response.json({ code: 'not_found', message: 'no' }, { status });
const cards = () => page.getByRole('article').elements().length;
const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const state = (place: HTMLElement) => place.querySelector<HTMLElement>('.panggung')?.dataset.state;

describe('the results of a search', () => {
  it('are asked for eight a page, by the words', async () => {
    await addShows(1);
    stage(results({ q: '  malam  ' }));
    await expect.element(card('Malam 1')).toBeVisible();
    expect(stand.asked.map(({ search }) => search)).toEqual(['?q=malam&page=1&per_page=8']);
  });

  it('say of each show its name, its day and its tickets, and lead to it', async () => {
    const created_at = Date.parse('2026-11-01T20:00:00Z');
    const show = await stand.api.addShow({ name: 'Malam', created_at, show_left_ticket: 0, ticket_quota: 5 });
    const onShowSelect = vi.fn((event) => event.preventDefault());
    stage(results({ onShowSelect }));
    const meta = card('Malam').getByText('2 November 2026', { exact: true });
    await expect.element(meta).toBeVisible();
    await expect
      .element(card('Malam').getByText('Ticket left 5 more tickets', { exact: true }))
      .toBeVisible();
    const link = page.getByRole('link', { name: 'Malam', exact: true });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(`/show/detail?id=${show.id}`));
    await link.click();
    expect(onShowSelect.mock.calls[0]?.[0].detail.show_id).toBe(show.id);
  });

  it.each([
    ['Live', { video_status: 'LIVE', ticket_quota: 0 }],
    ['Sold Out', { ticket_quota: 0 }],
    ['Available', { ticket_quota: 5, show_left_ticket: 1 }],
    ['Ticket left 5 more tickets', { ticket_quota: 5, show_left_ticket: 0 }],
  ] as const)('say %s of %j', async (line, fields) => {
    await stand.api.addShow({ name: 'Malam', ...fields });
    stage(results());
    await expect.element(page.getByText(line, { exact: true })).toBeVisible();
  });

  it('are leafed through, and begin anew with another search', async () => {
    await addShows(9);
    const { show } = stage(results());
    await expect.poll(cards).toBe(8);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(cards).toBe(1);
    await expect.element(page.getByRole('status')).toHaveTextContent('Results for malam, page 2 of 2');
    stand.asked.length = 0;
    show(results({ q: 'malam 1' }));
    await expect
      .poll(() => stand.asked.map(({ search }) => search))
      .toEqual(['?q=malam+1&page=1&per_page=8']);
    await expect.poll(cards).toBe(1);
  });

  it('leave the page to a host that says which', async () => {
    await addShows(9);
    const onPageChange = vi.fn();
    stage(results({ page: 2, onPageChange }));
    await expect.poll(cards).toBe(1);
    await page.getByRole('button', { name: 'Page 1' }).click();
    expect(onPageChange.mock.calls[0]?.[0].detail).toEqual({ page: 1 });
    expect(cards()).toBe(1);
  });

  it('say that there are none', async () => {
    const { place } = stage(results({ q: 'entah' }));
    await expect.element(page.getByText('Oops, your search was not found').first()).toBeVisible();
    await expect
      .element(page.getByText('The show you are looking for does not yet exist. Find another one!'))
      .toBeVisible();
    expect(state(place)).toBe('empty');
  });

  it('ask what is wanted where nothing was asked for, and ask nobody else', async () => {
    const { place } = stage(results({ q: '   ' }));
    await expect.element(page.getByText('What would you like to see?')).toBeVisible();
    expect(state(place)).toBe('unasked');
    expect(stand.asked).toEqual([]);
  });

  it('are gone when the API knows none (404)', async () => {
    await addShows(9);
    const { place } = stage(results());
    await expect.poll(cards).toBe(8);
    stand.network = refuse(404);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(page.getByText('Oops, your search was not found').first()).toBeVisible();
    expect(cards()).toBe(0);
    expect(state(place)).toBe('empty');
  });

  it('are gone when the API refuses, and come on Retry', async () => {
    await addShows(1);
    stand.network = refuse(400);
    stage(results());
    await expect.element(page.getByText('The search could not be done.')).toBeVisible();
    stand.network = (_, request) => stand.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(cards).toBe(1);
  });

  it('stay when the next page does not come for want of a network', async () => {
    await addShows(9);
    stage(results());
    await expect.poll(cards).toBe(8);
    stand.network = async () => {
      throw new TypeError('Failed to fetch');
    };
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(page.getByText('The search could not be done.')).toBeVisible();
    expect(cards()).toBe(8);
  });

  it.each([7, 1e9, 1e300])('lead back from page %d, which is past the end', async (far) => {
    await addShows(1);
    const onPageChange = vi.fn();
    stage(results({ page: far, onPageChange }));
    await expect.element(page.getByText(/^There is no page \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to page 1' }).click();
    expect(onPageChange.mock.calls[0]?.[0].detail).toEqual({ page: 1 });
  });

  it.each([0, -3, 1.5, Number.NaN])('begin at the first page for a page %d', async (odd) => {
    await addShows(1);
    stage(results({ page: odd }));
    await expect.poll(cards).toBe(1);
  });

  it('keep the room of the cards before they come', async () => {
    await addShows(8);
    let release = () => {};
    stand.network = (_, request) =>
      new Promise((resolve) => {
        release = () => resolve(stand.api.fetch(request));
      });
    const { place } = stage(results());
    await expect.poll(() => stand.asked).toHaveLength(1);
    const before = place.getBoundingClientRect().height;
    release();
    await expect.poll(cards).toBe(8);
    // The pages of a list of one page are the only thing that goes.
    expect(before - place.getBoundingClientRect().height).toBe(52);
  });
});
