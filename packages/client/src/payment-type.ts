import { type Id, type PaymentType, takesAmount } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/** The ways whoever uses the page may pay an amount, in rupiah: price and donation. F-20, H-02, H-40, AMB-104. */
export async function paymentTypes({ http, session }: Panggung, amount: number): Promise<PaymentType[]> {
  const { data } = session.$person.get()
    ? await http.call('GET /api/v1/payment-type', { query: { amount, is_enabled: true } })
    : await http.call('GET /api/v1/payment-type/guest', { query: { amount } });
  return data.filter((type) => takesAmount(type, amount));
}

/** One way to pay. H-03. */
async function paymentType({ http, session }: Panggung, id: string): Promise<PaymentType> {
  const call = session.$person.get() ? 'GET /api/v1/payment-type/:id' : 'GET /api/v1/payment-type/guest/:id';
  return (await http.call(call, { params: { id } })).data;
}

/** One way to pay, as whoever uses the page may see it. */
export interface PaymentTypeRecord {
  $type: ReadableAtom<Loadable<PaymentType>>;
  reload(): Promise<void>;
}

/** A way to pay on an API's page. H-03. */
export function getPaymentType(panggung: Panggung, id: Id): PaymentTypeRecord {
  return partOf(panggung, `payment type ${id}`, () => {
    const { $value, reload } = createResource(() => paymentType(panggung, String(id)));
    return { $type: $value, reload };
  });
}
