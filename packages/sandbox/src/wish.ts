import { GatewayError, type GatewayErrorCode } from './gateway-error.js';

/** A request body nobody has looked at yet. */
export type Wish = Record<string, unknown>;

/** One reason to refuse a body. */
export interface Rule {
  code: GatewayErrorCode;
  message: string;
  breaks: (wish: Wish, now: number) => boolean;
}

/** @example invalid('"name" is required', ({ name }) => !isText(name)) */
export const invalid = (message: string, breaks: Rule['breaks']): Rule => ({
  code: 'API_VALIDATION_ERROR',
  message,
  breaks,
});

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
/** An address callbacks can be sent to, or a buyer be led to. */
export const isUrl = (value: unknown): value is string =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
export const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
export const isAbsent = (value: unknown) => value === undefined || value === null;

/** A rule about an amount in rupiah that is sent under this name. */
export const amountNeeded = (name: string): Rule =>
  invalid(`"${name}" must be a positive integer`, (wish) => !isAmount(wish[name]));

export const referenceNeeded = invalid(
  '"external_id" is required',
  ({ external_id }) => !isText(external_id) || external_id.length > 950,
);

export const endAhead: Rule = {
  code: 'EXPIRATION_DATE_INVALID_ERROR',
  message: 'The expiration date must be an ISO 8601 date in the future',
  breaks: ({ expiration_date }, now) =>
    !isAbsent(expiration_date) && !(Date.parse(String(expiration_date)) > now),
};

/** Throws the {@link GatewayError} of the first rule that is broken. */
export function check(rules: readonly Rule[], wish: Wish, now: number): void {
  const broken = rules.find((rule) => rule.breaks(wish, now));
  if (broken) throw new GatewayError(broken.code, broken.message);
}

/** @example randomDigits(4) // '0417' */
export function randomDigits(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('');
}
