import { type ChatElsewhere, type ChatEntry, type ChatMessage, type Id, sameId } from '@panggung/core';
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
  onValue,
  orderByChild,
  query,
  ref,
  startAfter,
} from 'firebase/database';
import { type Chat, getChat } from './chat.js';
import type { ChatLine } from './chat-log.js';
import type { ChatListener } from './chat-stream.js';
import type { Panggung } from './panggung.js';

// Its other way loads scripts, which the policy of a page forbids.
forceWebSockets();

/** What happens together is told together, in ms. */
const TOGETHER_MS = 100;
/** The SDK keeps what it reads: after so much it begins anew. */
const MOST_KEPT = 1000;
/** How long its line may be gone, in ms. */
const GONE_MS = 5000;

/** How long nothing may show that the chat is kept up there, in ms: every 10 s something does. */
const UNKEPT_MS = 30_000;

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

/** Over how long those come back to the API whose line broke at one moment, in ms. */
const SPREAD_MS = 4000;

/** Databases that do not let this page read: it asks no second time. */
const unread = new Set<string>();

/**
 * Follows a chat in a Firebase Realtime Database from the listener's place on, if it can be read there. The only module
 * that imports its SDK, so load it late. AMB-168.
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

/** Tells when the line is gone for longer than a moment; returns how to stop. */
function watchLine(app: FirebaseApp, onGone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = onValue(ref(getDatabase(app), '.info/connected'), (isThere) => {
    clearTimeout(timer);
    if (!isThere.val()) timer = setTimeout(onGone, GONE_MS + Math.random() * SPREAD_MS);
  });
  return () => {
    leave();
    clearTimeout(timer);
  };
}

/** Hears of reactions, and tells when nobody shows any more that the chat is kept up there; returns how to stop. */
function watchBeat(
  beat: DatabaseReference,
  { onReactions }: Listener,
  { onGone, onRefused }: { onGone: () => void; onRefused: (error: Error) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onGone, UNKEPT_MS + Math.random() * SPREAD_MS);
  };
  wait();
  const hear = (shown: DataSnapshot) => {
    if (!shown.exists()) return;
    wait();
    onReactions({ counts: shown.val().counts });
  };
  const leave = onValue(beat, hear, onRefused);
  return () => {
    leave();
    clearTimeout(timer);
  };
}

/** The key under which this page says just this right now: there nobody's keys are told. */
function keyOf({ userId, comment }: Pick<ChatMessage, 'userId' | 'comment'>, { $lines }: Chat) {
  const isTold = (line: ChatLine) =>
    line.isSending && line.comment === comment && sameId(line.userId, userId);
  const key = $lines.get().find(isTold)?.key;
  return key === undefined ? {} : { key };
}

/** The database keeps no null. */
function entryOf(child: DataSnapshot, chat: Chat): ChatEntry {
  const value = child.val();
  const whole = (message: object) => ({ urlPhoto: null, held: null, ...message });
  if (value.kind === 'pinned') return { ...value, message: value.message ? whole(value.message) : null };
  if (value.kind) return value;
  const message = { ...whole(value), ...keyOf(value, chat), id: Number(child.key) };
  return { kind: 'message', seq: value.seq, message: message as never };
}
