import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Xendit's error codes for virtual accounts, and the status each travels with. */
export const errorStatus = {
  API_VALIDATION_ERROR: 400,
  INVALID_JSON_FORMAT: 400,
  BANK_NOT_SUPPORTED_ERROR: 400,
  CALLBACK_VIRTUAL_ACCOUNT_NAME_NOT_ALLOWED_ERROR: 400,
  CLOSED_VA_NOT_SUPPORTED_ERROR: 400,
  DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR: 400,
  EXPECTED_AMOUNT_REQUIRED_ERROR: 400,
  EXPIRATION_DATE_INVALID_ERROR: 400,
  INACTIVE_VIRTUAL_ACCOUNT_ERROR: 400,
  MAXIMUM_EXPECTED_AMOUNT_ERROR: 400,
  MINIMUM_EXPECTED_AMOUNT_ERROR: 400,
  VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE: 400,
  INVALID_API_KEY: 401,
  UNAUTHORIZED_SENDER: 403,
  CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR: 404,
  CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR: 404,
  DATA_NOT_FOUND: 404,
  NOT_FOUND: 404,
  SERVER_ERROR: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type GatewayErrorCode = keyof typeof errorStatus;

/** A refusal that travels as `{ error_code, message }`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: GatewayErrorCode;
  constructor(code: GatewayErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
