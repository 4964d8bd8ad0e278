import { expect, test } from 'vitest';
import { type ShowRow, toShow } from './show-view.js';
import { putDashboardIntoHead, putFilesIntoHead, putShowIntoHead } from './site-head.js';

const page =
  '<!doctype html><html><head><title>Panggung</title><link rel="icon" href="/icon.svg"></head><body><div id="root"></div></body></html>';
const options = {
  productName: 'Panggung',
  siteUrl: 'https://panggung.example',
  apiUrl: 'https://api.example',
};

const row = {
  id: 7,
  slug: null,
  name: 'Senja di Braga',
  description: 'Lima penyanyi.\n\nSatu teras.',
  creator_name: 'Rumah Musik',
  url_cover: '/media/senja.svg',
  ticket_price: 75_000,
  ticket_quota: 10,
  ticket_sold: 10,
  ticket_held: 0,
  ticket_offered: 0,
  duration: 90,
  created_at: Date.parse('2026-11-01T00:00:00Z'),
  start_date: Date.parse('2026-11-23T17:00:00Z'),
  start_time: Date.parse('1970-01-01T10:30:00Z'),
} as unknown as ShowRow;

const head = (fields: Partial<ShowRow> = {}) => putShowIntoHead(page, toShow({ ...row, ...fields }), options);
const event = (text: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '');

test('a show has its title, its one address, its preview and its facts', () => {
  const text = head();
  expect(text).toContain('<title>Senja di Braga - Panggung</title>');
  expect(text).toContain('<link rel="canonical" href="https://panggung.example/show/detail?id=7">');
  expect(text).toContain('<meta property="og:image" content="https://api.example/media/senja.svg">');
  expect(text).toContain('<meta name="description" content="Lima penyanyi. Satu teras.">');
  expect(event(text)).toMatchObject({
    '@type': 'Event',
    name: 'Senja di Braga',
    startDate: '2026-11-24T17:30:00+07:00',
    endDate: '2026-11-24T19:00:00+07:00',
    location: { '@type': 'VirtualLocation', url: 'https://panggung.example/show/detail?id=7' },
    offers: {
      price: 75_000,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/SoldOut',
      validFrom: '2026-11-01T07:00:00+07:00',
    },
  });
});

test('a show that is on, over, free or of unknown length has facts that are true', () => {
  for (const video_status of ['LIVE', 'ENDED'] as const) {
    const facts = event(head({ video_status, ticket_quota: 11 }));
    expect(facts).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      isAccessibleForFree: false,
    });
    expect(facts.offers.availability).toBe('https://schema.org/InStock');
  }
  const open = event(head({ ticket_price: 0, duration: 0, url_cover: null }));
  expect(open.isAccessibleForFree).toBe(true);
  expect(open).not.toHaveProperty('endDate');
  expect(open).not.toHaveProperty('image');
});

test('a show that was called off says so, and has nothing on offer', () => {
  const facts = event(head({ status: 'CANCELLED', ticket_quota: 11 }));
  expect(facts.eventStatus).toBe('https://schema.org/EventCancelled');
  expect(facts.offers.availability).toBe('https://schema.org/SoldOut');
});

test('the picture is fetched before any script runs, and scripts before they are asked for', () => {
  expect(head()).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="https://api.example/media/senja.svg">',
  );
  expect(head({ url_cover: null })).not.toContain('rel="preload"');
  expect(putFilesIntoHead(page, ['/assets/a.js', '/assets/b.js']).match(/rel="modulepreload"/g)).toHaveLength(
    2,
  );
  expect(putDashboardIntoHead(page, 'https://x.example/"><script>')).not.toContain('<script>');
  expect(putDashboardIntoHead(page, null)).toBe(page);
});

test.each([
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  "$& $` $' $1 \u2028",
])('nothing a creator typed becomes markup: %s', (name) => {
  const text = head({ name, description: name, creator_name: name });
  expect(event(text)).toMatchObject({ name, organizer: { name } });
  const withoutFacts = text.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
  expect(withoutFacts).not.toMatch(/<script|<img|<!--/i);
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).toContain('<div id="root"></div>');
});
