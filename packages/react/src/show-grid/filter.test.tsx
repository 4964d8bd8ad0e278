import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { ShowGrid, type ShowGridProps } from './index.js';

const stand = backstage();

const grid = (props: ShowGridProps = {}) => <ShowGrid {...stand.settings} {...props} />;
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What the lists of shows were asked for, in order. */
const listsAsked = () =>
  stand.asked
    .filter(({ pathname }) => pathname === '/api/v1/room/video')
    .map(({ searchParams }) => Object.fromEntries(searchParams));

async function addCategory(name: string) {
  const { database } = stand.api.ports;
  const known = await database.selectFrom('category').selectAll().where('name', '=', name).executeTakeFirst();
  return (
    known?.id ??
    (await database.insertInto('category').values({ name }).returning('id').executeTakeFirstOrThrow()).id
  );
}

/** Past what the API remembers of categories. */
const forget = () => stand.api.advance(120_000);

describe('the filter of a list of shows', () => {
  it('asks for one category and one status at the press of APPLY FILTER, and not before', async () => {
    const comedy = await addCategory('Komedi');
    forget();
    await stand.api.addShow({ name: 'Tawa', room_category_id: comedy, video_status: 'ENDED' });
    await stand.api.addShow({ name: 'Nanti', room_category_id: comedy });
    stage(grid());
    await expect.element(page.getByRole('link', { name: 'Nanti' })).toBeVisible();
    await button('Filter').click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await expect.element(dialog.getByRole('group', { name: 'Show Category' })).toBeVisible();
    await button('Komedi').click();
    await expect.element(dialog.getByRole('group', { name: 'Show Status' })).toBeVisible();
    await button('Upcoming').click();
    await button('Past').click();
    await expect.element(button('Past')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Upcoming')).toHaveAttribute('aria-pressed', 'false');
    expect(listsAsked()).toHaveLength(1);

    await button('APPLY FILTER').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Tawa' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Nanti' })).not.toBeInTheDocument();
    expect(listsAsked().at(-1)).toMatchObject({
      page: '1',
      video_status: 'ENDED',
      room_category_id: String(comedy),
    });
    await expect.element(button('Filter 2 chosen')).toHaveFocus();
  });

  it('takes a choice back when it is pressed again, and begins at the first page', async () => {
    for (let n = 1; n <= 9; n += 1) await stand.api.addShow({ name: `Malam ${n}` });
    stage(grid({ status: 'WAITING' }));
    await button('Page 2').click();
    await button('Filter 1 chosen').click();
    await expect.element(button('Upcoming')).toHaveAttribute('aria-pressed', 'true');
    await button('Upcoming').click();
    await expect.element(button('Upcoming')).toHaveAttribute('aria-pressed', 'false');
    await button('APPLY FILTER').click();
    await expect.poll(() => listsAsked().at(-1)).not.toHaveProperty('video_status');
    expect(listsAsked().at(-1)).toMatchObject({ page: '1' });
    await expect.element(button('Page 1')).toHaveAttribute('aria-current', 'page');
  });

  it('is left as it was by Escape, and forgets what was not applied', async () => {
    stage(grid());
    await button('Filter').click();
    await button('Live').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Filter')).toHaveFocus();
    await button('Filter').click();
    await expect.element(button('Live')).toHaveAttribute('aria-pressed', 'false');
    expect(listsAsked()).toHaveLength(1);
  });

  it('knows a category the host named by its name, in whichever case', async () => {
    await addCategory('Komedi');
    forget();
    stage(grid({ category: 'komedi' }));
    await button('Filter 1 chosen').click();
    await expect.element(button('Komedi')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is off where the host names a status that is none', async () => {
    await stand.api.addShow({ name: 'Malam ini' });
    const { show } = stage(grid({ status: 'BOGUS' }));
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
    await expect.element(button('Filter')).toBeVisible();
    show(grid({ status: 'BOGUS,WAITING,LIVE' }));
    await expect.element(button('Filter 1 chosen')).toBeVisible();
    await expect.poll(() => listsAsked().at(-1)?.video_status).toBe('WAITING,LIVE');
  });

  it('says that nothing matches, and shows all again', async () => {
    await stand.api.addShow({ name: 'Malam ini' });
    stage(grid({ status: 'LIVE' }));
    await expect.element(page.getByText('No shows match this filter')).toBeVisible();
    await button('Clear filter').click();
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
  });

  it('never says of shows that are on their way that there are none', async () => {
    stage(grid({ status: 'LIVE' }));
    await expect.element(page.getByText('No shows match this filter')).toBeVisible();
    stand.network = () => new Promise(() => {});
    await button('Clear filter').click();
    await expect.element(page.getByText('No shows match this filter')).not.toBeInTheDocument();
    await expect.element(page.getByText('No shows yet')).not.toBeInTheDocument();
    expect(document.querySelector('.panggung-loading')).not.toBeNull();
  });

  it('leaves no card of another filter where the shows of the new one do not come', async () => {
    await stand.api.addShow({ name: 'Malam ini' });
    stage(grid({ status: 'WAITING' }));
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
    stand.network = async () => Response.json({ code: 'invalid_request', message: 'no' }, { status: 400 });
    await button('Filter 1 chosen').click();
    await button('Past').click();
    await button('APPLY FILTER').click();
    await expect.element(page.getByText('The shows could not be loaded.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).not.toBeInTheDocument();
  });

  it('leaves the list to a host that prevents the event', async () => {
    const onFilterChange = vi.fn((event) => event.preventDefault());
    stage(grid({ onFilterChange, page: 2 }));
    await button('Filter').click();
    await button('Live').click();
    await button('APPLY FILTER').click();
    expect(onFilterChange.mock.calls[0]?.[0].detail).toEqual({
      video_status: 'LIVE',
      room_category_id: null,
    });
    expect(listsAsked()).toHaveLength(1);
  });

  it('bears categories that do not come, and those that come broken', async () => {
    stand.network = async (url, request) =>
      url.pathname === '/api/v1/room/category'
        ? Response.json({ code: 'internal', message: 'no' }, { status: 400 })
        : stand.api.fetch(request);
    stage(grid());
    await button('Filter').click();
    await expect.element(page.getByText('The categories could not be loaded.')).toBeVisible();
    stand.network = async () =>
      Response.json({ data: [null, { id: 3 }, { id: 4, name: {} }, { id: 'x', name: '<b>Tari</b>' }] });
    await button('Retry').click();
    await expect.element(button('<b>Tari</b>')).toBeVisible();
    expect(page.getByRole('group', { name: 'Show Category' }).getByRole('button').elements()).toHaveLength(1);
  });

  it('is not there for a grid of a few, nor where the host wants none', async () => {
    await stand.api.addShow({ name: 'Malam ini' });
    const { show } = stage(grid({ limit: 4 }));
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
    await expect.element(button('Filter')).not.toBeInTheDocument();
    show(grid({ noFilter: true }));
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
    await expect.element(button('Filter')).not.toBeInTheDocument();
  });
});

describe('a page behind the last one', () => {
  it('says so, and leads back to the first', async () => {
    await stand.api.addShow({ name: 'Malam ini' });
    const onPageChange = vi.fn();
    const { show } = stage(grid({ page: 99, onPageChange }));
    await expect.element(page.getByText('There is no page 99')).toBeVisible();
    await button('Back to page 1').click();
    expect(onPageChange.mock.calls[0]?.[0].detail).toEqual({ page: 1 });
    for (const odd of [Number.MAX_SAFE_INTEGER, 1e21, -3, 1.5, Number.NaN]) {
      show(grid({ page: odd }));
      const says = odd === Number.MAX_SAFE_INTEGER ? page.getByText(`There is no page ${odd}`) : null;
      await expect.element(says ?? page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
    }
  });
});
