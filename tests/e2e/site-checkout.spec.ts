import { paymentReturnMessages } from '../../packages/core/src/messages/payment-return.js';
import { checkoutWords } from '../checkout-words.js';
import { createBuyer } from './buyer.js';
import { expect, newEmail, test } from './test.js';
import { createVisitor } from './visitor.js';

const words = checkoutWords.default;

test.describe('The addresses of a purchase', () => {
  test('are reloaded, left and come back to, and nothing is lost', async ({ page, stage, problems }) => {
    const { siteUrl, cashier } = stage;
    const show = await cashier.showNamed('Bulan di Atas Kali');
    const email = newEmail();
    const buyer = createBuyer(page);
    const at = (path: string, rest: Record<string, string> = {}) =>
      expect(page).toHaveURL(`${siteUrl}${path}?${new URLSearchParams({ id: String(show.id), ...rest })}`);
    const field = page.getByLabel('Donation', { exact: true });
    const ovo = page.getByRole('radio', { name: /OVO/ });

    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await buyer.wantTicket();
    await at('/withEmail');
    await buyer.giveEmail(email);
    await at('/Donation', { email });
    await page.reload();
    await buyer.donate(5000);
    await at('/PaymentTypeList', { donate: '5000' });
    await page.goBack();
    await expect(field).toHaveValue('5000');
    await page.goForward();
    await ovo.check();
    await page.reload();
    await expect(ovo).toBeChecked();
    await buyer.next();
    const phone = page.getByLabel(words.phone_number, { exact: true });
    await phone.fill('081234567890');
    await page.reload();
    await expect(page).toHaveURL(/\/PaymentWithOVO\?id=\d+&donate=5000&payTypeId=\d+&email=/);
    await expect(phone).toHaveValue('081234567890');
    await page.goBack();
    await at('/PaymentTypeList', { donate: '5000' });
    await buyer.next();
    await buyer.givePhone();
    await expect(page).toHaveURL(`${siteUrl}/PaymentCountdown`);
    await page.reload();
    await expect(page.getByRole('heading', { name: words.pay_title })).toBeVisible();
    const { id } = await cashier.charge('OVO');
    await cashier.payCharge(id);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await page.reload();
    await buyer.expectTicket();
    expect(problems).toEqual([]);
  });

  test('lead a guest to the login and back', async ({ page, stage: { siteUrl, cashier, people } }) => {
    const show = await cashier.showToBuy();
    const person = await people.customer();
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await createBuyer(page).pressBuy();
    await page.getByRole('dialog').getByRole('button', { name: words.login }).click();
    await expect(page).toHaveURL(`${siteUrl}/login`);
    await visitor.fillLogin(person);
    await expect(page).toHaveURL(`${siteUrl}/show/detail?id=${show.id}`);
  });

  test('are never of a guest for who has signed in', async ({
    page,
    stage: { siteUrl, cashier, people },
  }) => {
    await createVisitor(page, siteUrl).enter(await people.customer());
    const show = await cashier.showToBuy();
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await expect(page).toHaveURL(`${siteUrl}/PaymentTypeList?id=${show.id}`);
    await page.goBack();
    await expect(page).not.toHaveURL(/withEmail/);
  });

  test('say so when nothing can be shown at them', async ({ page, stage: { siteUrl, cashier } }) => {
    const show = await cashier.showToBuy();
    for (const path of ['withEmail', 'Donation', 'PaymentFree', 'PaymentWithLinkAja', 'PaymentDetail']) {
      await page.goto(`${siteUrl}/${path}`);
      await expect(page.getByRole('alert').getByText('Page not found')).toBeVisible();
      await expect(page).toHaveURL(`${siteUrl}/`);
    }
    await page.goto(`${siteUrl}/PaymentSuccess`);
    await page.getByRole('link', { name: words.go_dashboard }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
    // Back from a wallet, in a browser that has not ordered.
    await page.goto(`${siteUrl}/PaymentDetail?id=${show.id}`);
    await expect(page.getByText(paymentReturnMessages.default.lead)).toBeVisible();
  });

  test('find the payment of an account on another device', async ({ page, browser, stage }) => {
    const { siteUrl, cashier, people } = stage;
    const person = await people.customer();
    await createVisitor(page, siteUrl).enter(person);
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/PaymentTypeList?id=${show.id}`);
    await buyer.chooseMethod();
    const account = await buyer.accountNumber();
    const context = await browser.newContext();
    const phone = await context.newPage();
    await createVisitor(phone, siteUrl).enter(person);
    await phone.goto(`${siteUrl}/PaymentDetail?id=${show.id}`);
    expect(await createBuyer(phone).accountNumber()).toBe(account);
    await cashier.pay(account);
    await expect(phone).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await context.close();
  });
});
