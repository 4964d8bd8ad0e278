import type { FirebaseApp } from 'firebase/app';
import { type DatabaseReference, type DataSnapshot, getDatabase, onValue, ref } from 'firebase/database';
import type { ChatListener } from './chat-stream.js';

/** How long the line of the SDK may be gone, in ms. */
const GONE_MS = 5000;
/** How long nothing may show that the chat is kept up there, in ms: every 10 s something does. */
const UNKEPT_MS = 30_000;
/** Over how long those come back to the API who lost the chat at one moment, in ms. */
const SPREAD_MS = 4000;

/** Tells when the line is gone for longer than a moment; returns how to stop. */
export function watchLine(app: FirebaseApp, onGone: () => void): () => void {
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
export function watchBeat(
  beat: DatabaseReference,
  { onReactions }: Pick<ChatListener, 'onReactions'>,
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
