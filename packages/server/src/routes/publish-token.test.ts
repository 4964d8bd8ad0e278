import { OVERRUN_MS, plannedEnd, type Show } from '@panggung/core';
import type { PublishToken } from '@panggung/core/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../../tests/api.js';
import { signInCustomer } from '../../../../tests/buying.js';
import { type Person, stayIn } from '../../../../tests/people.js';
import type { MediaStandIn } from '../adapters/ant-media.fixture.js';
import { createHookUrls } from '../broadcast-hook.js';
import { cancelShow } from '../show-cancel.js';
import { addLiveShow, changeShow, startCinema, startingIn } from '../watching.fixture.js';

let api: Api;
let media: MediaStandIn;
let creator: Person;
let stranger: Person;
let show: Show;
beforeAll(async () => {
  ({ api, media } = await startCinema());
  [creator, stranger] = await Promise.all([signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  creator = await stayIn(api, creator);
  show = await addLiveShow(api, {
    video_status: 'WAITING',
    video_created_id: Number(creator.user.id),
    duration: 90,
  });
});

const enter = (by: Person, own: Record<string, unknown> = {}, on = api) =>
  on.post<PublishToken>(
    '/api/v1/publishedToken',
    { user_id: by.user.id, room_video_id: show.id, ...own },
    by.headers,
  );
const refused = ({ status, code }: Answer<unknown>) => `${status} ${code}`;

describe('the stage', () => {
  it('opens to whoever makes the show, until long after its planned end, and tells the media server of it', async () => {
    const { status, data } = await enter(creator);
    expect(status).toBe(201);
    const { exp, ...claims } = decodeJwt(data.tokenId);
    expect(claims).toEqual({ streamId: String(show.id), type: 'publish' });
    expect((exp ?? 0) * 1000).toBe(plannedEnd(show) + OVERRUN_MS);
    expect(media.broadcasts.get(String(show.id))).toMatchObject({
      name: show.name,
      listenerHookURL: await createHookUrls(api.ports).urlOf(Number(show.id)),
    });
    expect((await enter(creator)).status).toBe(201);
  });

  it('is told where it is: to browsers by its signalling, to encoders by where they send to', async () => {
    const { data } = await enter(creator);
    expect(data).toEqual({
      tokenId: data.tokenId,
      stream_id: String(show.id),
      websocket_url: 'ws://media.test/live/websocket',
      ingest_url: 'http://media.test/live/whip',
    });
    const rehearsal = await enter(creator, { is_rehearsal: true });
    expect(rehearsal.data.stream_id).toBe(`rehearsal-${show.id}`);
  });

  it('has a rehearsal beside it, which tells nobody and is not recorded', async () => {
    const { data } = await enter(creator, { is_rehearsal: true });
    expect(decodeJwt(data.tokenId)).toMatchObject({ streamId: `rehearsal-${show.id}`, type: 'publish' });
    const made = media.broadcasts.get(`rehearsal-${show.id}`);
    expect([made?.listenerHookURL, made?.mp4Enabled]).toEqual([undefined, -1]);
    expect(media.broadcasts.has(String(show.id))).toBe(false);
  });

  it('does not exist for anybody else', async () => {
    expect(refused(await enter(stranger))).toBe('404 show_not_found');
    expect(refused(await enter(stranger, { user_id: creator.user.id }))).toBe('404 show_not_found');
    expect(refused(await enter({ ...stranger, headers: {} }))).toBe('400 jwt_missing');
    expect(refused(await enter(creator, { room_video_id: 'x' }))).toBe('404 show_not_found');
  });

  it('is none of a film, nor of a show that is over or was called off', async () => {
    await changeShow(api, show, { islive: 0 });
    expect(refused(await enter(creator))).toBe('400 invalid_request');
    await changeShow(api, show, { islive: 1, video_status: 'ENDED', ...startingIn(api, -90 * 60_000) });
    expect((await enter(creator)).status).toBe(201);
    await changeShow(api, show, startingIn(api, -90 * 60_000 - OVERRUN_MS));
    expect(refused(await enter(creator))).toBe('400 show_ended');
    await changeShow(api, show, { video_status: 'WAITING' });
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    expect(refused(await enter(creator))).toBe('400 show_ended');
  });

  it.each(['refuses', 'silent'] as const)('stays shut while the media server %s', async (fault) => {
    media.fault = fault;
    const answer = await enter(creator);
    media.fault = 'none';
    expect(refused(answer)).toBe('503 media_unavailable');
  });

  it('needs a media server', async () => {
    const without = await startApi({ database: api.ports.database });
    expect(refused(await enter(creator, {}, without))).toBe('503 media_unavailable');
  });
});
