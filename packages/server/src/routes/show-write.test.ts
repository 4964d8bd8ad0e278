import { type Show, type ShowFields, showFields } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { rowOf } from '../../../../tests/buying.js';
import type { Person } from '../../../../tests/people.js';
import { editShow, type FormParts, makeShow, picture } from '../show-form.fixture.js';
import { film, signInArtist } from '../video.fixture.js';

let api: Api;
let laras: Person;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  laras = await signInArtist(api);
});

const PATH = '/api/v1/room/video';
const make = (typed: Parameters<typeof makeShow>[2] = {}) => makeShow(api, laras, typed);
async function made(typed: Parameters<typeof makeShow>[2] = {}): Promise<Show> {
  const { data, message, status } = await make(typed);
  expect([status, message]).toEqual([201, undefined]);
  return data;
}
const edit = (show: Show, typed: Partial<ShowFields> & { parts?: FormParts } = {}, host = laras) =>
  editShow(api, host, { ...typed, show });
const remove = (show: Show, host = laras) => api.delete<{ id: number }>(`${PATH}/${show.id}`, host.headers);
const seen = async (query = '') => (await api.get<Show[]>(`${PATH}?per_page=-1${query}`)).data;
const order = (show: Show, email = `${crypto.randomUUID()}@kampus.id`) => api.order({ email, show });

