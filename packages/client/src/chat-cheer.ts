import type { ChatReaction, Id } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { getProgramme } from './programme.js';

/** How often what was thrown is told, in ms, and how much of it at once. */
const TELL_MS = 1000;
const MOST_AT_ONCE = 20;

/** Builds how reactions to one show are told to the API: a handful at once, within a second. */
export function createChatCheer(panggung: Panggung, showId: Id): (reaction: ChatReaction) => void {
  const thrown = new Map<ChatReaction, number>();

  function tell(): void {
    const playback = getProgramme(panggung, showId).get()?.playbackId;
    for (const [reaction, count] of thrown) {
      const body = { reaction, count: Math.min(count, MOST_AT_ONCE) };
      const call = { params: { id: String(showId) }, query: { playback }, body };
      // A cheer is no news worth a failure.
      void panggung.http.call('POST /api/v1/room/video/:id/chat/reactions', call).catch(() => {});
    }
    thrown.clear();
  }

  return (reaction) => {
    if (thrown.size === 0) setTimeout(tell, TELL_MS);
    thrown.set(reaction, (thrown.get(reaction) ?? 0) + 1);
  };
}
