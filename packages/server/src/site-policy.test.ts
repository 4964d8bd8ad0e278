import { expect, test } from 'vitest';
import { sitePolicy } from './site-policy.js';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

const real = directives(sitePolicy({ auth_domain: 'my-project.firebaseapp.com', emulator_url: null }));
const emulated = directives(sitePolicy({ auth_domain: 'demo', emulator_url: 'http://127.0.0.1:9099' }));

test('a page may call its own origin and the identity service, and nobody else', () => {
  expect(real['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(emulated['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9099']);
});

test('the Google pop-up has its script and its frame, and nothing else is foreign', () => {
  expect(real['script-src']).toEqual(["'self'", 'https://apis.google.com']);
  expect(real['frame-src']).toEqual(['https://my-project.firebaseapp.com']);
  expect(emulated['frame-src']).toEqual(['http://127.0.0.1:9099']);
});

test('nothing is unsafe, and what is not listed is forbidden', () => {
  for (const policy of [real, emulated]) {
    expect(JSON.stringify(policy)).not.toContain('unsafe-');
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  }
});
