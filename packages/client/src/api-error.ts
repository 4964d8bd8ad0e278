import type { ClientErrorCode, ErrorBody } from '@panggung/core';

const LONGEST_PAUSE_MS = 30_000;

/** Why a call failed. Match `code`, never `message`: the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** How long the server asks to wait, in ms; null when it does not say. */
  readonly retryAfter: number | null;
  /** What else the API said with its refusal. */
  readonly body: Partial<ErrorBody> | undefined;
  constructor(
    code: ClientErrorCode,
    message: string,
    status = 0,
    retryAfter: number | null = null,
    body?: Partial<ErrorBody>,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = body;
  }
  /** How long to wait, in ms, before asking again after so many failures; nothing where asking again is no use. */
  pauseAfter(failures: number): number | undefined {
    const { code, status } = this;
    const isPassing = code === 'unreachable' || code === 'timeout' || status === 429 || status >= 500;
    if (!isPassing) return;
    const pause = Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
    return Math.max(pause, this.retryAfter ?? 0);
  }
}

/** Any thrown thing as an {@link ApiError}; a programmer's mistake reads as `unexpected`. */
export function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  return new ApiError('unexpected', thrown instanceof Error ? thrown.message : String(thrown));
}

/** By its name: of two builds of the client on a page, one calls for both, and throws an error of its own class. */
function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof Error && thrown.name === 'ApiError';
}
