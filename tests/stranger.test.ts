import type { Payment, Show } from '@panggung/core';
import type { Admission, ChatMessage, Playback, RoomToken, SessionInfo } from '@panggung/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../packages/server/src/openapi.js';
import { type Api, startApi } from './api.js';
import { addCoupon, buy, readBack, signInCustomer } from './buying.js';
import { newEmail, type Person } from './people.js';

/** Every call the server documents, asked for what is Ayu's, by somebody else who signed in and by nobody. */
const { paths } = openApi({ productName: 'Panggung' });
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

let api: Api;
let ayu: Person;
let stranger: Person;
let show: Show;
let ticket: Payment;
let pending: Payment;
let session: SessionInfo;
let admission: Admission;
let playback: Playback;
let coupon: number;
/** What Ayu said to those who watch with her. */
let said: number;
/** Where she watches. */
let room: Show;
/** What only Ayu may read. */
let secrets: string[];

beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/987.0' };
  ayu = await signInCustomer(api, { email: newEmail('ayu'), headers });
  stranger = await signInCustomer(api);
  const creator = await signInCustomer(api);
  const { database } = api.ports;
  const person = { phone: '081298765432', birth_place: 'Tanjung Rahasia', birth_date: 631_206_000_000 };
  const account = database.updateTable('user_account').set(person).where('id', '=', Number(ayu.user.id));
  const { referral_code } = await account.returning('referral_code').executeTakeFirstOrThrow();
  const [own, waiting] = [
    await api.addShow({ video_created_id: Number(creator.user.id) }),
    await api.addShow(),
  ];
  show = own;
  const { data } = await buy(api, { by: 'BCA', as: { person: ayu }, show, donate: 0 });
  await api.pay(data);
  ticket = (await readBack(api, data, { person: ayu })).data;
  pending = (await buy(api, { by: 'BCA', as: { person: ayu }, show: waiting })).data;
  coupon = await addCoupon(api, { owner: ayu, type: 'DISC-50' });
  await database.updateTable('coupon').set({ title: 'Kupon milik Ayu' }).where('id', '=', coupon).execute();
  const [, code = ''] = /^PE1\.\d+\.(\w+)\./.exec(String(ticket.entry_code)) ?? [];
  const entry = { room_id: show.id, code, device_id: 'pintu-rahasia' };
  admission = (await api.post<Admission>('/api/v1/admission', entry, creator.headers)).data;
  room = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0, video_status: 'MUSIC_VIDEO' });
  playback = await watch(room);
  const chat = `/api/v1/room/video/${room.id}/chat?playback=${playback.id}`;
  said = (await api.post<ChatMessage>(chat, { comment: 'Antara kita saja' }, ayu.headers)).data.id;
  [session] = (await api.get<SessionInfo[]>('/api/v1/session', ayu.headers)).data as [SessionInfo];
  secrets = [
    ...[ayu.email, person.phone, person.birth_place, String(person.birth_date), String(referral_code)],
    ...[code, String(ticket.account_number), String(pending.account_number)],
    ...[String(ticket.id), String(pending.id), String(session.id), admission.id],
    playback.id,
    ...['Antara kita saja', 'Kupon milik Ayu', 'pintu-rahasia', 'Firefox/987', String(ayu.user.token)],
  ];
});
afterAll(() => api.stop());

/** Ayu's own ticket on a screen. */
async function watch({ id }: Show): Promise<Playback> {
  const pass = { room_id: id, user_id: ayu.user.id, for_user_id: ayu.user.id };
  await api.post('/api/v1/payment-bypass', pass, { ...ayu.headers, 'idempotency-key': crypto.randomUUID() });
  const { data } = await api.post<RoomToken>('/api/v1/roomToken', { room_video_id: id }, ayu.headers);
  return (await api.post<Playback>('/api/v1/playback', { token: data.tokenId, device_id: 'tv' })).data;
}

/** What the placeholder of a path is, where it names something of Ayu's. */
function named(path: string, name: string): string {
  const ids: Record<string, unknown> = {
    user: ayu.user.id,
    room: room.id,
    session: session.id,
    admission: admission.id,
    coupon,
    payment: pending.id,
    'send-ticket': ticket.id,
  };
  const [, noun = ''] = /^\/(?:api\/v1\/|auth\/)?([\w-]+)/.exec(path) ?? [];
  const others: Record<string, unknown> = {
    room_id: show.id,
    room_video_id: show.id,
    user_id: ayu.user.id,
    for_user_id: ayu.user.id,
    email: ayu.email,
    message_id: said,
  };
  return encodeURIComponent(String(others[name] ?? ids[noun] ?? 1));
}

