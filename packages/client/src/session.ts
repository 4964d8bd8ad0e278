import type { SignedIn, User } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { OWN_TICKETS } from './part.js';
import type { LiveSession } from './session-live.js';
import type { StorageArea } from './storage.js';

/** What a page is asked to do; a widget never does it to a page that is not its own. AMB-032. */
export type PageWish = 'reload' | 'home' | 'back';

/** Sends a call, with the bearer of whoever signed in. */
export type Send<T> = (bearer?: string) => Promise<T>;

/** Who is using the page, in every widget and tab of it. */
export interface Session {
  /** Who signed in; null is a guest. B-52. */
  $person: ReadableAtom<User | null>;
  /** Takes an answer of the API's that signs somebody in; one without a bearer changes nothing. AMB-037. */
  signIn(signedIn: SignedIn): Promise<void>;
  /** Takes over what changed about the person, e.g. a saved profile. */
  update(person: User): Promise<void>;
  /** Forgets the person at once, then tells the API, as far as it can be reached; never rejects. B-44. */
  signOut(): Promise<void>;
  /** A hook: told when the session ended without anybody wishing it.. */
  onExpired?: (() => void) | undefined;
  /**
   * A hook: does what a page is asked to do. Unset, the site reloads or navigates; on any other page the document is told
   * by a `panggung-session-change`, and widgets follow {@link $person}. AMB-032.
   * @example panggung.session.onReload = (wish) => (wish === 'home' ? navigate('/') : location.reload());
   */
  onReload?: ((wish: PageWish) => void) | undefined;
  /** Asks the page to be drawn anew; heard once a page load on the site. B-31. */
  reload(): Promise<void>;
  /** Sends a call as whoever signed in, and heeds what its refusal says of the session. Rows R. */
  guard<T>(send: Send<T>, call: string, isUpload?: boolean): Promise<T>;
}

/** What a session needs of its page. */
export type SessionPage = Omit<Panggung, 'session'>;

/** What the part that only those need who signed in is given. */
export interface SessionCore extends SessionPage {
  /** The name of the person in storage. */
  name: string;
  /** Shows who signed in. */
  show(signedIn: SignedIn | null): void;
  /** Who is stored, as far as storage can be read. */
  read(): SignedIn | null;
  /** The storage itself; throws or is null where it is denied. */
  reach(): StorageArea | null;
  session: Session;
}

/** Builds a session: light for guests, the rest comes when somebody has signed in. */
export function createSession(page: SessionPage): Session {
  const { apiUrl, isOnSite, storageArea } = page;
  // A host page may have a `user` of its own. AMB-053
  const name = isOnSite ? 'user' : `panggung:${apiUrl}:user`;
  const $person = atom<User | null>(null);
  let live: Promise<LiveSession> | undefined;

  // Not in Node, which has one that warns of itself.
  const reach = () => (storageArea === undefined ? globalThis.window?.localStorage : storageArea);

  /** Anything else that somebody may have written there is nobody. */
  function read(): SignedIn | null {
    try {
      const kept = JSON.parse(reach()?.getItem(name) ?? 'null');
      return kept?.user_id && kept.token ? kept : null;
    } catch {
      return null;
    }
  }

  /** Without the tokens: a renewal is nobody's news. */
  function show(signedIn: SignedIn | null) {
    const { token, token_expires_at, refresh_token, ...person } = signedIn ?? ({} as SignedIn);
    if (JSON.stringify(person) !== JSON.stringify($person.get() ?? {})) $person.set(signedIn && person);
  }

  function load(): Promise<LiveSession> {
    live ??= import('./session-live.js').then(
      ({ createLiveSession }) => createLiveSession({ ...page, name, show, read, reach, session }),
      (failure) => {
        live = undefined;
        throw failure;
      },
    );
    return live;
  }

  /** All that can be done where the rest cannot be fetched: the API hears nothing of it. */
  function forget() {
    // Whoever is shown was read from storage, which can be reached then.
    if ($person.get())
      for (const key of [name, `panggung:${apiUrl}:${OWN_TICKETS}`]) reach()?.removeItem(key);
    show(null);
  }

  const session: Session = {
    $person,
    signIn: async (signedIn) => (await load()).signIn(signedIn),
    update: async (person) => (await load()).update(person),
    signOut: () => load().then((live) => live.signOut(), forget),
    reload: async () => (await load()).ask('reload'),
    guard: async (send, call, isUpload) =>
      $person.get() ? (await load()).guard(send, call, isUpload) : send(),
  };

  show(read());
  if ($person.get())
    load().then(
      (live) => live.look(),
      () => {},
    );
  globalThis.addEventListener?.('storage', ({ key }) => (key ?? name) === name && show(read()));
  return session;
}
