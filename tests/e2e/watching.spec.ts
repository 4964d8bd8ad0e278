import type { Page } from '@playwright/test';
import { checkoutMessages } from '../../packages/core/src/messages/checkout.js';
import { playerMessages } from '../../packages/core/src/messages/player.js';
import { playerSentenceMessages } from '../../packages/core/src/messages/player-sentence.js';
import { watchMessages } from '../../packages/core/src/messages/watch.js';
import { createBuyer } from './buyer.js';
import type { ShowFacts } from './cashier.js';
import { putTag } from './partner-tag.js';
import type { Stage } from './stage.js';
import { expect, newEmail, test } from './test.js';
import { createVisitor } from './visitor.js';
import { watchPage } from './watch-page.js';

const words = { ...playerMessages.default, ...playerSentenceMessages.default };
const { watch_now } = watchMessages.default;
const patience = { timeout: 60_000 };

/** The picture of a page, which must be the only one, moves. */
const expectPlaying = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), patience)
    .toBeGreaterThan(0.3);

/** A ticket that was bought on another device: its payment code. */
async function boughtElsewhere({ cashier }: Stage, show: ShowFacts): Promise<string> {
  const email = newEmail();
  await cashier.pay((await cashier.order(show.id, email)).account_number);
  return cashier.codeOf(email);
}

