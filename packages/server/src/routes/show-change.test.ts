import {
  formatDateTime,
  type Payment,
  type Postponement,
  parseTime,
  type Show,
  startOfDay,
  wibDay,
} from '@panggung/core';
import type { Cancellation } from '@panggung/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../../tests/api.js';
import { buy, rowOf, signInCustomer } from '../../../../tests/buying.js';
import { newEmail, type Person, stayIn } from '../../../../tests/people.js';
import type { MediaStandIn } from '../adapters/ant-media.fixture.js';
import { hearNews } from '../broadcast-life.js';
import { editShow, makeShow } from '../show-form.fixture.js';
import { signInArtist } from '../video.fixture.js';
import { startCinema } from '../watching.fixture.js';

let api: Api;
let media: MediaStandIn;
let laras: Person;
let show: Show;
beforeAll(async () => {
  ({ api, media } = await startCinema());
});
afterAll(() => api.stop());
beforeEach(async () => {
  media.stopped.length = 0;
  laras = await signInArtist(api);
  show = (await makeShow(api, laras, { duration: '90', start_date: dayAhead(7) })).data;
});

const DAY = 86_400_000;
/** A day in WIB, so many days from now. */
const dayAhead = (days: number) => wibDay(api.now() + days * DAY);
const pathOf = (what: string) => `/api/v1/room/video/${show.id}/${what}`;
const callOff = (reason?: string, host = laras) =>
  api.post<Cancellation>(pathOf('cancellation'), { ...(reason && { reason }) }, host.headers);
const putOff = (days: number, { reason, host = laras }: { reason?: string; host?: Person } = {}) => {
  const start = { start_date: startOfDay(dayAhead(days)), start_time: parseTime('20:00') };
  return api.post<Postponement>(
    pathOf('postponement'),
    { ...start, ...(reason && { reason }) },
    host.headers,
  );
};
/** A ticket of a guest, paid. */
async function ticket(email = newEmail()) {
  const { data } = await api.order({ email, show });
  await api.pay(data);
  return { email, payment: data };
}
/** A start, as a form says it. */
const startParts = (at: number) => ({ startdate: String(at), starttime: String(at) });
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);
const lastMail = async (email: string) => (await mailsTo(email)).at(-1);
const askStage = () =>
  api.post('/api/v1/publishedToken', { room_video_id: show.id, user_id: laras.user.id }, laras.headers);

describe('a show that its host calls off', () => {
  it('owes everybody what they paid, tells them why, and sells nothing more', async () => {
    const { email, payment } = await ticket();
    const { status, data } = await callOff('Panggungnya banjir');
    expect([status, data]).toEqual([201, { id: show.id, tickets: 1, orders: 0, owed: 150_000 }]);
    expect(await rowOf(api, payment)).toMatchObject({ failure: 'cancelled', refund_status: 'due' });
    expect((await lastMail(email))?.text).toContain('Pesan dari penyelenggara: Panggungnya banjir');
    expect((await api.order({ email: newEmail(), show })).code).toBe('sale_closed');
    const { data: seen } = await api.get<Show>(`/api/v1/room/video/${show.id}`);
    expect([seen.status, seen.ticket_left]).toEqual(['CANCELLED', 0]);
  });

  it('is on no list any more but its host’s, and told of as what it is to who follows a link', async () => {
    const lists = [
      'room/video?per_page=-1',
      `room/video?user_id=${laras.user.id}`,
      'show-popularity?per_page=-1',
    ];
    const listed = async (path: string, headers = {}) =>
      (await api.get<Show[]>(`/api/v1/${path}`, headers)).data.some(({ id }) => id === show.id);
    for (const path of lists) expect(await listed(path), path).toBe(true);
    await callOff();
    for (const path of lists) expect(await listed(path), path).toBe(false);
    expect(await listed(`room/video?user_id=${laras.user.id}`, laras.headers)).toBe(true);
    expect((await api.get<Show>(`/api/v1/room/video/${show.id}`)).data.status).toBe('CANCELLED');
  });

  it('stays called off, whatever its form says later', async () => {
    await callOff();
    const parts = { videostatus: 'ENDED', videoStatus: 'ENDED' };
    expect((await editShow(api, laras, { show, start_date: dayAhead(7), parts })).code).toBe('show_ended');
    expect((await editShow(api, laras, { show, start_date: dayAhead(8) })).code).toBe('show_ended');
    expect((await api.show(show.id)).status).toBe('CANCELLED');
    expect((await api.order({ email: newEmail(), show })).code).toBe('sale_closed');
  });

  it('is called off once', async () => {
    await ticket();
    await callOff('Satu');
    expect((await callOff('Dua')).data).toMatchObject({ tickets: 0, owed: 0 });
  });

  it('leaves the air at once, and its stage opens to nobody any more', async () => {
    expect((await askStage()).status).toBe(201);
    const stages = [String(show.id), `rehearsal-${show.id}`];
    for (const stage of stages) media.onAir.add(stage);
    await callOff();
    expect(media.stopped).toEqual(stages);
    expect((await askStage()).code).toBe('show_ended');
  });

  it('is not one that is over, nor one of somebody else', async () => {
    const other = await signInArtist(api);
    expect((await callOff('Iri', other)).code).toBe('show_not_found');
    await editShow(api, laras, {
      show,
      start_date: dayAhead(7),
      parts: { videostatus: 'ENDED', videoStatus: 'ENDED' },
    });
    expect((await callOff()).code).toBe('show_ended');
  });
});

