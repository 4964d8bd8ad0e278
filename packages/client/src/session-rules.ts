import type { ApiError } from './api-error.js';

/**
 * What an answer means for a stored session: nothing; it ends and the page reloads, or opens the dashboard; the page goes
 * back in its history and the session stays; or it ends in a second, in silence.
 */
export type Verdict = 'none' | 'reload' | 'home' | 'back' | 'leave';

/** Whose answer it is: the standard client's, the upload client's, or a renewal's. */
export type Ruleset = 'standard' | 'upload' | 'renewal';

interface Rule {
  status?: number;
  message?: string;
  verdict: Verdict;
}

const MISSING = 'missing or malformed jwt';
const OUTDATED = 'invalid or expired jwt';

const standard: readonly Rule[] = [
  //
  { message: OUTDATED, verdict: 'home' },
  //
  { status: 400, message: MISSING, verdict: 'reload' },
  //
  { status: 403, verdict: 'reload' },
  //
  { status: 502, verdict: 'leave' },
];

/** The first rule that fits holds; where none does, the caller alone is told.. */
const rulesets: Record<Ruleset, readonly Rule[]> = {
  standard,
  // AMB-184
  upload: [
    { status: 401, message: MISSING, verdict: 'reload' },
    { status: 403, verdict: 'back' },
    ...standard,
  ],
  // Without a refresh token that is good, no bearer ever will be. AMB-180
  renewal: [{ status: 401, verdict: 'home' }, { message: MISSING, verdict: 'home' }, ...standard],
};

/** What an answer means for the session it was given to. */
export function verdictOf({ status, message }: ApiError, ruleset: Ruleset): Verdict {
  const fits = (rule: Rule) => (rule.status ?? status) === status && (rule.message ?? message) === message;
  return rulesets[ruleset].find(fits)?.verdict ?? 'none';
}

/** Whether another bearer may help. AMB-180. */
export function isOutdated({ message }: ApiError): boolean {
  return message === OUTDATED;
}

/** Whether nobody knows what became of the call. */
export function isSilence({ code }: Pick<ApiError, 'code'>): boolean {
  return code === 'unreachable' || code === 'timeout';
}
