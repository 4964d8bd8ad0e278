import type { Page } from '@playwright/test';
import type { Newcomer } from '../../.dev/identity/register.js';
import { parseEntryCode } from '../../packages/core/src/entry-code.js';
import { shellMessages } from '../../packages/core/src/messages/shell.js';
import { ticketWalletMessages } from '../../packages/core/src/messages/ticket-wallet.js';
import { openDeploys } from './deploys.js';
import { orderAsMember } from './order-as-member.js';
import { pictures } from './pictures.js';
import { scan } from './scan.js';
import type { Stage } from './stage.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

test.use({ serviceWorkers: 'allow' });

// In this order: what both call `failed` is a screen's here.
const words = { ...ticketWalletMessages.default, ...shellMessages.default };

/** Until the worker answers for the page, with all that it keeps. */
const kept = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

const ticketsKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('ticket')));

/** Somebody with a ticket for a show, who has seen it in the wallet. */
async function ownTicket(page: Page, { siteUrl, cashier, people }: Stage) {
  const show = await cashier.showNamed('Senja di Braga');
  const person = await people.customer();
  await createVisitor(page, siteUrl).enter(person);
  await page.goto(siteUrl);
  await cashier.pay(await orderAsMember(page, show));
  await page.goto(`${siteUrl}/yourTicket`);
  await expect(page.getByRole('main').getByText(words.COMPLETED)).toBeVisible();
  await kept(page);
  return { show, person };
}

async function loseNetwork(page: Page) {
  await page.context().setOffline(true);
  // Past the browser's own cache: nobody answers.
  const reached = await page.evaluate(() =>
    fetch('/health').then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);
}

/** Shows an entry code at the door, as the page of the show's creator does. */
async function openDoor({ siteUrl, people }: Stage) {
  const { email, password } = await people.creator();
  const ask = (path: string, body: object, headers: object = {}) =>
    fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl, ...headers },
      body: JSON.stringify(body),
    });
  const login = await ask('/auth/login', { email, password, one_signal_id: '' });
  const { data } = await login.json();
  return async (room_id: unknown, code: string) => {
    const headers = { authorization: `Bearer ${data.token}` };
    const reply = await ask('/api/v1/admission', { room_id, code, device_id: 'pintu-1' }, headers);
    return { status: reply.status, body: await reply.json() };
  };
}

test('A ticket opens after a reload without a connection, and lets in once', async ({
  page,
  stage,
  problems,
}) => {
  const { show } = await ownTicket(page, stage);
  // The day of the show: what the visitor signed in with has ended long ago.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, token_expires_at: Date.now() - 86_400_000 }));
  });
  await loseNetwork(page);

  const reloaded = await page.reload();
  expect(reloaded?.fromServiceWorker()).toBe(true);
  const own = page.getByRole('main');
  await expect(own.getByText(/^No connection\. As seen /)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of / })).toBeVisible();
  await own.getByRole('link', { name: words.see_ticket }).click();
  await expect(page).toHaveURL(/\/cardingyourticket\?id=/);
  await page.reload();
  const picture = own.getByRole('img', { name: 'QR code of this ticket' });
  await expect(picture).toBeVisible();
  const scanned = (await scan(picture)) ?? '';
  expect(parseEntryCode(scanned)).toMatchObject({ room: String(show.id), signed: true });

  await page.context().setOffline(false);
  await page.reload();
  await expect(picture).toBeVisible();
  await expect(own.getByText(/^No connection\. /)).toHaveCount(0);
  const admit = await openDoor(stage);
  expect(await admit(show.id, scanned)).toMatchObject({ status: 201 });
  expect(await admit(show.id, scanned)).toMatchObject({ status: 409, body: { code: 'already_admitted' } });
  expect(problems.filter((problem) => !/net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(problem))).toEqual([]);
});

