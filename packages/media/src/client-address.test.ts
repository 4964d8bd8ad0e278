import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.js';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
])('%s is of the household %s', (address, household) => {
  expect(clientAddress(from(address), undefined)).toBe(household);
});

test('a proxy names the client at the end; what stands before is the client’s own writing', () => {
  const request = from('10.0.0.1', { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' });
  expect(clientAddress(request, 'X-Forwarded-For')).toBe('198.51.100.7');
  expect(clientAddress(request, undefined)).toBe('10.0.0.1');
  expect(clientAddress(from('10.0.0.1'), 'X-Forwarded-For')).toBe('10.0.0.1');
});
