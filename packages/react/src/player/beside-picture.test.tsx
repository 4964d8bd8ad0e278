import { getChat, getPanggung, getPayments } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Person } from '../../../../tests/people.js';
import { addLiveShow, changeShow, startingIn, ticketFor } from '../../../server/src/watching.fixture.js';
import { Chat } from '../chat/index.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { press } from './controls.fixture.js';
import { loadEngine } from './engine.js';
import { Player, type PlayerProps } from './index.js';
import { createStream, createStreams, playStream } from './stream.fixture.js';

const streams = createStreams();
const stand = backstage(() => ({ ports: { media: streams.media() } }));
const button = (name: string) => page.getByRole('button', { name });
const texts = () =>
  [...document.querySelectorAll('.panggung-chat__log .panggung-chat__text')].map(
    ({ textContent }) => textContent,
  );
const said = (...expected: string[]) => expect.poll(texts).toEqual(expected);

let show: Show;
let host: Person;
// A cold machine takes its time to bring these; no test shall pay for that.
beforeAll(() => Promise.all([import('./player-screen.js'), import('./controls.js'), loadEngine('hls')]));
beforeEach(async () => {
  stand.api.advance(60_000);
  host = await stand.api.signIn();
  const own = { ...startingIn(stand.api, -60_000), video_created_id: Number(host.user.id) };
  show = await addLiveShow(stand.api, own);
});

const say = (comment: string) =>
  stand.api.post(`/api/v1/room/video/${show.id}/chat`, { comment }, host.headers);

/** The player's place, as soon as it is drawn, or as it is known what is shown there. */
const anyHouse = '.panggung-player__house';
const knownHouse = `:not([data-state="loading"]) > ${anyHouse}`;

/** Somebody with a ticket watches; answers the widths of the picture's place, and the heights with its chat, since it was known what is shown there. */
async function watch(width = 1280, own: Partial<PlayerProps> = {}, houseOf = knownHouse) {
  getPayments(getPanggung(stand.settings)).keep(await ticketFor(stand.api, show));
  const { place, leave } = stage(<Player {...stand.settings} show={show.id} {...own} />, { width });
  const widths = new Set<number>();
  const heights = new Set<number>();
  const look = () => {
    const house = place.querySelector<HTMLElement>(houseOf);
    const view = house?.querySelector<HTMLElement>('.panggung-player__view');
    if (house) heights.add(house.offsetHeight);
    if (view) widths.add(view.offsetWidth);
  };
  const sight = new MutationObserver(look);
  sight.observe(place, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => sight.disconnect());
  await expect.poll(() => place.querySelector('video')?.seekable.length).toBe(1);
  const video = place.querySelector('video') as HTMLVideoElement;
  const view = place.querySelector('.panggung-player__view') as HTMLElement;
  return { leave, video, view, widths, heights };
}

describe('beside a picture', () => {
  beforeEach(() => streams.of(show).order({ onAir: 20 }));

  it('the chat has its room from the start: the picture never becomes narrower', async () => {
    await say('Halo');
    const { widths } = await watch();
    await said('Halo');
    expect([...widths]).toEqual([1280 - 372]);
  });

  it('the chat has it below a narrow one as well: nothing under it moves', async () => {
    await say('Halo');
    const { heights } = await watch(600);
    await said('Halo');
    expect(heights.size).toBe(1);
  });

  it.each([1280, 600])(
    'it has that room again from the first drawing when the page is loaded again, %i px wide',
    async (width) => {
      await say('Halo');
      const { leave } = await watch(width);
      await said('Halo');
      leave();
      // A page that has loaded nothing yet.
      const fetch: typeof globalThis.fetch = (...args) => stand.settings.fetch(...args);
      const { widths, heights } = await watch(width, { fetch }, anyHouse);
      await said('Halo');
      expect([widths.size, heights.size]).toEqual([1, 1]);
    },
  );

  it('there is none where the page has one of its own', async () => {
    await say('Halo');
    const { view, widths } = await watch(1280, { chat: 'off' });
    await expect.element(button('Pause')).toBeVisible();
    stage(<Chat {...stand.settings} show={show.id} />, { width: 360 });
    await said('Halo');
    await expect.element(button('Hide the chat')).not.toBeInTheDocument();
    expect([...widths.add(view.offsetWidth)]).toEqual([1280]);
  });

  it('it is put away and shown again by one of the controls, which keeps the focus', async () => {
    const { view } = await watch();
    await press('Hide the chat');
    await expect.poll(() => view.offsetWidth).toBe(1280);
    await expect.element(page.getByRole('log')).not.toBeInTheDocument();
    await expect.element(button('Show the chat')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('log')).toBeVisible();
    await expect.poll(() => view.offsetWidth).toBe(1280 - 372);
  });
});

describe('beside a film that is shown for the first time', () => {
  it('the chat has its room from the start as well', async () => {
    const film = { islive: 0, url_video: `${inject('hlsUrl')}/film.mp4` } as const;
    await changeShow(stand.api, show, { ...film, ...startingIn(stand.api, -2000) });
    await say('Halo');
    const { widths } = await watch();
    await said('Halo');
    expect([...widths]).toEqual([1280 - 372]);
  });
});

