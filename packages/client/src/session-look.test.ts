import type { SessionInfo } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { addPartner } from '../../server/src/add-partner.js';
import type { Panggung } from './panggung.js';
import { OWN_TICKETS } from './part.js';
import { getStorage } from './storage.js';
import { createVisitor, type Fault, type Visitor, watchAddress, watchStorage } from './visitor.fixture.js';

const VENUE = 'https://gedung.example';

let api: Api;
let key: string;
let moves: string[];
let changes: boolean[];

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
  key = await addPartner(api.ports.database, { name: 'Gedung', origins: [VENUE], now: api.now() });
});
afterAll(() => api.stop());
beforeEach(() => {
  moves = watchAddress();
  watchStorage();
  changes = [];
  const page = new EventTarget();
  page.addEventListener('panggung-session-change', (event) => {
    changes.push((event as CustomEvent<{ is_signed_in: boolean }>).detail.is_signed_in);
  });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const onSite = () => createVisitor({ api });
const atVenue = () => {
  vi.stubGlobal('location', { ...location, origin: VENUE });
  return createVisitor({ api, page: { origin: VENUE, key } });
};
const looks = ({ visits }: Visitor) => visits.filter(({ call }) => /^GET \/api\/v1\/user\//.test(call));
const answered = (visitor: Visitor) =>
  expect.poll(() => looks(visitor).map(({ status }) => status)).toEqual([200]);
const listSessions = ({ http }: Panggung) => http.call('GET /api/v1/session', { query: {} });

/** Ends a session as its person does in the list of another device. */
async function revoke({ headers }: Person): Promise<void> {
  const { data } = await api.get<SessionInfo[]>('/api/v1/session', headers);
  const current = data.find(({ is_current }) => is_current);
  expect((await api.delete(`/api/v1/session/${current?.id}`, headers)).status).toBe(200);
}

describe('a page that loads while somebody is stored asks once who they are', () => {
  test.each([
    ['the site', onSite, 'user', ['reload'], []],
    ["a partner's page", atVenue, `panggung:${API_URL}:user`, [], [false]],
  ])('%s forgets them when their session was ended elsewhere', async (_, arrive, name, moved, told) => {
    const visitor = arrive();
    const person = await visitor.signIn(visitor.open());
    await revoke(person);
    const tab = visitor.open();
    const expired = vi.fn();
    tab.session.onExpired = expired;
    expect(tab.session.$person.get()?.email).toBe(person.email);
    await expect.poll(() => tab.session.$person.get()).toBeNull();
    expect(visitor.kept.has(name)).toBe(false);
    expect(looks(visitor)).toHaveLength(1);
    expect(expired).toHaveBeenCalledOnce();
    expect([moves, changes]).toEqual([moved, told]);
  });

  test('takes over what changed about them elsewhere', async () => {
    const visitor = onSite();
    const { user, headers } = await visitor.signIn(visitor.open());
    const profile = { full_name: 'Sari Dewi', phone: '081234567890' };
    await api.put(`/api/v1/user/${user.id}`, profile, headers);
    const tab = visitor.open();
    await expect.poll(() => tab.session.$person.get()?.full_name).toBe('Sari Dewi');
    expect(JSON.parse(visitor.kept.get('user') ?? '')).toMatchObject({ ...profile, token: user.token });
    expect(looks(visitor)).toHaveLength(1);
  });

  test('keeps what was saved before the answer came', async () => {
    const visitor = onSite();
    const { user } = await visitor.signIn(visitor.open());
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visitor.break((call) => (call.startsWith('GET /api/v1/user/') ? held : undefined));
    const tab = visitor.open();
    await expect.poll(() => looks(visitor)).toHaveLength(1);
    await tab.session.update({ ...user, full_name: 'Sari Dewi' });
    answer();
    await answered(visitor);
    await listSessions(tab);
    expect(tab.session.$person.get()?.full_name).toBe('Sari Dewi');
  });

  test.each<[string, Fault]>([
    ['there is no network', 'lost'],
    ['the answer is lost', 'unanswered'],
    ['the API is broken', new Response('{}', { status: 500 })],
  ])('and changes nothing when %s', async (_, fault) => {
    const visitor = onSite();
    const { user } = await visitor.signIn(visitor.open());
    const stored = visitor.kept.get('user');
    visitor.break(() => fault);
    const tab = visitor.open();
    await expect.poll(() => looks(visitor)).not.toHaveLength(0);
    visitor.break(null);
    await listSessions(tab);
    expect(tab.session.$person.get()?.email).toBe(user.email);
    expect(visitor.kept.get('user')).toBe(stored);
    expect(moves).toEqual([]);
  });

  test('and changes nothing when the answer takes too long', async () => {
    const visitor = onSite();
    await visitor.signIn(visitor.open());
    const stored = visitor.kept.get('user');
    visitor.break(() => {
      throw new DOMException('The time is up', 'TimeoutError');
    });
    const tab = visitor.open();
    await expect.poll(() => tab.http.$timedOut.get()).toBe(true);
    expect(tab.session.$person.get()).not.toBeNull();
    expect(visitor.kept.get('user')).toBe(stored);
    expect(looks(visitor)).toHaveLength(1);
  });

  test('and nothing at all of a guest, nor of who signs in later', async () => {
    const visitor = onSite();
    const tab = visitor.open();
    await tab.http.call('GET /api/v1/room/category', { query: {} });
    await visitor.signIn(tab);
    await listSessions(tab);
    expect(visitor.visits.map(({ call }) => call)).toEqual([
      'GET /api/v1/room/category',
      'GET /api/v1/session',
    ]);
  });
});

describe('where the part that renews sessions cannot be fetched', () => {
  test('signing out still forgets the person, and their tickets', async () => {
    const visitor = onSite();
    const page = visitor.open();
    await visitor.signIn(page);
    getStorage(page).set(OWN_TICKETS, { pages: [] });
    vi.doMock('./session-live.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const tab = visitor.open();
    expect(tab.session.$person.get()).not.toBeNull();
    await tab.session.signOut();
    vi.doUnmock('./session-live.js');
    expect(tab.session.$person.get()).toBeNull();
    expect([...visitor.kept.keys()]).toEqual([]);
    expect(visitor.visits).toEqual([]);
  });

  test('signing out of storage that is denied rejects no more', async () => {
    vi.doMock('./session-live.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const area = { getItem: denied, setItem: denied, removeItem: denied };
    const { session } = createVisitor({ api, area }).open();
    await expect(session.signOut()).resolves.toBeUndefined();
    vi.doUnmock('./session-live.js');
  });
});
