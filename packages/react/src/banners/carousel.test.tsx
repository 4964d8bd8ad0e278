import { BANNER_TURN_MS, type Banner } from '@panggung/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { pictureOf, putUp } from './banner.fixture.js';
import { Banners, type BannersProps } from './index.js';

const stand = backstage();
afterEach(() => void vi.useRealTimers());

const carousel = (props: BannersProps = {}) => <Banners {...stand.settings} {...props} />;

const name = (text: string) => page.getByRole('link', { name: text });
const next = page.getByRole('button', { name: 'Next news' });
const pause = page.getByRole('button', { name: 'Stop moving' });
const track = (place: HTMLElement) => place.querySelector('.panggung-banners__track') as HTMLElement;
const pictures = (place: HTMLElement) => [...track(place).querySelectorAll('img')];

/** Lets the carousel's time pass, and what it asks for come. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a carousel of banners', () => {
  it('asks once for the first ten, by page and limit', async () => {
    await putUp(stand, { name: 'Pekan lakon' });
    stage(carousel());
    stage(carousel());
    await expect.element(name('Pekan lakon').first()).toBeVisible();
    const [asked, again] = stand.asked.filter(({ pathname }) => pathname === '/api/v1/banner');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({ page: '1', limit: '10' });
    expect(again).toBeUndefined();
  });

  it('trims a long description and leaves a short one alone: C-20', async () => {
    await putUp(
      stand,
      { name: 'Panjang', description: 'a'.repeat(80) },
      { name: 'Pendek', description: 'Satu.' },
    );
    stage(carousel());
    await expect.element(page.getByText(`${'a'.repeat(55)}...`)).toBeVisible();
    await next.click();
    await expect.element(page.getByText('Satu.')).toBeVisible();
  });

  it('gives its first picture the network to itself, and the others only when they come near', async () => {
    const names = ['Satu', 'Dua', 'Tiga', 'Empat'];
    await putUp(stand, ...names.map((it) => ({ name: it, url_image: pictureOf(it) })));
    const { place } = stage(carousel());
    await expect.poll(() => pictures(place).length).toBeGreaterThan(0);
    const [first] = pictures(place);
    expect(first).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
    await expect.poll(() => pictures(place)).toHaveLength(4);
    for (const other of pictures(place).slice(1)) {
      expect(other).toMatchObject({ loading: 'lazy', fetchPriority: 'auto' });
    }
  });

  it('shows the others too when the first picture is broken', async () => {
    await putUp(
      stand,
      { name: 'Rusak', url_image: 'https://gambar.invalid/1.png' },
      { name: 'Utuh', url_image: pictureOf('Utuh') },
    );
    const { place } = stage(carousel());
    await expect.poll(() => pictures(place).map(({ src }) => src)).toEqual([pictureOf('Utuh')]);
  });

  it('keeps one height from its first drawing on, whichever slide is shown', async () => {
    await putUp(
      stand,
      { name: 'Satu', description: null, url_image: pictureOf('Satu') },
      { name: 'Dua', description: 'Dua malam di alun-alun kota, dan pagi sesudahnya juga.' },
    );
    let release = () => {};
    stand.network = (_, request) =>
      new Promise((resolve) => {
        release = () => resolve(stand.api.fetch(request));
      });
    const { place } = stage(carousel(), { width: 1280 });
    await expect.poll(() => stand.asked).toHaveLength(1);
    const height = place.offsetHeight;
    expect(height).toBeGreaterThan(400);
    release();
    await expect.element(next).toBeVisible();
    expect(place.offsetHeight).toBe(height);
    await next.click();
    await expect.element(name('Dua')).toBeVisible();
    expect(place.offsetHeight).toBe(height);
  });

  it('takes no room where there are no banners, and says so once', async () => {
    await putUp(stand);
    const onSettled = vi.fn();
    const { place } = stage(carousel({ onSettled }));
    await expect.poll(() => onSettled).toHaveBeenCalledWith('empty');
    expect(place.offsetHeight).toBe(0);
    await putUp(stand, { name: 'Terlambat' });
    dispatchEvent(new Event('online'));
    expect(place.offsetHeight).toBe(0);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('keeps its room when it fails, and fills it on Retry', async () => {
    await putUp(stand, { name: 'Pekan lakon' }, { name: 'Pekan tari' });
    const onSettled = vi.fn();
    stand.network = async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 });
    const { place } = stage(carousel({ onSettled }), { width: 1280 });
    await expect.element(page.getByText('The news could not be loaded.')).toBeVisible();
    expect(onSettled.mock.calls).toEqual([['failed']]);
    const height = place.offsetHeight;
    stand.network = (_, request) => stand.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(name('Pekan lakon')).toBeVisible();
    expect(place.offsetHeight).toBe(height);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  const long = {
    name: 'Sebuah kabar dengan nama yang panjang sekali, yang butuh dua baris di layar mana pun juga, sungguh',
    description: 'Sebuah keterangan yang panjang, lebih panjang daripada yang muat di sini.',
  };

  it.each([
    ['one', 320],
    ['one', 360],
    ['one', 1280],
    ['several', 320],
    ['several', 360],
    ['several', 1280],
  ])('fills the room of a failure to the pixel: %s, %i px wide', async (many, width) => {
    await putUp(stand, ...(many === 'one' ? [long] : [{ name: 'Pendek' }, long]));
    stand.network = async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 });
    const { place } = stage(carousel(), { width });
    await expect.element(page.getByText('The news could not be loaded.')).toBeVisible();
    const height = place.offsetHeight;
    stand.network = (_, request) => stand.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('region', { name: 'News and offers' })).toBeVisible();
    if (many === 'several') await expect.element(next).toBeVisible();
    expect(place.offsetHeight).toBe(height);
  });

  it('lets nobody below wait for an API that does not answer', async () => {
    const onSettled = vi.fn();
    stand.network = () => new Promise(() => {});
    const { place } = stage(carousel({ onSettled }));
    await expect.poll(() => onSettled).toHaveBeenCalledWith('failed');
    expect(place.querySelector('[data-state="late"]')).not.toBeNull();
    expect(place.offsetHeight).toBeGreaterThan(300);
  });
});

describe('its slides', () => {
  const three = (): Partial<Banner>[] =>
    ['Satu', 'Dua', 'Tiga'].map((it) => ({ name: it, url_image: pictureOf(it) }));

  it('follow the buttons, the arrow keys, Home and End, round and round', async () => {
    await putUp(stand, ...three());
    const { place } = stage(carousel());
    await next.click();
    await expect.element(name('Dua')).toBeVisible();
    await expect.poll(() => Math.round(track(place).scrollLeft)).toBeGreaterThan(800);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(name('Tiga')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(name('Satu')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(name('Tiga')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(name('Satu')).toBeVisible();
    await page.getByRole('button', { name: 'Previous news' }).click();
    await expect.element(name('Tiga')).toBeVisible();
  });

  it('take the focus along, and leave it in the carousel where a slide leads nowhere', async () => {
    await putUp(stand, ...three().slice(0, 2), { name: 'Buntu', banner_type: 'KEJUTAN' });
    stage(carousel());
    await expect.element(next).toBeVisible();
    (name('Satu').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(name('Dua')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('heading', { name: 'Buntu' })).toBeVisible();
    await expect.element(page.getByRole('button').first()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(name('Dua')).toBeVisible();
  });

  it('follow a swipe', async () => {
    await putUp(stand, ...three());
    const { place } = stage(carousel());
    await expect.element(name('Satu')).toBeVisible();
    const [first, second] = track(place).children;
    track(place).scrollTo({ left: (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft });
    await expect.element(name('Dua')).toBeVisible();
    await expect.element(name('Satu')).not.toBeInTheDocument();
  });

  it('are told to readers one at a time, with their place', async () => {
    await putUp(stand, ...three());
    stage(carousel());
    await expect
      .element(page.getByRole('region', { name: 'News and offers' }))
      .toHaveAttribute('aria-roledescription', 'carousel');
    const slide = page.getByRole('group', { name: '1 of 3' });
    await expect.element(slide).toHaveAttribute('aria-roledescription', 'slide');
    expect(page.getByRole('group').elements()).toHaveLength(1);
  });

  it('stay where they are when there is but one, without controls', async () => {
    await putUp(stand, { name: 'Sendiri' });
    stage(carousel());
    await expect.element(name('Sendiri')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('left alone', () => {
  /** A carousel whose seven seconds begin now. */
  async function start() {
    await putUp(stand, { name: 'Satu' }, { name: 'Dua' }, { name: 'Tiga' });
    const drawn = stage(carousel());
    await expect.element(pause).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The timer under way is of the real clock: what a pointer does begins a new one.
    const box = drawn.place.querySelector('section') as HTMLElement;
    const tell = (type: string, init: PointerEventInit = {}) =>
      box.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', ...init }));
    tell('pointerenter');
    await expect.poll(() => rotation(drawn.place)).toBe('held');
    tell('pointerleave');
    await expect.poll(() => rotation(drawn.place)).toBe('on');
    return { ...drawn, tell };
  }
  const rotation = (place: HTMLElement) =>
    place.querySelector<HTMLElement>('.panggung-banners__controls')?.dataset.rotation;
  const shown = (place: HTMLElement) =>
    place.querySelector('.panggung-banners__caption[data-current] h2')?.textContent;

  it('moves on every seven seconds, unheard', async () => {
    const { place } = await start();
    expect(place.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    await pass(BANNER_TURN_MS - 1000);
    expect(shown(place)).toBe('Satu');
    await pass(1000);
    await expect.poll(() => shown(place)).toBe('Dua');
    await pass(BANNER_TURN_MS);
    await expect.poll(() => shown(place)).toBe('Tiga');
    await pass(BANNER_TURN_MS);
    await expect.poll(() => shown(place)).toBe('Satu');
  });

  it('waits for a pointer and for the focus to leave', async () => {
    const { place, tell } = await start();
    tell('pointerenter');
    await expect.poll(() => rotation(place)).toBe('held');
    await pass(3 * BANNER_TURN_MS);
    expect(shown(place)).toBe('Satu');
    tell('pointerleave');
    (pause.element() as HTMLElement).focus();
    await expect.poll(() => rotation(place)).toBe('held');
    await pass(3 * BANNER_TURN_MS);
    expect(shown(place)).toBe('Satu');
    (pause.element() as HTMLElement).blur();
    await expect.poll(() => rotation(place)).toBe('on');
    await pass(BANNER_TURN_MS);
    await expect.poll(() => shown(place)).toBe('Dua');
  });

  it('stops for good where a finger takes over', async () => {
    const { place, tell } = await start();
    tell('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => rotation(place)).toBe('off');
    await expect.element(page.getByRole('button', { name: 'Start moving' })).toBeVisible();
    await pass(3 * BANNER_TURN_MS);
    expect(shown(place)).toBe('Satu');
    expect(place.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('stops and starts by its button, also under the pointer that presses it', async () => {
    const { place } = await start();
    await pause.click();
    await expect.poll(() => rotation(place)).toBe('off');
    await page.getByRole('button', { name: 'Start moving' }).click();
    await expect.poll(() => rotation(place)).toBe('on');
    await pass(BANNER_TURN_MS);
    await expect.poll(() => shown(place)).toBe('Dua');
  });
});
