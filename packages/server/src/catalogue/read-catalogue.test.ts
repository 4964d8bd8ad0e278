import { instructionEn } from '@panggung/core/instruction-en';
import { describe, expect, it } from 'vitest';
import { CatalogueError } from './catalogue-error.js';
import type { CatalogueFile } from './catalogue-schema.js';
import { readFirstCatalogue } from './first-catalogue.fixture.js';
import { readCatalogue } from './read-catalogue.js';

const creators = '[{ "id": "sanggar", "name": "Sanggar", "email": "halo@sanggar.example" }]';
const categories = '[{ "name": "Music" }]';
const show = {
  slug: 'malam',
  name: 'Malam',
  creator: 'sanggar',
  category: 'Music',
  description: ['Satu.', 'Dua.'],
  video_status: 'WAITING',
  starts: { day: 1, time: '19:30' },
  ticket_type: 'fixed',
  ticket_price: 50_000,
  ticket_quota: 10,
  cover: 'a-l.svg',
  poster: 'a-p.svg',
};

const read = (texts: Partial<Record<CatalogueFile, string>>) =>
  readCatalogue({
    texts: { 'creators.json': creators, 'categories.json': categories, ...texts },
    images: ['a-l.svg', 'a-p.svg'],
  });
const complaints = (texts: Partial<Record<CatalogueFile, string>>): string[] => {
  try {
    read(texts);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogueError);
    return (error as Error).message.split('\n');
  }
};
const complaintsAbout = (fields: object) =>
  complaints({ 'shows.json': JSON.stringify([{ ...show, ...fields }]) });

describe('a mistake in a catalogue', () => {
  it('is named by file, line and column of the value that is wrong', () => {
    const text = JSON.stringify(
      [show, { ...show, slug: 'lain', ticket_price: -1, starts: { day: 1, time: '7pm' } }],
      null,
      2,
    );
    const lines = text.split('\n');
    const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
    expect(complaints({ 'shows.json': text })).toEqual([
      `shows.json:${lineOf('7pm')}:15: starts.time must be like '19:30'`,
      `shows.json:${lineOf('-1')}:21: ticket_price must not be negative`,
    ]);
  });

  it('is all told at once, over all files', () => {
    const found = complaints({
      'shows.json': JSON.stringify([{ ...show, creator: 'nobody', cover: 'b.svg' }]),
      'categories.json': '[{ "name": "Music" }, { "name": "Music" }]',
      'payment-types.json': '[',
    });
    expect(found.map((line) => line.split(':')[0]).sort()).toEqual([
      'categories.json',
      'payment-types.json',
      'shows.json',
      'shows.json',
    ]);
    expect(found.join()).toContain("creator 'nobody' is no id in creators.json");
    expect(found.join()).toContain("cover 'b.svg' is not in images/");
  });

  it('is found where the JSON itself breaks', () => {
    expect(complaints({ 'shows.json': '[\n  {"slug": oops}\n]' })[0]).toMatch(/^shows\.json:2:12: /);
  });

  it.each([
    ['a misspelt field', { ticket_prise: 1 }, 'ticket_prise is not a field here'],
    ['a missing field', { category: undefined }, 'category must be'],
    ['a price on a free ticket', { ticket_type: 'free_pass' }, 'ticket_price must be 0 for a free ticket'],
    [
      'a redeemed ticket without its code',
      { ticket_type: 'free', ticket_price: 0 },
      'redeem_code must be given',
    ],
    ['more sold than there are', { ticket_sold: 11 }, 'ticket_sold must not exceed ticket_quota'],
    ['a name beyond 50 characters', { name: 'x'.repeat(51) }, 'name must have at most 50 characters'],
    ['half a rupiah', { ticket_price: 0.5 }, 'ticket_price must be a whole number'],
    ['an unknown status', { video_status: 'SOON' }, 'video_status must be'],
  ])('is noticed: %s', (_what, fields, message) => {
    expect(complaintsAbout(fields).join()).toContain(message);
  });

  it.each([
    'javascript:alert(1)',
    'http://plain.example/a.png',
    '../secret.svg',
    'data:image/svg+xml,x',
    'https://a.example/"onerror="x',
    '//a.example/a.png',
    'a-l.html',
  ])('is a picture that is neither a file of images/ nor https: %s', (cover) => {
    expect(complaintsAbout({ cover }).join()).toContain('cover must be a file of images/');
  });
});

it('a good catalogue is read as it is meant', () => {
  const { shows } = read({ 'shows.json': JSON.stringify([show]) });
  expect(shows[0]).toMatchObject({
    description: 'Satu.\n\nDua.',
    ticket_sold: 0,
    show_left_ticket: 0,
    islive: 1,
  });
});

it('a channel written before there were ways to pay gets the one of its kind', () => {
  const channel = {
    name: 'X',
    is_enabled: true,
    min_price: 1,
    max_price: 2,
    window: 1,
    grace: 1,
    instruction: [],
  };
  const entries = [
    { ...channel, channel_code: 'BCA', channel_category: 'VIRTUAL_ACCOUNT' },
    { ...channel, channel_code: 'LINKAJA', channel_category: 'EWALLET' },
    { ...channel, channel_code: 'OVO', channel_category: 'EWALLET', needs_phone: false },
  ];
  const { paymentTypes } = read({ 'payment-types.json': JSON.stringify(entries) });
  expect(paymentTypes.map(({ way, needs_phone, can_refund }) => [way, needs_phone, can_refund])).toEqual([
    ['number', false, false],
    ['redirect', true, true],
    ['push', false, true],
  ]);
});