describe('whoever makes the show', () => {
  const open = (own: Partial<PlayerProps> = {}) => {
    const { place } = stage(<Player {...stand.settings} show={show.id} {...own} />, { width: 1280 });
    return () => place.querySelector<HTMLElement>('.panggung-player__view')?.offsetWidth;
  };
  beforeEach(() => getPanggung(stand.settings).session.signIn(host.user));

  it('has the way to its stage here, and its chat, which they keep in order', async () => {
    await say('Halo');
    const width = open({ siteUrl: 'https://panggung.test' });
    await expect.element(page.getByText('This is your own show')).toBeVisible();
    const stageLink = page.getByRole('link', { name: 'Broadcast' });
    await expect
      .element(stageLink)
      .toHaveAttribute('href', `https://panggung.test/broadcast?room=${show.id}`);
    await said('Halo');
    await expect.element(page.getByRole('combobox', { name: 'Slow mode' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(width()).toBe(1280 - 372);
  });

  it('has no way to a stage once it was called off, and no chat where nobody has said a thing', async () => {
    await changeShow(stand.api, show, { status: 'CANCELLED' });
    open();
    await expect.element(page.getByText('This is your own show')).toBeVisible();
    await expect.element(page.getByText('It was called off: it will not take place.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Broadcast' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('log')).not.toBeInTheDocument();
  });

  it('has its chat when it is over as well, if anything was said, and no stage any more', async () => {
    await say('Terima kasih');
    await changeShow(stand.api, show, { video_status: 'ENDED', islive: 0 });
    open();
    await said('Terima kasih');
    await expect.element(page.getByRole('link', { name: 'Broadcast' })).not.toBeInTheDocument();
  });

  it.each([
    { video_status: 'MUSIC_VIDEO', islive: 0 },
    { video_status: 'ENDED', islive: 0 },
    { video_status: 'WAITING', islive: 0 },
  ] as const)('has no chat beside a film nobody has spoken of: %o', async (row) => {
    await changeShow(stand.api, show, row);
    const width = open();
    await expect.element(page.getByText('This is your own show')).toBeVisible();
    await expect.poll(() => getChat(getPanggung(stand.settings), show.id).$state.get().status).toBe('live');
    expect(page.getByRole('log').elements()).toEqual([]);
    expect(width()).toBe(1280);
  });

  it('has no chat where the page has one of its own', async () => {
    const silent = open({ chat: 'off' });
    await expect.element(page.getByText('This is your own show')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Broadcast' })).toBeVisible();
    await expect.element(page.getByRole('log')).not.toBeInTheDocument();
    expect(silent()).toBe(1280);
  });
});

describe('a stream that tells when it was taken', () => {
  it('has a message where it was said: who is behind sees it when they come there', async () => {
    await streams.of(show).order({ onAir: 20, takenAt: stand.api.now() - 20_000 });
    await say('Gol!');
    const { view, video } = await watch();
    await said('Gol!');
    // The keys come with the controls.
    await expect.element(button('Hide the chat')).toBeVisible();
    await userEvent.click(view, { position: { x: 300, y: 200 } });
    await expect.poll(() => video.paused).toBe(true);
    // To the beginning, and near the end.
    await userEvent.keyboard('0');
    await said();
    await userEvent.keyboard('9');
    await said('Gol!');
  });

  it('has the chat of its recording along, in a room of its own wherever somebody is in it', async () => {
    await streams.of(show).order({ recording: 20, takenAt: stand.api.now() - 20_000 });
    await say('Gol!');
    await changeShow(stand.api, show, {
      video_status: 'ENDED',
      islive: 0,
      url_video: `recording:${show.id}.m3u8`,
    });
    const { video, view, widths } = await watch();
    video.pause();
    video.currentTime = 25;
    await said('Gol!');
    widths.clear();
    video.currentTime = 5;
    await said();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    video.currentTime = 25;
    await said('Gol!');
    expect([...widths.add(view.offsetWidth)]).toEqual([1280 - 372]);
  });
});

describe('the clock of a stream', () => {
  const takenAt = Date.UTC(2026, 10, 21, 20);

  it('is read from its playlist by hls.js', async () => {
    const stream = createStream();
    await stream.order({ recording: 20, takenAt });
    const { video, playout } = await playStream(stream, { isLive: false });
    await expect.poll(() => playout.date()).not.toBeNull();
    video.pause();
    video.currentTime = 12.5;
    await expect.poll(() => playout.date()).toBe(takenAt + 12_500);
  });

  it('is asked of a browser that plays streams by itself, and unknown where it does not say', async () => {
    const stream = createStream();
    await stream.order({ recording: 20, takenAt });
    const { video, playout } = await playStream(stream, { isLive: false }, await loadEngine('native'));
    await expect.poll(() => video.seekable.length).toBe(1);
    video.pause();
    video.currentTime = 12.5;
    const start = { value: () => new Date(Number.NaN), configurable: true };
    Object.defineProperty(video, 'getStartDate', start);
    expect(playout.date()).toBeNull();
    // As WebKit tells it.
    Object.defineProperty(video, 'getStartDate', { ...start, value: () => new Date(takenAt) });
    await expect.poll(() => playout.date()).toBe(takenAt + 12_500);
  });
});
