import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Id, Payment, Show, SignedIn } from '@panggung/core';
import { test as base, type Page } from '@playwright/test';
import { type Stage, stageOfWorker } from '../../../tests/e2e/stage.js';
import { watchPage } from '../../../tests/e2e/watch-page.js';
import { html } from './page.fixture.js';

const dist = join(import.meta.dirname, '../dist');
const KEY = 'pk_example_gedung_cendana';

export interface PartnerOptions {
  /** Script tags and the like; `null` brings no elements. */
  head?: string | null;
  /** Whether the page has the strict policy of the examples. @default true */
  isStrict?: boolean;
}

export interface Partner {
  /** Where the API and the elements come from: another site than the page. */
  apiUrl: string;
  /** The usual script tag. */
  script: string;
  /** Shows that can be bought, by id. */
  shows: readonly string[];
  /** Opens a partner's page with this body; answers what it saw when asked. */
  open: (body: string, options?: PartnerOptions) => ReturnType<typeof watchPage>;
  /** Signs somebody new in on the partner's page, before it is opened. */
  signIn: () => Promise<Guest>;
  /** Signs the creator of a show in, before the page is opened. */
  keepDoor: () => Promise<Door>;
  /** What the page has asked the API's origin for, by path. */
  requests: string[];
  /** What went wrong on the page and nobody caught. */
  errors: string[];
}

interface Credentials {
  email: string;
  password: string;
}

/** Somebody who signed in on a partner's page. */
interface Guest {
  user: SignedIn;
  /** Takes a ticket that costs nothing. */
  take: () => Promise<Payment>;
}

/** The door of a show that costs nothing, by the show's id. */
interface Door {
  show: Id;
  /** What the QR code of a ticket says that somebody takes. */
  sell: () => Promise<string>;
}

/** A partner's page with the built elements, the real API and the sandbox behind them. */
export const test = base.extend<{ partner: Partner }, { stage: Stage; shows: readonly string[] }>({
  stage: stageOfWorker,
  shows: [
    async ({ stage }, use) => {
      const reply = await fetch(`${stage.siteUrl}/api/v1/room/video?video_status=WAITING&per_page=-1`);
      const { data } = (await reply.json()) as {
        data: { id: string | number; ticket_type: string; ticket_left: number }[];
      };
      const isOnSale = (show: (typeof data)[number]) => show.ticket_type === 'fixed' && show.ticket_left > 20;
      await use(data.filter(isOnSale).map(({ id }) => String(id)));
    },
    { scope: 'worker' },
  ],
  partner: async ({ page, stage, shows }, use) => {
    const apiUrl = stage.siteUrl;
    const origin = new URL(stage.venueUrl).origin;
    const address = `${origin}/page.html`;
    const script = `<script type="module" src="${apiUrl}/elements/panggung.js" data-key="${KEY}"></script>`;
    const requests: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === apiUrl) requests.push(pathname);
    });
    const call = createCaller({ apiUrl, origin });
    /** Signs somebody in on the partner's page. */
    async function enter({ email, password }: Credentials): Promise<SignedIn> {
      const user = await call<SignedIn>('/auth/login', { email, password, one_signal_id: '' });
      await page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [
        `panggung:${apiUrl}:user`,
        JSON.stringify(user),
      ] as const);
      return user;
    }
    page.on('pageerror', (error) => errors.push(error.message));
    await use({
      apiUrl,
      script,
      shows,
      requests,
      errors,
      async signIn() {
        const user = await enter(await stage.people.customer());
        const take = async () => {
          const reply = await fetch(`${apiUrl}/api/v1/room/video?video_status=WAITING&per_page=-1`);
          const { data }: { data: Show[] } = await reply.json();
          const free = data.find(({ ticket_type }) => ticket_type === 'free_pass');
          return call<Payment>('/api/v1/payment-bypass', { room_id: free?.id }, user.token);
        };
        return { user, take };
      },
      async keepDoor() {
        await enter(await stage.people.creator());
        const { id: show } = await stage.cashier.showNamed('Hujan Pertama');
        let guests = 0;
        const sell = async () => {
          const email = `tamu.${Date.now()}.${++guests}@example.com`;
          return String((await call<Payment>('/api/v1/payment-bypass', { room_id: show, email })).entry_code);
        };
        return { show, sell };
      },
      async open(body, { head = script, isStrict = true } = {}) {
        const { headers } = await fetch(stage.venueUrl);
        const policy = headers.get('content-security-policy') ?? '';
        await page.route(address, (route) =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            headers: isStrict ? { 'content-security-policy': policy } : {},
            body: html(body, head ?? ''),
          }),
        );
        const seen = await watchPage(page);
        await page.goto(address);
        return seen;
      },
    });
  },
});

/** Calls the API as the partner's page does. */
function createCaller({ apiUrl, origin }: { apiUrl: string; origin: string }) {
  return async <T>(path: string, body: object, token?: string | null): Promise<T> => {
    const reply = await fetch(apiUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        origin,
        'x-panggung-key': KEY,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()).data;
  };
}

/** Serves a second build, of a later version, under `/other-build/` of the API's origin. */
export async function serveOtherBuild(page: Page, apiUrl: string): Promise<void> {
  const files = new Set(readdirSync(dist));
  await page.route(`${apiUrl}/other-build/*`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    if (!files.has(name)) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `${readFileSync(join(dist, name), 'utf8')}\n/* another version */`,
    });
  });
}

export { expect } from '@playwright/test';
