import { type PurchaseWay, purchaseWay, type TicketType } from '@panggung/core';
import type { Channel } from './buying.js';

/** Everything a purchase can be, before the impossible is left out. */
const dimensions = {
  buyer: ['guest', 'person', 'for another'],
  type: ['fixed', 'flexible', 'free', 'free_pass'],
  way: ['BCA', 'ALFAMART', 'OVO', 'DANA', 'LINKAJA', 'QRIS', 'FREE-ONE', 'DISC-50', 'code', 'nothing'],
  outcome: ['paid', 'failed', 'expired', 'deleted', 'late', 'too late'],
} as const;

export type Row = { [D in keyof typeof dimensions]: (typeof dimensions)[D][number] };
export type Outcome = Row['outcome'];

/** What a price is taken as: by a channel, or at once. */
export const channelOf: Record<Row['way'], Channel | null> = {
  BCA: 'BCA',
  ALFAMART: 'ALFAMART',
  OVO: 'OVO',
  DANA: 'DANA',
  LINKAJA: 'LINKAJA',
  QRIS: 'QRIS',
  'FREE-ONE': null,
  'DISC-50': 'BCA',
  code: null,
  nothing: null,
};

export const prices: Record<TicketType, number> = { fixed: 150_000, flexible: 75_001, free: 0, free_pass: 0 };

const isCoupon = ({ way }: Row) => way === 'FREE-ONE' || way === 'DISC-50';
const leads = ({ type }: Row): PurchaseWay => purchaseWay({ ticket_type: type, ticket_price: prices[type] });

/** Why something cannot be; a row that breaks none of these is tested. */
const impossible: Record<string, (row: Row) => boolean> = {
  'guests have no coupons': (row) => row.buyer === 'guest' && isCoupon(row),
  'guests delete nothing': ({ buyer, outcome }) => buyer === 'guest' && outcome === 'deleted',
  'a free ticket is redeemed, and nothing else is': (row) =>
    (leads(row) === 'redeem') !== (row.way === 'code'),
  'a free pass is taken, and nothing else is': (row) => (leads(row) === 'take') !== (row.way === 'nothing'),
  'what is taken at once waits for no money': ({ way, outcome }) =>
    channelOf[way] === null && outcome !== 'paid',
  'whose seat is gone is owed their money, whoever they are: guests stand for all, but for coupons': (row) =>
    row.outcome === 'too late' && row.buyer !== 'guest' && !isCoupon(row),
};

/** Every purchase there can be. */
export const rows: readonly Row[] = dimensions.buyer.flatMap((buyer) =>
  dimensions.type.flatMap((type) =>
    dimensions.way.flatMap((way) =>
      dimensions.outcome
        .map((outcome) => ({ buyer, type, way, outcome }))
        .filter((row) => !Object.values(impossible).some((rule) => rule(row))),
    ),
  ),
);
