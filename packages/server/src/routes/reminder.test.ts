import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';

let api: Api;
let ayu: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ayu = await api.signIn();
});
afterAll(() => api.stop());

type Reminder = { is_reminded: boolean };
const wish = (showId: string | number, is_reminded: boolean, person = ayu) =>
  api.post<Reminder>('/api/v1/reminder', { room_video_id: showId, is_reminded }, person.headers);
const isReminded = async (showId: string | number, person = ayu) =>
  (await api.get<Reminder>(`/api/v1/reminder?room_video_id=${showId}`, person.headers)).data.is_reminded;
const mailsTo = async ({ email }: Person) =>
  (await api.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

const MINUTE = 60_000;
const DAY = 86_400_000;
const WIB = 25_200_000;
/** Midnight of the day and a time of 1970, each with WIB's seven hours. */
const startingIn = (span: number) => {
  const today = Math.floor((api.now() + WIB) / DAY) * DAY - WIB;
  return { start_date: today, start_time: api.now() + span - today - WIB };
};

describe('a wish', () => {
  it('is kept, said twice or taken back, and is nobody else’s', async () => {
    const { id } = await api.addShow();
    expect(await isReminded(id)).toBe(false);
    for (const is_reminded of [true, true, false, true]) {
      expect(await wish(id, is_reminded)).toMatchObject({ status: 200, data: { is_reminded } });
      expect(await isReminded(id)).toBe(is_reminded);
    }
    expect(await isReminded(id, await api.signIn())).toBe(false);
  });

  it('needs a session, and a show that is there and has not begun', async () => {
    const { id } = await api.addShow();
    expect(await wish(id, true, { ...ayu, headers: {} })).toMatchObject({ code: 'jwt_missing' });
    for (const unknown of [999_999, 'abc', '1; drop table show']) {
      expect(await wish(unknown, true)).toMatchObject({ status: 404, code: 'show_not_found' });
      expect(await isReminded(unknown)).toBe(false);
    }
    for (const over of [{ video_status: 'LIVE' as const }, startingIn(-1)]) {
      const begun = await api.addShow(over);
      expect(await wish(begun.id, true)).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(await wish(begun.id, false)).toMatchObject({ status: 200 });
    }
  });

  it('is slowed down for who presses without end', async () => {
    const { id } = await api.addShow();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => wish(id, n % 2 > 0)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the mail', () => {
  it('comes half an hour ahead, once, however many processes look and however often it was pressed', async () => {
    const { id } = await api.addShow({ name: 'Segera', ...startingIn(31 * MINUTE) });
    await wish(id, true);
    await api.runJobs();
    expect(await mailsTo(ayu)).toEqual([]);
    api.advance(MINUTE);
    await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()]);
    await wish(id, false);
    await wish(id, true);
    await api.runJobs();
    expect(await mailsTo(ayu)).toEqual(['Sebentar lagi: Segera']);
    const [mail] = (await api.mails()).filter(({ to }) => to === ayu.email);
    expect(mail?.text).toContain(`/show/detail?id=${id}`);
    expect(mail?.text).toContain('21 November 2026 19.');
  });

  it('comes to nobody who took the wish back, or whose show was ended or taken away', async () => {
    const shows = await Promise.all([1, 2, 3].map(() => api.addShow(startingIn(31 * MINUTE))));
    const [taken, ended, gone] = shows.map(({ id }) => Number(id));
    for (const { id } of shows) await wish(id, true);
    await wish(taken ?? 0, false);
    const change = (id: number | undefined, row: object) =>
      api.ports.database
        .updateTable('show')
        .set(row)
        .where('id', '=', id ?? 0)
        .execute();
    await change(ended, { video_status: 'ENDED' });
    await change(gone, { deleted_at: api.now() });
    api.advance(2 * MINUTE);
    await api.runJobs();
    expect(await mailsTo(ayu)).toEqual([]);
  });

  it('comes again when the show was moved', async () => {
    const show = await api.addShow({ name: 'Pindah', ...startingIn(20 * MINUTE) });
    await wish(show.id, true);
    await api.runJobs();
    await api.ports.database
      .updateTable('show')
      .set({ start_time: show.start_time + 60 * MINUTE })
      .where('id', '=', Number(show.id))
      .execute();
    await api.runJobs();
    expect(await mailsTo(ayu)).toHaveLength(1);
    api.advance(60 * MINUTE);
    await api.runJobs();
    expect(await mailsTo(ayu)).toEqual(['Sebentar lagi: Pindah', 'Sebentar lagi: Pindah']);
  });

  it('does not come for a show that began while no process ran', async () => {
    const { id } = await api.addShow(startingIn(40 * MINUTE));
    await wish(id, true);
    api.advance(41 * MINUTE);
    await api.runJobs();
    expect(await mailsTo(ayu)).toEqual([]);
  });
});
