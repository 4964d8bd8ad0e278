import { expect, test } from 'vitest';
import { sitePolicy, workerPolicy } from './site-policy.js';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

const facts = {
  auth_domain: 'my-project.firebaseapp.com',
  emulator_url: null,
  mediaUrl: null,
  databaseUrl: null,
};
const real = directives(sitePolicy(facts));
const emulated = directives(
  sitePolicy({ ...facts, auth_domain: 'demo', emulator_url: 'http://127.0.0.1:9099' }),
);
const streaming = directives(sitePolicy({ ...facts, mediaUrl: 'https://media.example:5443/live' }));

test('a page may call its own origin and the identity service, and nobody else', () => {
  expect(real['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(emulated['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9099']);
});

test('a page that plays may reach the media server, over both its ways, and put streams together', () => {
  const media = 'https://media.example:5443';
  expect(streaming['connect-src']).toEqual([
    ...(real['connect-src'] ?? []),
    media,
    'wss://media.example:5443',
  ]);
  expect(streaming['media-src']).toEqual(["'self'", 'https:', 'blob:', media]);
  expect(real['media-src']).toEqual(["'self'", 'https:', 'blob:']);
});

test('a page may read chats from a Realtime Database where one is set up, over sockets alone', () => {
  const reading = (databaseUrl: string) =>
    directives(sitePolicy({ ...facts, databaseUrl }))['connect-src']?.slice(3);
  expect(reading('https://panggung-default-rtdb.firebaseio.com')).toEqual([
    'wss://panggung-default-rtdb.firebaseio.com',
    'wss://*.firebaseio.com',
  ]);
  expect(reading('http://127.0.0.1:9000?ns=demo')).toEqual(['ws://127.0.0.1:9000']);
});

test('the Google pop-up has its script and its frame, and nothing else is foreign', () => {
  expect(real['script-src']).toEqual(["'self'", 'https://apis.google.com']);
  expect(real['frame-src']).toEqual(['https://my-project.firebaseapp.com']);
  expect(emulated['frame-src']).toEqual(['http://127.0.0.1:9099']);
});

test("a worker is the site's own, and reaches nobody else", () => {
  expect(real['worker-src']).toEqual(["'self'"]);
  expect(directives(workerPolicy)).toMatchObject({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });
});

test('nothing is unsafe, and what is not listed is forbidden', () => {
  for (const policy of [real, emulated, streaming, directives(workerPolicy)]) {
    expect(JSON.stringify(policy)).not.toContain('unsafe-');
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  }
});
