import type { Payment, Show } from '@panggung/core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../../tests/api.js';
import { rowOf, signInCustomer, take } from '../../../../tests/buying.js';
import { newEmail, type Person, stayIn } from '../../../../tests/people.js';
import { createHookUrls } from '../broadcast-hook.js';
import { cancelShow } from '../show-cancel.js';
import {
  addLiveShow,
  askToken,
  changeShow,
  renew,
  showRow,
  startCinema,
  ticketFor,
  watch,
} from '../watching.fixture.js';

let api: Api;
let creator: Person;
let show: Show;
/** Where the media server tells of the show. */
let hook: string;
beforeAll(async () => {
  const { media, ...cinema } = await startCinema();
  ({ api } = cinema);
  // Hooks alone tell something here.
  media.fault = 'silent';
  creator = await signInCustomer(api);
});
afterAll(() => api.stop());

const addShow = () =>
  addLiveShow(api, { video_status: 'WAITING', video_created_id: Number(creator.user.id) });
const hookOf = ({ id }: Show) => createHookUrls(api.ports).urlOf(Number(id));
beforeEach(async () => {
  show = await addShow();
  hook = await hookOf(show);
});

interface Told {
  action: 'liveStreamStarted' | 'liveStreamEnded' | 'vodReady';
  /** Ms after the test began. */
  at: number;
  vodName?: string;
  duration?: number;
}
const tell = (told: Told, since = api.now(), to = { hook, id: String(show.id) }) => {
  const { at, ...news } = told;
  return api.post<{ status: string }>(to.hook, {
    id: to.id,
    app: 'live',
    timestamp: String(since + at),
    ...news,
  });
};
const started = (at = 0): Told => ({ action: 'liveStreamStarted', at });
const ended = (at = 0): Told => ({ action: 'liveStreamEnded', at });
const recorded = (vodName: string, duration: number, at = 0): Told => ({
  action: 'vodReady',
  vodName,
  duration,
  at,
});
const row = () => showRow(api, show);
const status = async () => (await row()).video_status;
const makeLive = ({ id }: Payment) =>
  api.ports.database.updateTable('payment').set({ is_live_ticket: 1 }).where('id', '=', String(id)).execute();

describe('a show', () => {
  it('begins with the first picture, and ends 30 s after the last', async () => {
    await tell(started());
    expect(await status()).toBe('LIVE');
    api.advance(60_000);
    await tell(ended());
    await api.runJobs();
    expect(await status()).toBe('LIVE');
    api.advance(29_999);
    await api.runJobs();
    expect(await status()).toBe('LIVE');
    api.advance(1);
    await api.runJobs();
    expect(await status()).toBe('ENDED');
  });

  it('never leaves the air for who publishes again within the grace', async () => {
    await tell(started());
    await tell(ended());
    api.advance(20_000);
    await tell(started());
    api.advance(60_000);
    await api.runJobs();
    expect(await status()).toBe('LIVE');
  });

  it('plays its recording afterwards, the longest where there are several', async () => {
    await tell(started());
    await tell(recorded('show.m3u8', 7_200_000));
    await tell(recorded('show_1.m3u8', 9_000));
    expect(await row()).toMatchObject({ video_status: 'LIVE', url_video: 'recording:show.m3u8' });
  });

  it('keeps the video that somebody chose', async () => {
    await changeShow(api, show, { url_video: '/media/videos/film.mp4' });
    await tell(recorded('show.m3u8', 1000));
    expect((await row()).url_video).toBe('/media/videos/film.mp4');
  });

  it.each([
    ['was cancelled', () => cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() })],
    ['was taken away', () => changeShow(api, show, { deleted_at: api.now() })],
    ['is no live broadcast', () => changeShow(api, show, { islive: 0 })],
  ] as const)('that %s begins by no picture', async (_, change) => {
    await change();
    expect((await tell(started())).status).toBe(200);
    expect((await row()).video_status).toBe('WAITING');
  });

  it('of a kind without a beginning has none', async () => {
    await changeShow(api, show, { video_status: 'RADIOFEST' });
    await tell(started());
    expect(await status()).toBe('RADIOFEST');
  });

  it('is what its buyers watch from then on', async () => {
    const ticket = await ticketFor(api, show);
    expect((await askToken(api, show, ticket)).code).toBe('show_not_started');
    await tell(started());
    expect((await watch(api, show, ticket)).data.source).toBe('live');
  });
});

describe('tickets for the live show alone', () => {
  it('run out when it ended, to the moment, and a playback with them; others do not', async () => {
    const [ticket, other] = [await ticketFor(api, show), await ticketFor(api, show)];
    await makeLive(ticket);
    await tell(started());
    const { data: playback } = await watch(api, show, ticket);
    await tell(ended(500));
    api.advance(30_500);
    await api.runJobs();
    expect((await rowOf(api, ticket)).expired_ticket).toBe(api.now() - 30_000);
    expect((await rowOf(api, other)).expired_ticket).toBe(0);
    expect((await renew(api, playback)).code).toBe('ticket_expired');
  });

  it('hold again when it goes on after all, one for each person', async () => {
    const email = newEmail();
    const free = async () => (await take(api, { as: { email }, show })).data;
    const ticket = await free();
    const other = await ticketFor(api, show);
    await Promise.all([makeLive(ticket), makeLive(other)]);
    await tell(started());
    await tell(ended());
    api.advance(31_000);
    await api.runJobs();
    const replay = await free();
    await tell(started());
    expect(await status()).toBe('LIVE');
    const ends = await Promise.all(
      [ticket, replay, other].map(async (one) => (await rowOf(api, one)).expired_ticket),
    );
    expect(ends).toEqual([api.now() - 31_000, 0, 0]);
  });
});

