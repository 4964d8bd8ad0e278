import type { ChatElsewhere, Show } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { chatPath, say } from '../../server/src/chat.fixture.js';
import { chatOf } from '../../server/src/chat.js';
import { type Elsewhere, openElsewhere } from '../../server/src/chat-elsewhere.fixture.js';
import type { CommentStream } from '../../server/src/chat-mirror.js';
import { addLiveShow } from '../../server/src/watching.fixture.js';
import { type Chat, getChat } from './chat.js';
import { createVisitor, watchAddress, watchStorage } from './visitor.fixture.js';

let elsewhere: Elsewhere;
let api: Api;
let host: Person;
let show: Show;

beforeAll(async () => {
  const commentStream: CommentStream = {
    update: (...given) => elsewhere.commentStream.update(...given),
    beat: (...given) => elsewhere.commentStream.beat(...given),
    pass: (...given) => elsewhere.commentStream.pass?.(...given) as Promise<ChatElsewhere>,
  };
  api = await startApi({ clock: createClock(Date.now()), ports: { commentStream } });
  host = await api.signIn();
});
// A page that could not read a database asks it no second time: each test has one of its own.
beforeEach(async () => {
  watchAddress();
  watchStorage();
  // In this process a stream that was left ends with the next thing it would tell.
  const endStreams = async () => {
    if (show) await say(api, show.id, { by: host, comment: 'Selesai' });
    return atTheApi();
  };
  await expect.poll(endStreams, { interval: 300 }).toBe(0);
  elsewhere = await openElsewhere(() => api.now());
  show = await addLiveShow(api, { start_date: 0, video_created_id: Number(host.user.id) });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await elsewhere.database.stop();
});
afterAll(() => api.stop());

/** Somebody reads the chat until the test is over. */
function read(): Chat {
  const chat = getChat(createVisitor({ api }).open(), show.id);
  onTestFinished(chat.$lines.listen(() => {}));
  return chat;
}
const texts = (chat: Chat) => chat.$lines.get().map(({ comment }) => comment);

/** Whoever says something, it is written on to the database. */
async function speak(comment: string) {
  const { data } = await say(api, show.id, { by: host, comment });
  await api.runJobs();
  return data;
}
const order = (path: string, body: object) => api.put(`${chatPath(show.id)}${path}`, body, host.headers);
const atTheApi = () => chatOf(api.ports).live.size;

test('a chat is read from Firebase where one is set up, as it would be at the API', async () => {
  await speak('Sebelum');
  const [guest, other] = [read(), read()];
  await expect.poll(elsewhere.database.readers).toBe(2);
  const first = await speak('Satu');
  await expect.poll(atTheApi).toBe(0);
  const second = await speak('Dua');
  for (const chat of [guest, other]) await expect.poll(() => texts(chat)).toEqual(['Sebelum', 'Satu', 'Dua']);
  expect(guest.$lines.get().at(-1)).toEqual({ ...second, urlPhoto: null });
  await order('/pin', { message_id: second.id });
  await order('/slow-mode', { slow_ms: 30_000 });
  await api.delete(`${chatPath(show.id)}/${first.id}`, host.headers);
  await api.runJobs();
  await expect.poll(() => texts(guest)).toEqual(['Sebelum', 'Dua']);
  await expect.poll(() => guest.$pinned.get()?.comment).toBe('Dua');
  await expect.poll(() => guest.$state.get().slowMs).toBe(30_000);
  expect(atTheApi()).toBe(0);
});

test('who reads there comes back to the API when Firebase is gone: nothing is lost, nothing told twice', async () => {
  const guest = read();
  await expect.poll(elsewhere.database.readers).toBe(1);
  await speak('Satu');
  await expect.poll(atTheApi).toBe(0);
  elsewhere.database.setDown(true);
  await speak('Dua');
  await expect.poll(atTheApi).toBe(1);
  await speak('Tiga');
  await expect.poll(() => texts(guest)).toEqual(['Satu', 'Dua', 'Tiga']);
  expect(guest.$state.get().status).toBe('live');
});

