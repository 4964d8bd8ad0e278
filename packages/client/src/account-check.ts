import { toApiError } from './api-error.js';
import type { Http } from './http.js';
import { type Ask, createLiveCheck, type LiveCheck } from './live-check.js';
import type { Panggung } from './panggung.js';

/** Only the API's own refusal says that there is no such thing; silence never does. AMB-048. */
async function isFound(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (thrown) {
    const { status } = toApiError(thrown);
    if (status === 400 || status === 404) return false;
    throw thrown;
  }
}

/** Whether an account has this address. Q-04. */
export function hasAccount(http: Http, email: string, signal?: AbortSignal): Promise<boolean> {
  return isFound(http.call('GET /auth/email', { query: { email }, signal }));
}

/** Checks an address while it is typed: `found` when an account has it. B-15, B-16. */
export function createEmailCheck({ http }: Panggung): LiveCheck {
  return createLiveCheck((email, signal) => hasAccount(http, email, signal));
}

/** Checks a referral code while it is typed: `found` when it is somebody's. B-23. */
export function createReferralCheck({ http }: Panggung): LiveCheck {
  const ask: Ask = (code, signal) =>
    isFound(http.call('GET /auth/coupon-code', { query: { referral_code: code }, signal }));
  return createLiveCheck(ask);
}
