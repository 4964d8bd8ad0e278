import type { Partner, SessionInfo, SignedIn } from '@panggung/core/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Answer, type Api, createClock, startApi } from '../../../tests/api.js';
import { enter, type Person } from '../../../tests/people.js';
import { addPartner } from './add-partner.js';

const SITE = 'http://localhost:5173';
const VENUE = 'https://gedung.example';
const CAFE = 'https://kafe.example';
const DAY = 24 * 60 * 60_000;

let api: Api;
/** What a page of each partner sends along. */
let venue: Record<string, string>;
let cafe: Record<string, string>;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
  const partner = async (name: string, origin: string) => {
    const named = { name, origins: [origin], now: api.now() };
    return { origin, 'x-panggung-key': await addPartner(api.ports.database, named) };
  };
  venue = await partner('Gedung Cendana', VENUE);
  cafe = await partner('Kafe Melati', CAFE);
});
afterAll(() => api.stop());

const bearer = (user: SignedIn) => ({ authorization: `Bearer ${user.token}` });
const me = ({ user, headers }: Pick<Person, 'user' | 'headers'>) =>
  api.get<SignedIn>(`/api/v1/user/${user.id}`, headers);
/** The next cookie a browser would hold. */
const cookieOf = ({ headers }: Answer<unknown>) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
/** Renews on the site, as a browser would with this cookie. */
const renew = (cookie: string, headers: Record<string, string> = {}) =>
  api.post<SignedIn>('/auth/refresh', {}, { origin: SITE, cookie, ...headers });
/** Renews on a partner's page. */
const renewAt = (page: Record<string, string>, refresh_token: string | undefined) =>
  api.post<SignedIn>('/auth/refresh', { refresh_token }, page);
const handOver = (person: Person, origin: string) =>
  api.post<SignedIn>('/auth/handover', { origin }, { origin: SITE, ...person.headers });
const sessionsOf = async (person: Person) =>
  (await api.get<SessionInfo[]>('/api/v1/session', person.headers)).data;

describe('a bearer', () => {
  it('opens calls for a quarter of an hour', async () => {
    const person = await api.signIn();
    expect((await me(person)).status).toBe(200);
    api.advance(15 * 60_000 - 1000);
    expect((await me(person)).status).toBe(200);
    api.advance(2000);
    expect(await me(person)).toMatchObject({ status: 401, message: 'invalid or expired jwt' });
  });

  it('must be there and be whole', async () => {
    const { user } = await api.signIn();
    for (const authorization of ['', 'Basic abc', 'Bearer']) {
      const refused = await api.get('/api/v1/session', authorization ? { authorization } : {});
      expect(refused).toMatchObject({ status: 400, message: 'missing or malformed jwt' });
    }
    const token = String(user.token);
    const [head, body] = token.split('.');
    const claims = JSON.parse(atob(String(body)));
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' });
    for (const wrong of [
      'abc',
      `${token.slice(0, -3)}abc`,
      `${head}.${btoa(JSON.stringify({ ...claims, sub: '1' })).replace(/=+$/, '')}.${token.split('.')[2]}`,
      new UnsecuredJWT(claims).encode(),
      await forged.sign(new TextEncoder().encode('another-key-of-at-least-32-characters')),
    ]) {
      const refused = await api.get('/api/v1/session', { authorization: `Bearer ${wrong}` });
      expect(refused).toMatchObject({ status: 401, code: 'jwt_invalid' });
    }
  });

  it('ends with its session, at once', async () => {
    const person = await api.signIn();
    const other = await enter(api, person.email);
    const [{ id } = { id: '' }] = (await sessionsOf(person)).filter(({ is_current }) => !is_current);
    expect(await api.delete(`/api/v1/session/${id}`, person.headers)).toMatchObject({
      status: 200,
      data: { id },
    });
    expect(await me(other)).toMatchObject({ status: 403, code: 'session_revoked' });
    expect(await renew(other.cookie)).toMatchObject({ status: 403, code: 'session_revoked' });
    expect((await me(person)).status).toBe(200);
  });
});

