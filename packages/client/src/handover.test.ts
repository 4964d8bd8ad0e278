import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HandoverOutcome, readHandover } from './handover.js';
import { enterPage, openPages, type Pages } from './pages.fixture.js';

let pages: Pages;
let venue: Page;

beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.stop());
async function openVenue(): Promise<void> {
  venue = await pages.open(`${pages.venue}/tickets`);
  await venue.evaluate((apiUrl) => {
    window.panggung = window.client.getPanggung({ apiUrl, partnerKey: 'pk_venue' });
    document.body.innerHTML += '<button>Sign in</button>';
    document.querySelector('button')?.addEventListener('click', () => window.ask?.());
  }, pages.site);
}

declare global {
  interface Window {
    ask?: () => void;
    outcome: Promise<HandoverOutcome>;
  }
}

/** Asks the site for a session, in a press. */
async function ask(timeout = 30_000): Promise<void> {
  await venue.evaluate(
    ([siteUrl, patience]) => {
      window.ask = () => {
        window.outcome = window.client.openHandover(window.panggung, { siteUrl, timeout: patience }).outcome;
      };
    },
    [pages.site, timeout] as const,
  );
  await venue.getByRole('button').click();
}

/** Asks as the page opens, when nobody has pressed anything; answers the address for a link. */
async function askUnpressed(): Promise<string> {
  await venue.addInitScript((apiUrl) => {
    addEventListener('load', () => {
      window.panggung = window.client.getPanggung({ apiUrl, partnerKey: 'pk_venue' });
      const { isBlocked, href, outcome } = window.client.openHandover(window.panggung, { siteUrl: apiUrl });
      document.body.innerHTML = '<a target="_blank" rel="opener">Sign in there</a>';
      document.querySelector('a')?.setAttribute('href', isBlocked ? href : 'about:blank');
      window.outcome = outcome;
    });
  }, pages.site);
  await venue.reload();
  return (await venue.getByRole('link').getAttribute('href')) ?? '';
}

async function popup(): Promise<Page> {
  const [opened] = await Promise.all([venue.waitForEvent('popup'), ask()]);
  await opened.waitForLoadState();
  return opened;
}
const outcome = () => venue.evaluate(() => window.outcome);
const guest = () => venue.evaluate(() => window.panggung.session.$person.get() === null);
/** What the site's page does once the person said yes. */
const agree = (at: Page) =>
  at.evaluate(() => {
    const request = window.client.readHandover(location.search);
    return request && window.client.handOver(window.panggung, request).catch((error) => error.code);
  });

describe("on a partner's page", () => {
  beforeEach(openVenue);

  test('whoever signs in at the site is signed in, with a session of that page alone', async () => {
    const site = await popup();
    expect(site.url()).toMatch(new RegExp(`^${pages.site}/login\\?handover=[0-9a-f]{32}&origin=`));
    await enterPage(site, pages);
    expect(await agree(site)).toBe('handed');
    expect(await outcome()).toBe('signed_in');
    const origins = await venue.evaluate(async () => {
      const { http } = window.panggung;
      return (await http.call('GET /api/v1/session', { query: {} })).data
        .filter(({ is_current }) => is_current)
        .map(({ origin }) => origin);
    });
    expect(origins).toEqual([pages.venue]);
    const kept = await venue.evaluate(() => Object.keys(localStorage));
    expect(kept).toEqual([`panggung:${pages.site}:user`]);
  });

  test('what anybody else says is not heard', async () => {
    const site = await popup();
    const nonce = new URL(site.url()).searchParams.get('handover') ?? '';
    const message = { type: 'panggung-session', nonce, session: { user_id: 1, token: 'forged' } };
    await venue.evaluate((forged) => window.postMessage(forged, '*'), message);
    const frame = await venue.evaluateHandle(async (address) => {
      const element = document.createElement('iframe');
      element.src = address;
      document.body.append(element);
      await new Promise((loaded) => element.addEventListener('load', loaded));
      return element;
    }, `${pages.site}/frame`);
    const inside = await frame.contentFrame();
    await inside?.evaluate((forged) => window.parent.postMessage(forged, '*'), message);
    const wrong = { ...message, nonce: 'guessed' };
    await site.evaluate((forged) => window.opener.postMessage(forged, '*'), wrong);
    await site.evaluate(() => window.opener.postMessage('hello', '*'));
    await venue.waitForTimeout(100);
    expect(await guest()).toBe(true);
    await enterPage(site, pages);
    await agree(site);
    expect(await outcome()).toBe('signed_in');
  });

  test('a pop-up that the person closes is the end of it', async () => {
    const site = await popup();
    await site.close();
    expect(await outcome()).toBe('closed');
    expect(await guest()).toBe(true);
  });

  test('nobody waits for ever', async () => {
    await ask(300);
    expect(await outcome()).toBe('timed_out');
  });

  test('a pop-up that the browser blocks leaves a link that does the same', async () => {
    expect(await askUnpressed()).toContain('/login?handover=');
    const [site] = await Promise.all([venue.waitForEvent('popup'), venue.getByRole('link').click()]);
    await site.waitForLoadState();
    await enterPage(site, pages);
    expect(await agree(site)).toBe('handed');
    expect(await outcome()).toBe('signed_in');
  });
});

describe('the site', () => {
  beforeEach(openVenue);

  test("gives none to a page that is not a partner's, and asks for none when nobody waits", async () => {
    const site = await popup();
    await enterPage(site, pages);
    const stranger = await site.evaluate(() =>
      window.client
        .handOver(window.panggung, { nonce: 'abc', origin: 'https://stranger.example' })
        .catch((error) => error.code),
    );
    expect(stranger).toBe('origin_unknown');
    const nameOf = (origin: string) =>
      site.evaluate(
        (asked) => window.client.readPartner(window.panggung, asked).catch((error) => error.code),
        origin,
      );
    expect(await nameOf(pages.venue)).toEqual({ name: expect.any(String), origin: pages.venue });
    expect(await nameOf('https://stranger.example')).toBe('partner_not_found');
    await site.evaluate(() => {
      window.opener = null;
    });
    expect(await agree(site)).toBe('orphaned');
  });
});

test.each([
  ['', 'nothing'],
  ['?handover=abc', 'no origin'],
  ['?handover=abc&origin=javascript:alert(1)', 'no web page'],
  ['?handover=abc&origin=https://a.example/path', 'more than an origin'],
  ['?origin=https://a.example', 'no nonce'],
  ['?handover=abc&origin=*', 'everybody'],
])('the site is asked for no session by an address with %s: %s', (search) => {
  expect(readHandover(search)).toBeNull();
});
