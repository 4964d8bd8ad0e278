import type { CommentStream } from '../chat-mirror.js';

export interface FirebaseDatabaseOptions {
  /** E.g. `https://<project>-default-rtdb.firebaseio.com`. */
  url: string;
  /** A secret of the database, or whatever it takes as `auth`: opens everything in it. */
  secret: string;
  /** @default the platform's own */
  fetch?: (request: Request) => Promise<Response> | Response;
}

/** How long an answer is waited for, in ms. */
const TIMEOUT = 5000;

/**
 * Writes chats into a Firebase Realtime Database, by REST. Its rules must let nobody write `message`, and nobody read a
 * room who may not watch it.
 * @see https://firebase.google.com/docs/reference/rest/database#section-patch
 * @example const stream = createFirebaseDatabase({ url, secret }); await stream.update(12, { 7: null })
 */
export function createFirebaseDatabase({
  url,
  secret,
  fetch = (request) => globalThis.fetch(request),
}: FirebaseDatabaseOptions): CommentStream {
  return {
    async update(roomId, messages) {
      const address = new URL(`message/${roomId}.json`, url.endsWith('/') ? url : `${url}/`);
      address.searchParams.set('auth', secret);
      address.searchParams.set('print', 'silent');
      const body = JSON.stringify(messages);
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(new Request(address, { method: 'PATCH', body, signal }));
      await response.body?.cancel();
      // Never the address: the secret stands in it.
      if (!response.ok) throw new Error(`Firebase answers ${response.status}`);
    },
  };
}
