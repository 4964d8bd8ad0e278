import { ApiError } from './errors.js';
import { createPartners } from './partners.js';
import type { Ports } from './ports.js';
import { baseHeaders, type ServerContext } from './reply.js';

/** Names a partner's key travels under. */
const PARTNER_KEY_HEADER = 'x-panggung-key';

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': [
    ...[
      'authorization',
      'content-type',
      'idempotency-key',
      PARTNER_KEY_HEADER,
      'panggung-pass',
      'panggung-queue',
    ],
    ...['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'],
  ].join(', '),
  // Two hours: the most that Chromium keeps.
  'access-control-max-age': '7200',
};

const reads = new Set(['GET', 'HEAD']);

/**
 * Lets the site's own pages and the partners' pages in. Reading is open to every listed origin; a call that
 * changes something must also show the key that belongs to the page's origin. Others get no CORS headers.
 */
export function originCheck({ database, clock, settings }: Ports) {
  const partnersOf = createPartners({ database, clock });
  const ours = new Set([
    ...settings.siteOrigins,
    ...(settings.apiUrl ? [new URL(settings.apiUrl).origin] : []),
  ]);
  const headersOf = createHeaderTable(ours);

  return async (context: ServerContext, next: () => Promise<void>) => {
    const origin = context.req.header('origin');
    // Not a page of another site: a server, a terminal, or a plain navigation.
    if (!origin) return next();
    if (!ours.has(origin)) context.set('origin', origin);
    const partners = ours.has(origin) ? [] : await partnersOf(origin);
    const isListed = ours.has(origin) || partners.length > 0;
    if (isListed) context.set('headers', headersOf(origin));
    if (context.req.method === 'OPTIONS') return preflight(isListed ? headersOf(origin) : baseHeaders);
    if (!ours.has(origin) && !reads.has(context.req.method)) {
      const key = context.req.header(PARTNER_KEY_HEADER);
      const partner = partners.find((candidate) => candidate.key === key);
      if (!partner) {
        throw new ApiError('partner_unknown', `The page ${origin} may not sell with this partner key`);
      }
      context.set('partnerId', partner.id);
    }
    return next();
  };
}

function preflight(headers: Readonly<Record<string, string>>): Response {
  const isListed = 'access-control-allow-origin' in headers;
  return new Response(null, {
    status: 200,
    headers: isListed ? { ...headers, ...preflightHeaders } : headers,
  });
}

/** One frozen object an origin: most of the cost of CORS is building its headers for each answer. */
function createHeaderTable(ours: ReadonlySet<string>) {
  const table = new Map<string, Readonly<Record<string, string>>>();
  return (origin: string) => {
    const known = table.get(origin);
    if (known) return known;
    const headers = Object.freeze({
      ...baseHeaders,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Date, Retry-After, ETag',
      // The session's cookie, where the site stands beside its API; never for a partner's page.
      ...(ours.has(origin) && { 'access-control-allow-credentials': 'true' }),
    });
    table.set(origin, headers);
    return headers;
  };
}
