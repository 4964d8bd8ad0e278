import { buyMessages } from '../../packages/core/src/messages/buy.js';
import { checkoutWords } from '../checkout-words.js';
import { createBuyer } from './buyer.js';
import { scan } from './scan.js';
import { expect, newEmail, test } from './test.js';

test.describe('A guest', () => {
  test('gives a donation and pays by QRIS', async ({ page, stage: { siteUrl, cashier }, problems }) => {
    const show = await cashier.showNamed('Bulan di Atas Kali');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await buyer.wantTicket();
    await buyer.giveEmail(newEmail());
    await expect(page).toHaveURL(/\/Donation\?/);
    await buyer.donate(5_000);
    await expect(page).toHaveURL(/\/PaymentTypeList\?/);
    await buyer.chooseMethod(/QRIS/);
    await expect(page).toHaveURL(`${siteUrl}/PaymentCountdown`);
    const charge = await cashier.charge('QRIS');
    expect(await scan(page.getByRole('img', { name: /QR/ }))).toBe(charge.reference);
    expect(charge.amount).toBe(show.ticket_price + 5_000);
    await cashier.payCharge(charge.id);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await buyer.expectTicket();
    expect(problems).toEqual([]);
  });

  test('redeems a code for a free show, after a wrong one', async ({ page, stage: { siteUrl, cashier } }) => {
    const words = checkoutWords.default;
    const email = newEmail();
    const show = await cashier.showNamed('Malam Puisi di Gudang');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await buyer.giveEmail(email);
    await expect(page).toHaveURL(/\/PaymentFree\?/);
    await page.reload();
    await expect(page).toHaveURL(/\/PaymentFree\?/);
    await buyer.giveCode('PETI-KOSONG');
    await expect(page.getByText(words.redeem_code_wrong)).toBeVisible();
    await buyer.giveCode('peti-kemas');
    await expect(page.getByRole('alert').getByText(words.validating)).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/`);
    const code = await cashier.codeOf(email);
    expect(await cashier.ticket(show.id, code)).toMatchObject({ status: 'COMPLETED', amount: 0 });
  });

  test('takes a free pass', async ({ page, stage: { siteUrl, cashier } }) => {
    const show = await cashier.showNamed('Festival Layang-Layang Raksasa');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await buyer.giveEmail(newEmail());
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    await buyer.expectTicket();
  });

  test('lets a code for Alfamart end, learns it by REFRESH, and has the ticket by paying all the same', async ({
    page,
    stage: { siteUrl, cashier },
  }) => {
    const show = await cashier.showNamed('Ombak Utara');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    const email = newEmail();
    await buyer.giveEmail(email);
    await buyer.chooseMethod(/Alfamart/);
    const { id, reference } = await cashier.charge('ALFAMART');
    const shown = page.locator('.panggung-checkout__fact[data-large] .panggung-checkout__value');
    await expect.poll(async () => ((await shown.textContent()) ?? '').replace(/\s/g, '')).toBe(reference);
    await cashier.expireCharge(id);
    await buyer.refresh();
    await buyer.expectFailure();
    await expect(page).toHaveURL(`${siteUrl}/`);
    await cashier.payCharge(id, { isLate: true });
    const code = await cashier.codeOf(email);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}&code=${code}`);
    await buyer.button(buyMessages.default.see_ticket).first().click();
    await buyer.expectTicket();
  });

  test('declines on the page of DANA, and orders again', async ({
    page,
    context,
    stage: { siteUrl, cashier },
  }) => {
    const show = await cashier.showNamed('Kota Tanpa Tidur');
    const buyer = createBuyer(page);
    const email = newEmail();
    const order = async () => {
      await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
      await buyer.giveEmail(email);
      const opened = context.waitForEvent('page');
      await buyer.chooseMethod(/DANA/);
      const wallet = await opened;
      await wallet.waitForURL(/\/checkouts\//);
      return wallet;
    };
    const declined = await order();
    await declined.getByRole('button', { name: 'Decline' }).click();
    await buyer.expectFailure();
    await expect(page).toHaveURL(`${siteUrl}/`);
    await declined.close();
    const paid = await order();
    await paid.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
    // The wallet leads back by itself; the payment is known there, too.
    await expect(paid).toHaveURL(new RegExp(`^${siteUrl}/`));
    await createBuyer(paid).expectTicket();
  });

  test('whose browser opens no window goes to LinkAja by a link', async ({
    page,
    stage: { siteUrl, cashier },
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const show = await cashier.showNamed('Lakon Api');
    const buyer = createBuyer(page);
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await buyer.giveEmail(newEmail());
    await buyer.chooseMethod(/LinkAja/);
    await expect(page).toHaveURL(/\/PaymentWithLinkAja\?/);
    await buyer.givePhone();
    const link = page.getByRole('link', { name: new RegExp(`^${buyer.words.continue_payment}`) });
    const { id, checkout_url } = await cashier.charge('LINKAJA');
    await expect(link).toHaveAttribute('href', String(checkout_url));
    await cashier.payCharge(id);
    await expect(page).toHaveURL(`${siteUrl}/PaymentSuccess`);
  });
});
