import type { ChatElsewhere } from '@panggung/core/contract';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import { signInCustomer } from '../../../tests/buying.js';
import { enter, PASSWORD, type Person, stayIn } from '../../../tests/people.js';
import { chatPath, readChat, say } from './chat.fixture.js';
import { type Elsewhere, openElsewhere, SECRET } from './chat-elsewhere.fixture.js';
import { LEFTOVERS_KEPT } from './leftovers.js';
import { many } from './two-servers.fixture.js';
import { addLiveShow } from './watching.fixture.js';

const clock = createClock(Date.now());
let elsewhere: Elsewhere;
let api: Api;
let host: Person;
let ayu: Person;
beforeAll(async () => {
  elsewhere = await openElsewhere(clock.now);
  api = await startApi({ clock, ports: { commentStream: elsewhere.commentStream } });
  [host, ayu] = await Promise.all([api.signIn(), api.signIn()]);
});
afterAll(async () => {
  await api.stop();
  await elsewhere.database.stop();
});

const name = 'Ratna Sekarwangi';
async function signInNamed(): Promise<Person> {
  const person = await signInCustomer(api);
  const named = { full_name: name, phone: '081277771234' };
  await api.put(`/api/v1/user/${person.user.id}`, named, person.headers);
  return person;
}
async function remove({ user, headers }: Person): Promise<void> {
  const removed = await api.fetch(`/api/v1/user/${user.id}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(removed.status).toBe(200);
}

const addShow = () => addLiveShow(api, { start_date: 0, video_created_id: Number(host.user.id) });

it('a chat is written on to Firebase as everybody may read it, and nothing is lost while that is gone', async () => {
  const { id } = await addShow();
  const { database } = elsewhere;
  const { data } = await say(api, id, { by: ayu, comment: 'Halo', key: 'kunci' });
  const { data: held } = await say(api, id, { by: ayu, comment: 'slot gacor hari ini, daftar di bio' });
  await api.runJobs();
  expect(database.room(id)).toEqual({
    [data.id]: {
      userId: ayu.user.id,
      roomVideoId: id,
      fullName: ayu.user.full_name,
      comment: 'Halo',
      seq: data.seq,
      created_at: data.created_at,
      isHost: false,
    },
  });
  database.setDown(true);
  await api.post(`${chatPath(id)}/${held.id}/release`, {}, host.headers);
  await api.put(`${chatPath(id)}/pin`, { message_id: data.id }, host.headers);
  await api.put(`${chatPath(id)}/mutes/${ayu.user.id}`, {}, host.headers);
  await api.put(`${chatPath(id)}/slow-mode`, { slow_ms: 5000 }, host.headers);
  await api.delete(`${chatPath(id)}/${data.id}`, host.headers);
  await api.runJobs();
  expect(JSON.stringify(api.lines)).not.toContain(SECRET);
  database.setDown(false);
  api.advance(10_000);
  await api.runJobs();
  // Whom the host muted is told to nobody there; what was taken away is not there any more.
  expect(Object.values(database.room(id)).map(({ kind, comment }) => kind ?? comment)).toEqual([
    held.comment,
    'slow_mode',
    'deleted',
    'pinned',
  ]);
  expect(JSON.stringify(database.room(id))).not.toContain('kunci');
});

it('all chats are written on in turn, however many there are, and however much was said in one', async () => {
  const rooms = await many(21, addShow);
  const [long, ...others] = rooms.map(({ id }) => Number(id)).sort((one, other) => one - other);
  const { database } = api.ports;
  await sql`insert into chat_room (room_id, seq) values (${long}, 2500)`.execute(database);
  await sql`
    insert into chat_entry (room_id, seq, kind, slow_ms, created_at)
    select ${long}, seq, 'slow_mode', seq, ${api.now()} from generate_series(1, 2500) as seq
  `.execute(database);
  for (const id of others) await say(api, id, { by: host, comment: 'Halo' });
  await api.runJobs();
  for (const id of others) expect(Object.values(elsewhere.database.room(id))).toHaveLength(1);
});

it('a chat that is long over, and told of no more, is written to its end', async () => {
  const id = Number((await addShow()).id);
  const { database } = api.ports;
  await sql`insert into chat_room (room_id, seq) values (${id}, 5)`.execute(database);
  await api.runJobs();
  const mirrored = database.selectFrom('chat_mirror').select('seq').where('room_id', '=', id);
  expect(await mirrored.executeTakeFirst()).toEqual({ seq: 5 });
  expect(elsewhere.database.room(id)).toEqual({});
});

it('who deletes their account is named there no more', async () => {
  const { id } = await addShow();
  const leaver = await signInNamed();
  await say(api, id, { by: ayu, comment: 'Sebelum' });
  const { data } = await say(api, id, { by: leaver, comment: 'Sampai jumpa' });
  await api.put(`${chatPath(id)}/pin`, { message_id: data.id }, host.headers);
  await api.runJobs();
  expect(JSON.stringify(elsewhere.database.room(id)).split(name)).toHaveLength(3);
  const before = Object.keys(elsewhere.database.room(id));
  await remove(leaver);
  api.advance(1000);
  await api.runJobs();
  const after = elsewhere.database.room(id);
  expect(JSON.stringify(after)).not.toContain(name);
  expect(after[`${data.id}`]).toMatchObject({ fullName: 'Akun terhapus', comment: 'Sampai jumpa' });
  expect(Object.keys(after)).toEqual(before);
});

it.each(['first', 'next'])(
  'nor who deletes it while their name is being written there, in its %s writing',
  async (which) => {
    const { id } = await addShow();
    const leaver = await signInNamed();
    if (which === 'next') {
      await say(api, id, { by: ayu, comment: 'Sebelum' });
      await api.runJobs();
    }
    const { data } = await say(api, id, { by: leaver, comment: 'Sampai jumpa' });
    const { commentStream, database } = elsewhere;
    const { update } = commentStream;
    commentStream.update = async (...written) => {
      commentStream.update = update;
      await remove(leaver);
      await update(...written);
    };
    await api.runJobs();
    expect(database.room(id)[`${data.id}`]).toMatchObject({ fullName: name });
    api.advance(11_000);
    await api.runJobs();
    expect(database.room(id)[`${data.id}`]).toMatchObject({ fullName: 'Akun terhapus' });
  },
);

it('a pass to read there is given to whoever may read, for one room and a while, and not to the host', async () => {
  const { id } = await addShow();
  const readers = await Promise.all([ayu, ayu, host].map((by) => readChat(api, id, { by })));
  const passes = () => readers.map(({ passes }) => passes);
  await expect.poll(() => passes().map(({ length }) => length)).toEqual([1, 1, 0]);
  const [first, second] = passes().map(([pass]) => pass as ChatElsewhere);
  expect(first).toEqual(second);
  expect(first?.until).toBe(api.now() + 15 * 60_000);
  const { payload } = await jwtVerify(first?.token ?? '', elsewhere.publicKey);
  expect(payload).toMatchObject({
    uid: `panggung-chat-${id}`,
    claims: { room: `${id}`, until: first?.until },
    aud: expect.stringContaining('IdentityToolkit'),
  });
  await Promise.all(readers.map((reader) => reader.leave()));
});

it('no such pass is given where the chat is not written on, nor to whom the host muted', async () => {
  const { id } = await addShow();
  const path = `${chatPath(id)}/mutes/${ayu.user.id}`;
  elsewhere.database.setDown(true);
  await say(api, id, { by: host, comment: 'Halo' });
  await api.runJobs();
  api.advance(6000);
  const late = await readChat(api, id);
  elsewhere.database.setDown(false);
  api.advance(10_000);
  await api.runJobs();
  await api.put(path, {}, host.headers);
  await api.runJobs();
  // Where others go on from tells of nobody's voice.
  const muted = await readChat(api, id, { by: ayu, since: 2 });
  await muted.sees('Halo');
  expect(muted.snapshots[0]?.write_refusal).toBe('chat_muted');
  const other = await readChat(api, id);
  await expect.poll(() => other.passes).toHaveLength(1);
  expect([late.passes, muted.passes]).toEqual([[], []]);
  await api.delete(path, host.headers);
  await expect.poll(muted.entries).toMatchObject([{ kind: 'muted', is_muted: false }]);
  await Promise.all([late, muted, other].map((reader) => reader.leave()));
});

it('who reads there is shown reactions, and that the chat is kept up, for as long as it is', async () => {
  const { id } = await addShow();
  const { database } = elsewhere;
  await api.runJobs();
  expect(database.beat(id)).toEqual({});
  const reader = await readChat(api, id);
  await expect.poll(() => reader.passes).toHaveLength(1);
  const throwHeart = () => api.post(`${chatPath(id)}/reactions`, { reaction: 'heart' }, ayu.headers);
  const later = async (ms: number) => {
    api.advance(ms);
    await api.runJobs();
    return database.beat(id);
  };
  const first = await later(1000);
  expect(first).toMatchObject({ at: api.now(), counts: { heart: 0 } });
  expect(await later(1000)).toEqual(first);
  await throwHeart();
  // What was thrown is counted first.
  await later(1000);
  expect((await later(1000)).counts).toMatchObject({ heart: 1 });
  const quiet = await later(10_000);
  expect(quiet.at).toBe(api.now());
  database.setFull(true);
  await say(api, id, { by: ayu, comment: 'Tak tertulis' });
  await later(6000);
  database.setFull(false);
  // The log is written on first.
  expect(await later(1000)).toEqual(quiet);
  await later(10_000);
  expect((await later(1000)).at).toBeGreaterThan(quiet.at as number);
  expect((await later(20 * 60_000)).at).toBeLessThan(api.now());
  await reader.leave();
});

it('that it is gone is written down once, and that it is back', async () => {
  const { id } = await addShow();
  const { database } = elsewhere;
  const reader = await readChat(api, id);
  await expect.poll(() => reader.passes).toHaveLength(1);
  const later = async (ms: number) => {
    api.advance(ms);
    await api.runJobs();
  };
  const before = api.lines.length;
  const written = () =>
    api.lines
      .slice(before)
      .flatMap(({ message }) => /chats (.+) shown elsewhere/.exec(String(message))?.[1] ?? []);
  await later(1000);
  database.setDown(true);
  await later(10_000);
  for (let second = 0; second < 3; second++) await later(1000);
  expect(written()).toEqual(['cannot be']);
  // Not tried is not there again.
  await say(api, id, { by: ayu, comment: 'Halo' });
  await later(6000);
  expect(written()).toEqual(['cannot be']);
  database.setDown(false);
  await later(10_000);
  await later(1000);
  expect(written()).toEqual(['cannot be', 'are']);
  await reader.leave();
});

it('who deletes their account long after the show is named there no more, either', async () => {
  const { id } = await addShow();
  const { email } = await signInNamed();
  const { data } = await say(api, id, { by: await enter(api, email), comment: 'Sampai jumpa' });
  await api.put(`${chatPath(id)}/pin`, { message_id: data.id }, (await stayIn(api, host)).headers);
  await api.runJobs();
  expect(JSON.stringify(elsewhere.database.room(id)).split(name)).toHaveLength(3);
  api.advance(LEFTOVERS_KEPT + 24 * 60 * 60_000);
  await api.runJobs();
  await remove(await enter(api, email));
  api.advance(1000);
  await api.runJobs();
  const after = elsewhere.database.room(id);
  expect(JSON.stringify(after)).not.toContain(name);
  expect(after[`${data.id}`]).toMatchObject({ fullName: 'Akun terhapus', comment: 'Sampai jumpa' });
});
