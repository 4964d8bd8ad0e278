import type { PaymentRow } from './payment-row.js';
import type { Settings } from './ports.js';
import { createSeal } from './seal.js';
import type { ReturnWish } from './ticket-return.js';

/** Where a ticket is given back: the address tells the page whose it is, and nobody else knows it. */
export const RETURN_PATH = '/api/v1/ticket-return';

export interface ReturnLinks {
  urlOf(payment: Pick<PaymentRow, 'id' | 'transferred_at'>): Promise<string>;
  /** The ticket a token stands for; null: it was not made here. */
  read(token: string): Promise<Omit<ReturnWish, 'now'> | null>;
}

export function createReturnLinks(
  settings: Pick<Settings, 'sessionKey' | 'apiUrl' | 'siteUrl'>,
): ReturnLinks {
  const seal = createSeal(settings.sessionKey, 'ticket return');
  return {
    async urlOf({ id, transferred_at }) {
      const url = new URL(RETURN_PATH, settings.apiUrl ?? settings.siteUrl);
      url.searchParams.set('token', await seal.write([id, transferred_at ?? '']));
      return url.href;
    },
    async read(token) {
      const [paymentId, transferredAt] = (await seal.read(token)) ?? [];
      if (paymentId === undefined) return null;
      return { paymentId, transferredAt: transferredAt ? Number(transferredAt) : null };
    },
  };
}
