import { paymentReturnMessages } from '../../packages/core/src/messages/payment-return.js';
import { checkoutWords } from '../checkout-words.js';
import { createBuyer } from './buyer.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const words = checkoutWords.default;

test.describe('The addresses of a purchase', () => {
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
