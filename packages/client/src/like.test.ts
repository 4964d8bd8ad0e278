import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { getLiking, type Liking } from './like.js';
import type { Panggung } from './panggung.js';
import { createVisitor, type Visitor, visitedApi } from './visitor.fixture.js';

const stand = visitedApi();
let visitor: Visitor;
let show: Show;

beforeEach(async () => {
  visitor = createVisitor(stand);
  show = await stand.api.addShow({ count_like: 3 });
});

/** What a widget of this tab shows, until the test is over. */
function watch(tab: Panggung): Liking {
  const liking = getLiking(tab, { showId: show.id, userId: tab.session.$person.get()?.user_id });
  onTestFinished(liking.$like.listen(() => {}));
  return liking;
}

async function signedIn(): Promise<Liking> {
  const tab = visitor.open();
  await visitor.signIn(tab);
  const liking = watch(tab);
  await said(liking, { isLike: false, count: 3 });
  return liking;
}

const said = (liking: Liking, state: object) =>
  expect.poll(() => liking.$like.get()).toMatchObject({ change: 0, ...state });
const sent = (method: 'GET' | 'POST') =>
  visitor.visits.filter(({ call }) => call === `${method} /api/v1/room-like`);

describe('likes of a show', () => {
  test('are counted for a guest, whose own like nobody asks for', async () => {
    await said(watch(visitor.open()), { isLike: false, count: 3 });
    expect(sent('GET')).toEqual([]);
  });

  test('show at once what a press makes of them, and go back with the next', async () => {
    const liking = await signedIn();
    const pressed = liking.toggle();
    expect(liking.$like.get()).toEqual({ isLike: true, count: 3, change: 1 });
    expect(await pressed).toBe(true);
    expect(liking.$like.get()).toEqual({ isLike: true, count: 4, change: 0 });
    expect(await liking.toggle()).toBe(false);
    expect(liking.$like.get()).toEqual({ isLike: false, count: 3, change: 0 });
  });

  test('know at the next visit what was liked before, and by whom', async () => {
    await (await signedIn()).toggle();
    await said(watch(visitor.open()), { isLike: true, count: 4 });
    const other = createVisitor(stand);
    const tab = other.open();
    await other.signIn(tab);
    await said(watch(tab), { isLike: false, count: 4 });
  });

  test('are as before when the API refuses, and the refusal is told', async () => {
    const liking = await signedIn();
    visitor.break((call) =>
      call.startsWith('POST') ? Response.json({ message: 'Not now' }, { status: 400 }) : undefined,
    );
    await expect(liking.toggle()).rejects.toMatchObject({ status: 400, message: 'Not now' });
    expect(liking.$like.get()).toEqual({ isLike: false, count: 3, change: 0 });
  });

  test('follow what was wished last, however often it was pressed meanwhile', async () => {
    const liking = await signedIn();
    const presses = Array.from({ length: 7 }, () => liking.toggle());
    expect((await Promise.all(presses)).filter((told) => told !== null)).toEqual([true]);
    expect(sent('POST')).toHaveLength(1);
    await Promise.all([liking.toggle(), liking.toggle()]);
    expect(sent('POST')).toHaveLength(3);
    expect(liking.$like.get()).toEqual({ isLike: true, count: 4, change: 0 });
    expect((await stand.api.show(show.id)).count_like).toBe(4);
  });

  test('whose answer was lost are told by the API once it can be reached', async () => {
    const liking = await signedIn();
    visitor.break((call) => (call.startsWith('POST') ? 'unanswered' : undefined));
    await expect(liking.toggle()).rejects.toMatchObject({ code: 'unreachable' });
    expect(liking.$like.get().isLike).toBe(false);
    visitor.break(null);
    dispatchEvent(new Event('online'));
    await said(liking, { isLike: true, count: 4 });
  });

  test('asked before a press are not heard after it', async () => {
    const tab = visitor.open();
    await visitor.signIn(tab);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visitor.break((call) => (call.startsWith('GET /api/v1/room-like') ? held : undefined));
    const liking = watch(tab);
    await expect.poll(() => sent('GET').length).toBe(1);
    expect(await liking.toggle()).toBe(true);
    answer();
    await expect.poll(() => sent('GET')[0]?.status).toBe(200);
    expect(liking.$like.get()).toEqual({ isLike: true, count: 4, change: 0 });
  });
});