describe('a new show', () => {
  it('is what its form says, and everybody finds it at once', async () => {
    await seen('&video_status=WAITING');
    const show = await made({ location: 'Ancol', duration: '90', watermark: true });
    expect(show).toMatchObject({
      name: 'Malam Tepi Laut',
      video_status: 'WAITING',
      status: 'WAITING',
      ticket_type: 'fixed',
      ticket_price: 150_000,
      ticket_quota: 100,
      ticket_left: 100,
      start_date: Date.parse('2026-11-28T00:00:00+07:00'),
      start_time: Date.parse('1970-01-01T19:30:00+07:00'),
      video_created_id: laras.user.id,
      user_id: laras.user.id,
      category_name: 'Konser',
      description: 'Musik di pantai',
      type: 'liveStream',
      location: 'Ancol',
      duration: 90,
      islive: 1,
      watermark: 1,
      is360: 0,
      show_left_ticket: 0,
      count_viewer: 0,
    });
    expect((await seen('&video_status=WAITING')).map(({ id }) => id)).toContain(show.id);
    expect((await seen('&q=tepi%20laut')).map(({ id }) => id)).toContain(show.id);
  });

  it.each([
    ['live', 'WAITING'],
    ['ended', 'ENDED'],
    ['waitingRoom', 'WAITING_ROOM'],
    ['radioFest', 'RADIOFEST'],
    ['musicVideo', 'MUSIC_VIDEO'],
  ] as const)('of the type %s begins as %s', async (show_type, status) => {
    expect(await made({ show_type })).toMatchObject({ video_status: status, status });
  });

  it('of a radio fest has its first 300 viewers, and the code of the documents; nobody gets in by that', async () => {
    const show = await made({ show_type: 'radioFest', ticket_type: 'fixed' });
    expect(show).toMatchObject({ count_viewer: 300, redeem_code: 'WAITING_ROOM' });
    const body = { email: 'a@kampus.id', room_id: show.id, redeem_code: 'WAITING_ROOM' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { code } = await api.post('/api/v1/payment/guest/redeem-code', body, key);
    expect(code).toBe('redeem_code_wrong');
  });

  it('is sold at once', async () => {
    expect((await order(await made())).status).toBe(201);
  });

  it('tells its redeem code, in capitals, to its host alone', async () => {
    const show = await made({ ticket_type: 'free', redeem_code: 'ombak7', ticket_price: '99' });
    expect(show).toMatchObject({ redeem_code: 'OMBAK7', ticket_price: 0 });
    expect((await api.get<Show>(`${PATH}/${show.id}`)).data.redeem_code).toBeNull();
  });

  it('keeps its covers in their shapes, made anew', async () => {
    const [image, verticalImage] = [await picture(440, 180), await picture(160, 200)];
    const show = await made({ parts: { image, verticalImage, image1: verticalImage } });
    expect(show).toMatchObject({
      url_cover: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1320\.jpg$/),
      vertical_image: expect.stringMatching(/-600\.jpg$/),
      cover_pastshow_1: show.vertical_image,
      cover_pastshow_2: null,
    });
    const cover = await api.fetch(String(show.url_cover));
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await api.fetch(String(show.vertical_image).replace('600.jpg', '300.avif'))).status).toBe(200);
  });

  it('plays the video that came with it, and is as long as that where nobody says', async () => {
    const file = new Blob([film({ duration: 125_000 })], { type: 'video/mp4' });
    const captions = new Blob(['WEBVTT\n\n00:00.000 --> 00:02.000\nHalo\n']);
    const show = await made({ show_type: 'musicVideo', parts: { file, captions } });
    expect(show.duration).toBe(3);
    expect(show.captions_url).toMatch(/^\/media\/captions\//);
    const row = api.ports.database.selectFrom('show').select('url_video').where('id', '=', Number(show.id));
    expect((await row.executeTakeFirst())?.url_video).toMatch(/^\/media\/videos\/[0-9a-f]{32}\.mp4$/);
    expect((await api.get<Show>(`${PATH}/${show.id}`)).data.url_video).toBeNull();
  });

  it('reads names whatever their capitals and underscores', async () => {
    const parts = { videostatus: null, ticketprice: null, Video_Status: 'ENDED', TICKET_PRICE: '7000' };
    expect(await made({ parts })).toMatchObject({ video_status: 'ENDED', ticket_price: 7000 });
  });

  it('opens its sale to a line, and slows its chat down, where its host says so', async () => {
    const show = await made({ sale_opens_at: '2026-11-22T10:00', slow_mode: '5' });
    expect(show.sale_opens_at).toBe(Date.parse('2026-11-22T10:00:00+07:00'));
    const rooms = api.ports.database.selectFrom('chat_room').select('slow_ms');
    const room = await rooms.where('room_id', '=', Number(show.id)).executeTakeFirst();
    expect(room?.slow_ms).toBe(5000);
  });

  it.each([
    ['name', '', 'Name is required'],
    [
      'name',
      'a'.repeat(51),
      'The room video name annot be more than 50 characters and not less than 1 characters',
    ],
    ['videostatus', null, 'Show Type is required'],
    ['roomcategoryid', '', 'Show Category is required'],
    ['roomcategoryid', '1000', 'There is no category 1000'],
    ['description', '', 'Description is required'],
    ['tickettype', '', 'Ticket Type is required'],
    ['ticketprice', '-1', 'must not be less than 0'],
    ['ticketquota', '1.5', 'must be a whole number'],
    ['ticketprice', '9007199254740991', 'must not be more than 1000000000'],
    ['ticketquota', '999999999999', 'must not be more than 1000000'],
    ['ticketquota', '1e3', 'must be a whole number'],
    ['startdate', '', 'must be a number'],
    ['userid', '1', 'user_id must be your own'],
    ['type', 'video', 'type is not valid'],
    ['image', 'wrong', 'Aspect ratio does not match'],
    ['verticalImage', 'wrong', 'Aspect ratio does not match'],
  ])('is refused with %s %j: %s', async (field, value, message) => {
    const before = (await seen()).length;
    const part = value === 'wrong' ? await picture(160, 90) : value;
    const refused = await make({ parts: { [field]: part } });
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining(message)]);
    expect(await seen()).toHaveLength(before);
  });

  it('needs a code where a ticket is had by one', async () => {
    const { status, message } = await make({ ticket_type: 'free' });
    expect([status, message]).toEqual([400, 'Redeem Code is Required']);
  });

  it('is for artists alone', async () => {
    const sari = await api.signIn();
    const { status, code } = await makeShow(api, sari);
    expect([status, code]).toEqual([400, 'artists_only']);
  });
});

