import { getPanggung, getPayments } from '@panggung/client';
import type { PlayerState, Show } from '@panggung/core';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { addLiveShow, ticketFor } from '../../../../server/src/watching.fixture.js';
import { backstage, stage } from '../../ui/stage.fixture.js';
import { pair, touch } from '../../ui/touch.fixture.js';
import { press } from '../controls.fixture.js';
import { Player } from '../index.js';
import { createStreams } from '../stream.fixture.js';

const streams = createStreams();
const stand = backstage(() => ({ ports: { media: streams.media() } }));
const patience = { timeout: 60_000 };
const button = (name: string) => page.getByRole('button', { name });
const picture = () => page.getByRole('application', { name: '360° picture' });
const flat = () => page.getByText('This browser shows the 360° picture flat');

/** All of it is in sight: what is not cannot be photographed. */
const WIDTH = 400;

/** The light of each side of the film: red, green, blue. */
const lights = {
  ahead: [0, 220, 232],
  left: [31, 138, 85],
  right: [184, 100, 27],
  behind: [91, 69, 181],
  above: [11, 20, 48],
  below: [26, 18, 12],
};
type Side = keyof typeof lights;
const sides = Object.keys(lights) as Side[];

/** Which side of the film is in the middle of what a viewer sees. */
async function middle(view: HTMLElement): Promise<Side | undefined> {
  const shot = await page.screenshot({ element: view, save: false, base64: true });
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen?.drawImage(image, 0, 0);
  const seen = pen?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? [];
  const isSeen = (light: number[]) => light.every((part, at) => Math.abs(part - (seen[at] ?? 0)) < 16);
  return sides.find((side) => isSeen(lights[side]));
}

/** A recording that was taken all around, as somebody with a ticket sees it. */
async function watchAround(film = 'around.mp4', is360 = 1) {
  const url_video = `${inject('hlsUrl')}/${film}`;
  const show = await addLiveShow(stand.api, { video_status: 'ENDED', islive: 0, is360, url_video });
  return watch(show, 'replay');
}

async function watch(show: Show, playing: PlayerState) {
  getPayments(getPanggung(stand.settings)).keep(await ticketFor(stand.api, show));
  const { place } = stage(<Player {...stand.settings} show={show.id} />, { width: WIDTH });
  const state = () => place.querySelector<HTMLElement>('.panggung')?.dataset.state;
  await expect.poll(state, patience).toBe(playing);
  const view = place.querySelector('.panggung-player__view') as HTMLElement;
  const video = place.querySelector('video') as HTMLVideoElement;
  // However long somebody takes to look around.
  video.loop = true;
  await expect.poll(() => video.currentTime, patience).toBeGreaterThan(0.2);
  const sees = (side: Side) => expect.poll(() => middle(view), patience).toBe(side);
  return { view, video, sees };
}

/** The sphere is there, and the stage is in front of whoever comes. */
async function faceStage() {
  const around = await watchAround();
  await expect.element(picture(), patience).toBeVisible();
  await around.sees('ahead');
  return around;
}

const times = (count: number, key: string) => `{${key}}`.repeat(count);

const canvasOf = (view: HTMLElement) => view.querySelector<HTMLCanvasElement>('[role="application"] canvas');
const lossOf = (view: HTMLElement) => canvasOf(view)?.getContext('webgl')?.getExtension('WEBGL_lose_context');

