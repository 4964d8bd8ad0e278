import type { Page } from '@playwright/test';
import { fill } from '../../packages/core/src/messages/catalogue.js';
import { chatActMessages } from '../../packages/core/src/messages/chat-act.js';
import { playerMessages } from '../../packages/core/src/messages/player.js';
import { studioActMessages } from '../../packages/core/src/messages/studio-act.js';
import { studioFormMessages } from '../../packages/core/src/messages/studio-form.js';
import { studioManageMessages } from '../../packages/core/src/messages/studio-manage.js';
import { watchMessages } from '../../packages/core/src/messages/watch.js';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import { expectForward, expectTimecode } from '../../packages/media/src/timecode-proof.fixture.js';
import { type Keep, openAlbum } from './album.js';
import { createBuyer } from './buyer.js';
import { said, say } from './chatter.js';
import { createHost, type Host, withHost } from './host.js';
import { watchKind } from './picture-kind.js';
import { planShow, type ShowPlan } from './show-maker.js';
import type { Stage } from './stage.js';
import { expect, newEmail, test, watch } from './test.js';
import { openEyes, type Viewer } from './viewer.js';
import { createVisitor } from './visitor.js';

// Encoders, decoders and three servers share what the machine has left; the grace alone is half a minute.
test.setTimeout(400_000);
const expectSoon = expect.configure({ timeout: 60_000 });

const { start_streaming, watch_now } = watchMessages.default;
const manage = studioManageMessages.default;
const acts = chatActMessages.default;

async function makeShow(page: Page, { siteUrl, people }: Stage, plan: ShowPlan, keep: Keep): Promise<void> {
  await createVisitor(page, siteUrl).login(await people.creator());
  await expectSoon(page).toHaveURL(`${siteUrl}/`);
  await page.goto(`${siteUrl}/manageshow`);
  await page.getByRole('link', { name: manage.add }).click();
  await planShow(page, plan);
  await keep(page, 'the-form');
  await page.getByRole('button', { name: studioFormMessages.default.add }).click();
  await expectSoon(page).toHaveURL(`${siteUrl}/manageshow`);
  await expectSoon(page.getByRole('heading', { name: plan.name })).toBeVisible();
  await keep(page, 'the-own-shows');
}

/** Answers with the id of the show that was found. */
async function findShow(page: Page, siteUrl: string, name: string, keep: Keep): Promise<string> {
  await page.goto(siteUrl);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search shows' }).fill(name);
  await page.keyboard.press('Enter');
  const found = page.getByRole('main').getByRole('link', { name, exact: true });
  await expectSoon(found).toBeVisible();
  await keep(page, 'found');
  await found.click();
  await expectSoon(page).toHaveURL(/\/show\/detail\?id=\d+$/);
  await expectSoon(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await keep(page, 'its-page');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function buyTicket(page: Page, sandboxUrl: string, keep: Keep): Promise<void> {
  const buyer = createBuyer(page);
  await buyer.wantTicket();
  const account = await buyer.order(newEmail());
  await keep(page, 'to-be-paid');
  const bank = await page.context().newPage();
  await bank.goto(`${sandboxUrl}/?search=${account}`);
  await bank.getByRole('button', { name: /^Pay Rp/ }).click();
  await buyer.expectTicket();
  await bank.close();
  await keep(page, 'the-ticket');
}

async function goOnAir({ page, ...host }: Host, name: string, keep: Keep): Promise<void> {
  await page.getByRole('button', { name: fill(manage.menu, { name }) }).click();
  await page.getByRole('menuitem', { name: manage.livestream }).click();
  await page.getByRole('dialog').getByRole('link', { name: studioActMessages.default.broadcast }).click();
  await host.openCamera();
  await keep(page, 'before-the-show');
  await host.goOnAir();
}

/** The guest needs an account for that, not for the ticket. */
async function talk(guest: Page, host: Page, { siteUrl, people }: Stage): Promise<void> {
  await guest.getByRole('button', { name: acts.sign_in }).click();
  await createVisitor(guest, siteUrl).fillLogin(await people.customer());
  await say(guest, 'Suaranya jernih dari Kupang');
  await expectSoon(said(host)).toHaveText(['Suaranya jernih dari Kupang']);
  await say(host, 'Terima kasih, Kupang');
  await expectSoon(said(guest)).toHaveText(['Suaranya jernih dari Kupang', 'Terima kasih, Kupang']);
}

async function watchAgain({ page, ...viewer }: Viewer): Promise<void> {
  const pressed = Date.now();
  await page.getByRole('link', { name: watch_now }).click();
  await expectSoon.poll(viewer.state).toBe('replay');
  const enough = timecode.rate * 2;
  await expectSoon.poll(async () => (await viewer.seen(pressed)).length).toBeGreaterThan(enough);
  const first = (await viewer.seen(pressed)).slice(0, enough);
  expectTimecode(first);
  expectForward(first);
  // It begins with what the camera showed first, before anybody watched.
  expect(first[0]?.mediaTime).toBeLessThan(1);
}

test('a show is made, found, bought, broadcast in every way, watched, talked about, and watched again', async ({
  page,
  stage,
  launchOptions,
  problems,
}, info) => {
  const { cashier, media, siteUrl, sandboxUrl } = stage;
  const keep = openAlbum(info);
  const plan = { name: `Malam Tepi Laut ${Date.now() % 100_000}`, price: 75_000, seats: 40 };
  await media.open();
  await withHost(launchOptions, async (browser) => {
    const studio = await (await browser.newContext({ locale: 'en-US' })).newPage();
    for (const one of [page, studio]) one.setDefaultTimeout(60_000);
    watch(studio, problems);
    const viewer = await openEyes(page);
    const host = createHost(studio);

    await test.step('a host makes it', () => makeShow(studio, stage, plan, keep));
    const id = await test.step('a guest finds it', () => findShow(page, siteUrl, plan.name, keep));
    const address = page.url();
    const status = async () => (await cashier.show(id)).video_status;
    await test.step('the guest buys a ticket', () => buyTicket(page, sandboxUrl, keep));
    await test.step('the host goes on air', () => goOnAir(host, plan.name, keep));
    await test.step('the guest watches', async () => {
      await expectSoon.poll(status).toBe('LIVE');
      await page.goto(address);
      await page.getByRole('link', { name: start_streaming }).click();
      await expectSoon.poll(viewer.state).toBe('live');
    });
    for (const kind of ['camera', 'screen', 'both'] as const)
      await test.step(`the guest sees the ${kind}`, async () => {
        await host.choose(kind);
        await expectSoon.poll(() => watchKind(viewer)).toBe(kind);
        await keep(studio, `the-host-sends-${kind}`);
        await keep(page, `the-guest-sees-${kind}`);
      });
    await test.step('they talk', () => talk(page, studio, stage));
    await keep(studio, 'the-host-reads');
    await keep(page, 'the-guest-reads');
    await expectSoon.poll(() => watchKind(viewer)).toBe('both');
    await test.step('the host stops', async () => {
      await host.stop();
      await host.goOnTo(`${siteUrl}/yourTicket`);
      await expectSoon.poll(status).toBe('ENDED');
      await expectSoon(page.getByText(playerMessages.default.finished)).toBeVisible();
      // They were led back there, and it has heard of the end.
      await expectSoon(page).toHaveURL(address);
      await expectSoon(page.getByRole('link', { name: watch_now })).toBeVisible();
      await keep(page, 'it-is-over');
    });
    await test.step('the guest watches it again', () => watchAgain(viewer));
    await keep(page, 'the-replay');
  });
  expect(problems).toEqual([]);
});
