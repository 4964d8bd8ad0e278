import type { Show } from '@panggung/core';
import type { ChatHistory, ChatMessage } from '@panggung/core/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../../tests/api.js';
import { elsewhere } from '../../../../tests/buying.js';
import { type Person, stayIn } from '../../../../tests/people.js';
import { addBadwords } from '../badwords.js';
import { type ChatReader, chatPath, readChat, say } from '../chat.fixture.js';
import { chatOf } from '../chat.js';
import { addLiveShow, changeShow, startCinema, startingIn, ticketFor, watch } from '../watching.fixture.js';

let api: Api;
let host: Person;
let ayu: Person;
let budi: Person;
let show: Show;
let readers: ChatReader[];

beforeAll(async () => {
  ({ api } = await startCinema());
  [host, ayu, budi] = await Promise.all([api.signIn(), api.signIn(), api.signIn()]);
});
beforeEach(async () => {
  readers = [];
  api.advance(60_000);
  [host, ayu, budi] = await Promise.all([stayIn(api, host), stayIn(api, ayu), stayIn(api, budi)]);
  show = await addLiveShow(api, { ...startingIn(api, -60_000), video_created_id: Number(host.user.id) });
});
afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.leave()));
  expect(api.lines.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(chatOf(api.ports).live.size).toBe(0);
});
afterAll(() => api.stop());

async function read(
  by?: Person,
  more: { since?: number | null; playback?: string } = {},
): Promise<ChatReader> {
  const reader = await readChat(api, show.id, { ...(by && { by }), ...more });
  readers.push(reader);
  return reader;
}
const speak = (by: Person, comment: unknown, key?: string) =>
  say(api, show.id, { by, comment, ...(key && { key }) });
const rename = ({ user }: Person, row: { full_name: string; url_photo?: null }) =>
  api.ports.database.updateTable('user_account').set(row).where('id', '=', Number(user.id)).execute();
const hosts = (method: 'put' | 'post' | 'delete', path: string, body: unknown = {}, by = host) =>
  method === 'delete'
    ? api.delete<never>(`${chatPath(show.id)}${path}`, by.headers)
    : api[method]<never>(`${chatPath(show.id)}${path}`, body, by.headers);

