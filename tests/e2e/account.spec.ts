import type { Locator } from '@playwright/test';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

const unverified = 'Account not verified. please verified your account.';
const linkSent = 'We have sent a link to verification Email. Please check!';
const badCode =
  'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.';

/** By how much red outshines the other colours of what somebody reads, of 255. */
function rednessOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const excess = [color, backgroundColor].map((text) => {
      const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return red - Math.max(green, blue);
    });
    return Math.max(...excess);
  });
}

test.describe('An account', () => {
  test('begins with a form and a mail, lasts over reloads and tabs, and ends in all of them', async ({
    page,
    context,
    stage: { siteUrl, people },
    problems,
  }) => {
    const stranger = people.stranger();
    const visitor = createVisitor(page, siteUrl);
    await visitor.fillRegister(stranger);
    await visitor.button('Register').click();
    await visitor.expectSnackbar('Registration is successful. Please check your email for verification');
    await expect(visitor.button('Login')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

    await page.goto(await people.linkOf(stranger.email, 'verifyEmail'));
    await visitor.expectSnackbar('Please, login your account');
    await expect(page).toHaveURL(`${siteUrl}/login`);

    await visitor.fillLogin(stranger);
    await expect(page).toHaveURL(`${siteUrl}/`);
    await visitor.expectSignedIn(stranger);
    await page.reload();
    await visitor.expectSignedIn(stranger);

    const tab = await context.newPage();
    const inTab = createVisitor(tab, siteUrl);
    await tab.goto(`${siteUrl}/show`);
    await inTab.expectSignedIn(stranger);

    await visitor.logOut();
    await inTab.expectSignedOut();
    await tab.reload();
    await inTab.expectSignedOut();
    expect(problems).toEqual([]);
  });

  test('that was never verified asks for it, goes back, or sends the link once more', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member({ isVerified: false });
    const sent = await people.countMails(member.email, 'verifyEmail');
    const visitor = createVisitor(page, siteUrl);
    await visitor.login(member);
    const dialog = page.getByRole('dialog', { name: 'Account not verified' });
    await expect(dialog.getByText(unverified, { exact: true })).toBeVisible();
    await dialog.getByText('Back', { exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

    await visitor.button('Login').click();
    await dialog.getByRole('button', { name: 'Verification', exact: true }).click();
    await visitor.expectSnackbar(linkSent);
    await expect.poll(() => people.countMails(member.email, 'verifyEmail')).toBe(sent + 1);
  });

  test('gets a new password by mail; the old one opens nothing any more', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/login`);
    await page.getByText('Forgot password').click();
    await visitor.field('E-mail').fill('nobody.at.all@example.com');
    await expect(page.getByText('E-mail Not Found')).toBeVisible();
    await expect(visitor.button('Check email')).toBeDisabled();
    await visitor.field('E-mail').fill(member.email);
    await visitor.button('Check email').click();
    await visitor.expectSnackbar(linkSent);

    const link = await people.linkOf(member.email, 'resetPassword');
    await page.goto(link);
    await visitor.expectSnackbar('Please, reset your password');
    await expect(page).toHaveURL(/\/resetPassword/);
    const fields = page.locator('input[autocomplete="new-password"]');
    await expect(fields).toHaveCount(2);
    await fields.first().fill('Gamelan8');
    await fields.last().fill('Gamelan9');
    await fields.last().blur();
    await expect(page.getByText('Password not match')).toBeVisible();
    await expect(visitor.button('Change Password')).toBeDisabled();
    await fields.last().fill('Gamelan8');
    await visitor.button('Change Password').click();
    await expect(page).toHaveURL(`${siteUrl}/login`);

    await visitor.fillLogin(member);
    const alert = page.getByRole('alert').getByText('E-mail or password is incorrect');
    await expect(alert).toBeVisible();
    expect(await rednessOf(alert)).toBeGreaterThan(60);
    await visitor.fillLogin({ ...member, password: 'Gamelan8' });
    await visitor.expectSignedIn(member);

    await page.goto(link);
    await expect(page.getByRole('alert').getByText(badCode)).toBeVisible();
  });

  test('costs a visitor nothing of the identity service before they sign in', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    // Read from outside: a page that is left may never tell what was on its way.
    const read = async (url: string) => (await page.request.get(url)).text();
    const hasSdk = async () =>
      (await Promise.all([...scripts].map(read))).some((text) =>
        text.includes('identitytoolkit.googleapis.com'),
      );
    await page.goto(siteUrl);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${siteUrl}/login`);
    await visitor.field('E-mail').fill(member.email);
    await visitor.field('Password').fill(member.password);
    await page.waitForLoadState('networkidle');
    expect(await hasSdk()).toBe(false);
    await visitor.button('Login').click();
    await visitor.expectSignedIn(member);
    expect(await hasSdk()).toBe(true);
  });

  test('needs a code that is good: a forged link says so, and leads nowhere else', async ({
    page,
    stage: { siteUrl },
  }) => {
    const elsewhere = encodeURIComponent('https://elsewhere.example/');
    await page.goto(
      `${siteUrl}/auth/account?mode=verifyEmail&oobCode=forged&continueUrl=${elsewhere}&redirect=${elsewhere}`,
    );
    await expect(page.getByRole('alert').getByText(badCode)).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/login`);
    const resetScreen = page.getByText('This link no longer works. Ask for a new one.');
    await page.goto(`${siteUrl}/show?actionCode=forged`);
    await expect(page.getByRole('alert').getByText(badCode)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeDisabled();
    await expect(resetScreen).toBeVisible();
  });

  test('keeps its session when a forged reset link is opened, and loses it to a good one', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/login`);
    await page.getByText('Forgot password').click();
    await visitor.field('E-mail').fill(member.email);
    await visitor.button('Check email').click();
    await visitor.expectSnackbar(linkSent);
    const link = await people.linkOf(member.email, 'resetPassword');
    await visitor.enter(member);

    await page.goto(`${siteUrl}/auth/account?mode=resetPassword&oobCode=forged`);
    await visitor.expectAlert(badCode);
    await expect(page).toHaveURL(/\/resetPassword\?actionCode=forged/);
    await expect(page.getByText('Please, reset your password')).toHaveCount(0);
    await expect(page.getByRole('alert').getByText(badCode)).toHaveCount(0);
    await visitor.button('Ask for a new link').click();
    await expect(visitor.button('Check email')).toBeVisible();
    await page.goto(siteUrl);
    await visitor.expectSignedIn(member);

    await page.goto(link);
    await visitor.expectSnackbar('Please, reset your password');
    await page.goto(siteUrl);
    await visitor.expectSignedOut();
  });

  test('titles each panel of the login screen, and begins with the code of whoever recommended it', async ({
    page,
    stage: { siteUrl },
  }) => {
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/login`);
    await expect(page).toHaveTitle('Login - Panggung');
    await page.getByText('Register now').click();
    await expect(page).toHaveTitle('Register - Panggung');
    await visitor.button('Login').last().click();
    await page.getByText('Forgot password').click();
    await expect(page).toHaveTitle('Forgot password - Panggung');
    await page.goto(`${siteUrl}/resetPassword?actionCode=forged`);
    await expect(page).toHaveTitle('Reset Password - Panggung');
    await page.goto(`${siteUrl}/login?referral=RANI77`);
    await expect(page).toHaveTitle('Register - Panggung');
    await expect(visitor.field('Referral code')).toHaveValue('RANI77');
    await expect(visitor.field('Referral code')).toBeVisible();
  });
});
