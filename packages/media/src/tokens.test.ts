import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTokens } from './tokens.js';

const secret = 'a secret of the tests, of 32 characters or more';
const now = Date.parse('2026-11-22T12:00:00Z');
const tokens = createTokens({ secret, clock: () => now });
const exp = now / 1000 + 60;
const key = new TextEncoder().encode(secret);

test('a token opens its stream, for its use, until it ends', async () => {
  const token = await tokens.sign({ streamId: 'show', type: 'play', exp, sub: 'lease-1' });
  expect(await tokens.verify(token, 'show', 'play')).toMatchObject({ sub: 'lease-1', exp });
  expect(await tokens.verify(token, 'another', 'play')).toBeNull();
  expect(await tokens.verify(token, 'show', 'publish')).toBeNull();
  const later = createTokens({ secret, clock: () => now + 61_000 });
  expect(await later.verify(token, 'show', 'play')).toBeNull();
});

test.each([
  [
    'another secret',
    async () => createTokens({ secret: secret.toUpperCase() }).sign({ streamId: 'show', type: 'play', exp }),
  ],
  [
    'no end',
    () => new SignJWT({ streamId: 'show', type: 'play' }).setProtectedHeader({ alg: 'HS256' }).sign(key),
  ],
  [
    'another algorithm',
    () =>
      new SignJWT({ streamId: 'show', type: 'play', exp })
        .setProtectedHeader({ alg: 'HS384' })
        .sign(new Uint8Array([...key, ...key])),
  ],
  [
    'no signature',
    async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ streamId: 'show', type: 'play', exp }))}.`,
  ],
  ['no token at all', async () => ''],
])('%s opens nothing', async (_, make) => {
  expect(await tokens.verify(await make(), 'show', 'play')).toBeNull();
});

test('a back end comes in by the same secret, and a viewer with a token does not', async () => {
  const service = await new SignJWT({ iss: 'api' }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  expect(await tokens.isService(`Bearer ${service}`)).toBe(true);
  expect(await tokens.isService(undefined)).toBe(false);
  const viewer = await tokens.sign({ streamId: 'show', type: 'play', exp });
  expect(await tokens.isService(`Bearer ${viewer}`)).toBe(false);
});

test('a short secret is refused at once', () => {
  expect(() => createTokens({ secret: 'short' })).toThrow('32 characters');
});
