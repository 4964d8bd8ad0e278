import { ApiError } from './errors.js';
import { GatewayError } from './ports.js';

/** What a buyer can do about a wallet that said no, by Xendit's code. */
const walletWords: Record<string, string> = {
  ACCOUNT_ACCESS_BLOCKED: 'This wallet is blocked. Please unblock it in its app, or use another number',
  PHONE_NUMBER_NOT_REGISTERED: 'This phone number has no account with this wallet',
  INVALID_PHONE_NUMBER: 'This phone number has no account with this wallet',
  INSUFFICIENT_BALANCE: 'This wallet does not hold enough money',
  USER_DECLINED_PAYMENT: 'The payment was declined in the wallet',
  USER_DID_NOT_AUTHORIZE_THE_PAYMENT: 'The payment was declined in the wallet',
  PAYMENT_TIMEOUT: 'The payment was not confirmed in time',
};

const NOT_NOW = 'This payment method does not work right now. Nothing was charged.';

/** What a buyer is told when the gateway has opened nothing for certain: what they can mend, or that another way works. */
export function refusalOf(error: unknown): ApiError {
  const code = error instanceof GatewayError ? error.code : '';
  const words = Object.hasOwn(walletWords, code) ? walletWords[code] : undefined;
  return words === undefined
    ? new ApiError('gateway_unavailable', NOT_NOW, { retryAfter: 30 })
    : new ApiError('wallet_refused', words);
}
