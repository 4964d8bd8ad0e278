import type { Payment, Show } from '@panggung/core';
import { PLAY_TOKEN_MS, PLAYBACK_UNSEEN_MS, showStart } from '@panggung/core';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../../tests/api.js';
import type { MediaStandIn } from '../adapters/ant-media.fixture.js';
import {
  addLiveShow,
  askToken,
  changeShow,
  play,
  renew,
  settled,
  startCinema,
  ticketFor,
  watch,
} from '../watching.fixture.js';

let api: Api;
let media: MediaStandIn;
beforeAll(async () => {
  ({ api, media } = await startCinema());
});
afterAll(() => api.stop());

let show: Show;
let ticket: Payment;
beforeEach(async () => {
  show = await addLiveShow(api);
  ticket = await ticketFor(api, show);
});

const refused = ({ status, code }: Answer<unknown>) => `${status} ${code}`;
const outcomes = (answers: readonly Answer<unknown>[]) =>
  answers.map(({ code, status }) => code ?? status).sort();
const close = (id: string) => api.delete(`/api/v1/playback/${id}`);
const rows = async () =>
  api.ports.database
    .selectFrom('playback')
    .selectAll()
    .where('room_id', '=', Number(show.id))
    .orderBy('opened_at')
    .execute();

describe('what is played', () => {
  it('is the stream while a live show is on air', async () => {
    const { status, data } = await watch(api, show, ticket);
    const now = api.now();
    expect([status, data]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        room_id: show.id,
        source: 'live',
        stream_id: String(show.id),
        hls_url: `http://media.test/live/streams/${show.id}.m3u8`,
        websocket_url: 'ws://media.test/live/websocket',
        captions_url: null,
        file_url: null,
        token: expect.any(String),
        token_expires_at: now + PLAY_TOKEN_MS,
        renew_after: 60_000,
        watermark: null,
        video_status: 'LIVE',
        starts_at: null,
      },
    ]);
    const claims = decodeJwt(String(data.token));
    expect(claims).toMatchObject({
      streamId: String(show.id),
      type: 'play',
      exp: (now + PLAY_TOKEN_MS) / 1000,
    });
    // Who sees an address of a segment can play for two minutes, and renew nothing.
    expect(claims.sub).not.toBe(data.id);
  });

  it('is a video of our own for a premiere or a replay, by a name that renews nothing', async () => {
    await changeShow(api, show, { islive: 0, url_video: '/media/videos/film.mp4' });
    const { data } = await watch(api, show, ticket);
    expect(data).toMatchObject({
      source: 'file',
      hls_url: null,
      stream_id: null,
      token: null,
      starts_at: showStart(show),
    });
    expect(data.file_url).toMatch(/^\/media\/videos\/film\.mp4\?playback=[0-9a-f]{32}$/);
    expect(data.file_url).not.toContain(data.id);
    await changeShow(api, show, { video_status: 'ENDED' });
    expect((await renew(api, data)).data).toMatchObject({
      source: 'file',
      starts_at: null,
      video_status: 'ENDED',
    });
  });

  it('is the recording once the show is over, by a token for that', async () => {
    await changeShow(api, show, { video_status: 'ENDED', url_video: 'recording:take_1.m3u8' });
    const { data } = await watch(api, show, ticket);
    expect(data).toMatchObject({
      source: 'file',
      hls_url: 'http://media.test/live/streams/take_1.m3u8',
      file_url: null,
    });
    expect(decodeJwt(String(data.token))).toMatchObject({ streamId: String(show.id), type: 'play' });
    await changeShow(api, show, { url_video: 'recording:take.mp4' });
    const { data: file } = await renew(api, data);
    expect(file).toMatchObject({
      hls_url: null,
      file_url: `http://media.test/live/streams/take.mp4?token=${file.token}`,
    });
  });

  it('is nothing yet where there is no replay, and lies elsewhere where it does', async () => {
    await changeShow(api, show, { video_status: 'ENDED' });
    const { data } = await watch(api, show, ticket);
    expect([data.source, data.file_url, data.hls_url, data.token]).toEqual(['file', null, null, null]);
    await changeShow(api, show, { url_video: 'https://video.example/a.mp4' });
    expect((await renew(api, data)).data.file_url).toBe('https://video.example/a.mp4');
  });

  it('carries the order number where the show asks for it', async () => {
    await changeShow(api, show, { watermark: 1 });
    expect((await watch(api, show, ticket)).data.watermark).toBe(ticket.id);
  });

  it('changes with the show at the next renewal, without a word from the page', async () => {
    const { data } = await watch(api, show, ticket);
    await changeShow(api, show, { video_status: 'ENDED', url_video: '/media/videos/film.mp4' });
    expect((await renew(api, data)).data).toMatchObject({
      id: data.id,
      source: 'file',
      video_status: 'ENDED',
    });
  });

  it('needs a media server for a stream, and for nothing else', async () => {
    const without = await startApi();
    try {
      const own = await addLiveShow(without);
      const guest = await ticketFor(without, own);
      const token = await askToken(without, own, guest);
      expect(refused(await play(without, token.data.tokenId))).toBe('503 media_unavailable');
      await changeShow(without, own, { islive: 0, url_video: '/media/videos/film.mp4' });
      expect((await play(without, token.data.tokenId)).status).toBe(201);
    } finally {
      await without.stop();
    }
  });
});

