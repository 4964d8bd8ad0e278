import { type ErrorBody, type ErrorCode, errorStatus, type SendingRefusal } from '@panggung/core';

/** What a refusal says beyond its code and message. */
export interface ApiErrorDetails {
  /** When asking again makes sense, in seconds; sent as Retry-After. */
  retryAfter?: number;
  /** With `sold_out`: when the next held seat may come back, epoch ms. */
  nextReleaseAt?: number | null;
  /** With `already_admitted`: when somebody came in by this ticket, epoch ms. */
  admittedAt?: number;
  /** With `already_admitted`: their admission; only a show's creator comes so far. */
  admissionId?: string;
  /** With `already_admitted`: initials of whose ticket it is; said to who asks for many at once. */
  holder?: string;
  /** With `watched_elsewhere`: since when the ticket plays on another device, epoch ms. */
  since?: number;
  /** With `ticket_not_sendable`: why. */
  reason?: SendingRefusal;
}

/**
 * A refusal the caller can act on; its status follows from its code.
 * @example throw new ApiError('sold_out', 'Sold Out', { nextReleaseAt })
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    const { nextReleaseAt, admittedAt, admissionId, since, reason, retryAfter } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(nextReleaseAt !== undefined && { next_release_at: nextReleaseAt }),
      ...(admittedAt !== undefined && { admitted_at: admittedAt }),
      ...(admissionId !== undefined && { admission_id: admissionId }),
      ...(since !== undefined && { since }),
      // In whole seconds, as the header has it, a countdown would come late.
      ...(retryAfter !== undefined && this.status === 429 && { retry_after: Math.ceil(retryAfter * 1000) }),
      ...(reason !== undefined && { reason }),
    };
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.details;
    return retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) };
  }
}