describe('renewing', () => {
  it('goes on for as long as somebody comes back within thirty days', async () => {
    let { cookie, user } = await api.signIn();
    for (let month = 0; month < 3; month++) {
      api.advance(29 * DAY);
      const renewed = await renew(cookie);
      expect(renewed).toMatchObject({ status: 200, data: { email: user.email } });
      expect((await me({ user, headers: bearer(renewed.data) })).status).toBe(200);
      cookie = cookieOf(renewed);
      user = renewed.data;
    }
    api.advance(30 * DAY + 1);
    const late = await renew(cookie);
    expect(late).toMatchObject({ status: 401, message: 'invalid or expired jwt' });
    expect(late.headers.get('set-cookie')).toMatch(/^panggung_refresh=; .*Max-Age=0/);
  });

  it('two tabs at once, or an answer that was lost, keep the session', async () => {
    const { cookie } = await api.signIn();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => renew(cookie)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [next = '', ...same] = tabs.map(cookieOf);
    expect(new Set([next, ...same]).size).toBe(1);
    expect(next).not.toBe(cookie);

    // One tab is so quick that it renews again before the slowest has its first answer.
    api.advance(5000);
    expect(cookieOf(await renew(next))).toBe(next);
    api.advance(20_000);
    expect(cookieOf(await renew(cookie))).toBe(next);
    api.advance(10_000);
    const after = await renew(next);
    expect(after.status).toBe(200);
    expect(cookieOf(after)).not.toBe(next);
  });

  it('with a token that was used up long ago ends the session for whoever holds it', async () => {
    const stolen = await api.signIn();
    const renewed = await renew(stolen.cookie);
    api.advance(31_000);
    expect(await renew(stolen.cookie)).toMatchObject({ status: 403, code: 'session_revoked' });
    expect(await renew(cookieOf(renewed))).toMatchObject({ status: 403, code: 'session_revoked' });
    expect(await me({ user: renewed.data, headers: bearer(renewed.data) })).toMatchObject({ status: 403 });
  });

  it('with a token two steps old ends it too, however quick', async () => {
    const { cookie } = await api.signIn();
    const second = cookieOf(await renew(cookie));
    api.advance(31_000);
    await renew(second);
    expect(await renew(cookie)).toMatchObject({ code: 'session_revoked' });
  });

  it('needs a token, and an invented one is worth nothing', async () => {
    expect(await renew('')).toMatchObject({ status: 400, code: 'jwt_missing' });
    for (const token of ['x', `${'0'.repeat(32)}.${'0'.repeat(64)}`, `${'0'.repeat(32)}.`]) {
      expect(await renew(`panggung_refresh=${token}`)).toMatchObject({ status: 401, code: 'jwt_invalid' });
    }
  });

  it('that fails again and again is slowed down', async () => {
    const from = { [ADDRESS_HEADER]: '198.51.100.99' };
    const tries = Array.from({ length: 61 }, () => renew('panggung_refresh=x', from));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([statuses.filter((s) => s === 401).length, statuses.filter((s) => s === 429).length]).toEqual([
      60, 1,
    ]);
    const { cookie } = await api.signIn();
    expect((await renew(cookie, from)).status).toBe(200);
  });

  it('keeps nothing that opens a session in the database', async () => {
    const { cookie, user } = await api.signIn();
    const rows = await api.ports.database.selectFrom('session').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(cookie.split('.')[1]);
    expect(kept).not.toContain(user.token);
  });
});

describe('signing out', () => {
  it('ends the session and takes the cookie away; again does nothing', async () => {
    const person = await api.signIn();
    const out = () =>
      api.post<{ id: string | null }>('/auth/logout', {}, { origin: SITE, cookie: person.cookie });
    const first = await out();
    expect(first).toMatchObject({ status: 200, data: { id: expect.any(String) } });
    expect(first.headers.get('set-cookie')).toMatch(/^panggung_refresh=; Path=\/auth; Max-Age=0; HttpOnly/);
    expect((await out()).data).toEqual({ id: null });
    expect(await me(person)).toMatchObject({ status: 403 });
    expect(await renew(person.cookie)).toMatchObject({ status: 403 });
  });
});

it('signing in again in the same browser replaces its session; in another one it adds to it', async () => {
  const person = await api.signIn();
  const again = await enter(api, person.email, { origin: SITE, cookie: person.cookie });
  expect(await sessionsOf(again)).toHaveLength(1);
  expect(await me(person)).toMatchObject({ status: 403 });
  await enter(api, person.email, { ...venue, cookie: again.cookie });
  expect(await sessionsOf(again)).toHaveLength(2);
});

