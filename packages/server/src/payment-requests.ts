import type {
  ChannelCategory,
  EwalletRequest,
  Page,
  RetailRequest,
  VirtualAccountRequest,
} from '@panggung/core';
import { pageOf, slice } from './paging.js';
import { readInOrder } from './payment-list.js';
import type { PaymentSource } from './payment-read.js';
import type { PaymentParts } from './payment-view.js';

export interface RequestQuestion<R> {
  userId: number;
  category: ChannelCategory;
  query: { page?: number | undefined; per_page?: number | undefined };
  view(parts: PaymentParts): R;
}

/** A page of what somebody ordered by one kind of channel, the newest first., AMB-124. */
export async function listRequests<R>(
  source: PaymentSource,
  { userId, category, query, view }: RequestQuestion<R>,
): Promise<{ data: R[]; page: Page }> {
  const wanted = slice(query);
  const orders = source.database
    .selectFrom('payment')
    .innerJoin('payment_type', 'payment_type.id', 'payment.payment_type_id')
    .where('payment.user_id', '=', userId)
    .where('payment_type.channel_category', '=', category)
    .where('payment.deleted_at', 'is', null);
  const newest = orders
    .select('payment.id')
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc');
  const [rows, { total }] = await Promise.all([
    (wanted.limit === null ? newest : newest.limit(wanted.limit)).offset(wanted.offset).execute(),
    orders.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const parts = await readInOrder(
    source,
    rows.map(({ id }) => id),
  );
  return { data: parts.map(view), page: pageOf(wanted, Number(total)) };
}

function common({ payment }: PaymentParts) {
  const { id, for_user_id, user_id, room_id, coupon_id, donate, email, status } = payment;
  return { id, for_user_id, user_id, room_id, coupon_id, donate, email, status };
}

/** T-13. */
export function toEwalletRequest(parts: PaymentParts): EwalletRequest {
  const { payment, show } = parts;
  const { external_id, amount, donate, phone, payment_type } = payment;
  const ticket = { id: show.id, name: show.name, price: amount - donate, quantity: 1 };
  return { ...common(parts), ewallet_type: payment_type, external_id, amount, phone, items: [ticket] };
}

/** T-14; what the gateway alone knows is null. */
export function toRetailRequest(parts: PaymentParts): RetailRequest {
  const { payment_type, account_name, amount, payment_code, expiration_date } = parts.payment;
  return {
    ...common(parts),
    retail_outlet_name: payment_type,
    name: account_name,
    expected_amount: amount,
    payment_code,
    expiration_date,
    is_single_use: true,
    prefix: null,
    owner_id: null,
    type: 'USER',
  };
}

/** T-15; what the gateway alone knows is null. */
export function toVirtualAccountRequest(parts: PaymentParts): VirtualAccountRequest {
  const { payment_type, account_name, account_number, amount, expiration_date } = parts.payment;
  return {
    ...common(parts),
    bank_code: payment_type,
    merchant_code: null,
    name: account_name,
    account_number,
    is_closed: true,
    is_single_use: true,
    currency: 'IDR',
    expiration_date,
    suggested_amount: null,
    expected_amount: amount,
    description: null,
    sender_name: null,
  };
}
