import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contract, type Endpoint, GuestVirtualAccountOrderSchema, ShowListQuerySchema } from './index.js';

const calls = Object.entries(contract) as [string, Endpoint][];

test.each(calls)('%s names its source and its path', (name, endpoint) => {
  expect(name).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/[\w/:-]+$/);
  expect(endpoint.source).toMatch(/^[A-Z]-\d+|^ours/);
  expect(endpoint.summary).toMatch(/\.$/);
});

test.each(calls)('%s declares every :name of its path', (name, endpoint) => {
  const names = [...name.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
  const declared = endpoint.params
    ? Object.keys((endpoint.params as v.ObjectSchema<v.ObjectEntries, undefined>).entries)
    : [];
  expect(declared.sort()).toEqual(names.sort());
});

describe('the query of a list', () => {
  test('reads numbers as an address carries them', () => {
    expect(v.parse(ShowListQuerySchema, { page: '2', per_page: '-1' })).toEqual({ page: 2, per_page: -1 });
  });
  test.each([{ page: '0' }, { page: 'two' }, { per_page: '0' }, { per_page: '101' }, { order: 'up' }])(
    'refuses %j',
    (query) => expect(v.safeParse(ShowListQuerySchema, query).success).toBe(false),
  );
});

describe("a guest's order", () => {
  const order = { email: ' Ayu@Kampus.id', room_id: 1, bank_code: 'BCA', expected_amount: 50_000 };
  test('is read with its defaults, and the address as it is compared', () => {
    expect(v.parse(GuestVirtualAccountOrderSchema, order)).toMatchObject({
      email: 'ayu@kampus.id',
      donate: 0,
      is_closed: true,
      is_single_use: true,
    });
  });
  test('may not name its own status or owner', () => {
    const parsed = v.parse(GuestVirtualAccountOrderSchema, { ...order, status: 'COMPLETED', user_id: 1 });
    expect(parsed).not.toHaveProperty('status');
    expect(parsed).not.toHaveProperty('user_id');
  });
  test.each([
    ['email', 'ayu@kampus', 'E-mail must be valid'],
    ['email', '', 'E-mail is required'],
    ['expected_amount', -1, undefined],
    ['expected_amount', 1.5, undefined],
    ['expected_amount', '50000', undefined],
    ['bank_code', '', undefined],
    ['donate', -1, undefined],
  ])('is refused with %s %j', (field, value, message) => {
    const result = v.safeParse(GuestVirtualAccountOrderSchema, { ...order, [field]: value });
    expect(result.success).toBe(false);
    if (message) expect(result.issues?.[0]?.message).toBe(message);
  });
});
