import { doorCheckMessages } from '../../packages/core/src/messages/door-check.js';
import { doorLinkMessages } from '../../packages/core/src/messages/door-link.js';
import { shellMessages } from '../../packages/core/src/messages/shell.js';
import { createDoorkeeper } from './doorkeeper.js';
import { withCamera } from './fake-camera.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const words = doorCheckMessages.default;
/** Free, of the creator who registers, and of another. */
const [OWN, OTHER] = ['Hujan Pertama', 'Bedug Seribu'];

test('A creator goes from their show to its door, and lets each ticket in once by its code', async ({
  page,
  stage,
  problems,
}) => {
  // A show's page, the door, and six verdicts, each seen until it has gone.
  test.slow();
  const { siteUrl, people, cashier } = stage;
  const [own, other] = [await cashier.showNamed(OWN), await cashier.showNamed(OTHER)];
  const keeper = await createDoorkeeper(page, { siteUrl, creator: await people.creator() });
  const [ticket, elsewhere] = [await keeper.sell(own), await keeper.sell(other)];
  await page.goto(`${siteUrl}/show/detail?id=${own.id}`);
  await page.getByRole('link', { name: doorLinkMessages.default.open }).click();
  await expect(page).toHaveURL(`${siteUrl}/doorCheck?id=${own.id}`);
  await expect(page).toHaveTitle('Door check - Panggung');
  const before = await keeper.inside();

  await keeper.type(ticket.code.toLowerCase());
  await keeper.expectVerdict('admitted');
  await expect.poll(keeper.inside).toBe(before + 1);
  await keeper.type(ticket.text);
  await keeper.expectVerdict('already', /Came in at \d\d:\d\d/);
  await keeper.type(`${ticket.text.slice(0, -103)}${'0'.repeat(103)}`);
  await keeper.expectVerdict('refused', words.signature_wrong);
  await keeper.type(elsewhere.text);
  await keeper.expectVerdict('refused', words.other_show);
  await keeper.type(elsewhere.code);
  await keeper.expectVerdict('refused', words.code_unknown);

  await page.getByRole('button', { name: `Take back ${ticket.spaced}` }).click();
  await expect.poll(keeper.inside).toBe(before);
  await keeper.type(ticket.code);
  await keeper.expectVerdict('admitted');
  // The second asking of a ticket is answered by a 409, which Chromium logs.
  expect(problems.filter((problem) => !/status of 409/.test(problem))).toEqual([]);
});

test('Nobody else finds the door', async ({ page, stage: { siteUrl, people, cashier } }) => {
  const { id } = await cashier.showNamed(OWN);
  await page.goto(`${siteUrl}/doorCheck?id=${id}`);
  await expect(page).toHaveURL(`${siteUrl}/authorization`);
  await createVisitor(page, siteUrl).enter(await people.member());
  await page.goto(`${siteUrl}/doorCheck?id=${id}`);
  await expect(page.getByRole('main').getByText('Page not found')).toBeVisible();
  await page.goto(`${siteUrl}/show/detail?id=${id}`);
  await expect(page.getByRole('heading', { name: OWN, level: 1 }).first()).toBeVisible();
  expect(await page.getByRole('link', { name: doorLinkMessages.default.open }).count()).toBe(0);
});

test('A camera lets in whose code it sees', async ({ page, stage, launchOptions, locale }) => {
  // Starts a browser of its own.
  test.slow();
  const { siteUrl, people, cashier } = stage;
  const own = await cashier.showNamed(OWN);
  const creator = await people.creator();
  const { sell } = await createDoorkeeper(page, { siteUrl, creator });
  const tickets = [await sell(own), await sell(own)];
  const scenes = tickets.flatMap(({ text }) => [text, null]);
  await withCamera({ scenes, launch: launchOptions, locale: locale ?? 'en-US' }, async (door) => {
    await createDoorkeeper(door, { siteUrl, creator });
    await door.goto(`${siteUrl}/doorCheck?id=${own.id}`);
    // This browser has allowed the camera, which opens by itself then.
    await expect(door.getByText(words.camera_on)).toBeVisible();
    for (const { spaced } of tickets) {
      await expect(door.getByRole('listitem').filter({ hasText: spaced })).toBeVisible();
    }
  });
});

