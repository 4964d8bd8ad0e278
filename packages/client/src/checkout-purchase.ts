import { createEntry } from './checkout-entry.js';
import { createMethods } from './checkout-method.js';
import { createOrdering } from './checkout-ordering.js';
import type { Purchase, PurchaseParts } from './checkout-parts.js';
import { createFollowing } from './checkout-payment.js';

/** Builds the part of a checkout that talks to the API. */
export function createPurchase(parts: PurchaseParts): Purchase {
  const purchase = {} as Purchase;
  return Object.assign(
    purchase,
    createEntry(parts, purchase),
    createMethods(parts, purchase),
    createOrdering(parts, purchase),
    createFollowing(parts),
  );
}
