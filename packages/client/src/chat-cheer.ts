import type { ChatReaction, Id } from '@panggung/core';
import { toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { getProgramme } from './programme.js';

/** How often something that was thrown is told, in ms, and how much of it at once: the API takes no more from anybody. */
const TELL_MS = 1000;
const MOST_AT_ONCE = 20;

/** Builds how reactions to one show are told to the API: a handful at once, one kind a second, until all are told. */
export function createChatCheer(panggung: Panggung, showId: Id): (reaction: ChatReaction) => void {
  /** What is not told yet, in the order in which it is. */
  const thrown = new Map<ChatReaction, number>();

  function add(reaction: ChatReaction, count: number): void {
    if (count > 0) thrown.set(reaction, (thrown.get(reaction) ?? 0) + count);
  }

  function tell(): void {
    const [[reaction, all] = []] = thrown;
    if (!reaction || !all) return;
    thrown.delete(reaction);
    const count = Math.min(all, MOST_AT_ONCE);
    add(reaction, all - count);
    const playback = getProgramme(panggung, showId).get()?.playbackId;
    const call = { params: { id: String(showId) }, query: { playback }, body: { reaction, count } };
    panggung.http.call('POST /api/v1/room/video/:id/chat/reactions', call).catch((error) => {
      // Another tab may throw as well. Else, a cheer is no news worth a failure.
      if (toApiError(error).code === 'rate_limited') add(reaction, count);
    });
    setTimeout(tell, TELL_MS);
  }

  return (reaction) => {
    if (thrown.size === 0) setTimeout(tell, TELL_MS);
    add(reaction, 1);
  };
}
