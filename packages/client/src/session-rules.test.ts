import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import { ApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { createVisitor, type Visitor, watchAddress, watchStorage } from './visitor.fixture.js';

const MISSING = 'missing or malformed jwt';
const OUTDATED = 'invalid or expired jwt';

let api: Api;
let moves: string[];
let visitor: Visitor;
let tab: Panggung;

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());
beforeEach(() => {
  moves = watchAddress();
  watchStorage();
  visitor = createVisitor({ api });
  tab = visitor.open();
});
afterEach(() => vi.unstubAllGlobals());

/** A proxy or the API says this to every call but those of the session itself. */
function answerAll(status: number, message: string) {
  visitor.break((call) =>
    /auth\/(refresh|logout)/.test(call) ? undefined : Response.json({ message }, { status }),
  );
}
const read = () => tab.http.call('GET /api/v1/session', { query: {} }).catch((error) => error);
const write = () =>
  tab.http.call('POST /auth/handover', { body: { origin: 'https://a.example' } }).catch((error) => error);
const upload = (status: number, message: string) =>
  tab.session
    .guard(
      async () => {
        throw new ApiError('unexpected', message, status);
      },
      'POST /upload',
      true,
    )
    .catch((error) => error);
const isSignedIn = () => visitor.kept.has('user') && tab.session.$person.get() !== null;

describe('the standard client', () => {
  test.each([
    ['R-01', 400, MISSING, 'reload'],
    ['R-02', 401, OUTDATED, '/'],
    ['R-03', 400, OUTDATED, '/'],
    ['R-03', 403, OUTDATED, '/'],
    ['R-04', 403, 'This session has ended', 'reload'],
  ])('%s: after %d "%s" the person is signed out: %s', async (_, status, message, move) => {
    await visitor.signIn(tab);
    answerAll(status, message);
    expect(await write()).toMatchObject({ status, message });
    expect(isSignedIn()).toBe(false);
    expect(moves).toEqual([move]);
  });

  test.each([
    ['R-05', 404, 'Your requested Item is not found'],
    ['R-10', 400, 'E-mail or password is incorrect'],
    ['R-10', 401, 'User Id or Password is incorrect'],
    ['R-10', 401, MISSING],
    ['R-10', 500, 'Something went wrong'],
    ['R-10', 429, 'Too many attempts'],
  ])('%s: %d "%s" is only told to who asked', async (_, status, message) => {
    await visitor.signIn(tab);
    answerAll(status, message);
    expect(await write()).toMatchObject({ status, message });
    expect(isSignedIn()).toBe(true);
    expect(moves).toEqual([]);
  });

  test.each([
    [400, MISSING],
    [401, OUTDATED],
    [403, 'Forbidden'],
    [502, 'Bad Gateway'],
  ])('a guest who is answered %d "%s" stays on the page', async (status, message) => {
    answerAll(status, message);
    expect(await write()).toMatchObject({ status, message });
    expect(moves).toEqual([]);
    expect(visitor.visits.map(({ call }) => call)).toEqual(['POST /auth/handover']);
  });

  test('a flock of refusals reloads the page once', async () => {
    await visitor.signIn(tab);
    answerAll(403, 'This session has ended');
    await Promise.all([write(), write(), read(), read()]);
    expect(moves).toEqual(['reload']);
    await visitor.signIn(tab);
    await write();
    expect(isSignedIn()).toBe(false);
    expect(moves).toEqual(['reload']);
  });

  test('reads the message of a refusal also in its data', async () => {
    await visitor.signIn(tab);
    visitor.break(() => Response.json({ data: { message: MISSING } }, { status: 400 }));
    expect(await write()).toMatchObject({ message: MISSING });
    expect(moves).toEqual(['reload']);
  });
});

describe('a 502', () => {
  const pause = (span: number) => vi.advanceTimersByTimeAsync(span);
  afterEach(() => void vi.useRealTimers());

  test('R-06: signs out after a second, in silence', async () => {
    await visitor.signIn(tab);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answerAll(502, 'Bad Gateway');
    await write();
    await pause(999);
    expect(isSignedIn()).toBe(true);
    await pause(1);
    expect(isSignedIn()).toBe(false);
    expect(moves).toEqual([]);
  });

  test('R-06: the second counts from the first of several', async () => {
    await visitor.signIn(tab);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answerAll(502, 'Bad Gateway');
    await write();
    await pause(600);
    await write();
    await pause(400);
    expect(isSignedIn()).toBe(false);
  });
});

describe('the upload client', () => {
  test.each([
    ['R-08', 401, MISSING, 'reload'],
    ['AMB-184', 401, OUTDATED, '/'],
    ['AMB-184', 400, MISSING, 'reload'],
  ])('%s: after %d "%s" the person is signed out: %s', async (_, status, message, move) => {
    await visitor.signIn(tab);
    expect(await upload(status, message)).toMatchObject({ status });
    expect(isSignedIn()).toBe(false);
    expect(moves).toEqual([move]);
  });

  test('R-09: a 403 goes back in history, once, and the person stays signed in', async () => {
    await visitor.signIn(tab);
    await Promise.all([upload(403, 'Forbidden'), upload(403, 'Forbidden')]);
    expect(moves).toEqual(['back']);
    expect(isSignedIn()).toBe(true);
  });

  test('a guest stays on the page', async () => {
    await upload(403, 'Forbidden');
    await upload(401, MISSING);
    expect(moves).toEqual([]);
  });
});
