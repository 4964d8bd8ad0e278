import type { SignedIn } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import { addPartner } from '../../server/src/add-partner.js';
import { ApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import {
  createVisitor,
  type Visitor,
  type VisitorOptions,
  watchAddress,
  watchStorage,
} from './visitor.fixture.js';

const VENUE = 'https://gedung.example';
const MINUTE = 60_000;

let api: Api;
let key: string;
let moves: string[];

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
  key = await addPartner(api.ports.database, { name: 'Gedung', origins: [VENUE], now: api.now() });
});
afterAll(() => api.stop());
beforeEach(() => {
  moves = watchAddress();
  watchStorage();
});
afterEach(() => vi.unstubAllGlobals());

const visit = (options: Partial<VisitorOptions> = {}) => createVisitor({ api, ...options });
const atVenue = () => {
  vi.stubGlobal('location', { ...location, origin: VENUE });
  return visit({ page: { origin: VENUE, key } });
};
const listSessions = ({ http }: Panggung) => http.call('GET /api/v1/session', { query: {} });
const sent = ({ visits }: Visitor, call: string) => visits.filter((one) => one.call === call);
const refreshes = (visitor: Visitor) => sent(visitor, 'POST /auth/refresh');
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('It succeeded'),
    (error) => error,
  );
const saving = { params: { id: '1' }, body: { full_name: 'Sari', phone: '0812345678' } };
const stored = ({ kept }: Visitor, name = 'user'): SignedIn | null => JSON.parse(kept.get(name) ?? 'null');

describe('who is signed in', () => {
  test('is known to the page at once, and at the next visit', async () => {
    const visitor = visit();
    const tab = visitor.open();
    expect(tab.session.$person.get()).toBeNull();
    const { email, user } = await visitor.signIn(tab);
    expect(tab.session.$person.get()).toMatchObject({ email, user_id: user.user_id });
    expect(stored(visitor)).toMatchObject({ email, token: user.token });
    expect(visitor.open().session.$person.get()).toMatchObject({ email });
  });

  test('is told without tokens, and renewing them is no news', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    expect(JSON.stringify(tab.session.$person.get())).not.toContain('token');
    const heard = vi.fn();
    tab.session.$person.listen(heard);
    api.advance(16 * MINUTE);
    await listSessions(tab);
    expect(refreshes(visitor)).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
  });

  test('is remembered on a page that is not ours under a name of our own', async () => {
    const visitor = atVenue();
    visitor.kept.set('user', '{"user_id":1,"token":"the host page has users too"}');
    const tab = visitor.open();
    expect(tab.session.$person.get()).toBeNull();
    const { email } = await visitor.signIn(tab);
    expect(stored(visitor, `panggung:${API_URL}:user`)?.email).toBe(email);
    expect(stored(visitor)?.token).toBe('the host page has users too');
  });

  test.each(['not json', '5', '"x"', '[]', '{}', '{"user_id":7}', '{"token":"a"}', 'null'])(
    'is nobody when %s is what storage holds',
    async (text) => {
      const visitor = visit();
      visitor.kept.set('user', text);
      const tab = visitor.open();
      expect(tab.session.$person.get()).toBeNull();
      const { email } = await visitor.signIn(tab);
      expect(visitor.open().session.$person.get()?.email).toBe(email);
    },
  );

  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  test.each([
    ['there is none', null],
    ['it is denied', { getItem: denied, setItem: denied, removeItem: denied }],
    ['it is full', { getItem: () => null, setItem: denied, removeItem: () => {} }],
  ])('is remembered without storage as long as the page lives: %s', async (_, area) => {
    const visitor = visit({ area });
    const tab = visitor.open();
    const { email } = await visitor.signIn(tab);
    expect(tab.session.$person.get()?.email).toBe(email);
    api.advance(16 * MINUTE);
    expect((await listSessions(tab)).data).toHaveLength(2);
    await tab.session.signOut();
    expect(tab.session.$person.get()).toBeNull();
    expect(await refusal(listSessions(tab))).toMatchObject({ code: 'jwt_missing' });
  });

  test('may be known before the e-mail is verified, which signs nobody in', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab, { token: null });
    expect(tab.session.$person.get()).toBeNull();
    expect(visitor.kept.has('user')).toBe(false);
  });

  test('changes for all when the profile was saved', async () => {
    const visitor = visit();
    const [one, other] = [visitor.open(), visitor.open()];
    const { user } = await visitor.signIn(one);
    const { token, token_expires_at, ...person } = user;
    await one.session.update({ ...person, full_name: 'Sari Dewi' });
    expect(other.session.$person.get()?.full_name).toBe('Sari Dewi');
    expect(stored(visitor)?.token).toBe(token);
  });

  test('does not become whoever was signed in before, when their profile comes late', async () => {
    const visitor = visit();
    const tab = visitor.open();
    const { user: before } = await visitor.signIn(tab);
    const { email } = await visitor.signIn(tab);
    await tab.session.update(before);
    expect(tab.session.$person.get()?.email).toBe(email);
    expect(stored(visitor)?.email).toBe(email);
  });
});

