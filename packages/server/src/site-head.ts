import {
  BANNER_CAROUSEL_SIZE,
  isCalledOff,
  landscapeImage,
  SHOW_START_OFFSET_MS,
  type Show,
  showStart,
} from '@panggung/core';
import { escapeHtml, type Html, html, rawHtml } from './html.js';
import { wholeUrl } from './show-view.js';

export interface SiteHeadOptions {
  productName: string;
  /** Where the site stands; canonical links lead there. */
  siteUrl: string;
  apiUrl?: string | undefined;
}

/** Has the browser fetch scripts while the entry, which would ask for them, is still on its way. */
export function putFilesIntoHead(page: string, names: readonly string[]): string {
  return putIntoHead(
    page,
    names.map((name) => html`<link rel="modulepreload" crossorigin href="${name}">\n`),
  );
}

/** What the carousel of the dashboard asks for. */
const firstBanners = `/api/v1/banner?page=1&limit=${BANNER_CAROUSEL_SIZE}`;

/** Has the browser fetch the largest picture of the dashboard, and the list it is in, before any script runs. */
export function putDashboardIntoHead(page: string, picture: string | null): string {
  if (!picture) return page;
  return putIntoHead(page, [
    html`<link rel="preload" as="image" fetchpriority="high" href="${picture}">\n`,
    html`<link rel="preload" as="fetch" crossorigin href="${firstBanners}">\n`,
  ]);
}

/** A function, because a replacement text would give `$&` in a show's name a meaning. */
function putIntoHead(page: string, lines: readonly Html[]): string {
  return page.replace('</head>', () => `${lines.join('')}</head>`);
}

/**
 * Puts a show's title, canonical link, social preview and structured data into the head of the built page,
 * for readers that run no script. Nothing a creator typed can end an element. AMB-015.
 */
export function putShowIntoHead(page: string, show: Show, options: SiteHeadOptions): string {
  const title = `${show.name} - ${options.productName}`;
  const titled = page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
  return putIntoHead(titled, [headOf(show, title, options)]);
}

function headOf(show: Show, title: string, { productName, siteUrl, apiUrl }: SiteHeadOptions) {
  const url = new URL(`/show/detail?id=${encodeURIComponent(show.id)}`, siteUrl).href;
  const image = wholeUrl(landscapeImage(show), apiUrl);
  const description = summary(show);
  return html`<link rel="canonical" href="${url}">
<meta name="description" content="${description}">
${image ? html`<link rel="preload" as="image" fetchpriority="high" href="${image}">\n` : null}<meta property="og:type" content="website">
<meta property="og:site_name" content="${productName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
${image ? html`<meta property="og:image" content="${image}">\n<meta name="twitter:card" content="summary_large_image">` : null}
<script type="application/ld+json">${structuredData(show, { url, image, description })}</script>
`;
}

/** The first sentences of a description, in one line. */
function summary({ description, name }: Show): string {
  const line = (description ?? name).replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 157).replace(/\s+\S*$/, '')}...`;
}

interface EventFacts {
  url: string;
  image: string | null;
  description: string;
}

/** ISO 8601 on the clock of the show, as search engines want it. */
const wibTime = (instant: number) =>
  new Date(instant + SHOW_START_OFFSET_MS).toISOString().replace(/\.\d+Z$/, '+07:00');

/** schema.org's Event, which search engines read. https://developers.google.com/search/docs/appearance/structured-data/event */
function structuredData(show: Show, { url, image, description }: EventFacts): Html {
  const start = showStart(show);
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: show.name,
    description,
    url,
    ...(image && { image: [image] }),
    startDate: wibTime(start),
    ...(show.duration > 0 && { endDate: wibTime(start + show.duration * 60_000) }),
    eventStatus: `https://schema.org/${isCalledOff(show) ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: show.creator_name },
    performer: { '@type': 'PerformingGroup', name: show.creator_name },
    isAccessibleForFree: show.ticket_price === 0,
    offers: {
      '@type': 'Offer',
      url,
      price: show.ticket_price,
      priceCurrency: 'IDR',
      validFrom: wibTime(show.created_at),
      availability: `https://schema.org/${show.ticket_left > 0 ? 'InStock' : 'SoldOut'}`,
    },
  };
  // Inside a script nothing is unescaped, so a `<` must not appear at all.
  return rawHtml(JSON.stringify(event).replace(/</g, '\\u003c'));
}
