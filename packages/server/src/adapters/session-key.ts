import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretId } from '../random.js';

/** The shortest key that signs sessions, in characters. */
export const SESSION_KEY_LENGTH = 32;

/**
 * The key of a data directory, made at the first start and kept for nobody but its owner: who is signed in stays so.
 * Development only; in production the operator brings one.
 */
export function keepSessionKey(directory: string): string {
  const file = join(directory, 'session-key');
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(file, createSecretId() + createSecretId(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length >= SESSION_KEY_LENGTH) return key;
  throw new Error(`${file} holds no key: delete it, and a new one is made.`);
}
