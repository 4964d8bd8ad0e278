import { getPanggung, getPayments } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { addLiveShow, ticketFor } from '../../../server/src/watching.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { press } from './controls.fixture.js';
import { Player } from './index.js';
import { createStreams } from './stream.fixture.js';
import { Watermark } from './watermark.js';

const streams = createStreams();
const stand = backstage(() => ({ ports: { media: streams.media() } }));
const patience = { timeout: 60_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name });

let show: Show;
beforeEach(async () => {
  show = await addLiveShow(stand.api, { url_cover: cover() } as object);
});

/** A cover as organisers send them: 22 : 9, its two ends in colours of their own. */
function cover(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 220, height: 90 });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (const [at, colour] of ['#ff0000', '#808080', '#0000ff'].entries()) {
    pen.fillStyle = colour;
    pen.fillRect([0, 10, 210][at] ?? 0, 0, [10, 200, 10][at] ?? 0, 90);
  }
  return canvas.toDataURL();
}

async function open(width = 400) {
  getPayments(getPanggung(stand.settings)).keep(await ticketFor(stand.api, show));
  const { place } = stage(<Player {...stand.settings} show={show.id} />, { width });
  const state = () => place.querySelector<HTMLElement>('.panggung')?.dataset.state;
  const view = () => place.querySelector('.panggung-player__view') as HTMLElement;
  return { place, state, view, is: (name: string) => expect.poll(state, patience).toBe(name) };
}

async function watch(width?: number) {
  await streams.of(show).order({ onAir: 20, heights: [720, 180] });
  const opened = await open(width);
  await opened.is('live');
  return { ...opened, video: opened.place.querySelector('video') as HTMLVideoElement };
}

describe('the place of a picture', () => {
  it('moves nothing below it, from the first drawing to the stream', async () => {
    const heights = new Set<number>();
    const { place, view, is } = await open();
    const drawing = new MutationObserver(() => heights.add(view()?.offsetHeight ?? 0));
    drawing.observe(place, { childList: true, subtree: true, attributes: true });
    onTestFinished(() => drawing.disconnect());
    await is('waiting');
    await streams.of(show).order({ onAir: 5 });
    await is('live');
    expect([...heights]).toEqual([225]);
  });

  it('shows a wide cover from end to end', async () => {
    const { view, is } = await open();
    await is('waiting');
    const poster = view().querySelector('img') as HTMLImageElement;
    await expect.poll(() => poster.naturalWidth, patience).toBe(220);
    const shot = await page.screenshot({ element: view(), save: false, base64: true });
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const at = (x: number) => [...(pen?.getImageData(x, 60, 1, 1).data ?? [])].slice(0, 3);
    const [red = 0, , blue = 0] = at(4);
    expect(red - blue).toBeGreaterThan(60);
    const [otherRed = 0, , otherBlue = 0] = at(image.width - 5);
    expect(otherBlue - otherRed).toBeGreaterThan(60);
  });
});

describe('on a phone', () => {
  it('tells how long a recording is', async () => {
    await stand.api.ports.database
      .updateTable('show')
      .set({ video_status: 'ENDED', islive: 0, url_video: `${inject('hlsUrl')}/film.mp4` })
      .where('id', '=', Number(show.id))
      .execute();
    const { view, is } = await open(320);
    await is('replay');
    await expect.element(page.getByText('/ 0:12'), patience).toBeVisible();
    const edge = view().getBoundingClientRect();
    for (const control of view().querySelectorAll('.panggung-player__row > *')) {
      const { left, right } = control.getBoundingClientRect();
      expect([left >= edge.left, right <= edge.right]).toEqual([true, true]);
    }
  });
});

describe('the choice of quality', () => {
  it('is kept to, and given back', async () => {
    await watch();
    await press('Settings');
    const choice = page.getByLabelText('Quality');
    await expect.element(choice, patience).toBeVisible();
    const names = [...choice.element().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names.sort()).toEqual(['180p', '720p', 'Automatic']);
    const { log } = streams.of(show);
    const last = async () => (await log()).heights.at(-1);
    await choice.selectOptions('180p');
    await expect.poll(last, patience).toBe(180);
    await choice.selectOptions('720p');
    await expect.poll(last, patience).toBe(720);
    await choice.selectOptions('Automatic');
    await expect.element(choice).toHaveValue('');
  });
});

describe('a picture elsewhere', () => {
  it.skipIf(!document.pictureInPictureEnabled)('goes into a window of its own and back', async () => {
    const { video } = await watch(960);
    await press('Picture in picture');
    await expect.poll(() => document.pictureInPictureElement, patience).toBe(video);
    await press('Picture in picture');
    await expect.poll(() => document.pictureInPictureElement, patience).toBeNull();
    expect(video.paused).toBe(false);
  });

  it.skipIf(!document.fullscreenEnabled)(
    'fills the screen with its controls, and gives it back',
    async () => {
      const { view } = await watch();
      await press('Full screen');
      await expect.poll(() => document.fullscreenElement, patience).toBe(view());
      await expect.element(button('Leave full screen')).toBeVisible();
      expect(view().dataset.full).toBe('true');
      await userEvent.keyboard('f');
      await expect.poll(() => document.fullscreenElement, patience).toBeNull();
      await expect.element(button('Full screen')).toBeVisible();
    },
  );
});

it('moves a watermark in steps, so that less motion asks for nothing else', async () => {
  const emulate = (value: string) =>
    cdp().send(
      'Emulation.setEmulatedMedia' as never,
      { features: [{ name: 'prefers-reduced-motion', value }] } as never,
    );
  await emulate('reduce');
  onTestFinished(() => emulate(''));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const { place } = stage(
    <div className="panggung">
      <div className="panggung-player__view">
        <Watermark text="12345" />
      </div>
    </div>,
  );
  const mark = () => place.querySelector<HTMLElement>('.panggung-player__watermark');
  const at = () => `${mark()?.style.left} ${mark()?.style.top}`;
  await expect.poll(mark).not.toBeNull();
  const before = at();
  vi.advanceTimersByTime(8000);
  await expect.poll(at).not.toBe(before);
  expect(mark()?.getAnimations()).toEqual([]);
});
