import type { BrowserContext, Page, Route } from '@playwright/test';
import { createBuyer } from './buyer.js';
import { expect, newEmail, test } from './test.js';

const order = '**/api/v1/payment-va/guest';

/** Does this to the first order of a page alone, as a connection does that is cut. */
async function cutFirst(page: Page, cut: (route: Route) => Promise<unknown>) {
  let isCut = false;
  await page.route(order, (route) => {
    if (isCut || route.request().method() !== 'POST') return route.continue();
    isCut = true;
    return cut(route);
  });
}

/** Lets orders go when so many are on their way: who comes second would else be led to the order of the first. */
async function holdUntil(context: BrowserContext, count: number): Promise<() => number> {
  const held: Route[] = [];
  await context.route(order, async (route) => {
    if (route.request().method() !== 'POST' || held.length >= count) return route.continue();
    if (held.push(route) === count) await Promise.all(held.map((one) => one.continue()));
  });
  return () => held.length;
}

const cuts = {
  'before the order came': (route: Route) => route.abort('connectionreset'),
  'after it was taken': async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

/** Puts the tab behind another one, or before it: Playwright keeps all tabs in front. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperties(document, {
      hidden: { get: () => isHidden, configurable: true },
      visibilityState: { get: () => (isHidden ? 'hidden' : 'visible'), configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('One order, whatever happens', () => {
  for (const [when, cut] of Object.entries(cuts)) {
    test(`when the connection is cut ${when}`, async ({ page, stage: { siteUrl, cashier } }) => {
      const email = newEmail();
      const show = await cashier.showToBuy();
      const buyer = createBuyer(page);
      await cutFirst(page, cut);
      await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
      await cashier.pay(await buyer.order(email));
      await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
      await cashier.codeOf(email);
      expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
      const orders = (await cashier.mailsTo(email)).filter(({ text }) => /\d{4} \d{4}/.test(text));
      expect(orders.length).toBeLessThanOrEqual(1);
    });
  }

  test('when NEXT is pressed twice, and the money comes while there is no connection', async ({
    page,
    context,
    stage: { siteUrl, cashier },
  }) => {
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);
    let orders = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/payment-va/')) orders += 1;
    });
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await buyer.giveEmail(newEmail());
    await page.getByRole('radio', { name: /BCA/ }).check();
    await buyer.button(buyer.words.next).dblclick();
    const account = await buyer.accountNumber();
    expect(orders).toBe(1);
    await context.setOffline(true);
    await cashier.pay(account);
    await context.setOffline(false);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
  });

  test('when the tab is hidden, the answer is lost, and the money comes while there is no connection', async ({
    page,
    context,
    stage: { siteUrl, cashier },
  }) => {
    const show = await cashier.showToBuy();
    await cutFirst(page, async (route) => {
      await setHidden(page, true);
      await cuts['after it was taken'](route);
    });
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    const account = await createBuyer(page).order(newEmail());
    await context.setOffline(true);
    await cashier.pay(account);
    await context.setOffline(false);
    await setHidden(page, false);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
  });

  test('when it is placed in two tabs at the same time', async ({
    page,
    context,
    stage: { siteUrl, cashier },
  }) => {
    const show = await cashier.showToBuy();
    const email = newEmail();
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.goto(`${siteUrl}/withEmail?id=${show.id}`);
      await createBuyer(tab).giveEmail(email);
      await tab.getByRole('radio', { name: /BCA/ }).check();
    }
    const orders = await holdUntil(context, tabs.length);
    await Promise.all(tabs.map((tab) => createBuyer(tab).next()));
    const accounts = await Promise.all(tabs.map((tab) => createBuyer(tab).accountNumber()));
    expect(orders()).toBe(tabs.length);
    expect(accounts[1]).toBe(accounts[0]);
    await cashier.pay(String(accounts[0]));
    await Promise.all(tabs.map((tab) => createBuyer(tab).expectTicket()));
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
  });

  test('when one reloads, goes back and goes forward at every screen', async ({
    page,
    stage: { siteUrl, cashier },
    problems,
  }) => {
    const show = await cashier.showNamed('Bulan di Atas Kali');
    const buyer = createBuyer(page);
    /** Where one is stays where one is. */
    const shake = async (path: string) => {
      await expect(page).toHaveURL(new RegExp(path));
      await page.reload();
      await expect(page).toHaveURL(new RegExp(path));
      await page.goBack();
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(path));
    };
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await buyer.wantTicket();
    await shake('/withEmail');
    await buyer.giveEmail(newEmail());
    await shake('/Donation');
    await buyer.donate(7_000);
    await shake('/PaymentTypeList\\?id=\\d+&donate=7000$');
    await page.goBack();
    await expect(page.getByLabel(buyer.words.donation, { exact: true })).toHaveValue('7000');
    await page.goForward();
    const ovo = page.getByRole('radio', { name: /OVO/ });
    await ovo.check();
    await page.reload();
    await expect(ovo).toBeChecked();
    await buyer.next();
    const phone = page.getByLabel(buyer.words.phone_number, { exact: true });
    await phone.fill('081234567890');
    await shake('/PaymentWithOVO\\?id=\\d+&donate=7000&payTypeId=\\d+&email=');
    await expect(phone).toHaveValue('081234567890');
    await buyer.next();
    const { id, amount } = await cashier.charge('OVO');
    expect(amount).toBe(show.ticket_price + 7_000);
    await expect(page).toHaveURL(`${siteUrl}/PaymentCountdown`);
    await page.reload();
    await page.goBack();
    await expect(page.getByText('081234567890').first()).toBeVisible();
    await cashier.payCharge(id);
    await buyer.expectTicket();
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await page.reload();
    await buyer.expectTicket();
    expect(problems).toEqual([]);
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
  });
});
