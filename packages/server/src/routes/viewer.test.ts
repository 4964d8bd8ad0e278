import type { Show } from '@panggung/core';
import type { ViewerCount } from '@panggung/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Answer, type Api } from '../../../../tests/api.js';
import { elsewhere } from '../../../../tests/buying.js';
import type { Person } from '../../../../tests/people.js';
import { addLiveShow, startCinema, ticketFor, watch } from '../watching.fixture.js';

let api: Api;
let ayu: Person;
let budi: Person;
let show: Show;
beforeAll(async () => {
  ({ api } = await startCinema());
  [ayu, budi] = await Promise.all([api.signIn(), api.signIn()]);
});
beforeEach(async () => {
  show = await api.addShow({ video_status: 'LIVE' });
});
afterAll(() => api.stop());

const asPerson = (by: Person, on: Pick<Show, 'id'> = show) => {
  const body = { room_video_id: on.id, user_id: by.user.id, video_status: 'LIVE' };
  return api.post<ViewerCount>(`/api/v1/room/viewer/${on.id}`, body, by.headers);
};
const asGuest = (
  session_id?: string,
  headers: Record<string, string> = elsewhere(),
  on: Pick<Show, 'id'> = show,
) =>
  api.post<ViewerCount>(`/api/v1/room/viewer/guest/${on.id}`, { room_video_id: on.id, session_id }, headers);
const count = ({ data }: Answer<ViewerCount>) => data.count_viewer;

describe('viewers', () => {
  it('are counted once each, however often they give a sign of life', async () => {
    const counts = [];
    for (const by of [ayu, ayu, budi, ayu, budi]) counts.push(count(await asPerson(by)));
    expect(counts).toEqual([1, 1, 2, 2, 2]);
    const here = elsewhere();
    const guests = [
      await asGuest('a', here),
      await asGuest('a', here),
      await asGuest('b', here),
      await asGuest('a'),
    ];
    expect(guests.map(count)).toEqual([3, 3, 4, 5]);
  });

  it('are gone 10 s after their last sign of life', async () => {
    await asPerson(ayu);
    api.advance(6000);
    expect(count(await asPerson(budi))).toBe(2);
    api.advance(3999);
    expect(count(await asPerson(budi))).toBe(2);
    api.advance(1);
    expect(count(await asPerson(budi))).toBe(1);
  });

  it('are one each, whether their signs of life come by events or one by one', async () => {
    const guest = await addLiveShow(api);
    const { data } = await watch(api, guest, await ticketFor(api, guest));
    const events = await api.fetch(`/api/v1/room/video/${guest.id}/events?playback=${data.id}`);
    const sign = () => asGuest(data.id, elsewhere(), guest);
    expect(count(await sign())).toBe(1);
    await events.body?.cancel();
    expect(count(await sign())).toBe(1);
    // A playback is of its own show alone.
    expect([count(await asGuest(data.id)), count(await asGuest('a'))]).toEqual([1, 2]);
  });

  it('are those of one show', async () => {
    await asPerson(ayu);
    expect(count(await asPerson(budi, await api.addShow({ video_status: 'LIVE' })))).toBe(1);
  });

  it('of a radio fest begin with 300', async () => {
    const fest = await api.addShow({ video_status: 'RADIOFEST' });
    expect(count(await asPerson(ayu, fest))).toBe(301);
  });

  it('are counted over all processes, and those of one that died no longer', async () => {
    await asPerson(ayu);
    await api.runJobs();
    // As another process counts: one that stops without a word.
    api.restart();
    expect(count(await asPerson(budi))).toBe(1);
    await api.runJobs();
    expect(count(await asPerson(budi))).toBe(2);
    api.advance(10_000);
    await asPerson(budi);
    await api.runJobs();
    expect(count(await asPerson(budi))).toBe(1);
  });

  it('who left are told of as gone to the other processes at once', async () => {
    await asPerson(ayu);
    await api.runJobs();
    api.advance(10_000);
    await api.runJobs();
    const told = api.ports.database.selectFrom('viewer_count').select('count');
    const rows = await told.where('room_id', '=', Number(show.id)).execute();
    expect(rows.map((row) => row.count)).toEqual([0]);
  });

  it('of what is no show are none', async () => {
    for (const id of [999_999, 'x', '1;']) {
      expect(await asPerson(ayu, { id })).toMatchObject({ status: 404, code: 'show_not_found' });
      expect(await asGuest('a', elsewhere(), { id })).toMatchObject({ status: 404, code: 'show_not_found' });
    }
    expect(await api.post(`/api/v1/room/viewer/${show.id}`, {})).toMatchObject({ code: 'jwt_missing' });
  });

  it('are not invented by the thousand from one address', async () => {
    const here = { [ADDRESS_HEADER]: '203.0.113.77' };
    const answers = await Promise.all(Array.from({ length: 700 }, (_, n) => asGuest(`bot-${n}`, here)));
    expect(answers.filter(({ status }) => status === 429).length).toBe(100);
  });
});
