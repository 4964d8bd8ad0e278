import type { Id } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { getStorage } from './storage.js';

const nameOf = (showId: Id) => `comment ${showId}`;

/** Keeps what a guest wrote: signing in may draw the page anew. B-31. */
export function keepCommentDraft(panggung: Panggung, showId: Id, text: string): void {
  getStorage(panggung).set(nameOf(showId), text);
}

/** What was kept, once; nothing where there is none. */
export function takeCommentDraft(panggung: Panggung, showId: Id): string {
  const storage = getStorage(panggung);
  const text = storage.get(nameOf(showId));
  if (text !== null) storage.set(nameOf(showId), null);
  return typeof text === 'string' ? text : '';
}
