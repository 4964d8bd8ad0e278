import type { Banner } from '@panggung/core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { pictureOf, putUp } from './banner.fixture.js';
import { Banners, type BannersProps } from './index.js';

const stand = backstage();

const list = (props: BannersProps = {}) => <Banners {...stand.settings} view="list" {...props} />;
const detail = (props: BannersProps) => <Banners {...stand.settings} view="detail" {...props} />;
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('a press on a banner', () => {
  const leads: [
    what: string,
    banner: (show: number) => Partial<Banner>,
    href: (show: number, banner: number) => string,
  ][] = [
    ['DETAIL to its own page: C-21', () => ({ banner_type: 'DETAIL' }), (_, id) => `/banner/detail?id=${id}`],
    [
      'SHOW to the show: C-22',
      (show) => ({ banner_type: 'SHOW', room_video_id: show }),
      (show) => `/show/detail?id=${show}`,
    ],
    [
      'UPCOMING with a show to it: C-23',
      (show) => ({ banner_type: 'UPCOMING', room_video_id: show }),
      (show) => `/show/detail?id=${show}`,
    ],
    [
      'UPCOMING alone to the shows to come: C-23',
      () => ({ banner_type: 'UPCOMING' }),
      () => '/video?videoStatus=WAITING',
    ],
    [
      'LINK out of here: C-24',
      () => ({ banner_type: 'LAIN', promo_type: 'LINK', link_url: 'https://sanggar.example/' }),
      () => 'https://sanggar.example/',
    ],
  ];

  it.each(leads)('leads %s', async (_, banner, href) => {
    const show = Number((await stand.api.addShow()).id);
    const [id = 0] = await putUp(stand, { name: 'Kabar baik', ...banner(show) });
    stage(list({ siteUrl: '', apiUrl: stand.settings.apiUrl }));
    await expect.element(link(/^Kabar baik/)).toHaveAttribute('href', href(show, id));
  });

  it('opens what is elsewhere in a tab of its own, which learns nothing of this one', async () => {
    await putUp(stand, {
      name: 'Mitra',
      banner_type: 'LAIN',
      promo_type: 'LINK',
      link_url: 'https://sanggar.example/',
    });
    stage(list());
    const away = link('Mitra (opens in a new tab)');
    await expect.element(away).toHaveAttribute('target', '_blank');
    await expect.element(away).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['a word nobody knows', { banner_type: 'KEJUTAN' }],
    [
      'an address that would run',
      { banner_type: 'LAIN', promo_type: 'LINK', link_url: 'javascript:alert(1)' } as const,
    ],
  ])('leads nowhere by %s', async (_, banner) => {
    await putUp(stand, { name: 'Buntu', ...banner });
    stage(list());
    await expect.element(page.getByRole('heading', { name: 'Buntu' })).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('asks the host first, who learns what and where', async () => {
    const [id] = await putUp(stand, { name: 'Kabar baik' });
    const onBannerSelect = vi.fn((event) => event.preventDefault());
    stage(list({ onBannerSelect, siteUrl: 'https://panggung.example' }));
    await link('Kabar baik').click();
    const href = `https://panggung.example/banner/detail?id=${id}`;
    expect(onBannerSelect.mock.calls[0]?.[0].detail).toEqual({ banner_id: id, kind: 'banner', href });
  });
});

describe('a list of banners', () => {
  const names = [...Array(9).keys()].map((place) => ({ name: `Kabar ${place + 1}` }));

  it('has eight a page, and turns them itself', async () => {
    await putUp(stand, ...names);
    stage(list());
    await expect.element(link('Kabar 8')).toBeVisible();
    expect(Object.fromEntries(stand.asked[0]?.searchParams ?? [])).toEqual({ page: '1', limit: '8' });
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(link('Kabar 9')).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(1);
  });

  it('leaves its pages to a host that takes them over', async () => {
    await putUp(stand, ...names);
    const onPageChange = vi.fn();
    stage(list({ page: 1, onPageChange }));
    await page.getByRole('button', { name: 'Page 2' }).click();
    expect(onPageChange.mock.calls[0]?.[0].detail).toEqual({ page: 2 });
    await expect.element(link('Kabar 1')).toBeVisible();
  });

  it('says that a page is not there, and leads back to the first', async () => {
    await putUp(stand, ...names);
    const onPageChange = vi.fn();
    stage(list({ page: 70, onPageChange }));
    await expect.element(page.getByText('There is no such page')).toBeVisible();
    await page.getByRole('button', { name: 'Back to page 1' }).click();
    expect(onPageChange.mock.calls[0]?.[0].detail).toEqual({ page: 1 });
  });

  it('says when there is nothing', async () => {
    await putUp(stand);
    stage(list());
    await expect.element(page.getByText('No news yet')).toBeVisible();
  });

  it('keeps what is shown when the next page does not come', async () => {
    await putUp(stand, ...names);
    stage(list());
    await expect.element(link('Kabar 8')).toBeVisible();
    stand.network = async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 });
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(page.getByText('The news could not be loaded.')).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(8);
    stand.network = (_, request) => stand.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(link('Kabar 9')).toBeVisible();
  });
});

