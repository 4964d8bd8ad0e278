import type { Payment, Playback, PlayerState, Show } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { API_URL, type Api } from '../../../tests/api.js';
import { addLiveShow, changeShow, startCinema, ticketFor } from '../../server/src/watching.fixture.js';
import { createNetwork } from './buyer.fixture.js';
import { createPanggung } from './panggung.js';
import { createPlayback, type PlaybackControl, type PlaybackSnapshot } from './playback.js';

let api: Api;
let network: ReturnType<typeof createNetwork>;
let show: Show;
let ticket: Payment;

beforeAll(async () => {
  ({ api } = await startCinema());
});
beforeEach(async () => {
  api.advance(60_000);
  network = createNetwork(api);
  show = await addLiveShow(api);
  ticket = await ticketFor(api, show);
});
afterEach(() => network.break(null));
afterAll(() => api.stop());

/** A guest with the ticket's code, at a screen of their own. */
function sit(): { screen: PlaybackControl; leave: () => void } {
  const panggung = createPanggung({ apiUrl: API_URL, fetch: network.fetch, storage: null });
  const screen = createPlayback(panggung, show.id);
  const leave = screen.$playback.listen(() => {});
  onTestFinished(leave);
  return { screen, leave };
}

const byCode = () => ({ kind: 'guest', code: String(ticket.code_guest) }) as const;

function until({ $playback }: PlaybackControl, isRight: (seen: PlaybackSnapshot) => boolean) {
  return expect.poll(() => isRight($playback.get())).toBe(true);
}
const is = (screen: PlaybackControl, state: PlayerState) => until(screen, (seen) => seen.state === state);

async function play(screen: PlaybackControl): Promise<Playback> {
  screen.stand('live', byCode());
  await until(screen, ({ playback }) => playback !== null);
  screen.tell('play_live');
  return screen.$playback.get().playback as Playback;
}
const asked = (call: string) =>
  network.asked.filter(({ method, path }) => `${method} ${path}`.startsWith(call));

describe('a ticket on a screen', () => {
  test('plays the stream, and is free again once its viewer has left', async () => {
    const { screen, leave } = sit();
    const playback = await play(screen);
    expect(screen.$playback.get().state).toBe('live');
    expect(playback).toMatchObject({ source: 'live', stream_id: String(show.id) });
    leave();
    await expect.poll(() => asked(`DELETE /api/v1/playback/${playback.id}`).length).toBe(1);
    await play(sit().screen);
  });

  test('is opened once, though the answer was lost on its way', async () => {
    let isLost = false;
    network.break((path) => {
      if (path !== 'POST /api/v1/playback' || isLost) return undefined;
      isLost = true;
      return 'unanswered';
    });
    const { screen } = sit();
    await play(screen);
    expect(asked('POST /api/v1/roomToken').length).toBe(1);
  });

  test('is renewed with another token, and nothing is drawn anew', async () => {
    const { screen } = sit();
    const before = await play(screen);
    api.advance(60_000);
    await screen.renew();
    const { playback, state } = screen.$playback.get();
    expect([state, playback?.id]).toEqual(['live', before.id]);
    expect(playback?.token).not.toBe(before.token);
  });

  test('that the API no longer knows of is opened anew, while it plays on', async () => {
    const { screen } = sit();
    const before = await play(screen);
    await api.delete(`/api/v1/playback/${before.id}`);
    await screen.renew();
    const { playback, state } = screen.$playback.get();
    expect(state).toBe('live');
    expect(playback?.id).not.toBe(before.id);
  });

  test('plays through an outage of the API', async () => {
    const { screen } = sit();
    const before = await play(screen);
    network.break(() => 'lost');
    await screen.renew();
    expect(screen.$playback.get()).toMatchObject({ state: 'live', playback: { id: before.id } });
    network.break(null);
    api.advance(1000);
    await until(screen, ({ playback }) => playback?.id === before.id && playback.token !== before.token);
  });
});

describe('two screens', () => {
  test('never play at once: the second asks, and the first hears of it', async () => {
    const first = sit().screen;
    await play(first);
    const second = sit().screen;
    second.stand('live', byCode());
    await is(second, 'elsewhere');
    expect(first.$playback.get().state).toBe('live');
    second.takeOver();
    await until(second, ({ playback }) => playback !== null);
    await first.renew();
    await is(first, 'elsewhere');
    expect(first.$playback.get().playback).toBeNull();
  });

  test('opened at the same moment are one', async () => {
    const both = [sit().screen, sit().screen];
    for (const screen of both) screen.stand('live', byCode());
    const settled = (screen: PlaybackControl) =>
      until(screen, ({ state, playback }) => playback !== null || state === 'elsewhere');
    await Promise.all(both.map(settled));
    expect(both.filter((screen) => screen.$playback.get().playback !== null)).toHaveLength(1);
  });
});

describe('the end of a stream', () => {
  test('is told by the API, and the recording plays at a press', async () => {
    const { screen } = sit();
    await play(screen);
    await changeShow(api, show, { video_status: 'ENDED', url_video: '/media/videos/film.mp4' });
    await screen.renew();
    await is(screen, 'ended');
    screen.stand('file', byCode());
    expect(screen.$playback.get().state).toBe('ended');
    screen.replay();
    await until(screen, ({ playback }) => playback?.source === 'file');
    screen.tell('play_file');
    expect(screen.$playback.get().state).toBe('replay');
  });

  test('is no end for who comes back while it is on air', async () => {
    const { screen } = sit();
    await play(screen);
    screen.tell('stall');
    screen.tell('play_live');
    expect(screen.$playback.get().state).toBe('live');
  });
});

describe('a refusal', () => {
  test('says what the API said, and is over once a retry succeeds', async () => {
    const { screen } = sit();
    screen.stand('live', { kind: 'guest', code: 'NOSUCHCODE' });
    await is(screen, 'refused');
    expect(screen.$playback.get().refusal).toEqual({ code: 'ticket_not_found', message: 'Ticket not found' });
    screen.stand('live', byCode());
    screen.retry();
    await until(screen, ({ playback }) => playback !== null);
    expect(screen.$playback.get().refusal).toBeNull();
  });

  test('that passes is tried again without a press', async () => {
    network.break(() => 'lost');
    const { screen } = sit();
    screen.stand('live', byCode());
    await is(screen, 'refused');
    network.break(null);
    await expect.poll(() => screen.$playback.get().playback).not.toBeNull();
  });
});

test('whoever waits is counted by nobody; whoever watches is', async () => {
  const { screen } = sit();
  screen.stand('due', byCode());
  await is(screen, 'waiting');
  expect(asked('POST /api/v1/room/viewer').length).toBe(0);
  await play(screen);
  await until(screen, ({ viewers }) => viewers === 1);
});
