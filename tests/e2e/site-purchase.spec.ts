import { buyMessages } from '../../packages/core/src/messages/buy.js';
import { shellMessages } from '../../packages/core/src/messages/shell.js';
import { createBuyer } from './buyer.js';
import { expect, newEmail, test } from './test.js';

test.describe('A guest on the site', () => {
  test('buys by links from the dashboard to the ticket', async ({
    page,
    stage,
    problems,
    context,
    browser,
  }) => {
    const { cashier } = stage;
    const email = newEmail();
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);

    await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}`);
    await expect(page).toHaveTitle(`${show.name} - Panggung`);
    await buyer.wantTicket();
    await expect(page).toHaveURL(`${stage.siteUrl}/withEmail?id=${show.id}`);
    await buyer.giveEmail(email);
    await expect(page).toHaveURL(`${stage.siteUrl}/PaymentTypeList?id=${show.id}`);
    await buyer.chooseMethod();
    await expect(page).toHaveURL(`${stage.siteUrl}/PaymentCountdown`);
    const account = await buyer.accountNumber();

    const bank = await context.newPage();
    await bank.goto(`${stage.sandboxUrl}/?search=${account}`);
    await bank.getByRole('button', { name: /^Pay Rp/ }).click();
    await expect(bank.getByText('Paid', { exact: true })).toBeVisible();

    // Nobody pressed REFRESH: the page is told.
    await expect(page).toHaveURL(`${stage.siteUrl}/PaymentSuccess`);
    await buyer.expectTicket();
    const code = await cashier.codeOf(email);
    expect(await cashier.ticket(show.id, code)).toMatchObject({
      status: 'COMPLETED',
      amount: show.ticket_price,
    });
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
    await page.getByRole('button', { name: buyer.words.go_dashboard }).click();
    await expect(page).toHaveURL(`${stage.siteUrl}/`);
    expect(problems).toEqual([]);

    // The ticket is at hand later, and on whatever opens the mail.
    const seeTicket = { name: buyMessages.default.see_ticket, exact: true };
    await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}`);
    await expect(page.getByRole('button', seeTicket).first()).toBeVisible();
    const phone = await browser.newPage();
    await phone.goto(`${stage.siteUrl}/show/detail?id=${show.id}&code=${code}`);
    await phone.getByRole('button', seeTicket).first().click();
    await expect(phone).toHaveURL(`${stage.siteUrl}/PaymentSuccess`);
    await expect(phone.getByText(code)).toBeVisible();
    await phone.close();
  });

  test('is told when a link carries a wrong code', async ({ page, stage }) => {
    const show = await stage.cashier.showToBuy();
    await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}&code=AAAAAAAAAA`);
    await expect(page.getByRole('alert').getByText(shellMessages.default.ticket_unknown)).toBeVisible();
    await expect(page).toHaveURL(`${stage.siteUrl}/show/detail?id=${show.id}`);
  });

  test('reloads and goes back at each step and loses nothing', async ({ page, stage }) => {
    const { cashier } = stage;
    const email = newEmail();
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);
    const field = page.getByLabel(buyer.words.email, { exact: true });

    await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}`);
    await buyer.wantTicket();
    await field.fill(email);
    await page.reload();
    await expect(field).toHaveValue(email);
    await buyer.giveEmail(email);
    await page.getByRole('radio', { name: /BCA/ }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /BCA/ })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/withEmail/);
    await expect(field).toHaveValue(email);
    await page.goForward();
    await buyer.chooseMethod();
    const account = await buyer.accountNumber();
    await page.reload();
    expect(await buyer.accountNumber()).toBe(account);
    await page.goBack();
    expect(await buyer.accountNumber()).toBe(account);
    await cashier.pay(account);
    await expect(page).toHaveURL(/PaymentSuccess/);
    await page.reload();
    await buyer.expectTicket();
  });

  test('finds the waiting payment in a second tab', async ({ page, stage, context }) => {
    const show = await stage.cashier.showToBuy();
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    const account = await createBuyer(page).order(newEmail());
    const second = await context.newPage();
    await second.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    expect(await createBuyer(second).accountNumber()).toBe(account);
    await stage.cashier.pay(account);
    await Promise.all([createBuyer(page).expectTicket(), createBuyer(second).expectTicket()]);
  });

  test('finds the waiting payment after the browser was closed', async ({ playwright, stage }, info) => {
    const folder = info.outputPath('profile');
    const launch = info.project.use.launchOptions ?? {};
    const open = () => playwright.chromium.launchPersistentContext(folder, launch);
    const show = await stage.cashier.showToBuy();
    const before = await open();
    const page = await before.newPage();
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    const account = await createBuyer(page).order(newEmail());
    await before.close();

    const after = await open();
    const again = await after.newPage();
    await again.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    expect(await createBuyer(again).accountNumber()).toBe(account);
    await after.close();
  });
});