describe('a show that its host ends', () => {
  it('has begun, or nobody has a ticket for it: it is called off otherwise', async () => {
    const { data: order } = await api.order({ email: newEmail(), show });
    const end = () => {
      const parts = { videostatus: 'ENDED', videoStatus: 'ENDED' };
      return editShow(api, laras, { show, start_date: dayAhead(7), parts });
    };
    expect((await end()).code).toBe('show_sold');
    await api.pay(order);
    // To say that it is on air is not to be on air.
    const parts = { videostatus: 'LIVE', videoStatus: 'LIVE' };
    const { data: live } = await editShow(api, laras, { show, start_date: dayAhead(7), parts });
    expect(live.video_status).toBe('LIVE');
    const { status, code, message } = await end();
    expect([status, code, message]).toEqual([409, 'show_sold', expect.stringContaining('call it off')]);
    expect((await callOff()).data).toMatchObject({ tickets: 1, owed: 150_000 });
  });

  it('leaves the air, however its stream goes on, and its stage opens to nobody any more', async () => {
    await askStage();
    media.onAir.add(String(show.id));
    const hook = new URL(
      String((await api.get<Show>(`/api/v1/room/video/${show.id}`, laras.headers)).data.listener_hook_url),
    );
    const news = { id: String(show.id), action: 'liveStreamStarted', timestamp: api.now() };
    await api.post(hook.pathname + hook.search, news);
    const live = await api.get<Show>(`/api/v1/room/video/${show.id}`, laras.headers);
    expect(live.data.video_status).toBe('LIVE');
    await editShow(api, laras, {
      show: live.data,
      start_date: dayAhead(7),
      parts: { videostatus: 'ENDED', videoStatus: 'ENDED' },
    });
    expect(media.stopped).toEqual([String(show.id)]);
    media.onAir.add(String(show.id));
    await api.post(hook.pathname + hook.search, { ...news, timestamp: api.now() + 1 });
    await api.runJobs();
    expect((await api.show(show.id)).video_status).toBe('ENDED');
    expect((await askStage()).code).toBe('show_ended');
  });

  it('still gets the recording that was in the making', async () => {
    const path = `/api/v1/room/video/${show.id}`;
    await askStage();
    const hook = new URL(String((await api.get<Show>(path, laras.headers)).data.listener_hook_url));
    const tell = (news: object) => api.post(hook.pathname + hook.search, { id: String(show.id), ...news });
    await tell({ action: 'liveStreamStarted', timestamp: api.now() });
    await editShow(api, laras, {
      show,
      start_date: dayAhead(7),
      parts: { videostatus: 'ENDED', videoStatus: 'ENDED' },
    });
    await tell({ action: 'vodReady', vodName: 'malam.m3u8', duration: 60_000, timestamp: api.now() });
    const row = api.ports.database.selectFrom('show').select(['url_video', 'video_status']);
    expect(await row.where('id', '=', Number(show.id)).executeTakeFirst()).toEqual({
      url_video: 'recording:malam.m3u8',
      video_status: 'ENDED',
    });
  });
});

