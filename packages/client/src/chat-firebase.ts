import type { ChatElsewhere, ChatEntry, Id } from '@panggung/core';
import { deleteApp, type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  type DatabaseReference,
  type DataSnapshot,
  forceWebSockets,
  get,
  getDatabase,
  onChildAdded,
  orderByChild,
  query,
  ref,
  startAfter,
} from 'firebase/database';
import { getChat } from './chat.js';
import { entryOf } from './chat-firebase-entry.js';
import { watchBeat, watchLine } from './chat-firebase-signs.js';
import type { ChatListener } from './chat-stream.js';
import type { Panggung } from './panggung.js';

// Its other way loads scripts, which the policy of a page forbids.
forceWebSockets();

/** What happens together is told together, in ms. */
const TOGETHER_MS = 100;
/** The SDK keeps what it reads: after so much it begins anew. */
const MOST_KEPT = 1000;

type Listener = Pick<ChatListener, 'cursor' | 'onEntries' | 'onReactions'>;

export interface ChatFirebaseOptions {
  panggung: Panggung;
  showId: Id;
  listener: Listener;
  /** By which it is read so far. */
  line: AbortController;
  /** From now on it is read here; answers what ends that. */
  renew(): AbortSignal;
  /** It is over here: the API tells of the chat again. */
  run(): void;
}

/** Databases that do not let this page read: it asks no second time. */
const unread = new Set<string>();

/**
 * Follows a chat in a Firebase Realtime Database from the listener's place on, if it can be read there. It brings its SDK
 * along, so load it late. AMB-168.
 */
export async function readFirebase(place: ChatElsewhere, options: ChatFirebaseOptions): Promise<void> {
  const { panggung, showId, listener, line, renew, run } = options;
  if (unread.has(place.database_url)) return;
  const app = open(place, `panggung-${getApps().length} ${showId}`);
  const close = () => void deleteApp(app).catch(() => {});
  try {
    const room = await enter(app, place, showId);
    // Says whether it can be reached and read, before anybody relies on it.
    await get(newsOf(room, listener));
    if (line.signal.aborted) return close();
    const refuse = (error: unknown) => {
      remember(place, error);
      run();
    };
    // Not all who came with one pass at the same moment.
    const stay = (place.until - panggung.clock.now()) * (0.5 + Math.random() / 2);
    const timer = setTimeout(run, stay);
    const chat = getChat(panggung, showId);
    const stops = [
      follow(room, listener, (child) => entryOf(child, chat), refuse),
      watchLine(app, run),
      watchBeat(ref(getDatabase(app), `beat/${showId}`), listener, { onGone: run, onRefused: refuse }),
      // Whether they may write again is told there to nobody.
      chat.$state.listen(({ writeRefusal }) => writeRefusal === 'chat_muted' && run()),
      () => clearTimeout(timer),
      close,
    ];
    renew().addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  } catch (error) {
    remember(place, error);
    close();
  }
}

/** What cannot be reached now may be later. */
function remember({ database_url }: ChatElsewhere, error: unknown): void {
  if (/permission.denied/i.test(String(error))) unread.add(database_url);
}

function open({ database_url: databaseURL, api_key: apiKey, project_id }: ChatElsewhere, name: string) {
  return initializeApp({ apiKey, projectId: project_id, databaseURL }, name);
}

/** Nothing is kept in the browser. */
async function enter(app: FirebaseApp, { emulator_url, token }: ChatElsewhere, showId: Id) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator_url) connectAuthEmulator(auth, emulator_url, { disableWarnings: true });
  await signInWithCustomToken(auth, token);
  return ref(getDatabase(app), `message/${showId}`);
}

const newsOf = (room: DatabaseReference, { cursor }: Listener) =>
  query(room, orderByChild('seq'), startAfter(cursor() ?? 0));

function follow(
  room: DatabaseReference,
  listener: Listener,
  entryOf: (child: DataSnapshot) => ChatEntry,
  onRefused: (error: Error) => void,
): () => void {
  let waiting: ChatEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = 0;
  let leave = () => {};

  function tell(): void {
    timer = undefined;
    const entries = waiting;
    waiting = [];
    listener.onEntries({ cursor: entries.at(-1)?.seq ?? 0, entries, skipped: 0 });
    if (kept > MOST_KEPT) begin();
  }

  function begin(): void {
    leave();
    kept = 0;
    const hear = (child: DataSnapshot) => {
      kept += 1;
      waiting.push(entryOf(child));
      timer ??= setTimeout(tell, TOGETHER_MS);
    };
    leave = onChildAdded(newsOf(room, listener), hear, onRefused);
  }

  begin();
  return () => {
    leave();
    clearTimeout(timer);
  };
}
