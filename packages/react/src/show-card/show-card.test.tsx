import { getPanggung } from '@panggung/client';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShowTable } from '../../../server/src/database.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { comingShows } from './artist-shows.js';
import { ShowCard } from './index.js';

const WIB = 25_200_000;
const stand = backstage();

/** Adds a show that starts so many ms from now. */
function addShow(inMs: number, show: Partial<Insertable<ShowTable>>) {
  const start = Date.now() + inMs + WIB;
  const day = Math.floor(start / 86_400_000) * 86_400_000;
  return stand.api.addShow({ start_date: day - WIB, start_time: start - day - WIB, ...show });
}

const HOUR = 3_600_000;

describe("an artist's card", () => {
  it('takes the nearest show to come by itself and leads to it', async () => {
    await addShow(50 * HOUR, { name: 'Nanti' });
    const soon = await addShow(5 * HOUR, { name: 'Sebentar lagi' });
    await addShow(-50 * HOUR, { name: 'Lewat', video_status: 'ENDED' });
    stage(<ShowCard {...stand.settings} siteUrl="https://panggung.test" artist={soon.user_id} />);
    const link = page.getByRole('link', { name: 'Sebentar lagi' });
    await expect.element(link).toHaveAttribute('href', `https://panggung.test/show/detail?id=${soon.id}`);
    await expect.element(page.getByText('Not yet started')).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });

  it('asks again when the hour strikes, and shows that it is on air', async () => {
    const show = await addShow(3000, { name: 'Malam ini' });
    stage(<ShowCard {...stand.settings} artist={show.user_id} />);
    await expect.element(page.getByText('Not yet started')).toBeVisible();
    const before = stand.asked.length;
    await stand.api.ports.database
      .updateTable('show')
      .set({ video_status: 'LIVE' })
      .where('name', '=', 'Malam ini')
      .execute();
    stand.api.advance(5000);
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    expect(stand.asked.length).toBe(before + 1);
  });

  it('shows what the artist played last when nothing is to come, and says so when there is nothing at all', async () => {
    await addShow(-90 * HOUR, { name: 'Dulu', video_status: 'ENDED' });
    const over = await addShow(-50 * HOUR, { name: 'Kemarin', video_status: 'ENDED' });
    const { show } = stage(<ShowCard {...stand.settings} artist={over.user_id} />);
    await expect.element(page.getByRole('link', { name: 'Kemarin' })).toBeVisible();
    await expect.element(page.getByText('Ended')).toBeVisible();
    show(<ShowCard {...stand.settings} artist={9999} />);
    await expect.element(page.getByText('No shows yet')).toBeVisible();
  });

  it('goes on to the replay when the show on air has ended', async () => {
    const live = await addShow(-HOUR, { name: 'Malam ini', video_status: 'LIVE' });
    stage(<ShowCard {...stand.settings} artist={live.user_id} />);
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await stand.api.ports.database.updateTable('show').set({ video_status: 'ENDED' }).execute();
    stand.api.advance(5000);
    // What a minute on air would bring about.
    await getPanggung(stand.settings).shows.reloadList(comingShows(live.user_id));
    await expect.element(page.getByText('Ended')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Malam ini' })).toBeVisible();
  });

  it('shows one show by its id, tall where it is narrow and wide where it is wide', async () => {
    const show = await addShow(5 * HOUR, { name: 'Satu acara' });
    const { place } = stage(<ShowCard {...stand.settings} show={show.id} />, { width: 280 });
    await expect.element(page.getByRole('link', { name: 'Satu acara' })).toBeVisible();
    const shape = () => {
      const covers = [...place.querySelectorAll<HTMLElement>('.panggung-cover')];
      const { width = 0, height = 1 } =
        covers.find((cover) => cover.offsetHeight)?.getBoundingClientRect() ?? {};
      return (width / height).toFixed(2);
    };
    expect(shape()).toBe('0.80');
    place.style.width = '500px';
    expect(shape()).toBe('2.44');
  });

  it('says that a show was called off, and no more that it is to come or sold', async () => {
    const show = await addShow(5 * HOUR, { name: 'Batal', status: 'CANCELLED' });
    stage(<ShowCard {...stand.settings} show={show.id} />);
    await expect.element(page.getByText('Called off')).toBeVisible();
    for (const text of ['Not yet started', 'Sold Out'])
      expect(page.getByText(text).elements()).toHaveLength(0);
  });

  it('has a page not found for a show that does not exist, and for none', async () => {
    stage(<ShowCard {...stand.settings} show={987654} />);
    await expect.element(page.getByText('Page not found')).toBeVisible();
    stage(<ShowCard {...stand.settings} />);
    await expect.poll(() => page.getByText('Page not found').elements().length).toBe(2);
  });

  it('plays a moving cover for whoever points at the card or stands in it', async () => {
    const still = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    const moving = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="m"/>';
    const show = await addShow(5 * HOUR, { name: 'Bergerak', url_cover: still, dynamic_cover: moving });
    const { place } = stage(<ShowCard {...stand.settings} show={show.id} />, { width: 500 });
    const link = page.getByRole('link', { name: 'Bergerak' });
    await expect.element(link).toBeVisible();
    const playing = () => place.querySelector('[data-ratio=landscape] img')?.getAttribute('src') === moving;
    await userEvent.unhover(link);
    await expect.poll(playing).toBe(false);
    await link.hover();
    await expect.poll(playing).toBe(true);
    await userEvent.unhover(link);
    await expect.poll(playing).toBe(false);
    (link.element() as HTMLElement).focus();
    await expect.poll(playing).toBe(true);
  });
});
