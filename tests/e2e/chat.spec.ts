import type { Browser, Page } from '@playwright/test';
import type { Id } from '../../packages/core/src/id.js';
import { chatMessages } from '../../packages/core/src/messages/chat.js';
import { chatActMessages } from '../../packages/core/src/messages/chat-act.js';
import { chatField, said, say } from './chatter.js';
import type { Stage } from './stage.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const acts = chatActMessages.default;

/** Somebody at a browser of their own, before the player of a show. */
async function sitDown(browser: Browser, { siteUrl, people }: Stage, id: Id): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await createVisitor(page, siteUrl).enter(await people.customer());
  await page.goto(`${siteUrl}/streaming?id=${id}`);
  await expect(chatField(page)).toBeVisible();
  return page;
}

test('two who watch see what the other says at once, and a guest reads along and is asked to log in', async ({
  browser,
  page,
  stage,
  problems,
}) => {
  const show = await stage.cashier.showNamed('Pasar Malam');
  const [ayu, budi] = await Promise.all([sitDown(browser, stage, show.id), sitDown(browser, stage, show.id)]);
  await page.goto(`${stage.siteUrl}/streaming?id=${show.id}`);
  await say(ayu, 'Halo dari Kupang');
  for (const reader of [ayu, budi, page]) await expect(said(reader)).toHaveText(['Halo dari Kupang']);
  await say(budi, 'Suaranya jernih');
  for (const reader of [ayu, budi, page]) {
    await expect(said(reader)).toHaveText(['Halo dari Kupang', 'Suaranya jernih']);
  }
  await expect(chatField(page)).toBeHidden();
  await page.getByRole('button', { name: acts.sign_in }).click();
  await expect(page.getByRole('dialog', { name: acts.sign_in })).toBeVisible();
  // Nothing is published on this stage: the picture is waited for.
  expect(problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  await Promise.all([ayu, budi].map((reader) => reader.context().close()));
});

test('a reader whose connection is gone for a while misses nothing, and reads nothing twice', async ({
  browser,
  stage,
}) => {
  const show = await stage.cashier.showNamed('Bedug Seribu');
  const [ayu, budi] = await Promise.all([sitDown(browser, stage, show.id), sitDown(browser, stage, show.id)]);
  await say(ayu, 'Satu');
  await expect(said(budi)).toHaveText(['Satu']);
  await stage.api.kill();
  await expect(budi.getByText(chatMessages.default.offline)).toBeVisible();
  await stage.api.start();
  await expect(budi.getByText(chatMessages.default.offline)).toBeHidden();
  await say(ayu, 'Dua');
  await expect(said(budi)).toHaveText(['Satu', 'Dua']);
  await Promise.all([ayu, budi].map((reader) => reader.context().close()));
});