describe('a token', () => {
  it('opens one playback: a second device gets nothing for it', async () => {
    const { data } = await askToken(api, show, ticket);
    expect((await play(api, data.tokenId, { device: 'tv' })).status).toBe(201);
    expect(refused(await play(api, data.tokenId, { device: 'phone' }))).toBe('400 room_token_invalid');
    expect(refused(await play(api, data.tokenId, { device: 'phone', takeOver: true }))).toBe(
      '400 room_token_invalid',
    );
  });

  it('used again after a lost answer gives the same playback, for a minute', async () => {
    const { data } = await askToken(api, show, ticket);
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => play(api, data.tokenId)));
    expect(first?.status).toBe(201);
    for (const { status, data } of again) expect([status, data.id]).toEqual([201, first?.data.id]);
    expect(await rows()).toHaveLength(1);
    api.advance(60_000);
    expect(refused(await play(api, data.tokenId))).toBe('400 room_token_invalid');
  });
});

describe('one ticket', () => {
  it('plays on one screen, until that one is closed', async () => {
    const { data: tv } = await watch(api, show, ticket, { device: 'tv' });
    const opened = api.now();
    api.advance(5000);
    const { data } = await askToken(api, show, ticket);
    const second = await play(api, data.tokenId, { device: 'phone' });
    expect([refused(second), second.body.since]).toEqual(['409 watched_elsewhere', opened]);
    expect((await close(tv.id)).status).toBe(200);
    // The token was not spent.
    expect((await play(api, data.tokenId, { device: 'phone' })).status).toBe(201);
    expect(refused(await renew(api, tv))).toBe('404 playback_not_found');
  });

  it('moves to another device that says so, and the first is told and cut at once', async () => {
    const { data: tv } = await watch(api, show, ticket, { device: 'tv' });
    const { sub } = decodeJwt(String(tv.token));
    api.advance(1000);
    const { data: phone } = await watch(api, show, ticket, { device: 'phone', takeOver: true });
    await settled(api);
    expect(media.blocked).toContain(`${show.id}/${sub}/play`);
    const told = await renew(api, tv);
    expect([refused(told), told.body.since]).toEqual(['409 watched_elsewhere', api.now()]);
    expect((await renew(api, phone)).status).toBe(200);
    expect((await rows()).map(({ ended_by }) => ended_by)).toEqual(['taken_over', null]);
  });

  it('is free again 45 s after the last sign of life', async () => {
    await watch(api, show, ticket, { device: 'tv' });
    api.advance(44_999);
    expect(refused(await watch(api, show, ticket, { device: 'phone' }))).toBe('409 watched_elsewhere');
    api.advance(1);
    expect((await watch(api, show, ticket, { device: 'phone' })).status).toBe(201);
    expect((await rows()).map(({ ended_by }) => ended_by)).toEqual(['lost', null]);
  });

  it('plays on where it did after a sleep, unless somebody else has it by then', async () => {
    const { data } = await watch(api, show, ticket, { device: 'tv' });
    api.advance(PLAYBACK_UNSEEN_MS - 1);
    await api.runJobs();
    expect((await renew(api, data)).status).toBe(200);
    api.advance(46_000);
    await watch(api, show, ticket, { device: 'phone' });
    expect(refused(await renew(api, data))).toBe('409 watched_elsewhere');
  });

  it('reloads on its own device without a question', async () => {
    const { data: before } = await watch(api, show, ticket);
    const { status, data: after } = await watch(api, show, ticket);
    expect([status, after.id === before.id]).toEqual([201, false]);
    expect(refused(await renew(api, before))).toBe('404 playback_not_found');
  });

  it('that ran out while it played ends at the next renewal', async () => {
    const { data } = await watch(api, show, ticket);
    const payments = api.ports.database.updateTable('payment').set({ expired_ticket: api.now() });
    await payments.where('id', '=', String(ticket.id)).execute();
    expect(refused(await renew(api, data))).toBe('400 ticket_expired');
    expect(refused(await renew(api, data))).toBe('404 playback_not_found');
  });

  it('of two devices at the same moment plays on one', async () => {
    for (let round = 0; round < 4; round++) {
      show = await addLiveShow(api);
      ticket = await ticketFor(api, show);
      const devices = ['a', 'b', 'c', 'd'];
      const answers = await Promise.all(devices.map((device) => watch(api, show, ticket, { device })));
      expect(outcomes(answers)).toEqual([201, ...Array(3).fill('watched_elsewhere')]);
    }
  });

  it('that all devices take over at once plays on one in the end', async () => {
    const devices = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      devices.map((device) => watch(api, show, ticket, { device, takeOver: true })),
    );
    expect(outcomes(answers)).toEqual([201, 201, 201, 201]);
    const renewals = await Promise.all(answers.map(({ data }) => renew(api, data)));
    expect(outcomes(renewals)).toEqual([200, ...Array(3).fill('watched_elsewhere')]);
  });
});

