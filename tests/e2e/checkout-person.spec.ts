import { checkoutWords } from '../checkout-words.js';
import { createBuyer } from './buyer.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

test.describe('Somebody signed in', () => {
  test('buys, is led to their tickets, and finds it there', async ({ page, stage, problems }) => {
    const { siteUrl, cashier, people } = stage;
    await createVisitor(page, siteUrl).enter(await people.customer());
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await buyer.pressBuy();
    await expect(page).toHaveURL(`${siteUrl}/PaymentTypeList?id=${show.id}`);
    await buyer.chooseMethod();
    await cashier.pay(await buyer.accountNumber());
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await page.getByRole('link', { name: buyer.words.go_your_ticket }).click();
    await expect(page).toHaveURL(`${siteUrl}/yourTicket`);
    await expect(page.getByRole('main').getByText(show.name).first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('declines in OVO', async ({ page, stage: { siteUrl, cashier, people } }) => {
    await createVisitor(page, siteUrl).enter(await people.customer());
    const show = await cashier.showNamed('Ombak Utara');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/PaymentTypeList?id=${show.id}`);
    await buyer.chooseMethod(/OVO/);
    await expect(page).toHaveURL(/\/PaymentWithOVO\?/);
    await buyer.givePhone('081298765432');
    await expect(page).toHaveURL(`${siteUrl}/PaymentCountdown`);
    const { id, reference } = await cashier.charge('OVO');
    expect(reference).toBe('081298765432');
    await cashier.decline(id);
    await buyer.expectFailure();
    await expect(page).toHaveURL(`${siteUrl}/`);
  });

  test('pays with coupons: one for nothing, and half of a ticket that is then paid wrong', async ({
    page,
    stage,
  }) => {
    // The server starts anew meanwhile.
    test.slow();
    const { siteUrl, cashier, people } = stage;
    const person = await people.customer();
    await stage.operate(
      ['coupon', 'issue', person.email, '--type', 'FREE-ONE', '--title', 'Satu malam gratis'],
      ['coupon', 'issue', person.email, '--type', 'DISC-50', '--title', 'Setengah harga'],
    );
    await createVisitor(page, siteUrl).enter(person);
    const buyer = createBuyer(page);
    const free = await cashier.showNamed('Ombak Utara');
    await page.goto(`${siteUrl}/PaymentTypeList?id=${free.id}`);
    await page.getByRole('radio', { name: /FREE-ONE|Satu malam gratis/ }).check();
    await buyer.next();
    await expect(page).toHaveURL(`${siteUrl}/yourTicket`);
    await expect(page.getByRole('main').getByText(free.name).first()).toBeVisible();

    const half = await cashier.showNamed('Topeng Kedua');
    await page.goto(`${siteUrl}/PaymentTypeList?id=${half.id}`);
    await page.getByRole('radio', { name: /DISC-50|Setengah harga/ }).check();
    await buyer.chooseMethod(/Indomaret/);
    await expect(page).toHaveURL(`${siteUrl}/PaymentCountdown`);
    const { id, amount } = await cashier.charge('INDOMARET');
    expect(amount).toBe(half.ticket_price / 2);
    await cashier.payCharge(id, { amount: amount - 1_000 });
    await buyer.expectFailure();
    await expect(page.getByText(buyer.words.refund_due)).toBeVisible();
  });

  test('deletes a payment that waits', async ({ page, stage: { siteUrl, cashier, people } }) => {
    const words = checkoutWords.default;
    await createVisitor(page, siteUrl).enter(await people.customer());
    const show = await cashier.showNamed('Topeng Kedua');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/PaymentTypeList?id=${show.id}`);
    await buyer.chooseMethod();
    await buyer.accountNumber();
    await buyer.button(buyer.words.delete_payment).click();
    await expect(page.getByRole('dialog', { name: words.delete_title })).toBeVisible();
    await buyer.button(words.no).click();
    await buyer.accountNumber();
    await buyer.button(buyer.words.delete_payment).click();
    await buyer.button(words.delete).click();
    await expect(page).toHaveURL(`${siteUrl}/yourTicket`);
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left);
  });

  test('is told that a show is their own', async ({ page, stage: { siteUrl, people, cashier } }) => {
    await createVisitor(page, siteUrl).enter(await people.creator());
    const show = await cashier.showNamed('Senja di Braga');
    await page.goto(`${siteUrl}/PaymentTypeList?id=${show.id}`);
    await expect(page.getByText(checkoutWords.default.own_show).first()).toBeVisible();
  });

  test('was taken for a guest, logs in, and goes on as a person', async ({ page, stage }) => {
    const { siteUrl, people, cashier } = stage;
    const person = await people.customer();
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await buyer.giveEmail(person.email);
    await expect(page.getByText(buyer.words.email_registered, { exact: true }).first()).toBeVisible();
    await buyer.button(buyer.words.login).click();
    const login = page.getByRole('dialog').last();
    await login.getByLabel('E-mail', { exact: true }).fill(person.email);
    await login.getByLabel('Password', { exact: true }).fill(person.password);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/PaymentTypeList\?/);
    await buyer.chooseMethod();
    await buyer.accountNumber();
    await expect(buyer.button(buyer.words.delete_payment)).toBeVisible();
  });
});
