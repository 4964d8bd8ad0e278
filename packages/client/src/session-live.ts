import { LOGOUT_AFTER_502_MS, type SignedIn, type User } from '@panggung/core';
import { report } from './analytics.js';
import type { ApiError } from './api-error.js';
import type { PageWish, Send, SessionCore } from './session.js';
import { createSessionMemory } from './session-memory.js';
import { createPageWishes } from './session-page.js';
import { createRenewal } from './session-renewal.js';
import { isOutdated, isSilence, type Ruleset, type Verdict, verdictOf } from './session-rules.js';

/** What only those need who signed in. */
export interface LiveSession {
  signIn(signedIn: SignedIn): void;
  update(person: User): void;
  signOut(): Promise<void>;
  /** Asks the API who it is that storage knows: their session may have ended elsewhere. Never rejects. */
  look(): Promise<void>;
  /** Sends a call with a bearer that is good, and does what a refusal asks for. */
  guard<T>(send: Send<T>, call: string, isUpload?: boolean): Promise<T>;
  /** Asks the page to do something. */
  ask(wish: PageWish): void;
}

/** These say themselves whose session they mean. */
const unguarded = new Set(['POST /auth/refresh', 'POST /auth/logout']);
/** How long before its end a bearer is renewed, in ms. */
const RENEW_BEFORE_MS = 60_000;

/** Builds the part of a session that renews it, and ends it when the API says so. */
export function createLiveSession(core: SessionCore): LiveSession {
  const { http, clock, session } = core;
  const memory = createSessionMemory(core);
  const { read, keep } = memory;
  const renew = createRenewal(core, memory);
  const ask = createPageWishes(core, () => read() !== null);
  let departure: ReturnType<typeof setTimeout> | undefined;

  function signIn(signedIn: SignedIn) {
    if (!signedIn.token) return;
    clearTimeout(departure);
    departure = undefined;
    keep(signedIn);
    report(core, { name: 'login' });
  }

  /** What is said of anybody else came late: whoever it is about has signed out. */
  function update(person: User) {
    const kept = read();
    if (kept && String(kept.user_id) === String(person.user_id)) keep({ ...kept, ...person });
  }

  /** As soon as the API can be reached; should somebody have signed in by then, the site's cookie is theirs. */
  async function tellSignOut(body: { refresh_token: string | undefined }): Promise<void> {
    try {
      await http.call('POST /auth/logout', { body, keepalive: true });
    } catch (thrown) {
      const again = () => read() ?? tellSignOut(body);
      if (isSilence(thrown as ApiError)) globalThis.addEventListener?.('online', again, { once: true });
    }
  }

  function signOut(): Promise<void> {
    const kept = read();
    keep(null);
    if (kept) report(core, { name: 'logout' });
    return tellSignOut({ refresh_token: kept?.refresh_token });
  }

  function end() {
    void signOut();
    session.onExpired?.();
  }

  const consequences: Record<Verdict, () => void> = {
    none: () => {},
    reload: () => {
      end();
      ask('reload');
    },
    home: () => {
      end();
      ask('home');
    },
    back: () => ask('back'),
    leave: () => {
      departure ??= setTimeout(() => {
        departure = undefined;
        if (read()) end();
      }, LOGOUT_AFTER_502_MS);
    },
  };

  /** A refusal counts only against the bearer it was given to: whoever signed in since has nothing to do with it. */
  function heed(thrown: unknown, { token }: SignedIn, ruleset: Ruleset): ApiError {
    const error = thrown as ApiError;
    if (read()?.token === token) consequences[verdictOf(error, ruleset)]();
    return error;
  }

  async function renewed(stale: SignedIn): Promise<SignedIn | null> {
    try {
      return await renew(stale);
    } catch (thrown) {
      throw heed(thrown, stale, 'renewal');
    }
  }

  /** The session with a bearer that is good; renewed in passing before its end, waited for only after it. */
  async function good(): Promise<SignedIn | null> {
    const kept = read();
    // What another tab did while this page slept was told to nobody.
    core.show(kept);
    const left = (kept?.token_expires_at ?? Number.POSITIVE_INFINITY) - clock.now();
    if (!kept || left > RENEW_BEFORE_MS) return kept;
    const renewal = renewed(kept);
    if (left <= 0) return renewal;
    renewal.catch(() => {});
    return kept;
  }

  async function guard<T>(send: Send<T>, call: string, isUpload = false): Promise<T> {
    const ruleset = isUpload ? 'upload' : 'standard';
    const sendAs = (kept: SignedIn) => send(kept.token ?? undefined);
    const kept = unguarded.has(call) ? null : await good();
    if (!kept) return send();
    try {
      return await sendAs(kept);
    } catch (thrown) {
      if (!isOutdated(thrown as ApiError)) throw heed(thrown, kept, ruleset);
      const next = await renewed(kept);
      if (!next) throw thrown;
      return sendAs(next).catch((again) => {
        throw heed(again, next, ruleset);
      });
    }
  }

  /** A refusal has had its consequences by then, and silence has none. */
  async function look(): Promise<void> {
    const known = session.$person.get();
    if (!known) return;
    const params = { id: String(known.user_id) };
    const { data } = await http.call('GET /api/v1/user/:id', { params }).catch(() => ({ data: null }));
    // What was saved meanwhile is newer than this answer.
    if (data && session.$person.get() === known) update(data);
  }

  return { signIn, update, signOut, look, guard, ask };
}
