import type { ApiError } from '@panggung/client';

/** What may be said in the API's place. */
export interface SilenceWords {
  timed_out: string;
  no_connection: string;
}

/**
 * What a person reads where a call failed: the API's own words when it refused; otherwise, that there is no connection,
 * or that nothing was heard. K-13.
 * @example warn(refusalText(error, words))
 */
export function refusalText({ code, status, message }: ApiError, words: SilenceWords): string {
  if (status >= 400 && status < 500) return message;
  return status === 0 && code === 'unreachable' ? words.no_connection : words.timed_out;
}
