import type { Show } from '@panggung/core';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Api } from '../../../tests/api.js';
import { addBadwords } from '../../server/src/badwords.js';
import { type Comments, getComments } from './comment.js';
import { getCommentCount } from './comment-count.js';
import type { Panggung } from './panggung.js';
import { createVisitor, type Visitor, visitedApi } from './visitor.fixture.js';

const WRITE = 'POST /api/v1/room-comment';

const stand = visitedApi();
let visitor: Visitor;
let show: Show;
/** What the API heard: lists as their query, comments as their body. */
let heard: { call: string; said: string; key: string | null }[];

beforeAll(() => addBadwords(stand.api.ports.database, ['bad']));
beforeEach(async () => {
  heard = [];
  const listening: Api['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const said = request.method === 'POST' ? await request.clone().text() : search;
    const key = request.headers.get('idempotency-key');
    heard.push({ call: `${request.method} ${pathname}`, said, key });
    return stand.api.fetch(request);
  };
  visitor = createVisitor({ api: { ...stand.api, fetch: listening } });
  show = await stand.api.addShow();
});

const written = () => heard.filter(({ call }) => call === WRITE);
const counted = () => visitor.visits.filter(({ call }) => call === 'GET /api/v1/room-comment/count');
const stored = () =>
  stand.api.ports.database
    .selectFrom('room_comment')
    .select('comment')
    .where('room_video_id', '=', Number(show.id))
    .execute();

/** Somebody who reads a tab's comments, until the test is over. */
function watch(tab: Panggung) {
  const comments = getComments(tab, show.id);
  const count = getCommentCount(tab, show.id).$count;
  for (const store of [comments.$feed, count]) onTestFinished(store.listen(() => {}));
  const texts = () => comments.$feed.get().items.map(({ comment }) => comment);
  const total = () => (count.get().count ?? 0) + count.get().change;
  const until = (status: string) => expect.poll(() => comments.$feed.get().status).toBe(status);
  return { comments, texts, total, until };
}

async function signedIn() {
  const tab = visitor.open();
  const { user } = await visitor.signIn(tab);
  const reader = watch(tab);
  await reader.until('ended');
  const write = (text: string, { comments }: { comments: Comments } = reader) => {
    comments.$draft.set(text);
    return comments.send(user);
  };
  return { ...reader, user, write };
}

/** Lets so many people write, the last one last. */
async function fill(count: number) {
  const { user } = await stand.api.signIn();
  const row = { room_video_id: Number(show.id), user_id: Number(user.id), idempotency_key: null };
  const rows = Array.from({ length: count }, (_, n) => ({
    ...row,
    comment: `${n}`,
    created_at: stand.api.now(),
  }));
  const { database } = stand.api.ports;
  await database.insertInto('room_comment').values(rows).execute();
  await database
    .updateTable('show')
    .set({ count_comment: count })
    .where('id', '=', Number(show.id))
    .execute();
}

describe('reading', () => {
  test('goes on page by page, 25 each, and not before its pause is over', async () => {
    await fill(60);
    const { comments, texts, total, until } = watch(visitor.open());
    await until('ready');
    const asked = performance.now();
    comments.more();
    await until('ready');
    expect(performance.now() - asked).toBeGreaterThanOrEqual(490);
    comments.more();
    await until('ended');
    expect(texts()).toEqual(Array.from({ length: 60 }, (_, n) => `${59 - n}`));
    const pages = heard.filter(({ call }) => call === 'GET /api/v1/room-comment');
    expect(pages.map(({ said }) => said)).toEqual(
      [1, 2, 3].map((page) => `?room_video_id=${show.id}&per_page=25&page=${page}`),
    );
    expect(total()).toBe(60);
  });

  test('bears a record that is none, and a count that is bare or none', async () => {
    const sound = { id: 7, comment: 'Keren', full_name: { first: 'Sari' } };
    const counts: unknown[] = ['many', 12];
    visitor.break((call) => {
      const data = call.endsWith('/count') ? counts.shift() : [null, 5, { comment: 'no id' }, sound, sound];
      return Response.json({ data });
    });
    const { comments, texts, total, until } = watch(visitor.open());
    await until('ended');
    expect(texts()).toEqual(['Keren']);
    expect(comments.$feed.get().items[0]?.full_name).toBeNull();
    expect(total()).toBe(0);
    dispatchEvent(new Event('online'));
    await expect.poll(() => total()).toBe(12);
  });
});