describe('two tabs', () => {
  test('come and go together', async () => {
    const visitor = visit();
    const [one, other] = [visitor.open(), visitor.open()];
    const { email } = await visitor.signIn(one);
    expect(other.session.$person.get()?.email).toBe(email);
    await listSessions(other);
    await other.session.signOut();
    expect(one.session.$person.get()).toBeNull();
    expect(moves).toEqual([]);
  });

  test('agree at the next call, should one have slept through the news', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    visitor.kept.clear();
    expect(tab.session.$person.get()).not.toBeNull();
    await tab.http.call('GET /api/v1/room/category', { query: {} });
    expect(tab.session.$person.get()).toBeNull();
    expect(sent(visitor, 'GET /api/v1/room/category')[0]?.bearer).toBeNull();
  });

  test('renew once for both', async () => {
    const visitor = visit();
    const tabs = [visitor.open(), visitor.open()];
    await visitor.signIn(tabs[0] as Panggung);
    api.advance(16 * MINUTE);
    const lists = await Promise.all([...tabs, ...tabs].map(listSessions));
    expect(lists).toHaveLength(4);
    expect(refreshes(visitor)).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('forgets the person, and ends the session at the API', async () => {
    const visitor = visit();
    const tab = visitor.open();
    const { headers } = await visitor.signIn(tab);
    const out = tab.session.signOut();
    await expect.poll(() => tab.session.$person.get()).toBeNull();
    await out;
    expect(visitor.kept.has('user')).toBe(false);
    expect(await api.get('/api/v1/session', headers)).toMatchObject({ status: 403, code: 'session_revoked' });
    expect(moves).toEqual([]);
  });

  test("ends the session of a partner's page by the token it holds", async () => {
    const visitor = atVenue();
    const tab = visitor.open();
    const { headers } = await visitor.signIn(tab);
    await tab.session.signOut();
    expect(await api.get('/api/v1/session', headers)).toMatchObject({ code: 'session_revoked' });
  });

  test('works without a network', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    visitor.break(() => 'lost');
    await tab.session.signOut();
    expect(tab.session.$person.get()).toBeNull();
    expect(visitor.kept.has('user')).toBe(false);
  });

  test('without a network is told to the API once there is one', async () => {
    const visitor = visit();
    const tab = visitor.open();
    const { headers } = await visitor.signIn(tab);
    visitor.break(() => 'lost');
    await tab.session.signOut();
    expect((await api.get('/api/v1/session', headers)).status).toBe(200);
    visitor.break(null);
    dispatchEvent(new Event('online'));
    const session = () => api.get('/api/v1/session', headers);
    await expect.poll(session).toMatchObject({ code: 'session_revoked' });
  });

  test('that could not be told leaves alone whoever signed in since', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    visitor.break(() => 'lost');
    await tab.session.signOut();
    visitor.break(null);
    await visitor.signIn(tab);
    dispatchEvent(new Event('online'));
    api.advance(16 * MINUTE);
    await listSessions(tab);
    expect(sent(visitor, 'POST /auth/logout')).toHaveLength(1);
  });
});

