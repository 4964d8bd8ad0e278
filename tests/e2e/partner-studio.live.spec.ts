import type { Page } from '@playwright/test';
import { fill } from '../../packages/core/src/messages/catalogue.js';
import { studioActMessages } from '../../packages/core/src/messages/studio-act.js';
import { studioManageMessages } from '../../packages/core/src/messages/studio-manage.js';
import { createHost, withHost } from './host.js';
import { watchKind } from './picture-kind.js';
import { expect, test, watch } from './test.js';
import { sitDown } from './viewer.js';
import { createVisitor } from './visitor.js';

// Encoders, decoders and three servers share what the machine has left.
test.setTimeout(300_000);
const expectSoon = expect.configure({ timeout: 60_000 });
const manage = studioManageMessages.id;

/** Puts the studio where the venue's page sells, as its owner would: the list, and the stage of the show chosen there. */
async function putStudio(page: Page): Promise<void> {
  await page.locator('panggung-buy-button').evaluate((old) => {
    const list = document.createElement('panggung-studio-manage');
    const told: string[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener('panggung-broadcast-start', (event) => {
      event.preventDefault();
      const stage = document.createElement('panggung-broadcast');
      stage.setAttribute('show', (event as CustomEvent<{ show_id: string }>).detail.show_id);
      list.replaceWith(stage);
    });
    for (const name of ['started', 'ended'])
      document.addEventListener(`panggung-broadcast-${name}`, ({ type }) => told.push(type));
    old.replaceWith(list);
  });
}

test("a host signs in on a partner's page, and broadcasts from there in every way", async ({
  page,
  stage,
  launchOptions,
  problems,
}) => {
  const { cashier, media, people, siteUrl, venueUrl } = stage;
  await media.open();
  const show = await cashier.showToBroadcast();
  const person = await people.creator(show.creator_name);
  await withHost(launchOptions, async (browser) => {
    const studio = await (await browser.newContext({ locale: 'en-US' })).newPage();
    studio.setDefaultTimeout(60_000);
    watch(studio, problems);
    await studio.goto(venueUrl);
    await putStudio(studio);

    // The list asks who is there, and the site answers in a window of its own.
    const list = studio.locator('panggung-studio-manage');
    const popup = studio.waitForEvent('popup');
    await list.getByRole('button', { name: 'Masuk', exact: true }).click();
    await studio
      .getByRole('dialog')
      .getByRole('button', { name: /^Masuk di/ })
      .click();
    const closed = (await popup).waitForEvent('close');
    await createVisitor(await popup, siteUrl).fillLogin(person);
    await closed;

    await list.getByRole('button', { name: fill(manage.menu, { name: show.name }) }).click();
    await list.getByRole('menuitem', { name: manage.livestream }).click();
    await studio.getByRole('dialog').getByRole('link', { name: studioActMessages.id.broadcast }).click();
    const host = createHost(studio, 'id');
    await host.openCamera();
    await host.goOnAir();
    await expectSoon.poll(async () => (await cashier.show(show.id)).video_status).toBe('LIVE');
    const viewer = await sitDown(page, stage, show);
    // No page of another origin gets a worker of ours: there the composite keeps time by sound.
    for (const kind of ['camera', 'both', 'screen', 'camera'] as const)
      await test.step(`a viewer sees the ${kind}`, async () => {
        await host.choose(kind);
        await expectSoon.poll(() => watchKind(viewer)).toBe(kind);
      });

    await host.stop();
    const told = () => studio.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    await host.goOn(async () =>
      expect(await told()).toEqual(['panggung-broadcast-started', 'panggung-broadcast-ended']),
    );
    expect(studio.url()).toBe(venueUrl);
  });
  expect(problems).toEqual([]);
});
