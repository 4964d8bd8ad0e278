import type { ClientErrorCode, ErrorBody } from '@panggung/core';
import { ApiError } from './api-error.js';

/** What is said where no answer came. */
const silences = {
  timeout: 'Connection timed out',
  aborted: 'Given up',
  unreachable: 'The server could not be reached',
};

/** A call without an answer. */
export function silence(code: keyof typeof silences): ApiError {
  return new ApiError(code, silences[code]);
}

/** Why no answer came, by what was thrown. */
const thrownAs: Record<string, keyof typeof silences> = { TimeoutError: 'timeout', AbortError: 'aborted' };

/** What was thrown in an answer's place. */
export function unanswered(thrown: unknown): ApiError {
  return silence(thrownAs[(thrown as Error).name] ?? 'unreachable');
}

/** As far ahead as a timer can be set, in ms; a longer one would ring at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** In ms; a date, which only proxies write, is as good as nothing. */
function retryAfter({ headers }: Response): number | null {
  return Math.min(Number(headers.get('retry-after')) * 1000, LONGEST_TIMER_MS) || null;
}

/** What a proxy says in the API's place: whether the API heard the call, nobody knows. */
const codeOfProxy: Record<number, ClientErrorCode> = {
  429: 'rate_limited',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

function refusal(response: Response, body: Body | undefined): ApiError {
  const { status } = response;
  return new ApiError(
    body?.code ?? codeOfProxy[status] ?? 'unexpected',
    body?.message ?? body?.data?.message ?? `HTTP ${status}`,
    status,
    retryAfter(response),
    body,
  );
}

/** A refusal says its message at the top, or in `data`. AMB-177. */
type Body = Partial<ErrorBody> & { data?: { message?: string } };

/** A body that is not JSON says as much as none. */
function parse(text: string): Body | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The whole body of a success; throws what a refusal says. R-13, AMB-178. */
export function readReply(response: Response, text: string): unknown {
  const reply = parse(text);
  const isSuccess = response.status === 200 || response.status === 201;
  if (!isSuccess || reply?.data === undefined) throw refusal(response, reply);
  return reply;
}