describe('a message', () => {
  it('is seen by all who watch, with its writer as the account has them', async () => {
    const [guest, other] = [await read(), await read(budi)];
    const { status, data } = await speak(ayu, '  Halo semua! ', 'pesan-1');
    expect(status).toBe(201);
    expect(data).toMatchObject({
      userId: ayu.user.id,
      roomVideoId: show.id,
      fullName: ayu.user.full_name,
      comment: 'Halo semua!',
      created_at: api.now(),
      isHost: false,
      held: null,
      key: 'pesan-1',
    });
    await Promise.all([guest.sees('Halo semua!'), other.sees('Halo semua!')]);
    const { key: _, ...told } = data;
    expect(guest.shown()).toEqual([told]);
  });

  it('is told to its writer with the key it was sent under', async () => {
    const own = await read(ayu);
    const { data } = await speak(ayu, 'Saya', 'kunci-saya');
    await own.sees('Saya');
    expect(own.shown()).toEqual([data]);
  });

  it('sent twice under one key is said once', async () => {
    const [first, second] = [await speak(ayu, 'Sekali', 'k'), await speak(ayu, 'Sekali', 'k')];
    expect(second.data).toEqual(first.data);
    expect((await speak(budi, 'Lain', 'k')).data.comment).toBe('Lain');
    await (await read()).sees('Sekali', 'Lain');
  });

  it('sent under one key to two shows is said in the first', async () => {
    const other = await addLiveShow(api, { ...startingIn(api, -60_000) });
    const there = () => say(api, other.id, { by: ayu, comment: 'Sekali', key: 'k' });
    await speak(ayu, 'Sekali', 'k');
    expect(await there()).toMatchObject({ status: 400, code: 'idempotency_key_reused' });
    // Nor do those suffer who speak at the same moment.
    const both = await Promise.all([speak(ayu, 'Dua', 'l'), there(), speak(budi, 'Tiga')]);
    expect(both.map(({ status }) => status)).toEqual([201, 400, 201]);
  });

  it('sent twice at once under one key is said once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => speak(ayu, 'Sekali', 'bersama')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await read()).comments()).toEqual(['Sekali']);
  });

  it('of the host is marked as theirs', async () => {
    await speak(host, 'Selamat datang');
    expect((await read()).shown()).toMatchObject([{ isHost: true, comment: 'Selamat datang' }]);
  });

  it('has its coarse words covered, however they are dressed', async () => {
    await addBadwords(api.ports.database, ['goblok']);
    api.advance(60_000);
    expect((await speak(ayu, 'dasar g0bl0k, GOBLOOOK')).data.comment).toBe('dasar ******, ********');
  });

  it.each([
    ['nothing', '', 'Message is required'],
    ['what nobody sees', ' \u200b\u2060\n', 'Message is required'],
    ['501 characters', 'x'.repeat(501), 'Message must be at most 500 characters'],
    ['10,000 characters', '\u0301x'.repeat(5000), 'Message must be at most 500 characters'],
    ['no text', 7, 'Message is required'],
  ])('is refused: %s', async (_what, comment, message) => {
    expect(await speak(ayu, comment)).toMatchObject({ status: 400, code: 'invalid_request', message });
    expect((await read()).shown()).toEqual([]);
  });

  it.each([
    ['a direction override', 'abc\u202edcba', 'abcdcba'],
    ['a stack of marks', `q${'\u0300'.repeat(400)}`, 'q\u0300\u0300\u0300'],
    ['markup', '<b onclick=x>&amp;</b>', '<b onclick=x>&amp;</b>'],
    ['the end of an event', 'a\n\ndata: b\n\nevent: snapshot', 'a\ndata: b\nevent: snapshot'],
  ])('with %s is text and harmless', async (_what, comment, text) => {
    const reader = await read();
    await speak(ayu, comment);
    await reader.sees(text);
  });

  it('stands beside a name that turns no line around and covers none', async () => {
    const [own, trickster] = [await read(host), await api.signIn()];
    await rename(trickster, {
      full_name: `Tuan\u202eRumah\u200b ${'\u0300'.repeat(60)}q${'\u0301'.repeat(60)}`,
    });
    const { data } = await speak(trickster, 'Halo');
    expect(data.fullName).toBe('TuanRumah q\u0301\u0301\u0301');
    await hosts('put', `/mutes/${trickster.user.id}`);
    await expect
      .poll(() => own.entries())
      .toMatchObject([{ message: { fullName: data.fullName } }, { fullName: data.fullName }]);
    expect((await read(host)).snapshots[0]?.muted).toMatchObject([{ fullName: data.fullName }]);
  });

  it('of whom has deleted their account carries no name', async () => {
    const leaver = await api.signIn();
    await speak(leaver, 'Sampai jumpa');
    await rename(leaver, { full_name: 'Akun terhapus', url_photo: null });
    expect((await read()).shown()).toMatchObject([{ fullName: 'Akun terhapus', comment: 'Sampai jumpa' }]);
  });
});

