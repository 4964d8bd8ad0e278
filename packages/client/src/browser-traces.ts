import { type Payment, sameId, type User } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { KEY as GUEST_PAYMENTS } from './payment-memory.js';
import { getProfileDraft } from './profile-draft.js';
import { forgetPushId } from './push.js';
import { getStorage, getTabStorage, type KeyValueStorage, localArea, prefixOf, tabArea } from './storage.js';

/** Ends with signing out, which reads it once more. */
const SESSION = 'user';

function forgetAll(storage: KeyValueStorage, area: object | null, prefix: string): void {
  const names = Object.keys(area ?? {}).filter((name) => name.startsWith(prefix));
  const keys = names.map((name) => name.slice(prefix.length));
  for (const key of keys) if (key !== SESSION) storage.set(key, null);
}

/**
 * Forgets what this browser keeps of somebody whose account is gone: drafts, tickets, places in line, what was seen. What
 * guests bought with another address stays: it may be anybody's at this browser, and their only way to it.
 */
export function forgetTraces(panggung: Panggung, user: User): void {
  const prefix = prefixOf(panggung);
  const storage = getStorage(panggung);
  const isTheirs = ({ email, user_id }: Payment) => email === user.email || sameId(user_id, user.user_id);
  const guests = (storage.get<Payment[]>(GUEST_PAYMENTS) ?? []).filter((payment) => !isTheirs(payment));
  getProfileDraft(panggung, user).discard();
  forgetAll(storage, panggung.storageArea ?? localArea(), prefix);
  forgetAll(getTabStorage(panggung), tabArea(), prefix);
  storage.set(GUEST_PAYMENTS, guests.length > 0 ? guests : null);
  forgetPushId(panggung);
}
