import type { ClientErrorCode } from '@panggung/core';
import { toApiError } from './api-error.js';

/** Why something about an account failed: the API's code, the identity service's (`auth/...`), or ours. */
export type AccountFailure = ClientErrorCode | `auth/${string}` | 'last_name_missing';

/** An act that ended badly: match `code`. */
export interface AccountFailed {
  status: 'failed';
  code: AccountFailure;
  /** The server's own sentence, where it has one. */
  message: string | null;
  /** How long the server asks to wait, in ms; null when it does not say. */
  retryAfter: number | null;
}

/** How an act ended; a failure is a value. */
export type AccountResult =
  | { status: 'signed_in' }
  /** `email` is whose reset code it is. */
  | { status: 'done'; email?: string }
  /** The e-mail waits for its verification; `problem` when no link to it could be sent. */
  | { status: 'unverified'; problem?: AccountFailed }
  | AccountFailed;

const invalidCodes: readonly AccountFailure[] = [
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
];

/**
 * Whether a link's code is good for nothing; other failures may pass. B-43.
 * https://firebase.google.com/docs/reference/js/auth
 */
export function isCodeInvalid(result: AccountResult): boolean {
  return result.status === 'failed' && invalidCodes.includes(result.code);
}

function identityCode(thrown: unknown): `auth/${string}` | null {
  const { code } = thrown as { code?: unknown };
  return typeof code === 'string' && code.startsWith('auth/') ? (code as `auth/${string}`) : null;
}

/** Makes a value of what an act threw. */
export function failed(thrown: unknown): AccountFailed {
  const identity = identityCode(thrown);
  if (identity) return failedWith(identity);
  const { code, status, message, retryAfter } = toApiError(thrown);
  return { status: 'failed', code, message: status > 0 ? message : null, retryAfter };
}

/** A failure that nobody threw. */
export function failedWith(code: AccountFailure): AccountFailed {
  return { status: 'failed', code, message: null, retryAfter: null };
}