describe('a playback', () => {
  it('is closed once, and closing it again does no harm', async () => {
    const { data } = await watch(api, show, ticket);
    expect([(await close(data.id)).status, (await close(data.id)).status]).toEqual([200, 200]);
    expect(refused(await renew(api, data))).toBe('404 playback_not_found');
  });

  it('that nobody has seen for long is over, and loses its stream', async () => {
    const { data } = await watch(api, show, ticket);
    const { name } = (await rows()).find(({ id }) => id === data.id) ?? {};
    api.advance(PLAYBACK_UNSEEN_MS);
    await api.runJobs();
    await settled(api);
    expect(media.blocked).toContain(`${show.id}/${name}/play`);
    expect(refused(await renew(api, data))).toBe('404 playback_not_found');
    expect((await watch(api, show, ticket)).status).toBe(201);
  });

  it.each([
    ['a video, and is nothing to the media server', '/media/videos/film.mp4', 0],
    ['a recording, and is shut out of that', 'recording:a.m3u8', 1],
  ])('of what has ended plays %s', async (_, url_video, times) => {
    await changeShow(api, show, { video_status: 'ENDED', url_video });
    const { data } = await watch(api, show, ticket);
    await close(data.id);
    await settled(api);
    expect(media.blocked.filter((cut) => cut.startsWith(`${show.id}/`))).toHaveLength(times);
  });

  it('nobody knows is none', async () => {
    for (const id of ['0'.repeat(32), 'x', '%27']) {
      expect(refused(await renew(api, { id }))).toBe('404 playback_not_found');
      expect(refused(await close(id))).toBe('404 playback_not_found');
    }
  });

  it('goes on though the media server cannot be told of the one before', async () => {
    await watch(api, show, ticket, { device: 'tv' });
    media.fault = 'silent';
    const { status } = await watch(api, show, ticket, { device: 'phone', takeOver: true });
    await settled(api);
    media.fault = 'none';
    expect(status).toBe(201);
  });
});
