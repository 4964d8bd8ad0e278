import type { Page } from '@playwright/test';
import { fill } from '../../packages/core/src/messages/catalogue.js';
import { leaveFormMessages } from '../../packages/core/src/messages/leave-form.js';
import { showMessages } from '../../packages/core/src/messages/show.js';
import { studioActMessages } from '../../packages/core/src/messages/studio-act.js';
import { studioFormMessages } from '../../packages/core/src/messages/studio-form.js';
import { studioManageMessages } from '../../packages/core/src/messages/studio-manage.js';
import { planShow } from './show-maker.js';
import { expect, newEmail, test } from './test.js';
import { createVisitor } from './visitor.js';

// Four covers are cut and written anew.
const expectSoon = expect.configure({ timeout: 60_000 });

const words = studioFormMessages.default;
const leaving = leaveFormMessages.default;
const acts = studioActMessages.default;
const manage = studioManageMessages.default;

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function openMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: fill(manage.menu, { name }) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an artist makes a show, changes it, and calls it off once it is sold', async ({
  page,
  stage: { siteUrl, people, cashier },
}) => {
  await createVisitor(page, siteUrl).enter(await people.creator('Teater Lingkar Api'));
  await page.goto(`${siteUrl}/manageshow`);
  await page.getByRole('link', { name: manage.add }).click();
  await planShow(page, { name: 'Malam Obor', price: 50_000, seats: 20 });
  await page.getByRole('button', { name: words.add }).click();
  await expectSoon(card(page, 'Malam Obor')).toBeVisible();

  await openMenu(page, 'Malam Obor', manage.edit);
  await expectSoon(page.getByLabel(words.name, { exact: true })).toHaveValue('Malam Obor');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByLabel(words.name, { exact: true }).fill('Malam Seribu Obor');
  await page.getByRole('button', { name: words.update }).click();
  await expectSoon(card(page, 'Malam Seribu Obor')).toBeVisible();

  const { account_number } = await cashier.order(id, newEmail());
  await cashier.pay(account_number);
  await openMenu(page, 'Malam Seribu Obor', manage.remove);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: acts.remove }).click();
  await dialog.getByRole('button', { name: acts.call_off }).click();
  await dialog.getByLabel(acts.reason).fill('Hujan badai');
  await dialog.getByRole('button', { name: acts.call_off }).click();
  await expectSoon(card(page, 'Malam Seribu Obor')).toContainText(showMessages.default.CANCELLED);
});

test('a form with unsaved changes is not left by the Back button unasked, and keeps what was typed', async ({
  page,
  problems,
  stage: { siteUrl, people },
}) => {
  await createVisitor(page, siteUrl).enter(await people.creator('Teater Lingkar Api'));
  await page.goto(`${siteUrl}/manageshow`);
  await page.getByRole('link', { name: manage.add }).click();
  const name = page.getByLabel(words.name, { exact: true });
  const question = page.getByRole('dialog', { name: leaving.leave_title });
  await name.fill('Malam Obor');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: leaving.keep }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/show\/add/);
  await expect(name).toHaveValue('Malam Obor');

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: leaving.leave, exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/manageshow`);
  await page.goForward();
  await expect(name).toHaveValue('Malam Obor');
  expect(problems).toEqual([]);
});
