import type { ClientErrorCode } from '@panggung/core';

/** Why a call failed. Match `code`, never `message`: the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** How long the server asks to wait, in ms; null when it does not say. */
  readonly retryAfter: number | null;
  constructor(code: ClientErrorCode, message: string, status = 0, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Any thrown thing as an {@link ApiError}; a programmer's mistake reads as `unexpected`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError('unexpected', thrown instanceof Error ? thrown.message : String(thrown));
}
