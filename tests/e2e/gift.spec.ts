import { paymentActionMessages } from '../../packages/core/src/messages/payment-action.js';
import { receiverMessages } from '../../packages/core/src/messages/receiver.js';
import { createBuyer } from './buyer.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

test.describe('A ticket as a gift', () => {
  test('is for those who signed in', async ({ page, stage: { siteUrl } }) => {
    for (const path of ['TicketGift?id=1', 'paymenttype/detail?id=1', 'yourTicket']) {
      await page.goto(`${siteUrl}/${path}`);
      await expect(page).toHaveURL(`${siteUrl}/authorization`);
    }
  });

  test('is paid for by one and had by another, with a donation', async ({
    page,
    browser,
    stage,
    problems,
  }) => {
    const { siteUrl, cashier, people } = stage;
    const words = receiverMessages.default;
    const [giver, receiver] = [await people.customer(), await people.customer()];
    await createVisitor(page, siteUrl).enter(giver);
    const show = await cashier.showNamed('Bulan di Atas Kali');
    const buyer = createBuyer(page);
    const own = page.getByRole('main');

    await page.goto(`${siteUrl}/TicketGift`);
    await expect(page.getByRole('alert').getByText('Page not found')).toBeVisible();
    await page.goto(`${siteUrl}/TicketGift?id=${show.id}`);
    await own.getByLabel(words.email, { exact: true }).fill(receiver.email);
    await expect(buyer.button(words.choose_method)).toBeDisabled();
    await buyer.button(words.check).click();
    await buyer.button(words.choose_method).click();
    await expect(page).toHaveURL(/\/Donation\?id=\d+&forUserId=\d+$/);
    await buyer.donate(2500);
    await expect(page).toHaveURL(/\/PaymentTypeList\?id=\d+&donate=2500&forUserId=\d+$/);
    await buyer.chooseMethod();
    const account = await buyer.accountNumber();

    // Among what one gave, not among one's own.
    await page.goto(`${siteUrl}/yourTicket`);
    await expect(own.getByText('You dont have a ticket yet')).toBeVisible();
    await own.getByRole('button', { name: 'Gift' }).click();
    await own.getByRole('link', { name: paymentActionMessages.default.payment_details }).click();
    await expect(page).toHaveURL(/\/PaymentDetail\?id=\d+&forUserId=\d+$/);
    expect(await buyer.accountNumber()).toBe(account);
    await cashier.pay(account);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    const mails = async () => (await cashier.mailsTo(receiver.email)).map(({ text }) => text).join();
    await expect.poll(mails).toContain(show.name);
    expect(problems).toEqual([]);

    const context = await browser.newContext();
    const other = await context.newPage();
    await createVisitor(other, siteUrl).enter(receiver);
    await other.goto(`${siteUrl}/yourTicket`);
    await expect(other.getByRole('main').getByRole('link', { name: show.name })).toBeVisible();
    await context.close();

    await page.goto(`${siteUrl}/TicketGift?id=${show.id}`);
    await own.getByLabel(words.email, { exact: true }).fill(receiver.email);
    await buyer.button(words.check).click();
    await expect(page.getByRole('dialog', { name: words.notice }).getByText(words.exists)).toBeVisible();
  });
});
