import { getPanggung, getPayments } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setCaptions } from '../../../server/src/captions.js';
import { addLiveShow, changeShow, ticketFor } from '../../../server/src/watching.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { press } from './controls.fixture.js';
import { Player, type PlayerProps } from './index.js';
import { createStreams } from './stream.fixture.js';

const streams = createStreams();
const stand = backstage(() => ({ ports: { media: streams.media() } }));
const patience = { timeout: 60_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name });

let show: Show;
beforeEach(async () => {
  show = await addLiveShow(stand.api);
  await streams.of(show).order({ onAir: 20 });
});

/** A show on air as somebody with a ticket sees it, beside a field of the host's own. */
async function watchLive(own: Partial<PlayerProps> = {}, width = 960) {
  getPayments(getPanggung(stand.settings)).keep(await ticketFor(stand.api, show));
  const { place } = stage(
    <>
      <input aria-label="Host's own" />
      <Player {...stand.settings} show={show.id} {...own} />
    </>,
    { width },
  );
  const state = () => place.querySelector<HTMLElement>('.panggung')?.dataset.state;
  await expect.poll(state, patience).toBe('live');
  const video = place.querySelector('video') as HTMLVideoElement;
  const view = place.querySelector('.panggung-player__view') as HTMLElement;
  await expect.poll(() => video.seekable.length, patience).toBe(1);
  return { place, video, view, state };
}

/** What the chat takes of a wide page, with the gap before it, in px. */
const CHAT_WIDTH = 372;

describe('keys', () => {
  it('act once the picture was pressed, each as the help tells', async () => {
    const { video, view } = await watchLive();
    await userEvent.click(view, { position: { x: 300, y: 200 } });
    await expect.poll(() => video.paused).toBe(true);
    expect(document.activeElement).toBe(view);
    const at = () => video.currentTime;
    await userEvent.keyboard('0');
    await expect.poll(at).toBeLessThan(1);
    await userEvent.keyboard('l');
    await expect.poll(at).toBeGreaterThan(9);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(at).toBeGreaterThan(14);
    await userEvent.keyboard('{ArrowLeft}j');
    await expect.poll(at).toBeLessThan(1);
    await userEvent.keyboard('5');
    await expect.poll(at).toBeGreaterThan(15);
    const muted = video.muted;
    await userEvent.keyboard('m');
    expect(video.muted).toBe(!muted);
    video.volume = 0.5;
    await userEvent.keyboard('{ArrowUp}');
    expect(video.volume).toBeCloseTo(0.55);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(video.volume).toBeCloseTo(0.45);
    await userEvent.keyboard('{End}');
    await expect.poll(at).toBeGreaterThan(30);
    await userEvent.keyboard(' ');
    await expect.poll(() => video.paused).toBe(false);
    await userEvent.keyboard('?');
    await expect.element(page.getByText(/^Space or K/), patience).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(/^Space or K/)).not.toBeInTheDocument();
    expect(document.activeElement).toBe(view);
  });

  it("are the host's own everywhere else, and with a modifier", async () => {
    const { video, view } = await watchLive();
    const wasMuted = video.muted;
    const field = page.getByLabelText("Host's own");
    await field.click();
    await userEvent.keyboard('mk0 f');
    await expect.element(field).toHaveValue('mk0 f');
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    addEventListener('keydown', heard);
    onTestFinished(() => removeEventListener('keydown', heard));
    view.focus();
    await userEvent.keyboard('{Control>}m{/Control}x{Tab}');
    expect(heard).not.toHaveReturnedWith(true);
    expect([video.muted, video.paused]).toEqual([wasMuted, false]);
  });
});

it('shows its picture on a page that makes every canvas and video a block', async () => {
  const reset = document.createElement('style');
  reset.textContent = 'img, video, canvas, svg { display: block; }';
  document.head.append(reset);
  onTestFinished(() => reset.remove());
  const { view } = await watchLive();
  const held = view.querySelector('canvas') as HTMLCanvasElement;
  expect([held.hidden, getComputedStyle(held).display]).toEqual([true, 'none']);
});

it('asks with a renewed token as soon as it has one', async () => {
  await watchLive();
  const stream = streams.of(show);
  const old = (await stream.log()).tokens.at(-1);
  const renewals = () => stand.asked.filter(({ pathname }) => pathname.endsWith('/renewal')).length;
  const before = renewals();
  stand.api.advance(1000);
  await stream.order({ token: 'of somebody else' });
  await expect.poll(async () => (await stream.log()).tokens.at(-1), patience).not.toBe(old);
  expect(renewals()).toBe(before + 1);
});

