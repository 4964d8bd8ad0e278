import { REQUEST_TIMEOUT_MS, type SignedIn } from '@panggung/core';
import type { ApiError } from './api-error.js';
import type { SessionCore } from './session.js';
import type { SessionMemory } from './session-memory.js';
import { isSilence } from './session-rules.js';

/** When to ask again after an answer was lost: it may have used the refresh token up, and for 30 s the API says it again. */
const RETRY_DELAYS_MS = [2000, 6000, 12_000];

/** Lets one tab at a time run; where the browser has no locks, or one is held too long, nobody waits. */
async function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return run();
  let isOurTurn = false;
  const begin = () => {
    isOurTurn = true;
    return run();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }, begin);
  } catch (thrown) {
    if (isOurTurn) throw thrown;
    return run();
  }
}

/** Gets a session with another bearer than the stale one; null when the person signed out meanwhile. */
export type Renewal = (stale: SignedIn) => Promise<SignedIn | null>;

/**
 * Builds the renewal: once for any number of calls, and once for all tabs. Rejects when the API refuses or is away. AMB-180.
 */
export function createRenewal({ apiUrl, http }: SessionCore, { read, keep }: SessionMemory): Renewal {
  let underway: Promise<SignedIn | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The refresh token travels as a cookie on the site, elsewhere in the body. AMB-195. */
  async function ask({ refresh_token }: SignedIn): Promise<SignedIn> {
    return (await http.call('POST /auth/refresh', { body: { refresh_token } })).data;
  }

  async function exchange(stale: SignedIn): Promise<SignedIn | null> {
    const kept = read();
    if (kept?.token !== stale.token) return kept;
    const renewed = await ask(stale);
    if (read()?.token === stale.token) keep(renewed);
    return read();
  }

  function askLater(stale: SignedIn, attempt: number) {
    const delay = RETRY_DELAYS_MS[attempt];
    clearTimeout(timer);
    if (delay === undefined) return;
    timer = setTimeout(() => void renew(stale, attempt + 1).catch(() => {}), delay);
  }

  async function attemptOf(stale: SignedIn, attempt: number): Promise<SignedIn | null> {
    try {
      return await inTurn(`panggung ${apiUrl}`, () => exchange(stale));
    } catch (thrown) {
      if (isSilence(thrown as ApiError)) askLater(stale, attempt);
      throw thrown;
    }
  }

  function renew(stale: SignedIn, attempt = 0): Promise<SignedIn | null> {
    underway ??= attemptOf(stale, attempt).finally(() => {
      underway = null;
    });
    return underway;
  }

  return (stale) => renew(stale);
}
