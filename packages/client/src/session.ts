import type { SignedIn, User } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from './api-error.js';
import type { Clock } from './clock.js';
import type { Http } from './http.js';
import type { LiveSession } from './session-live.js';
import type { KeyValueStorage } from './storage.js';

/** What a page is asked to do; a widget never does it to a page that is not its own. AMB-032. */
export type PageWish = 'reload' | 'home' | 'back';

/** Sends a call, with the bearer of whoever signed in. */
export type Send<T> = (bearer?: string) => Promise<T>;

/** Who is using the page, in every widget and tab of it. */
export interface Session {
  /** Who signed in; null is a guest. B-52. */
  $person: ReadableAtom<User | null>;
  /** Grows when widgets shall begin anew; a key of what is drawn. AMB-032. */
  $generation: ReadableAtom<number>;
  /** Takes an answer of the API's that signs somebody in; one without a bearer changes nothing. AMB-037. */
  signIn(signedIn: SignedIn): void;
  /** Takes over what changed about the person, e.g. a saved profile. */
  update(person: User): void;
  /** Forgets the person at once, then tells the API, as far as it can be reached; never rejects. B-44. */
  signOut(): Promise<void>;
  /** Tells that the session ended without anybody wishing it; returns how to stop.. */
  onExpired(listener: () => void): () => void;
  /**
   * Does in the place of the usual what a page is asked to do; returns how to stop. The usual is a navigation on the
   * site; elsewhere {@link $generation} grows and the document is told by a `panggung-session-change`. AMB-032.
   * @example panggung.session.onReload((wish) => (wish === 'home' ? navigate('/') : location.reload()));
   */
  onReload(listener: (wish: PageWish) => void): () => void;
  /** Asks the page to be drawn anew; heard once a page load on the site. B-31. */
  reload(): Promise<void>;
  /** Sends a call as whoever signed in, and heeds what its refusal says of the session. Rows R. */
  guard<T>(send: Send<T>, call: string, isUpload?: boolean): Promise<T>;
}

export interface SessionOptions {
  apiUrl: string;
  http: Http;
  clock: Clock;
  /** Where the person is remembered, under `user`. AMB-053. */
  storage: KeyValueStorage;
  /** Whether the page is the site's own: it navigates, and its refresh token is a cookie. */
  isOnSite: boolean;
}

/** What the part that only those who signed in need is given. */
export interface SessionCore extends SessionOptions {
  session: Session;
  read(): SignedIn | null;
  keep(signedIn: SignedIn | null): void;
  expiredListeners: Set<() => void>;
  reloadListeners: Set<(wish: PageWish) => void>;
  remount(): void;
}

const KEY = 'user';

function register<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Builds a session: light for guests, the rest comes when somebody has signed in. */
export function createSession(options: SessionOptions): Session {
  const { storage, http } = options;
  const $person = atom<User | null>(null);
  const $generation = atom(0);
  const expiredListeners: SessionCore['expiredListeners'] = new Set();
  const reloadListeners: SessionCore['reloadListeners'] = new Set();
  let live: Promise<LiveSession> | null = null;

  /** Whatever else somebody wrote there is not a person. */
  function read(): SignedIn | null {
    const kept = storage.get<SignedIn>(KEY);
    return kept?.user_id && kept.token ? kept : null;
  }

  /** Without the tokens: a renewal is nobody's news. */
  function show() {
    const kept = read();
    const { token, token_expires_at, refresh_token, ...person } = kept ?? ({} as SignedIn);
    if (JSON.stringify(person) !== JSON.stringify($person.get() ?? {})) $person.set(kept && person);
  }

  function keep(signedIn: SignedIn | null) {
    storage.set(KEY, signedIn);
    show();
  }

  function load(): Promise<LiveSession> {
    live ??= import('./session-live.js')
      .then(({ createLiveSession }) => createLiveSession(core))
      .catch(() => {
        live = null;
        throw new ApiError('unreachable', 'The server could not be reached');
      });
    return live;
  }

  const session: Session = {
    $person,
    $generation,
    signIn(signedIn) {
      if (signedIn.token) keep(signedIn);
    },
    update(person) {
      const kept = read();
      if (kept) keep({ ...kept, ...person });
    },
    async signOut() {
      const body = { refresh_token: read()?.refresh_token };
      keep(null);
      await http.call('POST /auth/logout', { body, keepalive: true }).catch(() => {});
    },
    onExpired: (listener) => register(expiredListeners, listener),
    onReload: (listener) => register(reloadListeners, listener),
    reload: async () => (await load()).ask('reload'),
    guard: async (send, call, isUpload) =>
      $person.get() ? (await load()).guard(send, call, isUpload) : send(),
  };
  const core: SessionCore = {
    ...options,
    session,
    read,
    keep,
    expiredListeners,
    reloadListeners,
    remount: () => $generation.set($generation.get() + 1),
  };

  show();
  storage.listen(KEY, show);
  return session;
}
