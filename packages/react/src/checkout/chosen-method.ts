import type { CheckoutSnapshot } from '@panggung/client';
import { type PaymentType, sameId } from '@panggung/core';

/** The way to pay that was chosen, as far as it is offered. */
export function chosenMethod({
  methods,
  methodId,
}: Pick<CheckoutSnapshot, 'methods' | 'methodId'>): PaymentType | undefined {
  return methods.find(({ id }) => sameId(id, methodId));
}