describe('a show asked for twice', () => {
  it('under one key is one, also at the same time; its second video is not kept', async () => {
    const key = crypto.randomUUID();
    const parts = { file: new Blob([film()]) };
    const [one, other] = await Promise.all([made({ key, parts }), made({ key, parts })]);
    expect(other.id).toBe(one.id);
    expect((await made({ key, parts })).id).toBe(one.id);
    const videos = api.ports.database.selectFrom('video').select('used_by');
    const rows = await videos.where('owner_id', '=', Number(laras.user.id)).execute();
    expect(rows).toEqual([{ used_by: 'show' }]);
  });

  it('under one key, but another, is refused; under the key of somebody else it is a show of its own', async () => {
    const key = crypto.randomUUID();
    const show = await made({ key });
    expect((await make({ key, name: 'Lain' })).code).toBe('idempotency_key_reused');
    const [red, blue] = [await picture(440, 180), await picture(440, 180, 'blue')];
    const withCover = { key: crypto.randomUUID(), parts: { image: red } };
    const first = await made(withCover);
    expect((await made(withCover)).id).toBe(first.id);
    for (const parts of [{ image: blue }, {}, { image: red, file: new Blob([film()]) }]) {
      expect((await make({ ...withCover, parts })).code).toBe('idempotency_key_reused');
    }
    const other = await signInArtist(api);
    expect((await makeShow(api, other, { key })).data.id).not.toBe(show.id);
  });

  it('may be asked for again after a refusal', async () => {
    const key = crypto.randomUUID();
    expect((await make({ key, name: '' })).status).toBe(400);
    expect((await make({ key })).status).toBe(201);
  });
});

describe('a changed show', () => {
  it('is what its form says now, and keeps its status and covers', async () => {
    const show = await made({ parts: { image: await picture(440, 180) } });
    const live = api.ports.database.updateTable('show').set({ video_status: 'LIVE' });
    await live.where('id', '=', Number(show.id)).execute();
    const { status, data } = await edit(show, {
      name: 'Malam Kedua',
      ticket_price: '175000',
      location: 'Bali',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Malam Kedua',
      ticket_price: 175_000,
      location: 'Bali',
      video_status: 'LIVE',
      status: 'WAITING',
      url_cover: show.url_cover,
    });
    expect((await api.get<Show>(`${PATH}/${show.id}`)).data.name).toBe('Malam Kedua');
  });

  it('shows another picture, and the one before goes after a while', async () => {
    const show = await made({ parts: { image: await picture(440, 180) } });
    const { data } = await edit(show, { parts: { image: await picture(440, 180, 'blue') } });
    expect(data.url_cover).not.toBe(show.url_cover);
    api.advance(25 * 3_600_000);
    await api.runJobs();
    const statuses = [show.url_cover, data.url_cover].map(
      async (url) => (await api.fetch(String(url))).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200]);
  });

  it('has its captions until its host takes them away', async () => {
    const captions = new Blob(['WEBVTT\n\n00:00.000 --> 00:02.000\nHalo\n']);
    const show = await made({ show_type: 'musicVideo', parts: { captions } });
    const kept = await edit(show, { show_type: 'musicVideo' });
    expect(kept.data.captions_url).toBe(show.captions_url);
    const without = await edit(show, { show_type: 'musicVideo', no_captions: true });
    expect([without.status, without.data.captions_url]).toEqual([200, null]);
    const again = await edit(show, { show_type: 'musicVideo', no_captions: true, parts: { captions } });
    expect(again.data.captions_url).toMatch(/^\/media\/captions\//);
  });

  it('comes back to its form with its watermark, its sale and its slow chat, which end where they are cleared', async () => {
    const typed = { watermark: true, sale_opens_at: '2026-11-27T10:00', slow_mode: '5' };
    const show = await made(typed);
    const own = await api.get<Show>(`${PATH}/${show.id}`, laras.headers);
    expect(showFields(own.data)).toMatchObject(typed);
    expect((await api.get<Show>(`${PATH}/${show.id}`)).data.slow_ms).toBeNull();
    expect(showFields((await edit(show, showFields(own.data))).data)).toMatchObject(typed);
    const cleared = { watermark: false, sale_opens_at: '', slow_mode: '' };
    expect(showFields((await edit(show, cleared)).data)).toMatchObject(cleared);
  });

  it('has no fewer seats than are taken, and tickets of the same type', async () => {
    const show = await made({ ticket_quota: '3' });
    for (const { data } of [await order(show), await order(show)]) await api.pay(data);
    expect((await edit(show, { ticket_quota: '1' })).code).toBe('show_sold');
    expect((await edit(show, { ticket_type: 'free_pass', ticket_quota: '3' })).code).toBe('show_sold');
    expect((await edit(show, { ticket_quota: '2' })).data.ticket_left).toBe(0);
    expect((await order(show)).code).toBe('sold_out');
  });

  it('costs another price for who buys from now on; who bought keeps the ticket at what they paid', async () => {
    const show = await made();
    const { data: early } = await order(show);
    await api.pay(early);
    const { data: waiting } = await order(show);
    const { data } = await edit(show, { ticket_price: '200000' });
    await api.pay(waiting);
    expect(await rowOf(api, early)).toMatchObject({ amount: 150_000, status: 'COMPLETED' });
    expect(await rowOf(api, waiting)).toMatchObject({ amount: 150_000, status: 'COMPLETED' });
    expect((await order(show)).code).toBe('amount_mismatch');
    expect((await order(data)).status).toBe(201);
  });

  it('that has more seats offers them to who waits', async () => {
    const show = await made({ ticket_quota: '1' });
    await order(show);
    await api.post('/api/v1/waiting-list', { room_id: show.id, email: 'nanti@kampus.id' });
    await edit(show, { ticket_quota: '2' });
    expect((await api.mails()).filter(({ to }) => to === 'nanti@kampus.id')).toHaveLength(1);
  });

  it('is over once its host says so, and stays so', async () => {
    const show = await made();
    const { data } = await edit(show, { parts: { videostatus: 'ENDED', videoStatus: 'ENDED' } });
    expect(data).toMatchObject({ video_status: 'ENDED', status: 'ENDED' });
    expect((await edit(data)).data.video_status).toBe('ENDED');
    expect((await edit(show)).data.video_status).toBe('ENDED');
  });

  it('is on air once its host says so; what began does not wait again', async () => {
    const show = await made({ islive: false });
    const { data } = await edit(show, { parts: { videostatus: 'LIVE', videoStatus: 'LIVE' } });
    expect(data.video_status).toBe('LIVE');
    expect((await edit(show)).data.video_status).toBe('LIVE');
  });

  it("is somebody else's show for everybody but its host", async () => {
    const show = await made();
    const other = await signInArtist(api);
    expect((await edit(show, { name: 'Punyaku' }, other)).code).toBe('show_not_found');
    expect((await remove(show, other)).code).toBe('show_not_found');
    expect((await api.show(show.id)).name).toBe('Malam Tepi Laut');
  });
});

