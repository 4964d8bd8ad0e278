import { type Show, showStart } from '@panggung/core';
import { escapeHtml, type Html, html, rawHtml } from './html.js';
import { wholeUrl } from './show-view.js';

export interface SiteHeadOptions {
  productName: string;
  /** Where the site stands; canonical links lead there. */
  siteUrl: string;
  apiUrl?: string | undefined;
}

/**
 * Puts a show's title, canonical link, social preview and structured data into the head of the built page,
 * for readers that run no script. Nothing a creator typed can end an element. AMB-015.
 */
export function putShowIntoHead(page: string, show: Show, options: SiteHeadOptions): string {
  const title = `${show.name} - ${options.productName}`;
  const head = headOf(show, title, options).toString();
  // Functions, because a replacement text would give `$&` in a show's name a meaning.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head}</head>`);
}

function headOf(show: Show, title: string, { productName, siteUrl, apiUrl }: SiteHeadOptions) {
  const url = new URL(`/show/detail?id=${encodeURIComponent(show.id)}`, siteUrl).href;
  const image = wholeUrl(show.url_cover ?? show.banner_image ?? show.image, apiUrl);
  const description = summary(show);
  return html`<link rel="canonical" href="${url}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
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

/** schema.org's Event, which search engines read. */
function structuredData(show: Show, { url, image, description }: EventFacts): Html {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: show.name,
    description,
    url,
    ...(image && { image: [image] }),
    startDate: new Date(showStart(show)).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: show.creator_name },
    offers: {
      '@type': 'Offer',
      url,
      price: show.ticket_price,
      priceCurrency: 'IDR',
      availability: `https://schema.org/${show.ticket_left > 0 ? 'InStock' : 'SoldOut'}`,
    },
  };
  // Inside a script nothing is unescaped, so a `<` must not appear at all.
  return rawHtml(JSON.stringify(event).replace(/</g, '\\u003c'));
}