describe('writing', () => {
  test('shows it at once, empties the field, and sends who wrote what with bad words masked', async () => {
    const { comments, texts, total, write, user } = await signedIn();
    comments.prepare();
    await expect.poll(() => heard.at(-1)?.call).toBe('GET /api/v1/master/badword');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visitor.break((call) => (call === WRITE ? held : undefined));
    const sending = write('  Bad badger ');
    expect(comments.$draft.get()).toBe('');
    await expect.poll(() => texts()).toEqual(['*** badger']);
    expect([comments.$feed.get().items[0]?.isSending, total()]).toEqual([true, 1]);
    answer();
    await sending;
    expect(JSON.parse(written()[0]?.said ?? '')).toEqual({
      user_id: user.user_id,
      room_video_id: show.id,
      url_photo: user.url_photo,
      full_name: user.full_name,
      comment: '*** badger',
    });
    const [mine] = comments.$feed.get().items;
    expect(mine).toMatchObject({ comment: '*** badger', isSending: false, user_id: user.user_id });
    expect([comments.$feed.get().items.length, total(), await stored()]).toEqual([
      1,
      1,
      [{ comment: '*** badger' }],
    ]);
  });

  test('is counted once where the count was asked for meanwhile', async () => {
    const { total, write } = await signedIn();
    const attempts = () => visitor.visits.filter(({ call }) => call === WRITE);
    visitor.break((call) => (call === WRITE && attempts().length === 1 ? 'lost' : undefined));
    const sending = write('Sekarang');
    await expect.poll(() => attempts()).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await sending;
    await expect.poll(() => counted().map(({ status }) => status)).toEqual([200, 200]);
    expect(total()).toBe(1);
  });

  test('is counted once where it was written although its answer was lost', async () => {
    const { total, write } = await signedIn();
    visitor.break((call) => (call === WRITE ? 'unanswered' : undefined));
    await expect(write('Sekali')).rejects.toMatchObject({ code: 'unreachable' });
    visitor.break(null);
    dispatchEvent(new Event('online'));
    await expect.poll(() => total()).toBe(1);
    await write('Sekali');
    await expect.poll(() => total()).toBe(1);
  });

  test.each(['', '   ', '\n\t\u3000'])('sends nothing where %j is all there is', async (text) => {
    const { write } = await signedIn();
    await write(text);
    expect(written()).toEqual([]);
  });

  test('takes it back when it is refused, and keeps its text before what was written since', async () => {
    const { comments, texts, total, write } = await signedIn();
    visitor.break((call) =>
      call === WRITE ? Response.json({ message: 'Too loud' }, { status: 400 }) : undefined,
    );
    const sending = write('Halo');
    comments.$draft.set('Lagi');
    await expect(sending).rejects.toMatchObject({ status: 400, message: 'Too loud' });
    expect([comments.$draft.get(), texts(), total()]).toEqual(['Halo\nLagi', [], 0]);
  });

  test('is done once, however often the answer is lost', async () => {
    const { texts, total, write } = await signedIn();
    visitor.break((call) => (call === WRITE ? 'unanswered' : undefined));
    await expect(write('Sekali saja')).rejects.toMatchObject({ code: 'unreachable' });
    expect(texts()).toEqual([]);
    visitor.break(null);
    await write('Sekali saja');
    expect(new Set(written().map(({ key }) => key)).size).toBe(1);
    expect([texts(), total(), await stored()]).toEqual([['Sekali saja'], 1, [{ comment: 'Sekali saja' }]]);
    await write('Sekali saja');
    expect([texts().length, (await stored()).length]).toEqual([2, 2]);
  });

  test('keeps its order where several are on their way', async () => {
    const { texts, write } = await signedIn();
    await Promise.all(['satu', 'dua', 'tiga'].map((text) => write(text)));
    expect(texts()).toEqual(['tiga', 'dua', 'satu']);
  });

  test('does not wait for a list of bad words that cannot be had: the API masks again', async () => {
    const { texts, write } = await signedIn();
    visitor.break((call) =>
      call.endsWith('/badword') ? Response.json({ message: 'no' }, { status: 500 }) : undefined,
    );
    await write('bad idea');
    expect(written()[0]?.said).toContain('bad idea');
    expect(texts()).toEqual(['*** idea']);
  });
});
