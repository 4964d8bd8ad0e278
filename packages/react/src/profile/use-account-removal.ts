import { getAccount, removeAccount, toApiError } from '@panggung/client';
import type { ClientErrorCode, Removal, User } from '@panggung/core';
import { useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

/** What became of a wish; all but the first two are what the alert says. */
export type RemovalOutcome =
  | 'removed'
  | 'nothing'
  | 'password_incorrect'
  | 'other_google'
  | 'has_shows'
  | 'too_often'
  | 'failed';

const outcomes: Partial<Record<ClientErrorCode, RemovalOutcome>> = {
  password_incorrect: 'password_incorrect',
  id_token_invalid: 'other_google',
  account_has_shows: 'has_shows',
  rate_limited: 'too_often',
};

/** Google's window was closed: nobody needs to be told. */
const closed: readonly unknown[] = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/**
 * The deletion behind the dialog: by the password, or by signing in with Google again. `onRemoved` is told before the person
 * is signed out.
 */
export function useAccountRemoval(person: User, onRemoved: () => void) {
  const panggung = usePanggung();
  const [isRemoving, setRemoving] = useState(false);
  const isUnderway = useRef(false);

  async function remove(prove: () => Promise<Removal>): Promise<RemovalOutcome> {
    if (isUnderway.current) return 'nothing';
    isUnderway.current = true;
    setRemoving(true);
    try {
      await removeAccount(panggung, person, await prove(), onRemoved);
      return 'removed';
    } catch (thrown) {
      if (closed.includes((thrown as { code?: unknown }).code)) return 'nothing';
      return outcomes[toApiError(thrown).code] ?? 'failed';
    } finally {
      isUnderway.current = false;
      setRemoving(false);
    }
  }

  return {
    isRemoving,
    /** Only the main site may open Google's window. AMB-035. */
    hasGoogle: person.google_id !== null && panggung.isOnSite,
    byPassword: (password: string) => remove(async () => ({ password })),
    byGoogle: () => remove(async () => ({ id_token: await getAccount(panggung).proveWithGoogle() })),
  };
}
