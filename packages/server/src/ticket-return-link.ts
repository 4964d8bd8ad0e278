import type { Settings } from './ports.js';
import { createSeal } from './seal.js';

/** Where a ticket is given back: the address tells the page whose it is, and nobody else knows it. */
export const RETURN_PATH = '/api/v1/ticket-return';

export interface ReturnLinks {
  urlOf(paymentId: string): Promise<string>;
  /** The payment a token stands for; null: it was not made here. */
  read(token: string): Promise<string | null>;
}

export function createReturnLinks(
  settings: Pick<Settings, 'sessionKey' | 'apiUrl' | 'siteUrl'>,
): ReturnLinks {
  const seal = createSeal(settings.sessionKey, 'ticket return');
  return {
    async urlOf(paymentId) {
      const url = new URL(RETURN_PATH, settings.apiUrl ?? settings.siteUrl);
      url.searchParams.set('token', await seal.write([paymentId]));
      return url.href;
    },
    read: async (token) => (await seal.read(token))?.[0] ?? null,
  };
}
