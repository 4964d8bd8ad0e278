import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bannerTarget, promotionTarget, trimmedDescription } from './banner.js';
import type { Banner } from './contract/index.js';
import { soundRecord } from './record.js';

describe('a description on a banner', () => {
  it.each([
    ['', ''],
    [null, ''],
    [0.5 as unknown as string, '0.5'],
    ['a'.repeat(58), 'a'.repeat(58)],
    ['a'.repeat(59), `${'a'.repeat(55)}...`],
    ['a'.repeat(80), `${'a'.repeat(55)}...`],
    ['👨‍👩‍👧'.repeat(58), '👨‍👩‍👧'.repeat(58)],
    ['👨‍👩‍👧'.repeat(59), `${'👨‍👩‍👧'.repeat(55)}...`],
  ])('%j becomes %j', (text, trimmed) => expect(trimmedDescription(text)).toBe(trimmed));

  it('is left alone or is the beginning of what was written, and an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        const trimmed = trimmedDescription(text);
        expect(trimmed === text || text.startsWith(trimmed.slice(0, -3))).toBe(true);
        expect(trimmedDescription(trimmed)).toBe(trimmed);
      }),
    );
  });
});

const show = { kind: 'show', id: 7 };
const detail = { kind: 'banner', id: 1 };
const link = { kind: 'link', url: 'https://sanggar.example/' };
const none = { kind: 'none' };

test.each([
  ['DETAIL', 'LINK', detail],
  ['SHOW', 'LINK', show],
  ['UPCOMING', 'LINK', link],
  ['UPCOMING', 'SHOW', show],
  ['UPCOMING', 'DETAIL', detail],
  ['UPCOMING', null, show],
  ['OTHER', 'LINK', link],
  ['OTHER', 'SHOW', show],
  ['OTHER', 'DETAIL', detail],
  ['OTHER', null, none],
  ['', 'constructor' as 'LINK', none],
  ['constructor', null, none],
] as const)('a banner %s with promotion %s leads to %j', (banner_type, promo_type, target) => {
  const banner = { id: 1, banner_type, promo_type, link_url: 'https://sanggar.example/', room_video_id: 7 };
  expect(bannerTarget(banner)).toEqual(target);
});

test.each([
  ['SHOW', null, none],
  ['UPCOMING', null, { kind: 'upcoming' }],
  ['OTHER', 'SHOW', none],
] as const)('a banner %s with promotion %s and no show leads to %j', (banner_type, promo_type, target) => {
  const banner = { id: 1, banner_type, promo_type, link_url: null, room_video_id: null };
  expect(bannerTarget(banner)).toEqual(target);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere', '/inside', 'https://', ' ', '', null])(
  'the address %j leads nowhere',
  (link_url) => {
    const banner = { id: 1, banner_type: 'LINK', promo_type: 'LINK', link_url, room_video_id: 7 } as const;
    expect(bannerTarget(banner)).toEqual(none);
    expect(promotionTarget(banner)).toEqual(none);
  },
);

test('whatever a banner says, it leads to a page or nowhere', () => {
  const kinds = ['DETAIL', 'SHOW', 'UPCOMING', 'LINK', '__proto__'];
  const word = fc.oneof(fc.constantFrom(...kinds), fc.jsonValue());
  const link = fc.oneof(fc.webUrl(), fc.string(), fc.constant('javascript:alert(1)'), fc.jsonValue());
  const pressed = fc.record({ id: fc.nat(), banner_type: word, promo_type: word, link_url: link });
  fc.assert(
    fc.property(pressed, fc.option(fc.nat()), (said, room_video_id) => {
      const target = bannerTarget(soundRecord({ ...said, room_video_id } as unknown as Banner));
      if (target.kind === 'link') expect(new URL(target.url).protocol).toMatch(/^https?:$/);
      else expect(['banner', 'show', 'upcoming', 'none']).toContain(target.kind);
    }),
  );
});

test("a promotion's button leads to its show or its link; its detail is open already", () => {
  const promotion = { link_url: 'https://sanggar.example/', room_video_id: 7 };
  expect(promotionTarget({ ...promotion, promo_type: 'SHOW' })).toEqual(show);
  expect(promotionTarget({ ...promotion, promo_type: 'LINK' })).toEqual(link);
  expect(promotionTarget({ ...promotion, promo_type: 'DETAIL' })).toEqual(none);
  expect(promotionTarget({ ...promotion, promo_type: null })).toEqual(none);
});

test('a description is cut as if each of its letters had been counted', () => {
  const cutSlowly = (text: string) => {
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    return letters.length > 58 ? `${letters.slice(0, 55).join('')}...` : text;
  };
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.string({ unit: 'binary', minLength: 50, maxLength: 90 }),
    fc.string({ unit: fc.constantFrom('a', 'é', '\r', '\n', '\u0301', '\u00ad', '👩‍👩‍👧'), maxLength: 90 }),
  );
  fc.assert(fc.property(texts, (text) => void expect(trimmedDescription(text)).toBe(cutSlowly(text))));
});
