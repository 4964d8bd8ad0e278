import { NOTIFICATION_REFRESH_MS } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { getNotifications } from './notification.js';
import type { Panggung } from './panggung.js';
import { createVisitor, type Visitor, watchAddress, watchStorage } from './visitor.fixture.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());

/** A page that a test can hide and show. */
const page = Object.assign(new EventTarget(), { hidden: false });

let visitor: Visitor;
let tab: Panggung;
let sari: Person;
let told = 0;
beforeEach(async () => {
  watchAddress();
  watchStorage();
  vi.stubGlobal('document', page);
  page.hidden = false;
  visitor = createVisitor({ api });
  tab = visitor.open();
  sari = await visitor.signIn(tab);
  return () => vi.unstubAllGlobals();
});

/** Tells somebody something, a moment after everything before. */
async function tell(type: 'ticket' | 'show' | 'promo', person = sari): Promise<void> {
  told += 1;
  api.advance(1000);
  await api.ports.database
    .insertInto('notification')
    .values({
      audience: 'person',
      user_id: Number(person.user.id),
      type,
      title: `${type} ${told}`,
      description: '',
      occasion: `test ${told}`,
      created_at: api.now(),
    })
    .execute();
}

const open = (panggung = tab) => getNotifications(panggung, sari.user.user_id);
const looks = () => visitor.visits.filter(({ call }) => call === 'GET /api/v1/notification');
const show = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

/** Hears a store until the test is over. */
function hear<T>(store: { listen(run: () => void): () => void; get(): T }): () => T {
  onTestFinished(store.listen(() => {}));
  return () => store.get();
}

describe('what a person is told', () => {
  it('is read eight at a time, tickets and shows apart from promotions', async () => {
    for (let n = 0; n < 9; n += 1) await tell('ticket');
    await tell('show');
    await tell('promo');
    const { feeds } = open();
    const ticket = hear(feeds.ticket.$feed);
    const promo = hear(feeds.promo.$feed);
    await expect.poll(() => [ticket().status, promo().status]).toEqual(['ready', 'ended']);
    expect(ticket().items).toHaveLength(8);
    expect(ticket().items[0]?.type).toBe('show');
    expect(promo().items.map(({ type }) => type)).toEqual(['promo']);
    feeds.ticket.more();
    await expect.poll(() => ticket().status).toBe('ended');
    expect(ticket().items).toHaveLength(10);
  });

  it('is gone when the API refuses (D-22), and stays when the network is away', async () => {
    await tell('ticket');
    const { feeds } = open();
    const ticket = hear(feeds.ticket.$feed);
    await expect.poll(() => ticket().items).toHaveLength(1);
    visitor.break((call) => (call.endsWith('/notification') ? 'lost' : undefined));
    await feeds.ticket.reload();
    expect(ticket()).toMatchObject({ status: 'failed', items: [{ type: 'ticket' }] });
    visitor.break((call) =>
      call.endsWith('/notification') ? new Response('{"message":"no"}', { status: 500 }) : undefined,
    );
    await feeds.ticket.reload();
    expect(ticket()).toMatchObject({ status: 'failed', items: [] });
  });
});

describe('the mark of what is new', () => {
  it('is there until the tab that holds it was looked at, in every tab of the browser', async () => {
    await tell('ticket');
    await tell('promo');
    const here = open();
    const there = open(visitor.open());
    const unseen = hear(here.news.$unseen);
    const unseenThere = hear(there.news.$unseen);
    const all = { ticket: true, promo: true };
    await expect.poll(() => [unseen(), unseenThere()]).toEqual([all, all]);
    const ticket = hear(here.feeds.ticket.$feed);
    await expect.poll(() => ticket().items).toHaveLength(1);
    here.news.see('ticket', ticket().items);
    const left = { ticket: false, promo: true };
    expect([unseen(), unseenThere()]).toEqual([left, left]);
    expect(open(visitor.open()).news.seenUntil('ticket')).toBe(ticket().items[0]?.created_at);
  });

  it('knows nothing of what another person of the browser has seen, and bears what storage says', async () => {
    await tell('ticket');
    const { news } = open();
    news.see('ticket', [{ created_at: api.now() } as never]);
    expect(getNotifications(tab, 'somebody').news.seenUntil('ticket')).toBe(0);
    for (const key of visitor.kept.keys()) {
      if (key.includes('notifications-seen')) visitor.kept.set(key, '{"ticket":"<b>","promo":[]}');
    }
    expect([news.seenUntil('ticket'), news.seenUntil('promo')]).toEqual([0, 0]);
    news.see('ticket', [{ created_at: 'soon' } as never, {} as never]);
    expect(news.seenUntil('ticket')).toBe(0);
  });

  it('is there for what comes after one that says it is from the far future', async () => {
    await tell('ticket');
    const { news } = open();
    const unseen = hear(news.$unseen);
    await expect.poll(() => unseen().ticket).toBe(true);
    const soon = api.now();
    news.see('ticket', [{ created_at: soon }, { created_at: soon + 9e11 }] as never[]);
    expect([unseen().ticket, news.seenUntil('ticket')]).toEqual([false, soon]);
  });

  it('is looked for once a minute at most, and only while the page is in sight', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { news } = open();
    const unseen = hear(news.$unseen);
    await expect.poll(() => looks().map(({ status }) => status)).toEqual([200]);
    for (let n = 0; n < 5; n += 1) show(false);
    globalThis.dispatchEvent(new Event('focus'));
    expect(looks()).toHaveLength(1);
    await tell('ticket');
    vi.advanceTimersByTime(NOTIFICATION_REFRESH_MS);
    await expect.poll(() => unseen().ticket).toBe(true);
    expect(looks()).toHaveLength(2);
    show(true);
    vi.advanceTimersByTime(10 * NOTIFICATION_REFRESH_MS);
    expect(looks()).toHaveLength(2);
    show(false);
    await expect.poll(() => looks()).toHaveLength(3);
  });
});
