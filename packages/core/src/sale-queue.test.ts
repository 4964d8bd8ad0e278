import { expect, test } from 'vitest';
import { QUEUE_PASS_MS, QUEUE_POOL_MS } from './constants.js';
import { type SaleFacts, type SaleStage, saleStage } from './sale-queue.js';

const opensAt = 10_000_000;
const poolAt = opensAt - QUEUE_POOL_MS;
const place = { ticket: 'signed', stage: 'pool', pass: null, pass_expires_at: null } as const;
const admitted = {
  ticket: 'signed',
  stage: 'admitted',
  pass: 'pass',
  pass_expires_at: opensAt + QUEUE_PASS_MS,
} as const;

test.each<[string, Partial<SaleFacts>, SaleStage]>([
  ['a show that asks for no queue', { opensAt: null }, 'none'],
  ['a show that asks for none any more', { place: { ...place, stage: 'none' } }, 'none'],
  ['long before', { now: poolAt - 1 }, 'closed'],
  ['once the pool is open', { now: poolAt }, 'pool'],
  ['with a place, until the opening', { place, now: opensAt - 1 }, 'pool'],
  ['with no ticket yet', { place: { ...place, ticket: null, stage: 'closed' }, now: poolAt - 1 }, 'closed'],
  ['with a place, from the opening', { place }, 'line'],
  ['who comes after the opening', {}, 'line'],
  ['with a pass', { place: admitted }, 'admitted'],
  ['with a pass, to its last moment', { place: admitted, now: admitted.pass_expires_at - 1 }, 'admitted'],
  ['with a pass that ended', { place: admitted, now: admitted.pass_expires_at }, 'expired'],
  ['whose turn the API calls over', { place: { ...place, stage: 'expired' } }, 'expired'],
])('%s: %o is %s', (_, facts, stage) => {
  expect(saleStage({ opensAt, place: null, now: opensAt, ...facts })).toBe(stage);
});