/** All that a caller could say to be taken for Ayu; what a call does not know of, it passes over. */
const claims = () => ({
  user_id: ayu.user.id,
  for_user_id: ayu.user.id,
  room_id: show.id,
  room_video_id: show.id,
  id: show.id,
  code_guest: 'AAAAAAAAAA',
  email: ayu.email,
  ticket_type: 'ticket_gift',
  amount: show.ticket_price,
  expected_amount: show.ticket_price,
  bank_code: 'BCA',
  retail_outlet_name: 'ALFAMART',
  ewallet_type: 'OVO',
  phone: '081200000000',
  full_name: 'Bukan Ayu',
  coupon_id: coupon,
  redeem_code: 'TEBAKAN1',
  referral_code: 'TEBAKAN1',
  password: 'Tebakan1',
  confirm_password: 'Tebakan1',
  last_password: 'Tebakan2',
  one_signal_id: '',
  id_token: 'bukan.token.siapa-siapa',
  firebase_uid: 'bukan-ayu',
  refresh_token: `${'0'.repeat(32)}.${'0'.repeat(64)}`,
  comment: 'Halo',
  device_name: 'Gawai',
  device_id: 'pintu',
  code: '0000000000',
  token: '0'.repeat(32),
  items: [{ key: 'a', code: '0000000000' }],
  message_id: said,
  slow_ms: 1000,
  reaction: 'heart',
  from: 0,
  to: 9e15,
  since: 0,
});

interface Asked {
  status: number;
  text: string;
  /** What the caller said themselves, and may hear again. */
  said: string;
}

async function ask(call: string, headers: Record<string, string>): Promise<Asked> {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name) => named(template, name));
  const { items: _, ...fields } = claims();
  const query =
    method === 'GET' ? `?${new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))}` : '';
  const body = /POST|PUT|PATCH|DELETE/.test(method) ? JSON.stringify(claims()) : null;
  const init = {
    method,
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
  };
  const response = await api.fetch(path + query, init);
  return {
    status: response.status,
    text: await read(call, response),
    said: decodeURIComponent(path + query) + body,
  };
}

/** Calls that follow what everybody may know. */
const isFollowed = new Set(['GET /api/v1/room/video/{id}/events']);

/** What a call answers; of a stream what comes first. */
async function read(call: string, response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.text();
  expect([...isFollowed]).toContain(call);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** Everything of Ayu's, as it lies in the tables. */
async function ownedByAyu() {
  const { database } = api.ports;
  const id = Number(ayu.user.id);
  return {
    account: await database.selectFrom('user_account').selectAll().where('id', '=', id).execute(),
    payments: await database
      .selectFrom('payment')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    coupons: await database.selectFrom('coupon').selectAll().where('user_id', '=', id).execute(),
    sessions: await database.selectFrom('session').selectAll().where('user_id', '=', id).execute(),
    admissions: await database.selectFrom('admission').selectAll().execute(),
    comments: await database.selectFrom('room_comment').selectAll().where('user_id', '=', id).execute(),
    playbacks: await database.selectFrom('playback').selectAll().orderBy('id').execute(),
    said: await database.selectFrom('chat_message').selectAll().execute(),
    chat: await database.selectFrom('chat_entry').selectAll().orderBy('seq').execute(),
    likes: await database.selectFrom('room_like').selectAll().where('user_id', '=', id).execute(),
  };
}

describe.each(['somebody else', 'a guest'])('%s', (who) => {
  const headers = () => (who === 'a guest' ? {} : stranger.headers);

  it.each(calls)('learns nothing of Ayu by %s, and changes nothing', async (call) => {
    const before = await ownedByAyu();
    const { status, text, said } = await ask(call, headers());
    expect(status, text).toBeLessThan(500);
    expect(secrets.filter((secret) => text.includes(secret) && !said.includes(secret))).toEqual([]);
    expect(await ownedByAyu()).toEqual(before);
  });
});

/** Calls that answer somebody else, too, with what everybody may know. */
const isPublic = new Set(['GET /api/v1/user/{id}', 'GET /api/v1/payment/{room_id}/{for_user_id}']);
/** Calls that name one thing of Ayu's. */
const namesOne = /\/api\/v1\/(user|session|admission|payment|send-ticket)\/.*\{(id|room_id|user_id)\}/;

it.each(calls.filter((call) => namesOne.test(call) && !isPublic.has(call)))(
  'there is nothing of Ayu for somebody else by %s',
  async (call) => expect((await ask(call, stranger.headers)).status).toBe(404),
);
