import type { Call } from '@panggung/core/contract';

/** Calls of the contract that nothing answers yet: the document leaves them out. Whoever makes one takes it from here. */
export const unmadeCalls: readonly Call[] = [
  'GET /api/v1/user/email',
  'GET /api/v1/coupon',
  'GET /api/v1/payment-type',
  'GET /api/v1/payment-type/:id',
  'GET /api/v1/payment-ewallet',
  'GET /api/v1/payment-retail',
  'GET /api/v1/payment-va',
  'GET /api/v1/payment',
  'POST /api/v1/payment',
  'DELETE /api/v1/payment/:id',
  'POST /api/v1/payment/redeem-code',
  'POST /api/v1/payment/guest/redeem-code',
  'POST /api/v1/waiting-list',
  'GET /api/v1/waiting-list/offer',
  'POST /api/v1/sale-queue',
  'GET /api/v1/sale-queue',
];
