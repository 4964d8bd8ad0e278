import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { identityOfTheRun } from '../../../tests/people.js';
import { openRealtimeDatabase, type RealtimeDatabase } from '../../../tests/realtime-database.js';
import { createFirebase } from './adapters/firebase.js';
import { createFirebaseDatabase } from './adapters/firebase-database.js';
import type { CommentStream } from './chat-mirror.js';

/** A Realtime Database of the run's own project, and an account that signs for it. */
export interface Elsewhere {
  database: RealtimeDatabase;
  commentStream: CommentStream;
  /** What its passes are signed with. */
  publicKey: KeyObject;
}

export const SECRET = 'rahasia';

/** @example const { commentStream } = await openElsewhere(clock.now); api = await startApi({ clock, ports: { commentStream } }) */
export async function openElsewhere(now: () => number): Promise<Elsewhere> {
  const database = await openRealtimeDatabase({ secret: SECRET, now });
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const reader = { client_email: 'chats@demo-panggung.iam.gserviceaccount.com', private_key };
  const project = createFirebase(identityOfTheRun()).config;
  const commentStream = createFirebaseDatabase({ url: database.url, secret: SECRET, reader }, project);
  return { database, commentStream, publicKey };
}