describe('the focus', () => {
  it('goes on to the picture when the control that has it goes away', async () => {
    const { view, state } = await watchLive();
    await expect.element(button(/^(Play|Pause)$/), patience).toBeVisible();
    (button(/^(Play|Pause)$/).element() as HTMLElement).focus();
    await changeShow(stand.api, show, { video_status: 'ENDED' });
    stand.api.advance(2000);
    await expect.poll(state, patience).toBe('ended');
    await expect.poll(() => document.activeElement).toBe(view);
  });

  it('goes there from the chat as well, beside the picture or over it', async () => {
    const { place, view, state } = await watchLive();
    const chat = () => place.querySelector<HTMLElement>('.panggung-chat__scroll');
    await press('Fill the window');
    await expect.poll(() => view.contains(chat()), patience).toBe(true);
    chat()?.focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(view);
    await expect.poll(() => view.contains(chat())).toBe(false);
    chat()?.focus();
    expect(document.activeElement).toBe(chat());
    await changeShow(stand.api, show, { video_status: 'ENDED' });
    stand.api.advance(2000);
    await expect.poll(state, patience).toBe('ended');
    await expect.poll(() => document.activeElement).toBe(view);
  });
});

describe('full window', () => {
  it('keeps what lies over the picture, holds the focus, and is left by Escape', async () => {
    await changeShow(stand.api, show, { watermark: 1 });
    const { place, video, view } = await watchLive();
    const time = video.currentTime;
    await press('Fill the window');
    const { clientWidth, clientHeight } = document.documentElement;
    expect([view.offsetWidth, view.offsetHeight]).toEqual([clientWidth, clientHeight]);
    expect(view.contains(place.querySelector('.panggung-player__watermark'))).toBe(true);
    const covered = page.getByLabelText("Host's own").element();
    for (let tab = 0; tab < 12; tab++) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement).not.toBe(covered);
    }
    view.focus();
    // A dialog around it would close by a key that nobody took.
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    addEventListener('keydown', heard, { once: true });
    await userEvent.keyboard('{Escape}');
    expect(heard).toHaveReturnedWith(true);
    await expect.element(button('Fill the window')).toBeVisible();
    // The chat is beside it again.
    await expect.poll(() => view.offsetWidth, patience).toBe(960 - CHAT_WIDTH);
    expect(video.currentTime).toBeGreaterThanOrEqual(time);
  });

  it('ends with the picture: nobody is left in it without a way out', async () => {
    const { view, state } = await watchLive();
    await press('Fill the window');
    expect(view.matches(':popover-open')).toBe(true);
    await changeShow(stand.api, show, { video_status: 'ENDED' });
    stand.api.advance(2000);
    await expect.poll(state, patience).toBe('ended');
    expect(view.matches(':popover-open')).toBe(false);
  });
});

describe('captions', () => {
  it('are switched by a button and by C', async () => {
    const text = 'WEBVTT\n\n00:00.000 --> 10:00:00.000\nApi kecil ini\n';
    const captions = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    const { video } = await watchLive({ captions });
    const [track] = video.textTracks;
    expect(track?.mode).toBe('disabled');
    await press('Captions');
    await expect.poll(() => track?.mode).toBe('showing');
    await expect.element(button('Captions')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => track?.activeCues?.length, patience).toBe(1);
    await userEvent.keyboard('c');
    await expect.poll(() => track?.mode).toBe('disabled');
  });

  it('are read above the controls', async () => {
    const text = 'WEBVTT\n\n00:00.000 --> 10:00:00.000\nApi kecil ini\n';
    const captions = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    const { video, view } = await watchLive({ captions });
    video.pause();
    await expect.element(button('Play')).toBeVisible();
    /** What is seen right above the controls, in the middle. */
    const look = async () => {
      const shot = await page.screenshot({ element: view, save: false, base64: true });
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return [...(pen?.getImageData(image.width / 2 - 60, image.height - 106, 120, 30).data ?? [])];
    };
    const bare = await look();
    await press('Captions');
    const differing = async () => {
      const seen = await look();
      return seen.filter((value, at) => Math.abs(value - (bare[at] ?? 0)) > 60).length;
    };
    await expect.poll(differing, patience).toBeGreaterThan(100);
  });

  it('that a show has come with its video, for who watches it', async () => {
    const film = { video_status: 'ENDED', islive: 0, url_video: '/media/videos/film.mp4' } as const;
    show = await addLiveShow(stand.api, film);
    const content = 'WEBVTT\n\n00:00.000 --> 00:02.000\nApi kecil ini\n';
    const path = await stand.api.ports.database
      .transaction()
      .execute((transaction) => setCaptions(transaction, { showId: Number(show.id), content }));
    getPayments(getPanggung(stand.settings)).keep(await ticketFor(stand.api, show));
    const { place } = stage(<Player {...stand.settings} show={show.id} />);
    const source = () => place.querySelector('track')?.getAttribute('src');
    await expect.poll(source, patience).toMatch(new RegExp(`${path}\\?playback=[0-9a-f]{32}$`));
  });
});