/** Somebody signed in reads there, and writes. */
async function enter() {
  const visitor = createVisitor({ api });
  const panggung = visitor.open();
  const { user } = await visitor.signIn(panggung);
  const chat = getChat(panggung, show.id);
  onTestFinished(chat.$lines.listen(() => {}));
  await expect.poll(elsewhere.database.readers).toBe(1);
  await speak('Mulai');
  await expect.poll(atTheApi).toBe(0);
  await expect.poll(() => texts(chat)).toEqual(['Mulai']);
  /** Says something, and answers how to let the answer come. */
  const sayLate = (comment: string) => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visitor.break((call) => (call.startsWith('POST') && call.includes('/chat') ? late : undefined));
    chat.$draft.set(comment);
    const sent = chat.send(user);
    return async () => {
      answer();
      await sent;
    };
  };
  return { chat, sayLate, user };
}
const rows = () =>
  api.ports.database.selectFrom('chat_message').select('comment').where('room_id', '=', Number(show.id));
const isKept = (comment: string) => async () =>
  (await rows().execute()).some((row) => row.comment === comment);

test('one’s own message that is held stays, though others were told before its answer comes', async () => {
  const { chat, sayLate } = await enter();
  const spam = 'slot gacor hari ini, daftar di bio';
  const answer = sayLate(spam);
  await expect.poll(isKept(spam)).toBe(true);
  await speak('Lain');
  await expect.poll(() => texts(chat)).toContain('Lain');
  await answer();
  expect(texts(chat)).toEqual(['Mulai', spam, 'Lain']);
});

test('who cannot reach Firebase stays at the API', async () => {
  elsewhere.database.setDown(true);
  const guest = read();
  await speak('Satu');
  await expect.poll(() => texts(guest)).toEqual(['Satu']);
  await speak('Dua');
  await expect.poll(() => texts(guest)).toEqual(['Satu', 'Dua']);
  expect(atTheApi()).toBe(1);
});

test('one’s own message is seen once, also while its answer is late', async () => {
  const { chat, sayLate } = await enter();
  const answer = sayLate('Cuma sekali');
  await expect.poll(isKept('Cuma sekali')).toBe(true);
  await speak('Lain');
  await expect.poll(() => texts(chat)).toEqual(['Mulai', 'Cuma sekali', 'Lain']);
  await answer();
  expect(texts(chat)).toEqual(['Mulai', 'Cuma sekali', 'Lain']);
});

test('who reads there sees what others throw at the stage', async () => {
  const { chat } = await enter();
  await api.post(`${chatPath(show.id)}/reactions`, { reaction: 'heart', count: 3 }, host.headers);
  const hearts = async () => {
    api.advance(1000);
    await api.runJobs();
    return chat.$reactions.get()?.heart;
  };
  await expect.poll(hearts).toBe(3);
  expect(atTheApi()).toBe(0);
});

test('whom the host mutes comes back to the API when they write, and hears when they may again', async () => {
  const { chat, user } = await enter();
  const path = `${chatPath(show.id)}/mutes/${user.user_id}`;
  await api.put(path, {}, host.headers);
  chat.$draft.set('Halo?');
  await expect(chat.send(user)).rejects.toMatchObject({ code: 'chat_muted' });
  await expect.poll(atTheApi).toBe(1);
  expect(chat.$state.get().writeRefusal).toBe('chat_muted');
  await api.delete(path, host.headers);
  await expect.poll(() => chat.$state.get().writeRefusal).toBeNull();
});

test('who reads there comes back to the API when nothing is written on any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { chat } = await enter();
  elsewhere.database.setFull(true);
  await speak('Tak tertulis');
  expect(texts(chat)).toEqual(['Mulai']);
  const aSecondLater = () => {
    vi.advanceTimersByTime(1000);
    return atTheApi();
  };
  await expect.poll(aSecondLater, { timeout: 90_000 }).toBe(1);
  await expect.poll(() => texts(chat)).toEqual(['Mulai', 'Tak tertulis']);
});
