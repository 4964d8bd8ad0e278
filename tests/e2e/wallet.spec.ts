import { parseEntryCode } from '../../packages/core/src/entry-code.js';
import { receiverMessages } from '../../packages/core/src/messages/receiver.js';
import { ticketWalletMessages } from '../../packages/core/src/messages/ticket-wallet.js';
import { orderAsMember } from './order-as-member.js';
import { scan } from './scan.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const words = { ...ticketWalletMessages.default, ...receiverMessages.default };

test('A ticket is at hand in the wallet, also without a connection, and is sent to somebody once', async ({
  page,
  browser,
  stage,
  problems,
}) => {
  const { siteUrl, cashier, people } = stage;
  const [giver, receiver] = [await people.customer(), await people.customer()];
  const show = await cashier.showToBuy();
  await createVisitor(page, siteUrl).enter(giver);
  await page.goto(siteUrl);
  await cashier.pay(await orderAsMember(page, show));

  await page.goto(`${siteUrl}/yourTicket`);
  await expect(page).toHaveTitle('Your Tickets - Panggung');
  const own = page.getByRole('main');
  await expect(own.getByText(words.COMPLETED)).toBeVisible();
  // Once the code of the card is there, too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await own.getByRole('link', { name: words.see_ticket }).click();
  await expect(page).toHaveURL(/\/cardingyourticket\?id=/);
  const code = own.getByRole('img', { name: 'QR code of this ticket' });
  await expect(code).toBeVisible();
  const scanned = (await scan(code)) ?? '';
  expect(parseEntryCode(scanned)).toMatchObject({ room: String(show.id), signed: true });
  await page.context().setOffline(false);

  await page.goto(`${siteUrl}/yourTicket`);
  await own.getByRole('button', { name: `Options for ${show.name}` }).click();
  await own.getByRole('menuitem', { name: words.send_ticket }).click();
  const sheet = page.getByRole('dialog', { name: words.send_ticket });
  await sheet.getByLabel(words.email, { exact: true }).fill(receiver.email);
  await sheet.getByRole('button', { name: words.check }).click();
  await sheet.getByRole('button', { name: words.send, exact: true }).dblclick();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await page.goto(`${siteUrl}/yourTicket`);
  await expect(own.getByText(words.none_ACTIVE)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await createVisitor(other, siteUrl).enter(receiver);
  await other.goto(`${siteUrl}/yourTicket`);
  await other.getByRole('main').getByRole('link', { name: words.see_ticket }).click();
  const theirs = await scan(other.getByRole('img', { name: 'QR code of this ticket' }));
  expect(parseEntryCode(theirs ?? '')).toMatchObject({ room: String(show.id), signed: true });
  expect(theirs).not.toBe(scanned);
  await context.close();
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);
});

test('The address keeps the tab and the chip of the wallet: back, forward and reload do, too', async ({
  page,
  stage: { siteUrl, people },
}) => {
  await createVisitor(page, siteUrl).enter(await people.customer());
  await page.goto(`${siteUrl}/yourTicket`);
  const own = page.getByRole('main');
  const tab = (name: string) => own.getByRole('tab', { name });
  const chip = own.getByRole('button', { name: words.gift });
  const expectTab = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  await chip.click();
  await expect(page).toHaveURL(`${siteUrl}/yourTicket?gift=1`);
  await expect(own.getByText(words.none_gift)).toBeVisible();
  await tab(words.HISTORY).click();
  await expect(page).toHaveURL(`${siteUrl}/yourTicket?status=history`);
  await expect(own.getByText(words.none_HISTORY)).toBeVisible();
  await expect(chip).toHaveCount(0);

  await page.goBack();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(own.getByText(words.none_ACTIVE)).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await page.goForward();
  await expectTab(words.HISTORY);
  await page.reload();
  await expectTab(words.HISTORY);
  await expect(own.getByText(words.none_HISTORY)).toBeVisible();
});