describe('a banner or a promotion', () => {
  const banner = { slug: 'malam', name: 'Malam', image: 'a-l.svg', promo_type: 'SHOW', show: 'malam' };
  const shows = JSON.stringify([show]);
  const about = (fields: object) =>
    complaints({ 'shows.json': shows, 'banners.json': JSON.stringify([{ ...banner, ...fields }]) }).join();

  it.each([
    ['a show that is not there', { show: 'siang' }, "show 'siang' is no slug in shows.json"],
    ['a picture that is not there', { image: 'b.svg' }, "image 'b.svg' is not in images/"],
    ['a link that runs', { link_url: 'javascript:alert(1)' }, 'link_url must start with http'],
    ['a link to nowhere', { link_url: 'https://' }, 'link_url must start with http'],
    ['an unknown way to lead', { promo_type: 'ELSEWHERE' }, 'promo_type must be'],
  ])('is refused for %s', (_what, fields, message) => expect(about(fields)).toContain(message));

  it('may come without shows, and lead to those there are', () => {
    expect(complaints({ 'banners.json': JSON.stringify([banner]) })).toEqual([]);
  });
});

describe('the first catalogue', () => {
  it('shows banners of every kind, tells of promotions, and masks words', async () => {
    const { banners, promotions, badwords } = await readFirstCatalogue();
    expect(new Set(banners.map(({ banner_type }) => banner_type))).toEqual(
      new Set(['DETAIL', 'SHOW', 'UPCOMING', 'LINK']),
    );
    expect(banners.some(({ description = '' }) => description.length > 58)).toBe(true);
    expect(promotions.length).toBeGreaterThanOrEqual(3);
    expect(badwords.length).toBeGreaterThanOrEqual(10);
  });

  it('is varied: every status, every kind of ticket, every price range', async () => {
    const { shows, paymentTypes, creators } = await readFirstCatalogue();
    expect(shows.length).toBeGreaterThanOrEqual(60);
    const kinds = (key: 'video_status' | 'ticket_type' | 'category') =>
      new Set(shows.map((entry) => entry[key])).size;
    expect([kinds('video_status'), kinds('ticket_type')]).toEqual([6, 4]);
    expect(kinds('category')).toBeGreaterThanOrEqual(5);
    expect(creators.length).toBeGreaterThanOrEqual(5);
    const prices = shows.map(({ ticket_price }) => ticket_price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([0, 2_500_000]);
    expect(shows.some(({ ticket_sold, ticket_quota }) => ticket_sold === ticket_quota)).toBe(true);
    expect(shows.some(({ ticket_sold, ticket_quota }) => ticket_quota - ticket_sold === 1)).toBe(true);
    expect(shows.some(({ ticket_quota }) => ticket_quota === 0)).toBe(true);
    expect(shows.some(({ cover, poster }) => !cover && !poster)).toBe(true);
    expect(shows.some(({ name }) => name.length === 50)).toBe(true);
    expect(paymentTypes.filter((type) => type.is_enabled).map((type) => type.channel_code)).toEqual([
      'BCA',
      'BNI',
      'BRI',
      'MANDIRI',
      'PERMATA',
      'CIMB',
      'BSI',
      'OVO',
      'DANA',
      'LINKAJA',
      'QRIS',
      'ALFAMART',
      'INDOMARET',
    ]);
  });

  it('tells step by step how to pay by every channel, and the same in English', async () => {
    const { paymentTypes } = await readFirstCatalogue();
    const shapeOf = (text: string) => text.split('\n\n').map((way) => way.split('\n').length);
    for (const { channel_code, channel_category, instruction } of paymentTypes) {
      const ways = shapeOf(instruction);
      expect(shapeOf(instructionEn(channel_code) ?? ''), channel_code).toEqual(ways);
      expect(Math.min(...ways), channel_code).toBeGreaterThan(3);
      // Bank app, internet banking, ATM.
      if (channel_category === 'VIRTUAL_ACCOUNT') expect(ways, channel_code).toHaveLength(3);
    }
    expect(paymentTypes).toHaveLength(13);
    expect(instructionEn('toString')).toBeNull();
  });

  it('says of every channel how one pays by it, and whether money can go back that way', async () => {
    const { paymentTypes } = await readFirstCatalogue();
    const codes = (isWanted: (type: (typeof paymentTypes)[number]) => boolean) =>
      paymentTypes.filter(isWanted).map(({ channel_code }) => channel_code);
    expect(codes(({ way }) => way === 'code')).toEqual(['ALFAMART', 'INDOMARET']);
    expect(codes(({ way }) => way === 'redirect')).toEqual(['DANA', 'LINKAJA']);
    expect(codes(({ way }) => way === 'push')).toEqual(['OVO']);
    expect(codes(({ way }) => way === 'qr')).toEqual(['QRIS']);
    expect(codes(({ needs_phone }) => needs_phone)).toEqual(['OVO', 'LINKAJA']);
    expect(codes(({ can_refund }) => can_refund)).toEqual(['OVO', 'DANA', 'LINKAJA', 'QRIS']);
  });

  it('asks to pay by OVO within 30 seconds, and gives no longer: H-17', async () => {
    const { paymentTypes } = await readFirstCatalogue();
    const ovo = paymentTypes.find(({ channel_code }) => channel_code === 'OVO');
    expect(ovo).toMatchObject({ window: 30_000, grace: 60_000 });
    expect(ovo?.instruction).toContain('bayar dalam 30 detik');
    expect(instructionEn('OVO')).toContain('pay within 30 seconds');
  });
});