describe('the hook', () => {
  it('is known to whoever makes the show alone', async () => {
    expect(hook).toMatch(/\/api\/v1\/room\/video\/\d+\/hook\?secret=[0-9a-f]{32}$/);
    const path = `/api/v1/room/video/${show.id}`;
    const { headers } = await stayIn(api, creator);
    const [own, list] = [
      await api.get<Show>(path, headers),
      await api.get<Show[]>(`/api/v1/room/video?user_id=${creator.user.id}&per_page=-1`, headers),
    ];
    expect(own.data.listener_hook_url).toBe(hook);
    expect(list.data.map(({ listener_hook_url }) => listener_hook_url)).toContain(hook);
    expect((await api.get<Show>(path)).data.listener_hook_url).toBeNull();
  });

  it('is deaf to a wrong secret, or that of another show', async () => {
    const other = await addShow();
    const swapped = (await hookOf(other)).replace(`/${other.id}/`, `/${show.id}/`);
    for (const wrong of [
      hook.replace(/=.*/, '=x'),
      hook.replace(/\?.*/, ''),
      swapped,
      hook.replace(/\/\d+\//, '/x/'),
    ]) {
      const answer = await tell(started(), api.now(), { hook: wrong, id: String(show.id) });
      expect([answer.status, answer.code]).toEqual([401, 'callback_unauthorized']);
    }
    expect(await status()).toBe('WAITING');
  });

  it('passes over rehearsals, other streams and what it does not know', async () => {
    for (const id of [`rehearsal-${show.id}`, 'x', '']) {
      expect((await tell(started(), api.now(), { hook, id })).data.status).toBe('ignored');
    }
    const other = await api.post<{ status: string }>(hook, { id: String(show.id), action: 'playStarted' });
    expect([other.status, other.data.status]).toEqual([200, 'ignored']);
    expect(await status()).toBe('WAITING');
  });

  it.each([
    {},
    { id: 7 },
    { id: '7', action: 'vodReady', vodName: '../../secret' },
    { id: '7', action: 'x', timestamp: 'soon' },
  ])('refuses what is no news: %j', async (body) => expect((await api.post(hook, body)).status).toBe(400));

  it('may be a form', async () => {
    const body = new URLSearchParams({
      id: String(show.id),
      action: 'liveStreamStarted',
      timestamp: String(api.now()),
    });
    expect((await api.fetch(hook, { method: 'POST', body })).status).toBe(200);
    expect(await status()).toBe('LIVE');
  });

  it('leaves its secret in no log', async () => {
    await tell(started());
    await tell(started(), api.now(), { hook: `${hook}x`, id: String(show.id) });
    expect(JSON.stringify(api.lines)).not.toContain(new URL(hook).searchParams.get('secret'));
  });
});

/** What really happened: takes with pauses of some seconds or minutes between them, each recorded or not. */
const story = fc
  .array(
    fc.record({
      pause: fc.constantFrom(1, 5, 29, 31, 300),
      length: fc.integer({ min: 1, max: 90 }),
      isKept: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((takes) => {
    let at = 0;
    return takes.flatMap(({ pause, length, isKept }, take) => {
      at += pause * 1000;
      const begin = at;
      at += length * 1000;
      const news = [started(begin), ended(at)];
      return isKept ? [...news, recorded(`take_${take}.m3u8`, length * 1000, at + 100)] : news;
    });
  });

/** The same, each told once or twice, in any order, with more or less time in between. */
const rumour = story.chain((news) => {
  const all = [...news, ...news];
  const doubled = fc.subarray(news).map((again) => [...news, ...again]);
  return fc.tuple(
    fc.constant(news),
    doubled.chain((heard) => fc.shuffledSubarray(heard, { minLength: heard.length })),
    fc.array(fc.constantFrom(0, 1000, 40_000), { minLength: all.length, maxLength: all.length }),
  );
});

it('whatever the order of the news, however often and however late, the same becomes of a show', async () => {
  async function live(news: readonly Told[], delays: readonly number[], since: number) {
    show = await addShow();
    hook = await hookOf(show);
    const ticket = await ticketFor(api, show);
    await makeLive(ticket);
    for (const [place, told] of news.entries()) {
      api.advance(delays[place] ?? 0);
      await api.runJobs();
      expect((await tell(told, since)).status).toBe(200);
    }
    api.advance(2 * 3_600_000);
    await api.runJobs();
    const { video_status, url_video } = await row();
    const { expired_ticket } = await rowOf(api, ticket);
    return { video_status, url_video, endedAfter: expired_ticket - since };
  }
  const one = fc.asyncProperty(rumour, async ([news, heard, delays]) => {
    const since = api.now();
    const told = await live(news, [], since);
    expect(await live(heard, delays, since)).toEqual(told);
    expect(told.video_status).toBe('ENDED');
  });
  await fc.assert(one, { numRuns: 12 });
}, 120_000);