test('The worker keeps files and pictures, and nothing of the API', async ({ page, stage }) => {
  await ownTicket(page, stage);
  await page.reload();
  await expect(page.getByRole('main').getByText(words.COMPLETED)).toBeVisible();
  const paths = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/index.html');
  const isKept = /^\/(assets\/|media\/|index\.html$|theme\.js$|favicon\.svg$|manifest\.webmanifest$)/;
  expect(paths.filter((path) => !isKept.test(path))).toEqual([]);
  await loseNetwork(page);
  // No page of the site stands where the server answers with something else.
  await expect(page.goto(`${stage.siteUrl}/health`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('Who signs out without a connection leaves no ticket behind', async ({ page, stage }) => {
  await ownTicket(page, stage);
  expect(await ticketsKept(page)).toHaveLength(1);
  await loseNetwork(page);
  await page.reload();
  await createVisitor(page, stage.siteUrl).logOut();
  expect(await ticketsKept(page)).toEqual([]);
  await page.goto(`${stage.siteUrl}/yourTicket`);
  await expect(page.getByRole('main').getByText(words.no_entry)).toBeVisible();
});

test('Tickets of one account are never seen by the next one on the device', async ({ page, stage }) => {
  await ownTicket(page, stage);
  const visitor = createVisitor(page, stage.siteUrl);
  await visitor.logOut();
  expect(await ticketsKept(page)).toEqual([]);
  await visitor.enter(await stage.people.customer());
  await page.goto(`${stage.siteUrl}/yourTicket`);
  await expect(page.getByRole('main').getByText(words.none_ACTIVE)).toBeVisible();
  await loseNetwork(page);
  await page.reload();
  await expect(page.getByRole('main').getByText(words.none_ACTIVE)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.see_ticket })).toHaveCount(0);
});

/** What the worker keeps of pictures, and what it knows of those it kept. */
const picturesKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('media')).keys();
    const isKnown = (await indexedDB.databases()).some(({ name }) => name === 'workbox-expiration');
    const known = isKnown ? await readAll('workbox-expiration', 'cache-entries') : [];
    return [...kept, ...known].map(({ url }) => url);

    function readAll(name: string, store: string): Promise<{ url: string }[]> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      });
    }
  });

/** Gives somebody a photo; answers what it is called. */
async function sitForPhoto({ email, password }: Newcomer, siteUrl: string): Promise<string> {
  const ask = async (method: string, path: string, body: object, more: object = {}) => {
    const headers = { 'content-type': 'application/json', origin: siteUrl, ...more };
    const reply = await fetch(siteUrl + path, { method, headers, body: JSON.stringify(body) });
    return (await reply.json()).data;
  };
  const { id, token } = await ask('POST', '/auth/login', { email, password, one_signal_id: '' });
  const image = `data:image/png;base64,${(await pictures.wide()).toString('base64')}`;
  const authorization = `Bearer ${token}`;
  const { url_photo } = await ask(
    'PUT',
    `/api/v1/user/UpdateProfile/${id}`,
    { id, image },
    { authorization },
  );
  const [name] = /[0-9a-f]{32}/.exec(url_photo) ?? [];
  if (!name) throw new Error(`No photo is called ${url_photo}.`);
  return name;
}

test('Who signs out takes their photo along, also out of what the worker keeps', async ({ page, stage }) => {
  const { siteUrl, people } = stage;
  const visitor = createVisitor(page, siteUrl);
  const person = await people.member();
  const photo = await sitForPhoto(person, siteUrl);
  const countKept = async () => (await picturesKept(page)).filter((url) => url.includes(photo)).length;
  await visitor.enter(person);
  await page.goto(`${siteUrl}/yourTicket`);
  await kept(page);
  await page.reload();
  // The file, and when it was seen.
  await expect.poll(countKept).toBeGreaterThan(1);
  await visitor.logOut();
  await expect.poll(countKept).toBe(0);
});

test('Other pages say that there is no connection, and where the tickets are', async ({ page, stage }) => {
  const { show } = await ownTicket(page, stage);
  const main = page.getByRole('main');
  const detail = `${stage.siteUrl}/show/detail?id=${show.id}`;
  await loseNetwork(page);
  // Its code was never here.
  await page.goto(detail);
  await expect(main.getByRole('heading', { name: words.offline })).toBeVisible();
  await expect(page.getByText(words.offline)).toHaveCount(2);
  await expect(page.getByRole('status').getByText(words.offline)).toBeHidden();
  await main.getByRole('link', { name: words.your_tickets }).click();
  await expect(main.getByText(words.COMPLETED)).toBeVisible();

  await page.context().setOffline(false);
  await page.goto(detail);
  await expect(main.getByRole('heading', { name: show.name, level: 1 })).toBeVisible();
  await loseNetwork(page);
  await page.reload();
  const status = page.getByRole('status').filter({ hasText: words.offline });
  await expect(status).toBeVisible();
  await status.getByRole('link', { name: words.your_tickets }).click();
  await expect(main.getByText(/^No connection\. As seen /)).toBeVisible();
  await expect(status).toHaveCount(0);
});