describe('the page of a banner', () => {
  const banner: Partial<Banner> = {
    name: 'Musim baru',
    url_image: pictureOf('Musim baru'),
    description: 'Dari Sabang.\n\nSampai <b>Merauke</b>: https://panggung.example/musim.',
  };

  it('tells under Info what it is about, as text with its links: C-26', async () => {
    const [id] = await putUp(stand, banner);
    const { place } = stage(detail({ banner: id }));
    await expect.element(page.getByRole('heading', { name: 'Musim baru', level: 1 })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Info', level: 2 })).toBeVisible();
    await expect.element(page.getByText(/^Sampai <b>Merauke<\/b>: /)).toBeVisible();
    expect(place.querySelector('b')).toBeNull();
    await expect
      .element(link('panggung.example/musim'))
      .toHaveAttribute('href', 'https://panggung.example/musim');
  });

  it('shows its picture large in a dialog, and gives the focus back: C-25', async () => {
    const [id] = await putUp(stand, banner);
    stage(detail({ banner: id }));
    const enlarge = page.getByRole('button', { name: 'Enlarge cover' });
    await enlarge.click();
    const dialog = page.getByRole('dialog', { name: 'Musim baru' });
    await expect.element(dialog.getByRole('img', { name: 'Musim baru' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(enlarge).toHaveFocus();
  });

  it('leads on to the show it promotes', async () => {
    const show = Number((await stand.api.addShow()).id);
    const [id] = await putUp(stand, { ...banner, promo_type: 'SHOW', room_video_id: show });
    stage(detail({ banner: id, siteUrl: 'https://panggung.example' }));
    await expect
      .element(link('See show'))
      .toHaveAttribute('href', `https://panggung.example/show/detail?id=${show}`);
  });

  it('has no button for a picture that is not there', async () => {
    const [id] = await putUp(stand, { name: 'Tanpa gambar' });
    stage(detail({ banner: id }));
    await expect.element(page.getByRole('heading', { name: 'Tanpa gambar' })).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it.each([undefined, '', 999_999, '../x'])('is not found for %s', async (id) => {
    const { place } = stage(detail({ banner: id }));
    await expect.element(page.getByText('Page not found')).toBeVisible();
    expect(place.querySelector('[data-state="missing"]')).not.toBeNull();
  });

  it('that is not there leads to those that are, after asking the host', async () => {
    const onListOpen = vi.fn((event) => event.preventDefault());
    stage(detail({ banner: 999_999, siteUrl: 'https://panggung.example', onListOpen }));
    await link('See other news').click();
    expect(onListOpen.mock.calls[0]?.[0].detail).toEqual({ href: 'https://panggung.example/banner' });
  });
});
