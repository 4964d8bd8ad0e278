import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { checkoutWords } from '../checkout-words.js';
import { createBuyer } from './buyer.js';
import { tabTo } from './keyboard.js';
import { expect, newEmail, test } from './test.js';
import { createVisitor } from './visitor.js';
import { overflowOf } from './watch-page.js';

/** What is still fading in has not its colours yet. */
function stillness(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => {});
  });
}

async function expectAccessible(page: Page, where: string, rules?: string[]) {
  await stillness(page);
  // No frame of another site to look into: without the mode each look would open a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(found).toEqual([]);
}

/** Light and dark on a wide screen for everybody, and on a narrow one without scrolling sideways. */
async function expectUsable(page: Page, where: string) {
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, `${where}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowOf(page), `${where} at 320 px`).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.describe('Everybody', () => {
  test('can use each screen of the site', async ({ page, stage: { siteUrl, cashier } }) => {
    // Eight screens, each looked at in both themes.
    test.slow();
    const show = await cashier.showToBuy();
    const buyer = createBuyer(page);
    const check = (where: string) => expectUsable(page, where);
    await page.goto(siteUrl);
    await expect(page.getByRole('article').first()).toBeVisible();
    await check('dashboard');
    await page.goto(`${siteUrl}/show`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await check('list');
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await expect(page.getByRole('heading', { name: show.name })).toBeVisible();
    await check('detail');
    await page.goto(`${siteUrl}/nowhere`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await check('not found');
    await page.goto(`${siteUrl}/withEmail?id=${show.id}`);
    await page.getByLabel(buyer.words.email, { exact: true }).fill('a@b');
    await page.getByLabel(buyer.words.email, { exact: true }).blur();
    await check('e-mail refused');
    await buyer.giveEmail(newEmail());
    await expect(page.getByRole('radio').first()).toBeVisible();
    await check('methods');
    await buyer.chooseMethod();
    const account = await buyer.accountNumber();
    await check('countdown');
    await cashier.pay(account);
    await buyer.expectTicket();
    await check('ticket');
  });

  test('can use each screen of an account', async ({ page, stage: { siteUrl, people } }) => {
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/authorization`);
    await expect(page.getByText('Sorry you can not entry!')).toBeVisible();
    await expectUsable(page, 'authorization');
    await page.goto(`${siteUrl}/login`);
    await visitor.field('E-mail').fill('a@b');
    await visitor.field('E-mail').blur();
    await expectUsable(page, 'login');
    await page.getByText('Forgot password').click();
    await expect(visitor.button('Check email')).toBeVisible();
    await expectUsable(page, 'forgot password');
    await visitor.fillRegister({ ...people.stranger(), firstName: '' });
    await expectUsable(page, 'register');
    await page.goto(`${siteUrl}/resetPassword?actionCode=forged`);
    await expect(visitor.button('Change Password')).toBeVisible();
    await expectUsable(page, 'reset password');
    await visitor.enter(await people.member());
    for (const screen of ['detail', 'edit', 'changePassword', 'detail?part=sessions']) {
      await page.goto(`${siteUrl}/profile/${screen}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectUsable(page, `profile ${screen}`);
    }
    await page.getByRole('button', { name: /^Account of / }).click();
    await expectAccessible(page, 'the menu of an account');
  });

  test('can use the checkout on a partner page', async ({ page, stage }) => {
    const buyer = createBuyer(page, 'id');
    await page.goto(stage.venueUrl);
    await expect(
      page.locator('panggung-buy-button').getByRole('button', { name: 'Beli tiket' }),
    ).toBeVisible();
    await expectAccessible(page, 'venue');
    await createBuyer(page.locator('panggung-buy-button'), 'id').wantTicket();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await buyer.order(newEmail());
    await expectAccessible(page, 'countdown in the dialog');
  });

  test('can log in with the keyboard alone', async ({ page, stage: { siteUrl, people } }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/login`);
    await tabTo(page, visitor.field('E-mail'));
    await page.keyboard.type(member.email);
    await tabTo(page, visitor.field('Password'));
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await visitor.expectSignedIn(member);
    // The reading begins below the bar: back is the short way, forward are all shows.
    await tabTo(page, page.getByRole('button', { name: /^Account of / }), { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Log out', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Log out', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();
  });

  test('can buy with the keyboard alone', async ({ page, stage }) => {
    const { siteUrl, cashier } = stage;
    const show = await cashier.showToBuy();
    const { words, accountNumber, expectTicket } = createBuyer(page);
    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    const buy = page.getByRole('button', { name: 'Buy Ticket', exact: true }).first();
    await expect(buy).toBeVisible();
    await tabTo(page, buy);
    await page.keyboard.press('Enter');
    const keepGoing = page.getByRole('button', { name: checkoutWords.default.keep_going });
    await expect(keepGoing).toBeVisible();
    await tabTo(page, keepGoing);
    await page.keyboard.press('Enter');
    const field = page.getByLabel(words.email, { exact: true });
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Enter');
    const methods = page.getByRole('radio');
    await expect(methods.first()).toBeVisible();
    await tabTo(page, methods.first());
    await page.keyboard.press('Space');
    const bank = page.getByRole('radio', { name: /BCA/ });
    for (let n = await methods.count(); n > 0 && !(await bank.isChecked()); n--)
      await page.keyboard.press('ArrowDown');
    await expect(bank).toBeChecked();
    const next = page.getByRole('button', { name: words.next, exact: true });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    const account = await accountNumber();
    await cashier.pay(account);
    await expectTicket();
    await tabTo(page, page.getByRole('button', { name: words.go_dashboard }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteUrl}/`);
  });
});