describe('who comes in', () => {
  it('is shown the last fifty and goes on from there', async () => {
    for (let n = 0; n < 60; n++) await speak(host, `${n}`);
    const reader = await read();
    expect(reader.comments()).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 10}`));
    await speak(host, 'baru');
    await expect.poll(() => reader.comments().at(-1)).toBe('baru');
    expect(reader.snapshots).toHaveLength(1);
  });

  it('again is told what they missed, and nothing twice', async () => {
    const first = await read();
    await speak(host, 'satu');
    await first.sees('satu');
    await first.leave();
    for (const text of ['dua', 'tiga']) await speak(host, text);
    const again = await read(undefined, { since: first.cursor });
    await again.sees('dua', 'tiga');
    expect(again.snapshots).toEqual([]);
  });

  it('after too long sees the chat as it is now', async () => {
    const first = await read();
    await speak(host, 'lama');
    await first.sees('lama');
    await first.leave();
    const many = Array.from({ length: 210 }, (_, n) => `${n}`);
    for (const text of many) await speak(host, text);
    const again = await read(undefined, { since: first.cursor });
    await again.sees(...many.slice(-50));
    expect(again.snapshots).toHaveLength(1);
    const future = await read(undefined, { since: 1_000_000 });
    await future.sees(...many.slice(-50));
  });

  it('is told whether they may write, and why not', async () => {
    await hosts('put', `/mutes/${budi.user.id}`);
    const refusals = await Promise.all([read(), read(ayu), read(budi), read(host)]);
    expect(refusals.map(({ snapshots: [now] }) => [now?.write_refusal, now?.is_host])).toEqual([
      ['jwt_missing', false],
      [null, false],
      ['chat_muted', false],
      [null, true],
    ]);
    const names = [{ userId: budi.user.id, fullName: budi.user.full_name }];
    expect(refusals.map(({ snapshots: [now] }) => now?.muted)).toEqual([[], [], [], names]);
    await changeShow(api, show, { video_status: 'ENDED' });
    expect((await read(ayu)).snapshots[0]?.write_refusal).toBe('chat_closed');
    expect((await read()).snapshots[0]?.write_refusal).toBe('chat_closed');
  });
});

describe('a chat', () => {
  it('is read by whom the show is played to, and by its creator', async () => {
    const paid = await addLiveShow(api, { ticket_type: 'fixed', video_created_id: Number(host.user.id) });
    const ask = (query: string, headers = {}) => api.get(`${chatPath(paid.id)}${query}`, headers);
    expect(await ask('')).toMatchObject({ status: 400, code: 'ticket_not_found' });
    expect(await ask('', ayu.headers)).toMatchObject({ status: 400, code: 'ticket_not_found' });
    expect(await ask('?playback=abc')).toMatchObject({ status: 404, code: 'playback_not_found' });
    expect(await api.get(chatPath(999_999))).toMatchObject({ status: 404, code: 'show_not_found' });
    const { data } = await watch(api, show, await ticketFor(api, show));
    expect(await ask(`?playback=${data.id}`)).toMatchObject({ code: 'playback_not_found' });
    const own = await readChat(api, paid.id, { by: host });
    expect(own.snapshots[0]?.is_host).toBe(true);
    await own.leave();
    expect(await say(api, paid.id, { by: ayu, comment: 'Halo' })).toMatchObject({ code: 'ticket_not_found' });
    expect(await api.get(`${chatPath(paid.id)}/history?from=0&to=9`)).toMatchObject({
      code: 'ticket_not_found',
    });
  });

  it('ends with the playback it was opened by', async () => {
    const { data } = await watch(api, show, await ticketFor(api, show));
    const reader = await read(ayu, { playback: data.id });
    await api.delete(`/api/v1/playback/${data.id}`, elsewhere());
    await expect.poll(() => reader.isEnded).toBe(true);
  });

  it('says so when the ticket plays on another device', async () => {
    const ticket = await ticketFor(api, show);
    const { data } = await watch(api, show, ticket);
    const reader = await read(ayu, { playback: data.id });
    await watch(api, show, ticket, { device: 'telepon', takeOver: true });
    await expect.poll(() => [reader.others, reader.isEnded]).toEqual([['taken_over'], true]);
  });

  it('is closed to those for whom the show is free no more', async () => {
    const [guest, own] = [await read(), await read(host)];
    await changeShow(api, show, { ticket_type: 'fixed' });
    await expect.poll(() => [guest.isEnded, own.isEnded]).toEqual([true, false]);
  });

  it('takes no word of guests, nor of anybody once the show is over', async () => {
    expect(await api.post(chatPath(show.id), { comment: 'Halo' })).toMatchObject({ code: 'jwt_missing' });
    await changeShow(api, show, { video_status: 'ENDED' });
    expect(await speak(ayu, 'Halo')).toMatchObject({ status: 400, code: 'chat_closed' });
    expect((await speak(host, 'Terima kasih')).status).toBe(201);
  });
});

describe('an advertisement', () => {
  it('is seen by its writer and the host alone, until the host releases it', async () => {
    const [guest, writer, own] = [await read(), await read(ayu), await read(host)];
    const { data } = await speak(ayu, 'slot gacor hari ini, daftar di bio');
    expect(data.held).toBe('gambling');
    await speak(budi, 'Bagus!');
    const text = data.comment;
    await Promise.all([guest.sees('Bagus!'), writer.sees(text, 'Bagus!'), own.sees(text, 'Bagus!')]);
    const late = await read();
    await late.sees('Bagus!');
    expect((await read(ayu)).comments()).toEqual([text, 'Bagus!']);
    const { data: released } = await hosts('post', `/${data.id}/release`);
    expect(released).toMatchObject({ id: data.id, held: null });
    await Promise.all([guest, writer, own, late].map((reader) => reader.sees('Bagus!', text)));
    expect((await read()).comments()).toEqual(['Bagus!', text]);
    expect((await hosts('post', `/${data.id}/release`)).status).toBe(200);
  });

  it('is never held back from the host, who may well give a number', async () => {
    expect((await speak(host, 'Info tiket: 0812-3456-7890')).data.held).toBeNull();
  });
});

describe('the host', () => {
  it('takes messages away, for who reads and for who comes later', async () => {
    const guest = await read();
    const { data } = await speak(ayu, 'Hapus saya');
    await guest.sees('Hapus saya');
    expect(await hosts('delete', `/${data.id}`)).toMatchObject({ status: 200, data: { id: data.id } });
    await guest.sees();
    expect((await read()).comments()).toEqual([]);
    const since = await read(undefined, { since: 0 });
    await expect.poll(() => since.entries()).toMatchObject([{ kind: 'deleted', id: data.id }]);
    expect(await hosts('delete', `/${data.id}`)).toMatchObject({
      status: 404,
      code: 'chat_message_not_found',
    });
  });

  it('lets a message stand above the others, until it is taken away', async () => {
    const guest = await read();
    const { data } = await speak(ayu, 'Jadwal: 20.00');
    await hosts('put', '/pin', { message_id: data.id });
    expect((await read()).snapshots[0]?.pinned).toMatchObject({ id: data.id });
    await hosts('delete', `/${data.id}`);
    const pinnedFor = ({ entries }: ChatReader) =>
      entries().flatMap((entry) => (entry.kind === 'pinned' ? (entry.message?.id ?? null) : []));
    await expect.poll(() => pinnedFor(guest)).toContain(null);
    expect((await read()).snapshots[0]?.pinned).toBeNull();
    expect(await hosts('put', '/pin', { message_id: 999_999 })).toMatchObject({ status: 404 });
  });

  it('mutes somebody, and lets them speak again', async () => {
    const [guest, writer] = [await read(), await read(ayu)];
    await hosts('put', `/mutes/${ayu.user.id}`);
    await hosts('put', `/mutes/${ayu.user.id}`);
    expect(await speak(ayu, 'Halo?')).toMatchObject({ status: 400, code: 'chat_muted' });
    await expect.poll(() => writer.entries()).toMatchObject([{ kind: 'muted', is_muted: true }]);
    await hosts('delete', `/mutes/${ayu.user.id}`);
    expect((await speak(ayu, 'Halo!')).status).toBe(201);
    await guest.sees('Halo!');
    expect(guest.entries().map(({ kind }) => kind)).toEqual(['message']);
    expect(await hosts('put', `/mutes/${host.user.id}`)).toMatchObject({ code: 'invalid_request' });
  });

  it('sets slow mode, which everybody else keeps to', async () => {
    const guest = await read();
    expect(await hosts('put', '/slow-mode', { slow_ms: 10_000 })).toMatchObject({
      data: { slow_ms: 10_000 },
    });
    await expect.poll(() => guest.entries()).toMatchObject([{ kind: 'slow_mode', slow_ms: 10_000 }]);
    expect((await speak(ayu, 'satu')).status).toBe(201);
    api.advance(4000);
    const refused = await speak(ayu, 'dua');
    expect(refused).toMatchObject({ status: 429, code: 'slow_mode', body: { retry_after: 6000 } });
    expect(refused.headers.get('retry-after')).toBe('6');
    expect((await read(ayu)).snapshots[0]).toMatchObject({ slow_ms: 10_000, slow_until: api.now() + 6000 });
    expect((await speak(host, 'tiga')).status).toBe(201);
    expect((await speak(host, 'empat')).status).toBe(201);
    api.advance(6000);
    expect((await speak(ayu, 'lima')).status).toBe(201);
    expect(await hosts('put', '/slow-mode', { slow_ms: 300_001 })).toMatchObject({ code: 'invalid_request' });
  });

  it('alone may do so; writers take back what is theirs', async () => {
    const { data } = await speak(ayu, 'Milik Ayu');
    const refusals = await Promise.all([
      hosts('delete', `/${data.id}`, {}, budi),
      hosts('post', `/${data.id}/release`, {}, budi),
      hosts('put', '/pin', { message_id: data.id }, budi),
      hosts('put', '/slow-mode', { slow_ms: 1000 }, budi),
      hosts('put', `/mutes/${ayu.user.id}`, {}, budi),
      hosts('delete', `/mutes/${ayu.user.id}`, {}, budi),
    ]);
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '404 chat_message_not_found',
      ...Array(5).fill('404 show_not_found'),
    ]);
    expect((await hosts('delete', `/${data.id}`, {}, ayu)).status).toBe(200);
    expect((await read()).comments()).toEqual([]);
  });
});

describe('a flood', () => {
  it('of one writer is slowed down, and nobody else is', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => speak(ayu, `${n}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ code }) => code === 'rate_limited');
    expect(refused).toHaveLength(95);
    // The others did not even wait for a place in the log.
    const judged = refused.filter(({ message }) => message.startsWith('Too many messages'));
    expect(judged.map(({ body }) => body.retry_after)).toEqual(Array(15).fill(1000));
    expect((await speak(budi, 'Tenang')).status).toBe(201);
    api.advance(1000);
    expect((await speak(ayu, 'lagi')).status).toBe(201);
  });

  it('of messages is cut to what can be read, but for the host’s and one’s own', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
    const [guest, writer] = [await read(), await read(ayu)];
    const rows = [...crowd, ayu, ...crowd].map((person, n) => ({ person, text: `${n}` }));
    await Promise.all([speak(host, 'tuan'), ...rows.map(({ person, text }) => speak(person, text))]);
    await expect.poll(() => writer.comments().length + skipped(writer)).toBe(18);
    await expect.poll(() => guest.comments().length + skipped(guest)).toBe(18);
    expect(guest.comments()).toContain('tuan');
    expect(writer.comments()).toEqual(expect.arrayContaining(['tuan', '8']));
  });
  const skipped = ({ batches }: ChatReader) => batches.reduce((sum, batch) => sum + batch.skipped, 0);
});

