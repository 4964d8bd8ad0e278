import type { AccountFailed, AccountFailure } from '@panggung/client';
import { accountMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';

/** The words of the login and of failures in the language that holds here. */
export const useAccountWords = () => useWords(accountMessages);
type AccountWords = ReturnType<typeof useAccountWords>;

/** Failures that have a sentence of their own; the rest did simply not work. */
const sentences: Partial<Record<AccountFailure, keyof AccountWords>> = {
  credentials_invalid: 'credentials_invalid',
  google_account_unknown: 'google_account_unknown',
  email_not_found: 'email_not_found',
  email_registered: 'email_exists',
  referral_unknown: 'referral_invalid',
  password_weak: 'password_weak',
  rate_limited: 'too_many_tries',
  identity_unavailable: 'identity_unavailable',
  busy: 'busy',
  timeout: 'no_connection',
  unreachable: 'no_connection',
  last_name_missing: 'field_required',
  'auth/invalid-credential': 'credentials_invalid',
  'auth/wrong-password': 'credentials_invalid',
  'auth/user-not-found': 'credentials_invalid',
  'auth/invalid-email': 'email_invalid',
  'auth/email-already-in-use': 'account_taken',
  'auth/account-exists-with-different-credential': 'account_taken',
  'auth/weak-password': 'password_weak',
  'auth/user-disabled': 'account_disabled',
  'auth/too-many-requests': 'too_many_tries',
  'auth/network-request-failed': 'no_connection',
  'auth/popup-blocked': 'popup_blocked',
  'auth/internal-error': 'identity_unavailable',
  'auth/invalid-action-code': 'action_code_invalid',
  'auth/expired-action-code': 'action_code_invalid',
};

/** The person closed the window, or opened a second one: they know. */
const silent: readonly AccountFailure[] = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/**
 * What a failure reads as; null when there is nothing to say. The server speaks for itself in the documents' wording,
 * and is translated elsewhere. AMB-004, B-45.
 */
export function useFailureText(): (failed: AccountFailed) => string | null {
  const words = useAccountWords();
  const isOriginal = useLanguage() === 'default';
  return ({ code, message }) => {
    if (silent.includes(code)) return null;
    const key = sentences[code];
    if (message && (isOriginal || !key)) return message;
    return words[key ?? 'failed'];
  };
}