describe('a partner’s page', () => {
  it('gets a session of its own from the site, bound to it and to nothing else', async () => {
    const person = await api.signIn();
    const handed = await handOver(person, VENUE);
    expect(handed).toMatchObject({ status: 200, data: { email: person.email } });
    expect(handed.headers.get('set-cookie')).toBeNull();
    const { data } = handed;
    const at = (page: Record<string, string>) => me({ user: data, headers: { ...page, ...bearer(data) } });
    expect((await at({ origin: VENUE })).status).toBe(200);
    for (const page of [{ origin: CAFE }, { origin: SITE }, { origin: 'https://stranger.example' }, {}]) {
      expect(await at(page)).toMatchObject({ status: 401, code: 'jwt_invalid' });
    }
    for (const page of [cafe, { origin: SITE, cookie: `panggung_refresh=${data.refresh_token}` }]) {
      expect(await renewAt(page, data.refresh_token)).toMatchObject({ status: 401 });
    }
    const renewed = await renewAt(venue, data.refresh_token);
    expect(renewed).toMatchObject({ status: 200, data: { refresh_token: expect.any(String) } });
    expect(renewed.data.refresh_token).not.toBe(data.refresh_token);
    expect(renewed.headers.get('set-cookie')).toBeNull();
  });

  it('cannot use the site’s session, nor its cookie', async () => {
    const person = await api.signIn();
    const stolen = await me({ user: person.user, headers: { ...person.headers, origin: VENUE } });
    expect(stolen).toMatchObject({ status: 401 });
    const ridden = await api.post('/auth/refresh', {}, { ...venue, cookie: person.cookie });
    expect(ridden).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(ridden.headers.get('access-control-allow-credentials')).toBeNull();
    await api.post('/auth/logout', {}, { ...venue, cookie: person.cookie });
    expect((await me(person)).status).toBe(200);
  });

  it('is one of the listed ones, and only the site hands over', async () => {
    const person = await api.signIn();
    for (const origin of ['https://stranger.example', SITE, `${VENUE}/tickets`, 'http://gedung.example']) {
      expect(await handOver(person, origin)).toMatchObject({ status: 400, code: 'origin_unknown' });
    }
    const { data } = await handOver(person, VENUE);
    const spread = await api.post('/auth/handover', { origin: CAFE }, { ...venue, ...bearer(data) });
    expect(spread).toMatchObject({ status: 400, code: 'origin_unknown' });
    expect(await api.post('/auth/handover', { origin: VENUE })).toMatchObject({ code: 'jwt_missing' });
  });

  it('is named to everybody before anybody signs in for it', async () => {
    const ask = (origin: string) =>
      api.get<Partner>(`/auth/partner?origin=${encodeURIComponent(origin)}`, { origin: SITE });
    expect(await ask(VENUE)).toMatchObject({ status: 200, data: { name: 'Gedung Cendana', origin: VENUE } });
    for (const origin of ['https://stranger.example', SITE, `${VENUE}/`, 'javascript:alert(1)', '*', '']) {
      expect(await ask(origin)).toMatchObject({ status: 404, code: 'partner_not_found' });
    }
    expect(await api.get('/auth/partner')).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is looked for a minute at a time, so that nobody lists the partners', async () => {
    const stranger = { [ADDRESS_HEADER]: '10.7.7.7' };
    const ask = () => api.get('/auth/partner?origin=https://stranger.example', stranger);
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('where somebody signs in by themselves is bound to that page alike', async () => {
    const { email } = await api.signIn();
    const { user, cookie } = await enter(api, email, venue);
    expect([cookie, typeof user.refresh_token]).toEqual(['', 'string']);
    expect((await me({ user, headers: { ...venue, ...bearer(user) } })).status).toBe(200);
    expect(await me({ user, headers: { origin: SITE, ...bearer(user) } })).toMatchObject({ status: 401 });
    const out = await api.post<{ id: string }>('/auth/logout', { refresh_token: user.refresh_token }, venue);
    expect(out.data.id).toBeTruthy();
    expect(await renewAt(venue, user.refresh_token)).toMatchObject({ code: 'session_revoked' });
  });

  it('can be signed out from the site', async () => {
    const person = await api.signIn();
    const { data } = await handOver(person, VENUE);
    const lent = (await sessionsOf(person)).find(({ origin }) => origin === VENUE);
    await api.delete(`/api/v1/session/${lent?.id}`, { origin: SITE, ...person.headers });
    expect(await renewAt(venue, data.refresh_token)).toMatchObject({ status: 403 });
    const asked = await me({ user: data, headers: { ...venue, ...bearer(data) } });
    expect(asked).toMatchObject({ status: 403, code: 'session_revoked' });
  });
});

describe('the list of sessions', () => {
  it('names devices and pages, and nothing of anybody else', async () => {
    const agent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    const stranger = await api.signIn();
    const laptop = await api.signIn();
    api.advance(1000);
    const phone = await enter(api, laptop.email, { 'user-agent': agent });
    await handOver(phone, VENUE);
    const answer = await api.get<SessionInfo[]>('/api/v1/session?per_page=-1', phone.headers);
    const list = answer.data.map(({ device_name, origin, is_current }) => [device_name, origin, is_current]);
    expect(list).toHaveLength(3);
    expect(list).toContainEqual(['Chrome · Android', null, true]);
    expect(list).toContainEqual(['Chrome · Android', VENUE, false]);
    expect(answer.body.page).toMatchObject({ total: 3, total_page: 1 });
    expect(Object.keys(answer.data[0] ?? {}).sort()).toEqual([
      'created_at',
      'device_name',
      'id',
      'is_current',
      'last_used_at',
      'origin',
    ]);

    const [own] = await sessionsOf(stranger);
    expect(await api.delete(`/api/v1/session/${own?.id}`, phone.headers)).toMatchObject({ status: 404 });
    expect((await me(stranger)).status).toBe(200);
  });

  it('forgets sessions that are over', async () => {
    const { user, email } = await api.signIn();
    const count = async () =>
      (
        await api.ports.database
          .selectFrom('session')
          .select('id')
          .where('user_id', '=', Number(user.id))
          .execute()
      ).length;
    expect(await count()).toBe(1);
    api.advance(30 * DAY + 1);
    await enter(api, email);
    await api.runJobs();
    expect(await count()).toBe(1);
  });
});