test('The page opens from what is kept where a proxy says that nobody is behind it', async ({
  page,
  stage,
}) => {
  const deploys = await openDeploys(stage.siteUrl);
  await page.goto(`${deploys.url}/yourTicket`);
  await kept(page);
  for (const status of [502, 503, 504]) {
    deploys.fall(status);
    const reloaded = await page.reload();
    expect([reloaded?.status(), reloaded?.fromServiceWorker()]).toEqual([200, true]);
    await expect(page.getByRole('main').getByText(words.no_entry)).toBeVisible();
  }
  // What went wrong with the page itself is told as it is.
  deploys.fall(500);
  expect((await page.reload())?.status()).toBe(500);
  await deploys.close();
});

test('Whoever is signed in finds the way to install it where the browser offers one', async ({
  page,
  stage,
}) => {
  const { siteUrl, people } = stage;
  await createVisitor(page, siteUrl).enter(await people.customer());
  await page.goto(siteUrl);
  const openMenu = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of / })
      .click();
  const item = page.getByRole('menuitem', { name: words.install });
  await openMenu();
  await expect(page.getByRole('menuitem', { name: words.log_out })).toBeVisible();
  await expect(item).toHaveCount(0);
  // As Chromium tells of it, which never does in a window that keeps nothing.
  await page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-asked', '');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.keyboard.press('End');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await openMenu();
  await expect(item).toHaveCount(0);
});

test('A newer version waits until it is wished', async ({ page, context, stage }) => {
  const deploys = await openDeploys(stage.siteUrl);
  const entry = (of: Page) => of.locator('script[type="module"]').getAttribute('src');
  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const news = (of: Page) => of.getByRole('status').filter({ hasText: words.new_version });
  await page.goto(`${deploys.url}/login`);
  await kept(page);
  const other = await context.newPage();
  await other.goto(`${deploys.url}/login`);
  await kept(other);

  deploys.deploy();
  await update();
  await expect(news(page)).toBeVisible();
  await expect(news(other)).toBeVisible();
  expect(await entry(page)).not.toContain('?');
  await page.getByRole('button', { name: words.reload }).click();
  await expect(page.locator('script[type="module"][src$="?1"]')).toHaveCount(1);
  await expect(news(page)).toHaveCount(0);
  // The other tab goes on with what it has, and may come along.
  expect(await entry(other)).not.toContain('?');
  await expect(news(other)).toBeVisible();
  await deploys.close();
});

test('A screen whose file went with a newer version says so, and the newer version comes at a press', async ({
  page,
  stage,
}) => {
  const deploys = await openDeploys(stage.siteUrl);
  await page.goto(`${deploys.url}/login`);
  await kept(page);
  deploys.deploy();
  deploys.drop('banner-list-page');
  await page.evaluate(() => history.pushState(null, '', '/banner'));
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
  const news = page.getByRole('status').filter({ hasText: words.new_version });
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: words.later }).click();
  await expect(news).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: words.reload }).click();
  await expect(page.locator('script[type="module"][src$="?1"]')).toHaveCount(1);
  await deploys.close();
});

test('A page that came with the newer version says nothing of it', async ({ page, stage }) => {
  const deploys = await openDeploys(stage.siteUrl);
  await page.goto(`${deploys.url}/login`);
  await kept(page);
  deploys.deploy();
  await page.reload();
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await expect.poll(waiting).toBe('installed');
  await expect(page.getByText(words.new_version)).toHaveCount(0);
  await deploys.close();
});

test('A browser may install it: its manifest is whole', async ({ page, stage: { siteUrl } }) => {
  await page.goto(siteUrl);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await page.request.get(siteUrl + href);
  expect(reply.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name: 'Panggung', lang: 'id', start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts).toMatchObject([{ url: '/yourTicket' }]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(siteUrl + src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const width = await page.evaluate(
      async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width,
      src,
    );
    expect(`${width}x${width}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