describe('a bearer', () => {
  test('goes with every call of who signed in, and with none of a guest', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await tab.http.call('GET /api/v1/room/category', { query: {} });
    const { user } = await visitor.signIn(tab);
    await tab.http.call('GET /api/v1/room/category', { query: {} });
    const [before, after] = sent(visitor, 'GET /api/v1/room/category').map(({ bearer }) => bearer);
    expect(before).toBeNull();
    expect(after).toBe(`Bearer ${user.token}`);
  });

  test('that expired is renewed once for any number of calls, and nobody notices', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    api.advance(16 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 8 }, () => listSessions(tab)));
    expect(answers.every(({ data }) => data.length > 0)).toBe(true);
    expect(refreshes(visitor)).toHaveLength(1);
    expect(moves).toEqual([]);
  });

  test("is renewed on a partner's page by the token it holds, each time the next", async () => {
    const visitor = atVenue();
    const tab = visitor.open();
    const { user } = await visitor.signIn(tab);
    for (const _ of [1, 2, 3]) {
      api.advance(16 * MINUTE);
      await listSessions(tab);
    }
    expect(refreshes(visitor).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(stored(visitor, `panggung:${API_URL}:user`)?.refresh_token).not.toBe(user.refresh_token);
  });

  test('is renewed in passing before it expires', async () => {
    const visitor = visit();
    const tab = visitor.open();
    const { user } = await visitor.signIn(tab, { token_expires_at: Date.now() + 30_000 });
    await listSessions(tab);
    await expect.poll(() => stored(visitor)?.token_expires_at).toBeGreaterThan(Date.now() + 10 * MINUTE);
    expect(sent(visitor, 'GET /api/v1/session')[0]?.bearer).toBe(`Bearer ${user.token}`);
  });

  test('that is known to have expired is not sent at all', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab, { token_expires_at: Date.now() - 1 });
    await listSessions(tab);
    expect(visitor.visits.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is renewed although the answer was lost', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    api.advance(16 * MINUTE);
    let losses = 1;
    visitor.break((call) => (call === 'POST /auth/refresh' && losses-- > 0 ? 'unanswered' : undefined));
    expect((await listSessions(tab)).data.length).toBeGreaterThan(0);
    expect(refreshes(visitor)).toHaveLength(2);
    expect(moves).toEqual([]);
  });

  test('that cannot be renewed for want of a network ends nothing', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    api.advance(16 * MINUTE);
    visitor.break((call) => (call === 'POST /auth/refresh' ? 'lost' : undefined));
    expect(await refusal(listSessions(tab))).toMatchObject({ code: 'unreachable' });
    expect(tab.session.$person.get()).not.toBeNull();
    visitor.break(null);
    expect((await listSessions(tab)).data.length).toBeGreaterThan(0);
  });

  test('whose answer was lost is asked for again, before the API takes the old token for stolen', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    api.advance(16 * MINUTE);
    visitor.break((call) => (call === 'POST /auth/refresh' ? 'unanswered' : undefined));
    const calls = [1, 2, 3].map(() => refusal(tab.http.call('PUT /api/v1/user/:id', saving)));
    await Promise.all(calls);
    expect(refreshes(visitor)).toHaveLength(1);
    visitor.break(null);
    await expect.poll(() => refreshes(visitor)).toHaveLength(2);
    api.advance(MINUTE);
    expect((await listSessions(tab)).data.length).toBeGreaterThan(0);
    expect(refreshes(visitor)).toHaveLength(2);
  });

  test('that comes after the person signed out is thrown away', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    api.advance(16 * MINUTE);
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    visitor.break((call) => (call === 'POST /auth/refresh' ? held : undefined));
    const call = refusal(listSessions(tab));
    await expect.poll(() => refreshes(visitor)[0]?.status).toBe(200);
    await tab.session.signOut();
    deliver();
    expect(await call).toMatchObject({ code: 'jwt_invalid' });
    expect(visitor.kept.has('user')).toBe(false);
    expect(tab.session.$person.get()).toBeNull();
  });
});

describe('a session that ended', () => {
  test('for want of a good refresh token, opens the dashboard', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    const expired = vi.fn();
    tab.session.onExpired = expired;
    api.advance(31 * 24 * 60 * MINUTE);
    const calls = [1, 2, 3].map(() => refusal(listSessions(tab)));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: 'jwt_invalid' });
    expect(moves).toEqual(['/']);
    expect(expired).toHaveBeenCalledTimes(1);
    expect(visitor.kept.has('user')).toBe(false);
  });

  test('somewhere else, reloads the page', async () => {
    const visitor = visit();
    const tab = visitor.open();
    const { headers } = await visitor.signIn(tab);
    const own = (await listSessions(tab)).data.find(({ is_current }) => is_current);
    await api.delete(`/api/v1/session/${own?.id}`, headers);
    expect(await refusal(listSessions(tab))).toMatchObject({ code: 'session_revoked' });
    expect(moves).toEqual(['reload']);
    expect(visitor.kept.has('user')).toBe(false);
  });

  test("leaves a partner's page as it is, and tells the document", async () => {
    const visitor = atVenue();
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    const told: unknown[] = [];
    page.addEventListener('panggung-session-change', (event) => told.push((event as CustomEvent).detail));
    const tab = visitor.open();
    await visitor.signIn(tab);
    api.advance(31 * 24 * 60 * MINUTE);
    await refusal(listSessions(tab));
    expect(told).toEqual([{ is_signed_in: false }]);
    expect(tab.session.$person.get()).toBeNull();
    expect(moves).toEqual([]);
  });

  test('is left to the page where it wishes so', async () => {
    const visitor = visit();
    const tab = visitor.open();
    const wishes: string[] = [];
    tab.session.onReload = (wish) => wishes.push(wish);
    await visitor.signIn(tab);
    api.advance(31 * 24 * 60 * MINUTE);
    await refusal(listSessions(tab));
    expect(wishes).toEqual(['home']);
    expect(moves).toEqual([]);
  });

  test('does not end the next one, when an answer to it comes late', async () => {
    const visitor = visit();
    const tab = visitor.open();
    await visitor.signIn(tab);
    let refuse = (_: ApiError) => {};
    const late = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    const call = refusal(tab.session.guard(() => late, 'GET /late'));
    await vi.dynamicImportSettled();
    await tab.session.signOut();
    const next = await visitor.signIn(tab);
    refuse(new ApiError('session_revoked', 'This session has ended', 403));
    await call;
    expect(tab.session.$person.get()?.email).toBe(next.email);
    expect(moves).toEqual([]);
  });
});
