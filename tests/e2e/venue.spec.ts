import { createBuyer } from './buyer.js';
import { expect, newEmail, test } from './test.js';
import { overflowOf, watchPage } from './watch-page.js';

test.describe("A guest on a partner's page", () => {
  test('buys in place, under a strict policy, from the built elements', async ({
    page,
    stage,
    context,
    problems,
  }) => {
    const { cashier } = stage;
    const seen = await watchPage(page);
    const email = newEmail();
    const buyer = createBuyer(page, 'id');
    await page.goto(stage.venueUrl);
    const card = page.locator('panggung-buy-button');
    const id = (await card.getAttribute('show')) ?? '';
    const before = await cashier.show(id);

    await createBuyer(card, 'id').wantTicket();
    await expect(page.getByRole('dialog')).toBeVisible();
    const account = await buyer.order(email);
    const bank = await context.newPage();
    await bank.goto(`${stage.sandboxUrl}/?search=${account}`);
    await bank.getByRole('button', { name: /^Pay Rp/ }).click();
    await bank.close();
    await buyer.expectTicket();
    expect(page.url()).toBe(stage.venueUrl);

    const code = await cashier.codeOf(email);
    expect(await cashier.ticket(id, code)).toMatchObject({
      status: 'COMPLETED',
      amount: before.ticket_price,
    });
    expect(await cashier.seatsLeft(id)).toBe(before.ticket_left - 1);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // A browser tells of a dialog's end after it is gone.
    await expect.poll(async () => (await seen()).events.at(-1)?.type).toBe('panggung-checkout-close');
    const { events, violations } = await seen();
    expect(events.map(({ type }) => type)).toEqual([
      'panggung-checkout-start',
      'panggung-payment-pending',
      'panggung-ticket-issued',
      'panggung-checkout-close',
    ]);
    expect(JSON.stringify(events)).not.toContain(email);
    expect(JSON.stringify(events)).not.toContain(code);
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('finds the waiting payment again after a reload', async ({ page, stage }) => {
    const buyer = createBuyer(page, 'id');
    await page.goto(stage.venueUrl);
    const card = page.locator('panggung-buy-button');
    await createBuyer(card, 'id').wantTicket();
    const account = await buyer.order(newEmail());
    await page.reload();
    await card.getByRole('button').last().click();
    expect(await buyer.accountNumber()).toBe(account);
  });
});

const hosts = [
  { name: 'venue', width: 1280 },
  { name: 'venue', width: 390 },
  { name: 'artist', width: 1280 },
  { name: 'artist', width: 390 },
] as const;

test.describe('The example pages', () => {
  for (const { name, width } of hosts)
    test(`keep still while the ${name}'s widgets arrive late, ${width} wide`, async ({ page, stage }) => {
      const seen = await watchPage(page);
      await page.setViewportSize({ width, height: 800 });
      for (const late of ['**/elements/**', '**/api/v1/**'])
        await page.route(late, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
      await page.goto(stage[`${name}Url`]);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('article').or(page.getByRole('button')).first()).toBeVisible();
      expect((await seen()).shift).toBe(0);
    });

  for (const name of ['venue', 'artist'] as const)
    test(`fit the ${name} into 320 px`, async ({ page, stage }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(stage[`${name}Url`]);
      await page.waitForLoadState('networkidle');
      expect(await overflowOf(page)).toBe(0);
    });

  test('take names for a sold-out show, count down to a sale, and sell one at a price of choice', async ({
    page,
    stage,
    problems,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(new URL('loket.html', stage.venueUrl).href);
    const inTag = (tag: string) => page.locator(`panggung-${tag}`);
    await expect(inTag('waiting-list').getByRole('button', { name: 'Masuk daftar tunggu' })).toBeVisible();
    await expect(inTag('sale-queue').getByRole('heading', { name: 'Penjualan belum dibuka' })).toBeVisible();
    await expect(inTag('buy-button').getByRole('button', { name: 'Beli tiket' })).toBeVisible();
    await expect(inTag('gift-ticket').getByRole('button', { name: 'Masuk' })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('lead to the site without JavaScript', async ({ browser, stage }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stage.venueUrl);
    const link = page.getByRole('link', { name: /beli tiket/i });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', new RegExp(`^${stage.siteUrl}/show/detail\\?id=`));
    await context.close();
  });
});
