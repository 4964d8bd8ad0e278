import type { Payment, Show } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Api } from '../../../../tests/api.js';
import { signInCustomer } from '../../../../tests/buying.js';
import { writeBroadcast } from '../broadcast-row.js';
import { addLiveShow, changeShow, startCinema, ticketFor, watch } from '../watching.fixture.js';
import { watchingOf } from '../watching.js';

let api: Api;
let show: Show;
let ticket: Payment;
beforeAll(async () => {
  ({ api } = await startCinema());
});
afterAll(() => api.stop());
beforeEach(async () => {
  show = await addLiveShow(api, { video_status: 'LIVE' });
  ticket = await ticketFor(api, show);
});

interface Followed {
  status: number;
  /** Events so far, as `name data`. */
  heard: string[];
  isOver: boolean;
  leave(): Promise<void>;
}
const open: Followed[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ leave }) => leave()));
  expect(watchingOf(api.ports).watch.size).toBe(0);
});

async function follow(playback?: string, headers: Record<string, string> = {}): Promise<Followed> {
  const query = playback === undefined ? '' : `?playback=${playback}`;
  const response = await api.fetch(`/api/v1/room/video/${show.id}/events${query}`, { headers });
  const reader = response.body?.getReader();
  const followed: Followed = {
    status: response.status,
    heard: [],
    isOver: false,
    leave: async () => reader?.cancel(),
  };
  if (response.status === 200) {
    open.push(followed);
    void (async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) break;
        const events = new TextDecoder().decode(value).matchAll(/^event: (\w+)\ndata: (.*)$/gm);
        followed.heard.push(...[...events].map(([, name, data]) => `${name} ${data}`));
      }
      followed.isOver = true;
    })();
  }
  return followed;
}

const heard = (followed: Followed) => expect.poll(() => followed.heard);

describe('who follows a show', () => {
  it('is told first how it is, then of every change', async () => {
    const viewer = await follow();
    await heard(viewer).toEqual([
      'status {"video_status":"LIVE","url_video_ready":false,"on_air_since":null}',
      'viewers {"count_viewer":0}',
    ]);
    await changeShow(api, show, { video_status: 'ENDED', url_video: 'recording:a.m3u8' });
    await heard(viewer).toHaveLength(3);
    expect(viewer.heard.at(-1)).toBe(
      'status {"video_status":"ENDED","url_video_ready":true,"on_air_since":null}',
    );
    const began = { began_at: api.now(), started_at: api.now(), ended_at: null, recording: null };
    await writeBroadcast(api.ports.database, { ...began, showId: Number(show.id), isOpen: false });
    await heard(viewer).toHaveLength(4);
    expect(viewer.heard.at(-1)).toContain(`"on_air_since":${began.started_at}`);
    await changeShow(api, show, { deleted_at: api.now() });
    await expect.poll(() => viewer.isOver).toBe(true);
  });

  it('counts as a viewer with a playback, once, and without one never', async () => {
    const { data } = await watch(api, show, ticket);
    const [viewer] = [await follow(data.id), await follow(data.id), await follow()];
    await heard(viewer).toContain('viewers {"count_viewer":1}');
  });

  it.each([
    ['has closed', async (guest: Followed) => guest.leave()],
    ['has still open', async () => {}],
  ])('who signed in meanwhile is one viewer still, whatever the guest %s', async (_, leave) => {
    const { data: before } = await watch(api, show, ticket);
    const guest = await follow(before.id);
    await heard(guest).toContain('viewers {"count_viewer":1}');
    await leave(guest);
    await api.delete(`/api/v1/playback/${before.id}`);
    await expect.poll(() => guest.isOver).toBe(true);
    const person = await signInCustomer(api);
    await ticketFor(api, show, person);
    const { data: after } = await watch(api, show, person);
    const viewer = await follow(after.id);
    await heard(viewer).toHaveLength(2);
    expect(viewer.heard.at(-1)).toBe('viewers {"count_viewer":1}');
  });

  it('keeps the playback alive by that alone', async () => {
    const { data } = await watch(api, show, ticket, { device: 'tv' });
    await follow(data.id);
    api.advance(40_000);
    const seenAt = async () => {
      const playbacks = api.ports.database.selectFrom('playback').select('seen_at');
      return (await playbacks.where('id', '=', data.id).executeTakeFirstOrThrow()).seen_at;
    };
    await expect.poll(seenAt).toBe(api.now());
    api.advance(40_000);
    expect((await watch(api, show, ticket, { device: 'phone' })).code).toBe('watched_elsewhere');
  });

  it('hears at once when another device takes the ticket, and is not let in again', async () => {
    const { data } = await watch(api, show, ticket, { device: 'tv' });
    const tv = await follow(data.id);
    await watch(api, show, ticket, { device: 'phone', takeOver: true });
    await heard(tv).toContain(`taken_over {"since":${api.now()}}`);
    await expect.poll(() => tv.isOver).toBe(true);
    expect((await follow(data.id)).status).toBe(409);
  });

  it('hears it also when that happened in another process', async () => {
    const { data } = await watch(api, show, ticket, { device: 'tv' });
    const tv = await follow(data.id);
    const here = watchingOf(api.ports).watch;
    api.restart();
    expect(watchingOf(api.ports).watch).not.toBe(here);
    await watch(api, show, ticket, { device: 'phone', takeOver: true });
    api.advance(3000);
    await heard(tv).toContain(`taken_over {"since":${api.now() - 3000}}`);
  });

  it('follows nothing by a playback that is unknown, over or of another show', async () => {
    expect((await follow('0'.repeat(32))).status).toBe(404);
    const { data } = await watch(api, show, ticket);
    await api.delete(`/api/v1/playback/${data.id}`);
    expect((await follow(data.id)).status).toBe(404);
    const other = await addLiveShow(api);
    const { data: elsewhere } = await watch(api, other, await ticketFor(api, other));
    expect((await follow(elsewhere.id)).status).toBe(404);
    show = { ...show, id: 999_999 };
    expect((await follow()).status).toBe(404);
  });

  it('is one of at most 200 from one address, and leaving makes room', async () => {
    const headers = { [ADDRESS_HEADER]: '203.0.113.20' };
    const all = await Promise.all(Array.from({ length: 201 }, () => follow(undefined, headers)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(200);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
    await open.shift()?.leave();
    expect((await follow(undefined, headers)).status).toBe(200);
  });
});