describe('a deleted show', () => {
  it('is there no more, for anybody', async () => {
    const show = await made();
    await api.get(`${PATH}/${show.id}`);
    const { status, data } = await remove(show);
    expect([status, data]).toEqual([200, { id: show.id }]);
    expect((await api.get(`${PATH}/${show.id}`)).status).toBe(404);
    expect((await remove(show)).status).toBe(404);
    expect((await seen()).map(({ id }) => id)).not.toContain(show.id);
  });

  it('cannot be one that people have tickets for', async () => {
    const show = await made();
    await api.pay((await order(show)).data);
    const { status, code } = await remove(show);
    expect([status, code]).toEqual([409, 'show_sold']);
    expect((await api.get(`${PATH}/${show.id}`)).status).toBe(200);
  });
});

it("lists a host's own shows by their tabs, eight on a page, and nobody else's", async () => {
  for (let n = 0; n < 9; n++) await made({ name: `Acara ${n}` });
  await made({ show_type: 'ended' });
  const tab = 'per_page=8&exclude_video_status=ENDED,WAITING_ROOM,RADIOFEST,MUSIC_VIDEO';
  const answer = await api.get<Show[]>(`${PATH}?user_id=${laras.user.id}&${tab}`, laras.headers);
  expect([answer.data.length, answer.body.page]).toEqual([8, expect.objectContaining({ total_page: 2 })]);
  const { data: tenth } = await make();
  const longer = await api.get<Show[]>(`${PATH}?user_id=${laras.user.id}&${tab}`, laras.headers);
  expect(longer.body.page).toMatchObject({ total: 10 });
  await remove(tenth);
  const ended = await api.get<Show[]>(`${PATH}?user_id=${laras.user.id}&video_status=ENDED`, laras.headers);
  expect(ended.data.map(({ user_id }) => user_id)).toEqual([laras.user.id]);
});
