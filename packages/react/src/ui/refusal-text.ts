import type { ApiError } from '@panggung/client';

/**
 * What a person reads where a call failed: the API's own words when it refused; otherwise, that nothing was heard. K-13.
 * @example warn(refusalText(error, words.timed_out))
 */
export function refusalText({ status, message }: ApiError, timedOut: string): string {
  return status >= 400 && status < 500 ? message : timedOut;
}
