import type { CommentStream } from '../chat-mirror.js';
import type { IdentityService } from '../ports.js';
import type { ServiceAccount } from './firebase-pass.js';
import { createFirebasePasses } from './firebase-pass.js';

export interface FirebaseDatabaseOptions {
  /** E.g. `https://<project>-default-rtdb.firebaseio.com`. */
  url: string;
  /** A secret of the database, or whatever it takes as `auth`: opens everything in it. */
  secret: string;
  /** Signs what lets pages read there; unset, chats are only written there. */
  reader?: ServiceAccount | undefined;
  /** @default the platform's own */
  fetch?: (request: Request) => Promise<Response> | Response;
}

/** How long an answer is waited for, in ms. */
const TIMEOUT = 5000;

/**
 * Writes chats into a Firebase Realtime Database, by REST, and lets pages read them there. Its rules must let nobody else
 * write, and be asked by `seq`: those of `firebase-rules.json`.
 * @see https://firebase.google.com/docs/reference/rest/database#section-patch
 * @example const stream = createFirebaseDatabase({ url, secret }, identity.config); await stream.update(12, { 7: null })
 */
export function createFirebaseDatabase(
  { url, secret, reader, fetch = (request) => globalThis.fetch(request) }: FirebaseDatabaseOptions,
  project: IdentityService['config'],
): CommentStream {
  async function patch(path: string, children: object): Promise<void> {
    const address = new URL(url);
    address.pathname = `/${path}.json`;
    address.searchParams.set('auth', secret);
    address.searchParams.set('print', 'silent');
    const body = JSON.stringify(children);
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(new Request(address, { method: 'PATCH', body, signal }));
    await response.body?.cancel();
    // Never the address: the secret stands in it.
    if (!response.ok) throw new Error(`Firebase answers ${response.status}`);
  }

  return {
    update: (roomId, children) => patch(`message/${roomId}`, children),
    beat: (roomId, beat) => patch(`beat/${roomId}`, beat),
    ...(reader && { pass: createFirebasePasses({ url, reader, project }) }),
  };
}