test.describe("On a partner's page, under a strict policy", () => {
  test('the buy-button sells a ticket for a show still ahead, which leads to the calendar', async ({
    page,
    stage,
    problems,
  }) => {
    const { cashier } = stage;
    await page.goto(stage.venueUrl);
    const tag = await putTag(page, 'panggung-buy-button', await cashier.showToBuy());
    const buyer = createBuyer(page, 'id');
    await createBuyer(tag, 'id').wantTicket();
    await cashier.pay(await buyer.order(newEmail()));
    await buyer.expectTicket();
    await expect(page.getByRole('link', { name: (await checkoutMessages.id()).add_calendar })).toBeVisible();
    expect(problems).toEqual([]);
  });

  for (const name of ['buy-button', 'show-detail', 'checkout'])
    test(`the ${name} sells a ticket, plays its show in place, and leaves no trace`, async ({
      page,
      stage,
      problems,
    }) => {
      const { cashier } = stage;
      const show = await cashier.showNamed('Musik di Atap Kota');
      const seen = await watchPage(page);
      await page.goto(stage.venueUrl);
      const tag = await putTag(page, `panggung-${name}`, show);
      const buyer = createBuyer(page, 'id');
      if (name !== 'checkout') await createBuyer(tag, 'id').wantTicket();
      await cashier.pay(await buyer.order(newEmail()));
      await buyer.expectTicket();
      const { shift } = await seen();
      await page.getByRole('link', { name: watchMessages.id.watch_now }).last().click();
      await expectPlaying(page);
      expect(page.url()).toBe(stage.venueUrl);

      const theatre = page.getByRole('dialog', { name: show.name });
      await theatre.getByRole('button', { name: playerMessages.id.close }).click();
      await expect(theatre).toBeHidden();
      await expect(page.locator('video')).toHaveCount(0);
      await buyer.expectTicket();
      await expect(page.locator(':focus').last()).toHaveText(watchMessages.id.watch_now);

      await page.keyboard.press('Enter');
      await expectPlaying(page);
      expect((await seen()).shift).toBe(shift);
      const closed = page.waitForRequest(
        (request) => request.method() === 'DELETE' && /\/api\/v1\/playback\//.test(request.url()),
      );
      await tag.evaluate((element) => element.remove());
      await closed;
      await expect(page.locator('video')).toHaveCount(0);
      const { events, violations } = await seen();
      expect(events.filter(({ type }) => type === 'panggung-watch-start')).toHaveLength(2);
      expect(violations).toEqual([]);
      expect(problems).toEqual([]);
    });

  test('a host that has a place of its own is told, and no player opens', async ({ page, stage }) => {
    const show = await stage.cashier.showNamed('Seribu Angklung');
    await page.goto(stage.venueUrl);
    const tag = await putTag(page, 'panggung-buy-button', show);
    await tag.evaluate((element) =>
      element.addEventListener('panggung-watch-start', (event) => {
        event.preventDefault();
        Object.assign(globalThis, { told: (event as CustomEvent).detail });
      }),
    );
    await tag.getByRole('button', { name: watchMessages.id.watch_now }).click();
    const href = `${stage.siteUrl}/streaming?id=${show.id}`;
    expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).toEqual({
      show_id: String(show.id),
      href,
    });
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('On the site', () => {
  test('a guest goes from the payment into the show, back to the ticket, and reloads while it plays', async ({
    page,
    stage,
    problems,
  }) => {
    const { siteUrl, cashier } = stage;
    const show = await cashier.showNamed('Anggrek Hitam');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await buyer.wantTicket();
    await cashier.pay(await buyer.order(newEmail()));
    await buyer.expectTicket();
    await page.getByRole('link', { name: watch_now }).click();
    await expect(page).toHaveURL(`${siteUrl}/streaming`);
    await expectPlaying(page);
    await page.reload();
    await expectPlaying(page);
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await buyer.expectTicket();
    expect(problems).toEqual([]);
  });

  test('a guest comes in by a payment code on the show page, and a wrong one opens nothing', async ({
    page,
    stage,
  }) => {
    const { siteUrl, cashier } = stage;
    const show = await cashier.showNamed('Anggrek Hitam');
    const code = await boughtElsewhere(stage, show);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await page.getByRole('button', { name: watch_now }).click();
    await page
      .getByRole('dialog', { name: words.not_logged_in })
      .getByRole('button', { name: words.payment_code })
      .click();
    const dialog = page.getByRole('dialog', { name: words.payment_code });
    const field = dialog.getByRole('textbox', { name: words.payment_code });
    await field.fill('aaaaaaaaaaaa');
    await expect(dialog.getByText('10 / 10')).toBeVisible();
    await dialog.getByRole('button', { name: words.watch, exact: true }).click();
    await expect(page.getByText(words.ticket_not_found)).toBeVisible();
    await field.fill(code.toLowerCase());
    await dialog.getByRole('button', { name: words.watch, exact: true }).click();
    await expect(page).toHaveURL(`${siteUrl}/streaming`);
    await expectPlaying(page);
  });

  test('one ticket plays on one screen: the other one is offered to go on there', async ({
    page,
    stage,
    context,
  }) => {
    const { siteUrl, cashier } = stage;
    const show = await cashier.showNamed('Anggrek Hitam');
    const code = await boughtElsewhere(stage, show);
    await page.goto(`${siteUrl}/streaming?id=${show.id}&code=${code}`);
    await expectPlaying(page);
    expect(page.url()).toBe(`${siteUrl}/streaming?id=${show.id}`);
    const second = await context.newPage();
    await second.goto(`${siteUrl}/streaming?id=${show.id}`);
    await second.getByRole('button', { name: words.watch_here }).click(patience);
    await expectPlaying(second);
    await expect(page.getByText(words.elsewhere).first()).toBeVisible(patience);
  });

  test('a person with a ticket goes straight in, and is asked for no code', async ({ page, stage }) => {
    const { siteUrl, cashier, people } = stage;
    const person = await people.customer();
    const show = await cashier.showNamed('Kebun Cerita');
    await createVisitor(page, siteUrl).enter(person);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    const buyer = createBuyer(page);
    await expect(buyer.button('Buy Ticket').first()).toBeVisible();
    await expect(page.getByRole('button', { name: watch_now })).toHaveCount(0);
    await buyer.pressBuy();
    await buyer.chooseMethod();
    await cashier.pay(await buyer.accountNumber());
    await buyer.expectTicket();
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await page.getByRole('link', { name: watch_now }).click();
    await expectPlaying(page);
  });
});

test.describe('A link with a payment code', () => {
  test('opens the player of a show that is on air', async ({ page, stage }) => {
    await stage.media.open();
    const show = await stage.cashier.showNamed('Suara Selatan');
    const code = await boughtElsewhere(stage, show);
    await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}&code=${code}`);
    await expect(page).toHaveURL(`${stage.siteUrl}/streaming`);
    // Nobody publishes: it waits for the picture.
    await expect(page.getByText(words.waiting).first()).toBeVisible(patience);
    await page.goBack();
    await expect(page).toHaveURL(`${stage.siteUrl}/show/detail?id=${show.id}`);
  });

  for (const { name, when, way } of [
    { name: 'Ombak Utara', when: 'has not begun', way: null },
    { name: 'Anggrek Hitam', when: 'is over', way: watch_now },
  ])
    test(`keeps the ticket of a show that ${when}`, async ({ page, stage }) => {
      const show = await stage.cashier.showNamed(name);
      const code = await boughtElsewhere(stage, show);
      await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}&code=${code}`);
      await expect(page.getByText(words.not_started)).toBeVisible();
      await expect(page).toHaveURL(`${stage.siteUrl}/show/detail?id=${show.id}`);
      await expect(createBuyer(page).button('See Ticket').first()).toBeVisible();
      const link = page.getByRole('link', { name: watch_now });
      if (way === null) return expect(link).toHaveCount(0);
      await link.click();
      await expectPlaying(page);
    });
});
