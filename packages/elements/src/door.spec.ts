import { parseEntryCode } from '@panggung/core';
import { holdVerdicts } from '../../../tests/e2e/doorkeeper.js';
import { expect, test } from './partner.fixture.js';

test.describe('a door', () => {
  test('under a strict policy lets a ticket in once, goes on without the API, and stays when it is moved', async ({
    partner,
    page,
  }) => {
    const { apiUrl, keepDoor, open, errors } = partner;
    const { show, sell } = await keepDoor();
    const [first, second] = [await sell(), await sell()];
    const typed = (said: string) => parseEntryCode(said)?.code ?? '';
    const seen = await open(
      `<main><panggung-door-check show="${show}"></panggung-door-check></main><aside></aside>`,
    );
    const field = page.getByLabel('Code of the ticket');
    const check = async (code: string, verdict: RegExp) => {
      await field.fill(code);
      await holdVerdicts(page);
      await field.press('Enter');
      await page.getByRole('button', { name: verdict }).click();
    };
    await check(typed(first), /^Come in/);
    await check(first, /^Already inside/);
    await page.evaluate(() => {
      const door = document.querySelector('panggung-door-check');
      if (door) document.querySelector('aside')?.append(door);
    });
    await page.route(`${apiUrl}/api/v1/**`, (route) => route.abort());
    await check(second, /^Come in.*Checked without a connection/);
    await expect(page.locator('aside').getByText('Still to be sent: 1')).toBeVisible();
    await page.reload();
    await check(typed(second), /^Already inside/);
    await page.unrouteAll();
    expect((await seen()).violations).toEqual([]);
    expect(errors).toEqual([]);
  });
});
