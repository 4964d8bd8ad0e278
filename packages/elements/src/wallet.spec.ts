import { parseEntryCode } from '@panggung/core';
import type { Page } from '@playwright/test';
import { scan } from '../../../tests/e2e/scan.js';
import { expect, test } from './partner.fixture.js';

const wallet = '<panggung-ticket-wallet></panggung-ticket-wallet>';
const card = (page: Page) => page.locator('panggung-ticket-wallet [part~=card]');

/** Takes an element out of its place and puts it elsewhere, as frameworks do. */
const move = (page: Page, tag: string) =>
  page.evaluate((tag) => {
    const element = document.querySelector(tag);
    if (element) document.querySelector('aside')?.append(element);
  }, tag);

test.describe('a wallet', () => {
  test('under a strict policy opens a ticket in place, stays when it is moved, and reports nothing', async ({
    partner,
    page,
  }) => {
    const { signIn, open, requests, errors } = partner;
    const { room_id } = await (await signIn()).take();
    const seen = await open(`<main>${wallet}</main><aside></aside>`);
    await page.getByRole('link', { name: 'See Ticket' }).click();
    const code = page.getByRole('dialog').getByRole('img', { name: 'QR code of this ticket' });
    await expect(code).toBeVisible();
    const scanned = parseEntryCode((await scan(code)) ?? '');
    expect(scanned).toMatchObject({ room: String(room_id), signed: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const asked = () => requests.filter((path) => path === '/api/v1/payment').length;
    const before = asked();
    await move(page, 'panggung-ticket-wallet');
    await expect(page.locator('aside').getByRole('link', { name: 'See Ticket' })).toBeVisible();
    expect(asked()).toBe(before);
    expect((await seen()).violations).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('shows what was seen last where the API cannot be reached, and how old that is', async ({
    partner,
    page,
  }) => {
    const { apiUrl, signIn, open, errors } = partner;
    await (await signIn()).take();
    await open(wallet);
    await expect(card(page)).toHaveCount(1);
    await page.route(`${apiUrl}/api/v1/**`, (route) => route.abort());
    await page.reload();
    await expect(card(page)).toHaveCount(1);
    await expect(page.getByText('No connection. As seen just now.')).toBeVisible();
    await page.getByRole('link', { name: 'See Ticket' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code of this ticket' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('bears a page that resets everything and extends arrays: a ticket can be sent from it', async ({
    partner,
    page,
  }) => {
    const { script, signIn, open, errors } = partner;
    await page.addInitScript(() => {
      Object.assign(Array.prototype, { each() {}, last() {}, remove() {} });
    });
    await (await signIn()).take();
    await open(wallet, {
      isStrict: false,
      head: `${script}<style>* { all: unset !important; color: red !important; font: 40px serif !important }</style>`,
    });
    await expect(card(page)).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await page.getByRole('button', { name: /^Options for / }).click();
    await page.getByRole('menuitem', { name: 'Send Ticket' }).click();
    const sheet = page.getByRole('dialog', { name: 'Send Ticket' });
    await sheet.getByLabel('Receiver e-mail').fill('nobody.at.all@example.com');
    await sheet.getByRole('button', { name: 'CHECK EMAIL' }).click();
    await expect(sheet.getByText('Account not found')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'SEND', exact: true })).toBeDisabled();
    expect(errors).toEqual([]);
  });
});

test.describe('a profile', () => {
  /** Black on its left half. */
  const draw = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 400;
      canvas.height = 300;
      canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });

  test('under a strict policy takes a photo, and keeps what was typed when it is moved', async ({
    partner,
    page,
  }) => {
    const { apiUrl, signIn, open, errors } = partner;
    const { user } = await signIn();
    const seen = await open(
      `<main><panggung-profile screen="edit"></panggung-profile></main><aside></aside>`,
    );
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Sri Rahayu');
    const buffer = Buffer.from(await draw(page), 'base64');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Change photo' }).click(),
    ]);
    await chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    await page.getByRole('application').press('+');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Photo uploaded')).toBeVisible();
    const photo = page.locator('panggung-profile [part~=photo] img');
    const shown = () => photo.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
    await expect.poll(shown).toMatch(new RegExp(`^${apiUrl}/media/[0-9a-f]{32}-160\\.avif$`));
    await move(page, 'panggung-profile');
    await expect(page.locator('aside').getByLabel('Name', { exact: true })).toHaveValue('Sri Rahayu');
    await expect.poll(shown).toContain('/media/');
    const reply = await fetch(`${apiUrl}/api/v1/user/${user.id}`, {
      headers: { authorization: `Bearer ${user.token}`, origin: new URL(page.url()).origin },
    });
    expect((await reply.json()).data.url_photo).toMatch(/-300\.jpg$/);
    expect((await seen()).violations).toEqual([]);
    expect(errors).toEqual([]);
  });
});
