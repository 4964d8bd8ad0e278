import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { putUp } from '../banners/banner.fixture.js';
import { Banners } from '../banners/index.js';
import { Comments } from '../comments/index.js';
import { SearchResults } from '../search-results/index.js';
import { ShowDetail } from '../show-detail/index.js';
import { ShowGrid } from '../show-grid/index.js';
import { backstage, stage } from './stage.fixture.js';

const stand = backstage();

function LeafedGrid() {
  const [at, turn] = useState(9);
  return (
    <ShowGrid
      {...stand.settings}
      heading="Acara"
      page={at}
      onPageChange={({ detail }) => turn(detail.page)}
    />
  );
}

interface Story {
  widget: (show: number) => ReactElement;
  /** What is pressed, and goes away by it. */
  press: string;
  /** What has the focus then. */
  heir: readonly [role: 'heading' | 'region', name: RegExp];
}

const stories: Record<string, Story> = {
  'shows that did not come': {
    widget: () => <ShowGrid {...stand.settings} heading="Acara" />,
    press: 'Retry',
    heir: ['heading', /^Acara$/],
  },
  'a filter that nothing matches': {
    widget: () => <ShowGrid {...stand.settings} heading="Acara" status="LIVE" />,
    press: 'Clear filter',
    heir: ['heading', /^Acara$/],
  },
  'a page behind the last': {
    widget: () => <LeafedGrid />,
    press: 'Back to page 1',
    heir: ['heading', /^Acara$/],
  },
  'a search that did not come': {
    widget: () => <SearchResults {...stand.settings} q="malam" />,
    press: 'Retry',
    heir: ['region', /^Search results$/],
  },
  'a show that did not come': {
    widget: (show) => <ShowDetail {...stand.settings} show={show} />,
    press: 'Retry',
    heir: ['heading', /^Malam ini$/],
  },
  'comments that did not come': {
    widget: (show) => <Comments {...stand.settings} show={show} />,
    press: 'Retry',
    heir: ['heading', /^Comments/],
  },
  'news that did not come': {
    widget: () => <Banners {...stand.settings} />,
    press: 'Retry',
    heir: ['region', /^News and offers$/],
  },
};

it.each(Object.entries(stories))(
  'leaves a keyboard in the widget after the button of %s',
  async (_, story) => {
    const { id } = await stand.api.addShow({ name: 'Malam ini' });
    await putUp(stand, { name: 'Kabar baik' });
    if (story.press === 'Retry')
      stand.network = async () => Response.json({ code: 'forbidden', message: 'no' }, { status: 403 });
    stage(
      <>
        <div style={{ height: '2000px' }} />
        {story.widget(Number(id))}
        <div style={{ height: '2000px' }} />
      </>,
    );
    const button = page.getByRole('button', { name: story.press });
    await expect.element(button).toBeVisible();
    stand.network = (_url, request) => stand.api.fetch(request);
    (button.element() as HTMLElement).focus();
    const { scrollY } = window;
    await userEvent.keyboard('{Enter}');
    const [role, name] = story.heir;
    await expect.element(page.getByRole(role, { name })).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
    expect(window.scrollY).toBe(scrollY);
  },
);

it('leaves a keyboard in the filter after its Clear button', async () => {
  stage(<ShowGrid {...stand.settings} status="LIVE" />);
  await page.getByRole('button', { name: 'Filter 1 chosen' }).click();
  const clear = page.getByRole('dialog').getByRole('button', { name: 'Clear filter' });
  await expect.element(clear).toBeVisible();
  const before = page.getByRole('dialog').element().getBoundingClientRect().height;
  (clear.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Filter' })).toHaveFocus();
  expect(page.getByRole('dialog').element().getBoundingClientRect().height).toBe(before);
});

it('takes the focus from nobody who has gone on', async () => {
  await stand.api.addShow({ name: 'Malam ini' });
  stand.network = async () => Response.json({ code: 'forbidden', message: 'no' }, { status: 403 });
  stage(
    <>
      <input aria-label="Elsewhere" />
      <ShowGrid {...stand.settings} heading="Acara" />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  stand.network = async (_, request) => {
    await held;
    return stand.api.fetch(request);
  };
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabelText('Elsewhere').click();
  release();
  await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
  await expect.element(page.getByLabelText('Elsewhere')).toHaveFocus();
});