describe('a browser that plays nothing with sound by itself', () => {
  it('begins silent, offers the sound, and remembers no silence that nobody chose', async () => {
    const play = HTMLMediaElement.prototype.play;
    onTestFinished(() => {
      HTMLMediaElement.prototype.play = play;
    });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return this.muted ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
    const { place, video } = await watchLive({}, 320);
    expect(video.muted).toBe(true);
    await expect.element(button('Turn the sound on')).toBeVisible();
    const corner = place.querySelector('.panggung-player__corner')?.getBoundingClientRect();
    const { top } = button('Turn the sound on').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual((corner?.bottom ?? 0) - 12);
    expect(JSON.stringify({ ...localStorage })).not.toContain('isMuted');
    await button('Turn the sound on').click();
    await expect.poll(() => video.muted).toBe(false);
    await expect.element(button('Turn the sound on')).not.toBeInTheDocument();
  });
});

it('is sought second by second with a pointer, and by five with the keys, with its thumb where the picture is', async () => {
  const { video } = await watchLive();
  await userEvent.keyboard(' ');
  video.pause();
  const bar = page.getByRole('slider', { name: 'Seek' }).element() as HTMLInputElement;
  bar.focus();
  await userEvent.keyboard('{Home}');
  const at = () => video.currentTime;
  await expect.poll(at).toBeCloseTo(video.seekable.start(0), 1);
  const start = at();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect.poll(at).toBeCloseTo(start + 10, 1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(at).toBeCloseTo(start + 5, 1);
  video.currentTime = start + 6.3;
  await expect.poll(() => Number(bar.value)).toBeCloseTo(start + 6.3, 1);
});

it('keeps the bar while it reconnects, and the focus of whoever is on it', async () => {
  const { video, state } = await watchLive();
  const bar = page.getByRole('slider', { name: 'Seek' });
  await expect.element(bar, patience).toBeVisible();
  (bar.element() as HTMLElement).focus();
  const stream = streams.of(show);
  await stream.order({ onAir: null });
  await expect.poll(() => video.seekable.length, patience).toBe(0);
  await expect.element(bar, patience).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await stream.order({ onAir: 20 });
  await expect.poll(state, patience).toBe('live');
  await expect.element(bar, patience).not.toHaveAttribute('aria-disabled');
  await expect.element(bar).toHaveFocus();
});

it('needs no storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { video } = await watchLive();
  video.volume = 0.3;
  await press(/^(Mute|Unmute)$/);
  expect(video.volume).toBe(0.3);
});

it('tells the system what plays, and takes its buttons', async () => {
  const heard = vi.spyOn(navigator.mediaSession, 'setActionHandler');
  onTestFinished(() => heard.mockRestore());
  const { video } = await watchLive();
  expect(navigator.mediaSession.metadata?.title).toBe(show.name);
  const pause = heard.mock.calls.find(([act]) => act === 'pause')?.[1];
  pause?.({ action: 'pause' });
  await expect.poll(() => video.paused).toBe(true);
});

it('says each change once, in one polite place', async () => {
  const { place } = await watchLive();
  const places = place.querySelectorAll('[role="status"]:not(.panggung-beside-picture *)');
  const texts = () => [...places].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['You are watching live']);
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(places[0]?.textContent ?? ''));
  observer.observe(places[0] as Element, { childList: true, characterData: true, subtree: true });
  const stream = streams.of(show);
  await stream.order({ isOut: true });
  await expect.poll(() => said, patience).toContain('Reconnecting');
  await stream.order({ isOut: false });
  await expect.poll(() => said.at(-1), patience).toBe('You are watching live');
  expect(said).toHaveLength(2);
});

it('offers a choice of quality only where there is one', async () => {
  await watchLive();
  await press('Settings');
  await expect.element(page.getByRole('group', { name: 'Settings' }), patience).toBeVisible();
  await expect.element(page.getByLabelText('Quality')).not.toBeInTheDocument();
});

it('lets every control be seen and pressed in 320 px', async () => {
  const { view } = await watchLive({}, 320);
  const edge = view.getBoundingClientRect();
  for (const control of view.querySelectorAll('.panggung-player__row button')) {
    const { left, right, bottom, width } = control.getBoundingClientRect();
    if (width === 0) continue;
    expect([left >= edge.left, right <= edge.right, bottom <= edge.bottom]).toEqual([true, true, true]);
  }
});
