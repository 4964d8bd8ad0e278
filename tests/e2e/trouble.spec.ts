import { createBuyer } from './buyer.js';
import { expect, newEmail, test } from './test.js';

test.describe('Trouble on the way', () => {
  test.afterEach(({ stage }) => stage.cashier.behave());

  test('who already holds a ticket is told so, and may have the code sent again', async ({ page, stage }) => {
    const { cashier } = stage;
    const email = newEmail();
    const show = await cashier.showToBuy();
    const order = await cashier.order(show.id, email);
    await cashier.pay(order.account_number);
    await cashier.codeOf(email);
    const { words, giveEmail } = createBuyer(page);
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    await giveEmail(email);
    await expect(page.getByText(words.ticket_exists)).toBeVisible();
    const mails = (await cashier.mailsTo(email)).length;
    await page.getByRole('button', { name: words.resend_code }).click();
    await expect(page.getByText(words.code_resent)).toBeVisible();
    await expect.poll(async () => (await cashier.mailsTo(email)).length).toBe(mails + 1);
  });

  test('a tampered amount is refused, and the true price shown', async ({ page, stage }) => {
    const email = newEmail();
    const show = await stage.cashier.showToBuy();
    const { words, giveEmail, chooseMethod } = createBuyer(page);
    await page.route('**/api/v1/payment-va/guest', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), expected_amount: 1 } }),
    );
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    await giveEmail(email);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.next, exact: true })).toBeDisabled();
    await chooseMethod();
    await expect(page.getByText(words.amount_mismatch)).toBeVisible();
    await page.unroute('**/api/v1/payment-va/guest');
    await chooseMethod();
    await expect(page).toHaveURL(/PaymentCountdown/);
  });

  test('the last seat going while one chooses is told, and nothing is charged', async ({ page, stage }) => {
    const { cashier } = stage;
    const show = await cashier.showSellingOut();
    const { words, giveEmail, chooseMethod } = createBuyer(page);
    const email = newEmail();
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    await giveEmail(email);
    await expect(page.getByRole('radio').first()).toBeVisible();
    for (let left = show.ticket_left; left > 0; left--) {
      const { account_number } = await cashier.order(show.id, newEmail());
      await cashier.pay(account_number);
    }
    await chooseMethod();
    await expect(page.getByText(words.sold_out_help)).toBeVisible();
    expect(await cashier.mailsTo(email)).toEqual([]);
  });

  test('a gateway that is down is waited for', async ({ page, stage }) => {
    const { cashier } = stage;
    const show = await cashier.showToBuy();
    const { words, giveEmail, chooseMethod, accountNumber, expectTicket } = createBuyer(page);
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    await giveEmail(newEmail());
    await cashier.set({ gateway: 'down' });
    await chooseMethod();
    await expect(page.getByText(words.account_pending)).toBeVisible();
    await cashier.behave();
    const account = await accountNumber();
    await cashier.pay(account);
    await expectTicket();
  });

  test('the API going away while paying is said, recovered from, and paid once', async ({ page, stage }) => {
    // The server starts anew meanwhile.
    test.slow();
    const { api, cashier } = stage;
    const email = newEmail();
    const show = await cashier.showToBuy();
    const { words, giveEmail, accountNumber, expectTicket } = createBuyer(page);
    await page.goto(`${stage.siteUrl}/withEmail?id=${show.id}`);
    await giveEmail(email);
    await page.getByRole('radio', { name: /BCA/ }).check();
    await api.kill();
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await expect(page.getByText(words.offline)).toBeVisible();
    await api.start();
    const account = await accountNumber();
    await cashier.pay(account);
    await expectTicket();
    await cashier.codeOf(email);
    expect(await cashier.seatsLeft(show.id)).toBe(show.ticket_left - 1);
  });
});