/** What a browser has, changed until the test is over. */
function having(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

describe('whoever looks around', () => {
  it('finds the stage ahead, and every side where it is, by arrows', async () => {
    const { sees } = await faceStage();
    (picture().element() as HTMLElement).focus();
    await userEvent.keyboard(times(6, 'ArrowLeft'));
    await sees('left');
    await userEvent.keyboard(times(6, 'ArrowLeft'));
    await sees('behind');
    await userEvent.keyboard(times(6, 'ArrowLeft'));
    await sees('right');
    await userEvent.keyboard(times(6, 'ArrowUp'));
    await sees('above');
    await userEvent.keyboard(times(12, 'ArrowDown'));
    await sees('below');
    await userEvent.keyboard('r');
    await sees('ahead');
  });

  it('takes the picture along with a pointer, which stops nothing', async () => {
    const { video, view, sees } = await faceStage();
    const y = view.offsetHeight / 2;
    await userEvent.dragAndDrop(picture(), picture(), {
      sourcePosition: { x: WIDTH * 0.1, y },
      targetPosition: { x: WIDTH * 0.9, y },
    });
    await sees('left');
    expect(video.paused).toBe(false);
  });

  it('comes closer between two fingers, which turn nothing', async () => {
    const { view, sees } = await faceStage();
    const place = picture().element();
    await touch(place, 'touchStart', pair(60));
    for (const apart of [90, 120, 150, 180]) await touch(place, 'touchMove', pair(apart));
    await touch(place, 'touchEnd');
    await sees('ahead');
    const y = view.offsetHeight / 2;
    // From this near, a way that leads past the stage leads to its other half.
    await userEvent.dragAndDrop(picture(), picture(), {
      sourcePosition: { x: WIDTH * 0.1, y },
      targetPosition: { x: WIDTH * 0.5, y },
    });
    await sees('ahead');
  });

  it('needs neither keys nor a drag: there is a button for each way', async () => {
    const { sees } = await faceStage();
    await expect.element(button('Look left')).not.toBeInTheDocument();
    await press('Look around');
    await expect.element(button('Look around')).toHaveAttribute('aria-expanded', 'true');
    for (let turn = 0; turn < 5; turn++) await press('Look right');
    await sees('right');
    for (let turn = 0; turn < 6; turn++) await press('Look up');
    await sees('above');
    await press('Face the stage');
    await sees('ahead');
    await press('Look down');
    await press('Look down');
    await press('Zoom in');
    await press('Zoom out');
    await sees('below');
  });

  it('still has the keys of the film, but for the arrows, and a press that pauses it', async () => {
    const { video, sees } = await faceStage();
    await picture().click({ position: { x: WIDTH / 2, y: 30 } });
    await expect.poll(() => video.paused).toBe(true);
    await expect.element(picture()).toHaveFocus();
    await userEvent.keyboard('0');
    await expect.poll(() => video.currentTime).toBe(0);
    await userEvent.keyboard(times(6, 'ArrowRight'));
    await sees('right');
    expect([video.currentTime, video.paused]).toEqual([0, true]);
    await userEvent.keyboard('k');
    await expect.poll(() => video.paused).toBe(false);
  });
});

it('is all around its viewers while it is live as well, and nowhere for who only hears it', async () => {
  const show = await addLiveShow(stand.api, { is360: 1 });
  await streams.of(show).order({ onAir: 10 });
  const { sees } = await watch(show, 'live');
  // Of this film, too, a light sun is in the middle.
  await sees('ahead');
  await press('Settings');
  await page.getByRole('checkbox', { name: /Audio only/ }).click();
  await expect.element(picture(), patience).not.toBeInTheDocument();
});

describe('a device that is moved', () => {
  const sensor = (name: string, pose?: object) =>
    cdp().send(`DeviceOrientation.${name}` as never, pose as never);
  const turnDevice = async (alpha: number, beta = 90) => {
    onTestFinished(() => sensor('clearDeviceOrientationOverride'));
    await sensor('setDeviceOrientationOverride', { alpha, beta, gamma: 0 });
  };
  const motion = 'Look around by moving the device';
  const moving = () => button(motion);
  const byHand = () =>
    having(globalThis, 'matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    }));

  it('is a window, once that was asked for: what was ahead stays ahead until it turns', async () => {
    byHand();
    const { sees } = await faceStage();
    await turnDevice(120, 150);
    await press(motion);
    await expect.element(moving()).toHaveAttribute('aria-pressed', 'true');
    await sees('above');
    await turnDevice(120);
    await sees('ahead');
    await turnDevice(30);
    await sees('right');
    await press(motion);
    await expect.element(moving()).toHaveAttribute('aria-pressed', 'false');
    await turnDevice(120);
    (picture().element() as HTMLElement).focus();
    await userEvent.keyboard('r');
    await sees('ahead');
  });

  it('says so where it may not tell, or cannot', async () => {
    byHand();
    const requestPermission = vi.fn(async () => 'denied');
    having(DeviceOrientationEvent, 'requestPermission', requestPermission);
    await faceStage();
    expect(requestPermission).not.toHaveBeenCalled();
    await press(motion);
    await expect.element(page.getByText('This device does not tell how it is held')).toBeVisible();
    await expect.element(moving()).toHaveAttribute('aria-pressed', 'false');
    requestPermission.mockResolvedValue('granted');
    // This machine has nothing that knows.
    await press(motion);
    expect(requestPermission).toHaveBeenCalledTimes(2);
    await expect.element(page.getByText('This device does not tell how it is held')).toBeVisible();
  });

  it('says so where it stays silent', async () => {
    byHand();
    const listen = globalThis.addEventListener.bind(globalThis);
    having(globalThis, 'addEventListener', (name: string, ...rest: [EventListener]) => {
      if (name !== 'deviceorientation') listen(name, ...rest);
    });
    await faceStage();
    await moving().click();
    await expect.element(page.getByText('This device does not tell how it is held')).toBeVisible();
    await expect.element(moving()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not spoken of where there is a mouse', async () => {
    await faceStage();
    await expect.element(moving()).not.toBeInTheDocument();
  });
});

it('is all around again when the graphics card took it away', async () => {
  const { view, sees } = await faceStage();
  const place = picture().element() as HTMLElement;
  place.focus();
  await userEvent.keyboard(times(6, 'ArrowRight'));
  await sees('right');
  const before = canvasOf(view);
  lossOf(view)?.loseContext();
  await expect.poll(() => canvasOf(view)).not.toBe(before);
  await sees('ahead');
  expect(document.activeElement).toBe(place);
});

describe('the flat film', () => {
  const plays = async ({ video }: { video: HTMLVideoElement }) => {
    await expect.element(flat(), patience).toBeVisible();
    await expect.element(picture()).not.toBeInTheDocument();
    const from = video.currentTime;
    await expect.poll(() => video.currentTime, patience).not.toBe(from);
    await expect.element(button('Pause')).toBeVisible();
  };

  it('plays in a browser without WebGL', async () => {
    const { getContext } = HTMLCanvasElement.prototype;
    having(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl' ? null : getContext.call(this, kind);
    });
    await plays(await watchAround());
  });

  it('plays on when the graphics card goes away for good', async () => {
    const { view, video } = await faceStage();
    const { getContext } = HTMLCanvasElement.prototype;
    const lost = lossOf(view);
    having(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl' ? null : getContext.call(this, kind);
    });
    lost?.loseContext();
    await plays({ video });
  });

  it('plays where its place lets no page read it', async () => {
    await plays(await watchAround('shut/around.mp4'));
  });

  it('is what any other show has', async () => {
    const { view, video } = await watchAround('film.mp4', 0);
    await expect.element(button('Settings'), patience).toBeVisible();
    expect(view.querySelector('[role="application"]')).toBeNull();
    expect(video.crossOrigin).toBeNull();
  });
});