describe('a show that its host puts off', () => {
  const at = (days: number, hour: number) =>
    `${formatDateTime(startOfDay(dayAhead(days)) + hour * 3_600_000, 'id')} WIB`;
  /** Where the mail leads who cannot come. */
  async function returnPath(email: string): Promise<string> {
    const [, url = ''] = /Kembalikan tiket: (\S+)/.exec((await lastMail(email))?.text ?? '') ?? [];
    const { pathname, search } = new URL(url);
    return pathname + search;
  }
  const giveBack = async (path: string) => (await api.fetch(path, { method: 'POST' })).text();

  it('keeps its tickets; whoever has one is told both times, and why', async () => {
    const { email, payment } = await ticket();
    const { status, data } = await putOff(14, { reason: 'Vokalisnya sakit' });
    expect([status, data]).toEqual([
      201,
      {
        id: show.id,
        start_date: startOfDay(dayAhead(14)),
        start_time: parseTime('20:00'),
        tickets: 1,
        return_until: Math.min(api.now() + 14 * DAY, startOfDay(dayAhead(14)) + 20 * 3_600_000),
      },
    ]);
    const { text = '', subject } = (await lastMail(email)) ?? {};
    expect(subject).toBe('Pindah waktu: Malam Tepi Laut');
    expect(text).toContain(`Semula: ${at(7, 19.5)}`);
    expect(text).toContain(`Menjadi: ${at(14, 20)}`);
    expect(text).toContain('Pesan dari penyelenggara: Vokalisnya sakit');
    expect(await rowOf(api, payment)).toMatchObject({ status: 'COMPLETED', seat: 'sold' });
    expect(await api.show(show.id)).toMatchObject({ start_date: startOfDay(dayAhead(14)) });
  });

  it('is told alike where its form says another time, and not where it says the same', async () => {
    const { email } = await ticket();
    await editShow(api, laras, { show, name: 'Malam Lain', start_date: dayAhead(14) });
    expect((await lastMail(email))?.subject).toBe('Pindah waktu: Malam Lain');
    const past = await editShow(api, laras, { show, start_date: dayAhead(-1) });
    expect([past.status, past.code]).toEqual([400, 'invalid_request']);
    const count = (await mailsTo(email)).length;
    await editShow(api, laras, { show, name: 'Malam Ketiga', start_date: dayAhead(14) });
    expect(await mailsTo(email)).toHaveLength(count);
  });

  it('takes a ticket back from who cannot come: the money is owed, the seat is free', async () => {
    const { email, payment } = await ticket();
    await putOff(14);
    const path = await returnPath(email);
    expect(await (await api.fetch(path)).text()).toContain('Kembalikan tiket?');
    expect(await rowOf(api, payment)).toMatchObject({ status: 'COMPLETED' });
    expect(await giveBack(path)).toContain('Tiketmu sudah dikembalikan');
    expect(await giveBack(path)).toContain('Tiketmu sudah dikembalikan');
    expect(await rowOf(api, payment)).toMatchObject({
      status: 'FAILED',
      failure: 'returned',
      seat: 'none',
      refund_status: 'due',
    });
    const refunds = api.ports.database.selectFrom('refund').select(['amount', 'reason']);
    expect(await refunds.where('payment_id', '=', String(payment.id)).execute()).toEqual([
      { amount: 150_000, reason: 'returned' },
    ]);
    expect((await api.show(show.id)).ticket_left).toBe(100);
    expect((await lastMail(email))?.subject).toContain('Uang kamu kami kembalikan');
  });

  it('takes none back from who is inside, who bought afterwards, or once the time is over', async () => {
    const early = await ticket();
    await putOff(14);
    const path = await returnPath(early.email);
    api.advance(1);
    const late = await ticket();
    const token = new URL(path, 'http://api.test').searchParams.get('token') ?? '';
    const forged = path.replace(token, token.replace(String(early.payment.id), String(late.payment.id)));
    expect(await giveBack(forged)).toContain('Tautan ini tidak berlaku');
    api.advance(15 * DAY);
    expect(await giveBack(path)).toContain('tidak bisa dikembalikan lagi');
    expect(await rowOf(api, early.payment)).toMatchObject({ status: 'COMPLETED' });
    laras = await stayIn(api, laras);
  });

  it('takes one back for a day at least, however soon it starts; not from who watched', async () => {
    const [early, watching] = [await ticket(), await ticket()];
    const soon = api.now() + 3_600_000;
    const start = { start_date: soon, start_time: soon };
    const { data } = await api.post<Postponement>(pathOf('postponement'), start, laras.headers);
    expect(data.return_until).toBe(api.now() + DAY);
    await editShow(api, laras, {
      show,
      parts: { ...startParts(soon), videostatus: 'LIVE', videoStatus: 'LIVE' },
    });
    expect((await api.show(show.id)).video_status).toBe('LIVE');
    const now = api.now();
    const news = { action: 'liveStreamStarted', at: now } as const;
    await hearNews(api.ports.database, { showId: Number(show.id), news, now });
    const playback = { id: crypto.randomUUID(), name: crypto.randomUUID(), viewer: 'a', device_id: 'a' };
    const times = { opened_at: now, seen_at: now };
    // Who saw its beginning alone has watched, though its picture was lost and came back since.
    await hearNews(api.ports.database, { showId: Number(show.id), news: { ...news, at: now + 1 }, now });
    const watched = {
      ...playback,
      ...times,
      room_id: Number(show.id),
      payment_id: String(watching.payment.id),
    };
    await api.ports.database.insertInto('playback').values(watched).execute();
    expect(await giveBack(await returnPath(watching.email))).toContain('tidak bisa dikembalikan lagi');
    expect(await giveBack(await returnPath(early.email))).toContain('Tiketmu sudah dikembalikan');
  });

  it('takes one back also where it is said to be on air, whoever looked at the empty stage, until it is', async () => {
    const [early, late] = [await ticket(), await ticket()];
    const live = { videostatus: 'LIVE', videoStatus: 'LIVE' };
    await editShow(api, laras, { show, start_date: dayAhead(7), parts: live });
    const playback = { id: crypto.randomUUID(), name: crypto.randomUUID(), viewer: 'a', device_id: 'a' };
    const looked = { ...playback, room_id: Number(show.id), payment_id: String(early.payment.id) };
    const times = { opened_at: api.now(), seen_at: api.now() };
    await api.ports.database
      .insertInto('playback')
      .values({ ...looked, ...times })
      .execute();
    const { data } = await putOff(14);
    expect((await api.show(show.id)).video_status).toBe('WAITING');
    const paths = [await returnPath(early.email), await returnPath(late.email)] as const;
    const { start_date, start_time } = await api.show(show.id);
    const start = { startdate: String(start_date), starttime: String(start_time) };
    const { data: again } = await editShow(api, laras, { show, parts: { ...live, ...start } });
    expect(again.video_status).toBe('LIVE');
    api.advance(2 * DAY);
    expect(api.now()).toBeLessThan(data.return_until);
    expect(await giveBack(paths[0])).toContain('Tiketmu sudah dikembalikan');
    const now = api.now();
    const news = { action: 'liveStreamStarted', at: now } as const;
    await hearNews(api.ports.database, { showId: Number(show.id), news, now });
    expect(await giveBack(paths[1])).toContain('tidak bisa dikembalikan lagi');
    laras = await stayIn(api, laras);
  });

  it.each([
    ['takes one back from who looked where no video lay yet', null, 'Tiketmu sudah dikembalikan'],
    ['takes none back from who watched its video', '/media/videos/film.mp4', 'tidak bisa dikembalikan lagi'],
  ])('%s', async (_, url_video, said) => {
    const { email, payment } = await ticket();
    const { database } = api.ports;
    const room_id = Number(show.id);
    const video = database.updateTable('show').set({ islive: 0, url_video });
    await video.where('id', '=', room_id).execute();
    const playback = { id: crypto.randomUUID(), name: crypto.randomUUID(), viewer: 'a', device_id: 'a' };
    const times = { opened_at: api.now(), seen_at: api.now() };
    const looked = { ...playback, ...times, room_id, payment_id: String(payment.id) };
    await database.insertInto('playback').values(looked).execute();
    await putOff(7);
    expect(await giveBack(await returnPath(email))).toContain(said);
  });

  it('takes one back from who was paying when it was put off, and is told once they have paid', async () => {
    const email = newEmail();
    const { data } = await api.order({ email, show });
    expect((await putOff(14)).data.tickets).toBe(0);
    api.advance(1000);
    await api.pay(data);
    expect((await lastMail(email))?.subject).toBe('Pindah waktu: Malam Tepi Laut');
    expect(await giveBack(await returnPath(email))).toContain('Tiketmu sudah dikembalikan');
  });

  it('takes none back by the link of who has sent it on', async () => {
    const [ayu, sari] = [await signInCustomer(api), await signInCustomer(api)];
    const { data } = await buy(api, { by: 'BCA', as: { person: ayu }, show });
    await api.pay(data);
    await putOff(14);
    const path = await returnPath(ayu.email);
    const to = { for_user_id: sari.user.id };
    expect((await api.patch(`/api/v1/send-ticket/${data.id}`, to, ayu.headers)).status).toBe(200);
    expect(await giveBack(path)).toContain('Tautan ini tidak berlaku');
    expect(await rowOf(api, data)).toMatchObject({ status: 'COMPLETED', seat: 'sold' });
    expect((await lastMail(sari.email))?.subject).toBe('Pindah waktu: Malam Tepi Laut');
    expect(await giveBack(await returnPath(sari.email))).toContain('Tiketmu sudah dikembalikan');
  });

  it('says so on the ticket of whoever holds it, with the way to give it back while there is one', async () => {
    const [ayu, sari] = [await signInCustomer(api), await signInCustomer(api)];
    const { data } = await buy(api, { by: 'BCA', as: { person: ayu }, show });
    await api.pay(data);
    const ticketOf = async ({ user, headers }: Person) =>
      (await api.get<Payment>(`/api/v1/payment/${show.id}/${user.id}`, headers)).data;
    expect((await ticketOf(ayu)).return_url).toBeNull();
    const { data: told } = await putOff(14, { reason: 'Vokalisnya sakit' });
    expect(await ticketOf(ayu)).toMatchObject({
      start_before: startOfDay(dayAhead(7)) + 19.5 * 3_600_000,
      put_off_reason: 'Vokalisnya sakit',
      return_until: told.return_until,
    });
    const admission = { id: crypto.randomUUID(), payment_id: String(data.id), code: 'a', device_id: 'a' };
    const times = { request_key: null, admitted_at: api.now(), created_at: api.now(), undone_at: null };
    const admissions = api.ports.database.insertInto('admission');
    await admissions.values({ ...admission, ...times }).execute();
    expect((await ticketOf(ayu)).return_url).toBeNull();
    const undone = api.ports.database.updateTable('admission').set({ undone_at: api.now() });
    await undone.where('id', '=', admission.id).execute();
    const to = { for_user_id: sari.user.id };
    const given = await api.patch<Payment>(`/api/v1/send-ticket/${data.id}`, to, ayu.headers);
    expect([given.status, given.data.return_url]).toEqual([200, null]);
    const { pathname, search } = new URL(String((await ticketOf(sari)).return_url));
    expect(await giveBack(pathname + search)).toContain('Tiketmu sudah dikembalikan');
  });

  it('is put off so many times, and then no more for a while, whichever way', async () => {
    const { email } = await ticket();
    for (let days = 8; days < 18; days++) {
      expect((await editShow(api, laras, { show, start_date: dayAhead(days) })).status).toBe(200);
    }
    const before = (await mailsTo(email)).length;
    expect((await editShow(api, laras, { show, start_date: dayAhead(20) })).code).toBe('rate_limited');
    expect((await putOff(20)).code).toBe('rate_limited');
    expect(await mailsTo(email)).toHaveLength(before);
    expect((await editShow(api, laras, { show, name: 'Malam', start_date: dayAhead(17) })).status).toBe(200);
  });

  it('tells the person who was given a ticket, in their account as well', async () => {
    const [ayu, sari] = [await signInCustomer(api), await signInCustomer(api)];
    const { data } = await buy(api, { by: 'BCA', as: { person: ayu, receiver: sari }, show });
    await api.pay(data);
    await putOff(14);
    expect((await lastMail(sari.email))?.subject).toBe('Pindah waktu: Malam Tepi Laut');
    const news = await api.get<{ title: string }[]>('/api/v1/notification', sari.headers);
    expect(news.data.map(({ title }) => title)).toContain('Acaranya pindah waktu');
  });

  it('is ahead still, and starts later than now', async () => {
    expect((await putOff(-1)).code).toBe('invalid_request');
    expect((await putOff(14, { host: await signInArtist(api) })).code).toBe('show_not_found');
    await callOff();
    expect((await putOff(14)).code).toBe('show_ended');
  });
});
