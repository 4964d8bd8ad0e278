import { type Clock, createClock } from './clock.js';
import { createHttp, type Fetch, type Http } from './http.js';
import { createSession, type Session } from './session.js';
import { createShows, type Shows } from './show.js';
import type { StorageArea } from './storage.js';

export interface PanggungOptions {
  /** Where the API stands. */
  apiUrl: string;
  /** The publishable key of the page that sells; the product's own site has none. */
  partnerKey?: string | undefined;
  /** Another way to the API, for tests and stories. @default the page's fetch */
  fetch?: Fetch | undefined;
  /** Where the product's own site stands. @default apiUrl */
  siteUrl?: string | undefined;
  /** Where drafts and pending payments are remembered; null forgets them with the page. @default localStorage */
  storage?: StorageArea | null | undefined;
}

/** Everything a page knows of one API: every widget on it shares this. */
export interface Panggung {
  apiUrl: string;
  /** Whether this page is the site's own. */
  isOnSite: boolean;
  http: Http;
  /** The publishable key of the page that sells, once one was told. */
  partnerKey: string | undefined;
  clock: Clock;
  /** Where things are remembered; undefined means `localStorage`. Read and write by `getStorage`. */
  storageArea: StorageArea | null | undefined;
  session: Session;
  shows: Shows;
  /** The substitute for the page's fetch; through one, no events can be streamed. */
  fetch: Fetch | undefined;
  /** Parts loaded later hang themselves here, so that they too exist once. */
  parts: Map<string, unknown>;
}

/** Raised when the shape of {@link Panggung} changes: builds of different shape on one page do not share. */
const SHAPE = 4;
const REGISTRY = Symbol.for('panggung');

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** A Panggung that nobody shares, for tests. */
export function createPanggung(options: PanggungOptions): Panggung {
  const { apiUrl, siteUrl = apiUrl, fetch } = options;
  const clock = createClock();
  const http = createHttp({
    apiUrl,
    partnerKey: () => page.partnerKey,
    fetch,
    onResponse: clock.correct,
    guard: (...call) => session.guard(...call),
  });
  const page = {
    apiUrl,
    isOnSite: withoutSlash(siteUrl) === globalThis.location?.origin,
    partnerKey: options.partnerKey,
    http,
    clock,
    storageArea: options.storage,
    shows: createShows(http),
    fetch,
    parts: new Map(),
  };
  const session = createSession(page);
  return Object.assign(page, { session });
}

/**
 * The one Panggung of an API on this page, made at the first call; several builds of the same shape share it.
 * @example const panggung = getPanggung({ apiUrl: 'https://api.example.com', partnerKey: 'pk_venue' });
 */
export function getPanggung(options: PanggungOptions): Panggung {
  const apiUrl = withoutSlash(options.apiUrl);
  const { fetch, partnerKey } = options;
  const host = globalThis as { [REGISTRY]?: Map<string, Panggung> };
  host[REGISTRY] ??= new Map();
  const name = `${SHAPE} ${apiUrl}`;
  const known = host[REGISTRY].get(name);
  if (known && (!fetch || fetch === known.fetch)) {
    known.partnerKey ??= partnerKey;
    return known;
  }
  const panggung = createPanggung({ ...options, apiUrl });
  host[REGISTRY].set(name, panggung);
  return panggung;
}
