import type { Partner, SignedIn } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { randomKey } from './random-key.js';

/** How a partner's page asks the site for a session, and how that ended. AMB-035, AMB-195. */
export type HandoverOutcome = 'signed_in' | 'closed' | 'timed_out';

/** A sign-in under way at the site. */
export interface Handover {
  /** Where the site asks the person; for a link with `target="_blank" rel="opener"` when the pop-up was blocked. */
  href: string;
  isBlocked: boolean;
  outcome: Promise<HandoverOutcome>;
  /** Waits no longer; the outcome is `closed`. */
  cancel(): void;
}

export interface HandoverOptions {
  /** Where the site stands. */
  siteUrl: string;
  /** The page that asks. @default the window */
  page?: Window;
  /** How long the person has, in ms. @default ten minutes */
  timeout?: number;
}

/** What the site asks itself: whose page it shall sign in. */
export interface HandoverRequest {
  nonce: string;
  origin: string;
}

interface Message {
  type: typeof TYPE;
  nonce: string;
  session: SignedIn;
}

const TYPE = 'panggung-session';
const TEN_MINUTES = 600_000;
/** How often to see whether the person closed the pop-up, and how long a message may then still be on its way, in ms. */
const LOOK_EVERY_MS = 400;
const FEATURES = 'popup,width=480,height=720';

function addressOf(siteUrl: string, { nonce, origin }: HandoverRequest): string {
  const query = new URLSearchParams({ handover: nonce, origin });
  return `${siteUrl.replace(/\/+$/, '')}/login?${query}`;
}

function isMessage(data: unknown, nonce: string): data is Message {
  const message = data as Partial<Message> | null;
  return message?.type === TYPE && message.nonce === nonce && typeof message.session?.token === 'string';
}

/**
 * Opens the site's sign-in beside a partner's page, and signs its widgets in with what it hands over. Call it in the very
 * press: later, browsers block the pop-up.
 * @example const { isBlocked, href, outcome } = openHandover(panggung, { siteUrl: 'https://tickets.example' });
 */
export function openHandover(panggung: Panggung, options: HandoverOptions): Handover {
  const { siteUrl, page = window, timeout = TEN_MINUTES } = options;
  const nonce = randomKey();
  const href = addressOf(siteUrl, { nonce, origin: page.location.origin });
  const site = new URL(href).origin;
  const popup = page.open(href, TYPE, FEATURES);
  const isBlocked = !popup || popup.closed;
  let end: (outcome: HandoverOutcome) => void = () => {};

  /** From the site alone and, unless it was opened by a link, from the very window that was opened here. */
  function hear({ origin, source, data }: MessageEvent) {
    if (origin !== site || !source || (!isBlocked && source !== popup) || !isMessage(data, nonce)) return;
    panggung.session.signIn(data.session).then(
      () => end('signed_in'),
      () => end('closed'),
    );
  }

  const outcome = new Promise<HandoverOutcome>((resolve) => {
    let sawClosed = false;
    const look = setInterval(() => {
      if (sawClosed) end('closed');
      sawClosed = !isBlocked && popup.closed;
    }, LOOK_EVERY_MS);
    const clock = setTimeout(() => end('timed_out'), timeout);
    page.addEventListener('message', hear);
    end = (how) => {
      clearInterval(look);
      clearTimeout(clock);
      page.removeEventListener('message', hear);
      resolve(how);
    };
  });

  return { href, isBlocked, outcome, cancel: () => end('closed') };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** On the site: whose page the address asks to sign in; null when it asks nothing, or not properly. */
export function readHandover(search: string): HandoverRequest | null {
  const query = new URLSearchParams(search);
  const nonce = query.get('handover');
  const origin = query.get('origin');
  return nonce && origin && isOrigin(origin) ? { nonce, origin } : null;
}

/** On the site, before anybody types a password: whose page asks; rejects with `partner_not_found` where it is nobody's. */
export async function readPartner({ http }: Panggung, origin: string): Promise<Partner> {
  return (await http.call('GET /auth/partner', { query: { origin } })).data;
}

/** Whether the page that opened this one is gone, so that nobody waits for a session. */
export function isOrphaned(page: Window = window): boolean {
  const opener: Window | null = page.opener;
  return !opener || opener.closed;
}

/**
 * On the site, once the person has signed in or said yes: gives the page that opened it a session of its own. Answers
 * `orphaned`, and asks for none, when that page is gone; rejects with `origin_unknown` when it is not a partner's.
 */
export async function handOver(
  { http }: Panggung,
  { nonce, origin }: HandoverRequest,
  page: Window = window,
): Promise<'handed' | 'orphaned'> {
  if (isOrphaned(page)) return 'orphaned';
  const { data: session } = await http.call('POST /auth/handover', { body: { origin } });
  const message: Message = { type: TYPE, nonce, session };
  page.opener.postMessage(message, origin);
  return 'handed';
}