describe('hearts', () => {
  it('are counted, and told to all', async () => {
    const guest = await read();
    const path = `${chatPath(show.id)}/reactions`;
    await api.post(path, { reaction: 'heart', count: 3 }, ayu.headers);
    await api.post(path, { reaction: 'heart' }, budi.headers);
    await api.post(path, { reaction: 'clap' }, budi.headers);
    await api.runJobs();
    const counts = { heart: 4, clap: 1, fire: 0, laugh: 0, wow: 0 };
    await expect.poll(() => guest.reactions.at(-1)).toEqual({ counts });
    expect((await read()).snapshots[0]?.reactions).toEqual(counts);
    expect(await api.post(path, { reaction: 'bom' }, ayu.headers)).toMatchObject({ code: 'invalid_request' });
    expect(await api.post(path, { reaction: 'wow', count: 21 }, ayu.headers)).toMatchObject({ status: 400 });
    expect(await api.post(path, { reaction: 'wow' })).toMatchObject({ code: 'jwt_missing' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.post(path, { reaction: 'wow' }, ayu.headers)),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe('who watches again', () => {
  it('reads what was said, by the clock', async () => {
    const from = api.now();
    const said: ChatMessage[] = [];
    for (let n = 0; n < 4; n++) {
      said.push((await speak(ayu, `${n}`)).data);
      api.advance(1000);
    }
    await speak(ayu, 'slot gacor maxwin');
    await hosts('delete', `/${said[1]?.id}`);
    const ask = (query: string) => api.get<ChatHistory>(`${chatPath(show.id)}/history?${query}`);
    const { data } = await ask(`from=${from}&to=${from + 3000}`);
    expect(data.messages.map(({ comment }) => comment)).toEqual(['0', '2']);
    expect([data.next, data.began_at, data.first_at]).toEqual([null, null, from]);
    expect(data.messages[0]).not.toHaveProperty('key');
    expect(await ask('from=a&to=b')).toMatchObject({ code: 'invalid_request' });
  });

  it('reads page after page, each message once', async () => {
    const from = api.now();
    for (let n = 0; n < 410; n++) {
      if (n % 3 === 0) api.advance(1);
      await speak(host, `${n}`);
    }
    const found: string[] = [];
    for (let after = ''; ; ) {
      const query = `from=${from}&to=${api.now() + 1}${after && `&after=${after}`}`;
      const { data } = await api.get<ChatHistory>(`${chatPath(show.id)}/history?${query}`);
      found.push(...data.messages.map(({ comment }) => comment));
      if (data.next === null) break;
      after = data.next;
    }
    expect(found).toEqual(Array.from({ length: 410 }, (_, n) => `${n}`));
  });
});
