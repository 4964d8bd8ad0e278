import { type BroadcastNews, streamOf } from '@panggung/core';
import * as v from 'valibot';
import type { Ports } from './ports.js';
import { isSameSecret } from './random.js';
import { createSeal } from './seal.js';

/** Where the media server tells what becomes of a show's stream: one address a show, with a secret of its own. I7. */
export interface HookUrls {
  urlOf(showId: number): Promise<string>;
  isRight(showId: number, secret: string): Promise<boolean>;
}

export function createHookUrls({ settings }: Pick<Ports, 'settings'>): HookUrls {
  const { sessionKey, apiUrl, siteUrl } = settings;
  const { mark } = createSeal(sessionKey, 'hook');
  return {
    async urlOf(showId) {
      const url = new URL(`/api/v1/room/video/${showId}/hook`, apiUrl ?? siteUrl);
      url.searchParams.set('secret', await mark(String(showId)));
      return url.href;
    },
    isRight: async (showId, secret) => isSameSecret(secret, await mark(String(showId))),
  };
}

/** Ant Media Server writes times as text. */
const time = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(0));

/** What a listener hook says, as far as it is listened to. media-protocol.md 9. */
export const HookSchema = v.object({
  id: v.string(),
  action: v.string(),
  timestamp: v.optional(time),
  vodName: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))),
  duration: v.optional(time, 0),
});
export type HookBody = v.InferOutput<typeof HookSchema>;

/** What that is for a show; null for other streams, such as a rehearsal, and for all that changes nothing. */
export function newsOf(
  { id, action, timestamp, vodName, duration }: HookBody,
  { showId, now }: { showId: number; now: number },
): BroadcastNews | null {
  if (id !== streamOf(showId)) return null;
  const at = timestamp ?? now;
  if (action === 'liveStreamStarted' || action === 'liveStreamEnded') return { action, at };
  if (action !== 'vodReady' || !vodName) return null;
  return { action, recording: { name: vodName, duration, at } };
}
