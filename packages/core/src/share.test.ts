import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareHref, shareTargets } from './share.js';

const url = 'https://panggung.example/show/detail?id=7&lang=id';

describe('telling of a show elsewhere', () => {
  test.each([
    ['facebook', 'www.facebook.com', 'u', url],
    ['facebook', 'www.facebook.com', 'quote', 'Senja & Hujan'],
    ['whatsapp', 'wa.me', 'text', `Senja & Hujan ${url}`],
    ['twitter', 'twitter.com', 'url', url],
    ['twitter', 'twitter.com', 'text', 'Senja & Hujan'],
    ['email', '', 'subject', 'Senja & Hujan'],
    ['email', '', 'body', `Senja & Hujan\n${url}`],
  ] as const)('%s at "%s" is handed %s', (target, host, name, expected) => {
    const href = new URL(shareHref(target, { url, title: 'Senja & Hujan' }));
    expect(href.host).toBe(host);
    expect(href.searchParams.get(name)).toBe(expected);
  });

  test('no name of a show can add to the address, or break it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shareTargets),
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        (target, title) => {
          const href = new URL(shareHref(target, { url, title }));
          const known = new URL(shareHref(target, { url, title: '' }));
          expect([...href.searchParams.keys()]).toEqual([...known.searchParams.keys()]);
          expect([...href.searchParams.values()].join(' ')).toContain(url);
          expect(href.hash).toBe('');
        },
      ),
    );
  });
});
