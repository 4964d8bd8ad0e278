import type { Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Api } from '../../../tests/api.js';
import { elsewhere } from '../../../tests/buying.js';
import { postgres } from '../../../tests/load/places.js';
import { createHookUrls } from './broadcast-hook.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';
import {
  addLiveShow,
  askToken,
  changeShow,
  play,
  renew,
  startingIn,
  ticketFor,
  watch,
} from './watching.fixture.js';

const ROUNDS = 8;

describe.skipIf(postgres.isMissing)('two servers with the same audience on one Postgres', () => {
  let servers: TwoServers;
  let apis: readonly [Api, Api];
  beforeAll(async () => {
    servers = await startTwoServers();
    apis = servers.apis;
  }, 120_000);
  afterAll(() => servers.stop());

  const either = (n: number) => servers.either(n);
  /** No media server is needed for a film. */
  const film = { video_status: 'ENDED', url_video: '/media/videos/film.mp4' } as const;
  const outcomes = (answers: readonly Answer<unknown>[]) =>
    answers.map(({ code, status }) => code ?? status).sort();
  const status = async ({ id }: Show) => (await apis[0].show(id)).video_status;

  it('play one ticket on one screen, whichever server each device asks', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await addLiveShow(apis[0], film);
      const ticket = await ticketFor(apis[0], show);
      const answers = await many(6, (at) => watch(either(at), show, ticket, { device: `device-${at}` }));
      expect(outcomes(answers)).toEqual([201, ...Array(5).fill('watched_elsewhere')]);
    }
  });

  it('leave one screen when all take over at once', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await addLiveShow(apis[0], film);
      const ticket = await ticketFor(apis[0], show);
      const answers = await many(4, (at) =>
        watch(either(at), show, ticket, { device: `${at}`, takeOver: true }),
      );
      expect(outcomes(answers)).toEqual([201, 201, 201, 201]);
      const renewals = await many(4, (at) => renew(either(at + 1), { id: String(answers[at]?.data.id) }));
      expect(outcomes(renewals)).toEqual([200, ...Array(3).fill('watched_elsewhere')]);
    }
  });

  it('open one playback for a token that is sent to both', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await addLiveShow(apis[0], film);
      const ticket = await ticketFor(apis[0], show);
      const { data } = await askToken(apis[0], show, ticket);
      const answers = await many(6, (at) => play(either(at), data.tokenId));
      expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
      const other = await play(either(n), data.tokenId, { device: 'phone' });
      expect(other.code).toBe('room_token_invalid');
    }
  });

  it('begin a premiere and end it once, and mail its audience once', async () => {
    const show = await addLiveShow(apis[0], {
      ...film,
      ...startingIn(apis[0], 60_000),
      islive: 0,
      video_status: 'WAITING',
      duration: 1,
    });
    const ticket = await ticketFor(apis[0], show);
    const seen = [];
    for (const pass of [0, 60_000, 60_000]) {
      apis[0].advance(pass);
      await many(4, (at) => either(at).runJobs());
      seen.push(await status(show));
    }
    expect(seen).toEqual(['WAITING', 'LIVE', 'ENDED']);
    const mails = apis[0].ports.database
      .selectFrom('mail_outbox')
      .select('id')
      .where('kind', '=', 'reminder');
    expect(await mails.where('payment_id', '=', String(ticket.id)).execute()).toHaveLength(1);
  });

  it('hear of a broadcast from both sides at once, and know the same', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await addLiveShow(apis[0], { video_status: 'WAITING' });
      const hook = await createHookUrls(apis[0].ports).urlOf(Number(show.id));
      const at = apis[0].now();
      const news = ['liveStreamStarted', 'liveStreamEnded', 'vodReady', 'liveStreamStarted'];
      const told = await many(news.length * 2, (place) => {
        const action = news[place % news.length];
        const timestamp = String(at + (place % news.length) * 1000);
        const body = { id: String(show.id), action, timestamp, vodName: 'a.m3u8', duration: 1000 };
        return either(place).post(hook, body);
      });
      expect(told.map((answer) => answer.status)).toEqual(Array(8).fill(200));
      expect(await status(show)).toBe('LIVE');
    }
  });

  it('count an audience that is spread over both', async () => {
    const show = await addLiveShow(apis[0]);
    await changeShow(apis[0], show, { video_status: 'LIVE' });
    const beat = (n: number, name: number) =>
      either(n).post<{ count_viewer: number }>(
        `/api/v1/room/viewer/guest/${show.id}`,
        { session_id: `${name}` },
        elsewhere(),
      );
    await many(20, (n) => beat(n, n));
    for (const n of [0, 1, 0]) await either(n).runJobs();
    expect((await beat(0, 100)).data.count_viewer).toBe(21);
    expect((await beat(1, 101)).data.count_viewer).toBe(21);
  });
});
