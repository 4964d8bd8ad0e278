import type { GatewayMoney } from '../ports.js';

/** What Xendit's words for an order mean, whichever of its products says them; any other word still waits. */
const meanings: Record<string, Pick<GatewayMoney, 'status' | 'failure'>> = {
  COMPLETED: { status: 'paid' },
  SUCCESS_COMPLETED: { status: 'paid' },
  SUCCEEDED: { status: 'paid' },
  PAID: { status: 'paid' },
  SETTLING: { status: 'paid' },
  SETTLED: { status: 'paid' },
  FAILED: { status: 'failed', failure: 'declined' },
  DECLINED: { status: 'failed', failure: 'declined' },
  EXPIRED: { status: 'failed', failure: 'expired' },
};

/** @example meaningOf('SUCCESS_COMPLETED') // { status: 'paid' } */
export function meaningOf(word: string): Pick<GatewayMoney, 'status' | 'failure'> | null {
  return (Object.hasOwn(meanings, word) && meanings[word]) || null;
}

/** What an order that nothing was paid for has come to. */
export function unpaid({ source, externalId }: Pick<GatewayMoney, 'source' | 'externalId'>): GatewayMoney {
  return { source, externalId, paymentId: externalId, amount: 0, status: 'failed', failure: 'expired' };
}

interface Life {
  status: string;
  expiration_date?: string | null | undefined;
}

/**
 * Whether something was ended before its time: it takes no more money, and not because money came or its time was over,
 * of which the gateway may tell a little later.
 */
export function isEndedEarly({ status, expiration_date }: Life, expirationDate: number | null): boolean {
  if (status !== 'INACTIVE' && status !== 'EXPIRED') return false;
  if (expirationDate === null || !expiration_date) return false;
  // A second: Xendit may cut the fractions off.
  return Date.parse(expiration_date) < expirationDate - 1000;
}