test('Without a network a door decides by itself, and shows what was in conflict afterwards', async ({
  page,
  stage,
}) => {
  const { siteUrl, people, cashier } = stage;
  const own = await cashier.showNamed(OWN);
  const keeper = await createDoorkeeper(page, { siteUrl, creator: await people.creator() });
  const [first, second] = [await keeper.sell(own), await keeper.sell(own)];
  await page.goto(`${siteUrl}/doorCheck?id=${own.id}`);
  const before = await keeper.inside();
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  for (const { text } of [first, second]) {
    await keeper.type(text);
    await keeper.expectVerdict('admitted', words.admitted_here);
  }
  await keeper.type(first.code);
  await keeper.expectVerdict('already');
  await expect(page.getByText('Still to be sent: 2')).toBeVisible();
  expect(await keeper.admitElsewhere(own, second.code)).toBe(201);

  await page.context().setOffline(false);
  const conflict = page.getByRole('alert').filter({ hasText: words.conflicts });
  await expect(conflict.getByText(second.spaced)).toBeVisible();
  expect(await conflict.getByRole('listitem').count()).toBe(1);
  await expect(page.getByText(/Still to be sent/)).toHaveCount(0);
  await expect.poll(keeper.inside).toBe(before + 2);
  expect(await keeper.admitElsewhere(own, first.code)).toBe(409);
  await page.reload();
  await conflict.getByRole('button', { name: words.dismiss }).click();
  await expect(conflict).toHaveCount(0);
});

test('What a door has not sent goes out from any page, and is said there until it has', async ({
  page,
  stage,
}) => {
  const { siteUrl, people, cashier } = stage;
  const own = await cashier.showNamed(OWN);
  const keeper = await createDoorkeeper(page, { siteUrl, creator: await people.creator() });
  const ticket = await keeper.sell(own);
  await page.goto(`${siteUrl}/doorCheck?id=${own.id}`);
  await keeper.inside();
  await page.route('**/api/v1/admission**', (route) => route.abort());
  await page.route('**/api/v1/admission/**', (route) => route.abort());
  await keeper.type(ticket.text);
  await keeper.expectVerdict('admitted', words.admitted_here);

  await page.goto(siteUrl);
  const unsent = page.getByText(`Not sent yet from the door of ${OWN}: 1`);
  await expect(unsent).toBeVisible();
  await expect(unsent.getByRole('link', { name: shellMessages.default.door_check })).toHaveAttribute(
    'href',
    `/doorCheck?id=${own.id}`,
  );
  await page.unrouteAll();
  await expect(unsent).toHaveCount(0);
  expect(await keeper.admitElsewhere(own, ticket.code)).toBe(409);
});

test('Who came in by mistake at another door is taken back after a question', async ({ page, stage }) => {
  const { siteUrl, people, cashier } = stage;
  const own = await cashier.showNamed(OWN);
  const keeper = await createDoorkeeper(page, { siteUrl, creator: await people.creator() });
  const ticket = await keeper.sell(own);
  expect(await keeper.admitElsewhere(own, ticket.code)).toBe(201);
  await page.goto(`${siteUrl}/doorCheck?id=${own.id}`);
  const before = await keeper.inside();
  await keeper.type(ticket.text);
  await page.getByRole('button', { name: `Take back ${ticket.spaced}` }).click();
  const question = page.getByRole('dialog', { name: `Take back ${ticket.spaced}?` });
  await question.getByRole('button', { name: words.undo, exact: true }).click();
  await expect.poll(keeper.inside).toBe(before - 1);
  await expect.poll(() => keeper.admitElsewhere(own, ticket.code)).toBe(201);
});
