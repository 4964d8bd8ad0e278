import { expect, type Page } from '@playwright/test';
import { offlineGoogle, registerAtGoogle, signInAtGoogle } from './google.js';
import { test } from './test.js';
import { createVisitor } from './visitor.js';

const person = /\/api\/v1\/user\/[^/]+$/;

/** Chooses from a list that is searched by typing. */
async function choose(page: Page, name: string, typed: string, option: RegExp) {
  const box = page.getByRole('combobox', { name });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

test.describe('A profile', () => {
  test('is filled in, saved, and known everywhere at once', async ({ page, stage }) => {
    const { siteUrl, people } = stage;
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(member);
    await page.goto(`${siteUrl}/profile`);
    await page.getByRole('link', { name: 'Edit profile' }).or(visitor.button('Edit profile')).first().click();
    await expect(page).toHaveURL(`${siteUrl}/profile/edit`);
    await visitor.field('Name').fill('Nadira Pramesti');
    await visitor.field('Phone').fill('081234567890');
    await visitor.field('Birth date').fill('1996-03-14');
    await page.getByRole('radio', { name: 'Female' }).check();
    await choose(page, 'City', 'bandung', /^Kota Bandung$/);
    await page.getByLabel('Work', { exact: true }).selectOption({ index: 1 });
    const work = await page.getByLabel('Work', { exact: true }).locator('option:checked').textContent();
    const pressed = Date.now();
    await visitor.button('Update').click();
    await visitor.expectSnackbar('Profile updated');
    await expect(page).toHaveURL(`${siteUrl}/profile/detail`);
    expect(Date.now() - pressed).toBeGreaterThan(1900);
    await expect(page).toHaveTitle(/Nadira Pramesti/);
    const main = page.getByRole('main');
    for (const text of [
      'Nadira Pramesti',
      'Female',
      '081234567890',
      'Kota Bandung',
      '14 Maret 1996',
      work ?? '',
    ])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await visitor.expectSignedIn({ firstName: 'Nadira' });
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').phone)).toBe(
      '081234567890',
    );
  });

  test('takes nothing wrong: each mistake is told at its field, and nothing typed is lost', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(await people.member());
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && person.test(request.url())) saves += 1;
    });
    await page.goto(`${siteUrl}/profile/edit`);
    await visitor.field('Phone').fill('081234567890');
    const length = 'Phone number must be less than 13 number and more than 10 number';
    const mistakes = [
      { name: 'Name', typed: '', right: 'Nadira', says: 'Name is required' },
      {
        name: 'Name',
        typed: 'n'.repeat(101),
        right: 'n'.repeat(100),
        says: 'Name must be less than 100 characters',
      },
      { name: 'Phone', typed: '', right: '0812345678', says: 'Phone is required' },
      { name: 'Phone', typed: '081234567', right: '0812345678', says: length },
      { name: 'Phone', typed: '08123456789012', right: '0812345678901', says: length },
      {
        name: 'Birth date',
        typed: '1949-12-31',
        right: '1950-01-01',
        says: 'Birth date must be a day from 1950',
      },
      {
        name: 'Birth date',
        typed: '2999-01-01',
        right: '1996-03-14',
        says: 'Birth date must be a day from 1950',
      },
    ];
    for (const { name, typed, right, says } of mistakes) {
      const field = visitor.field(name);
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(says));
      await visitor.button('Update').click();
      await expect(field).toBeFocused();
      await field.fill(right);
      await field.blur();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(saves).toBe(0);
    await page.route(person, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { message: 'no' } })
        : route.continue(),
    );
    await visitor.button('Update').click();
    await visitor.expectAlert('Update failed');
    await expect(visitor.field('Phone')).toHaveValue('0812345678901');
    await expect(visitor.field('Name')).toHaveValue('n'.repeat(100));
  });

  test('changes its password, which its other sessions do not outlive', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    const member = await people.member();
    const visitor = createVisitor(page, siteUrl);
    await visitor.enter(member);
    await page.goto(`${siteUrl}/profile/changePassword`);
    const fill = async (last: string, next: string, again = next) => {
      await visitor.field('Current password').fill(last);
      await visitor.field('New password').fill(next);
      await visitor.field('Confirm password').fill(again);
      await visitor.field('Confirm password').blur();
    };
    await fill('angklung7', 'Gamelan8');
    await expect(page.getByText('Min. 6 characters with at least one capital letter.')).toBeVisible();
    await fill(member.password, 'Gamelan8', 'Gamelan9');
    await expect(page.getByText('Password not match')).toBeVisible();
    await expect(visitor.button('Change')).toBeDisabled();
    await fill('Angklung8', 'Gamelan8');
    await visitor.button('Change').click();
    await visitor.expectAlert('password is incorrect');
    await visitor.expectSignedIn(member);
    await fill(member.password, 'Gamelan8');
    await visitor.button('Change').click();
    await visitor.expectSnackbar('password changed');
    await expect(page).toHaveURL(`${siteUrl}/profile/detail`);
    await visitor.logOut();
    await visitor.login(member);
    await visitor.expectAlert('E-mail or password is incorrect');
    await visitor.fillLogin({ ...member, password: 'Gamelan8' });
    await visitor.expectSignedIn(member);
  });

  test('of a Google account is deleted once that account confirms it, and leaves nothing in the browser', async ({
    page,
    context,
    stage: { siteUrl, people },
  }) => {
    await offlineGoogle(context);
    const newcomer = people.stranger();
    const visitor = createVisitor(page, siteUrl);
    const account = await registerAtGoogle(page, siteUrl, newcomer);
    await visitor.expectSignedIn(newcomer);
    await page.goto(`${siteUrl}/yourTicket`);
    await expect(page.getByText('You dont have a ticket yet')).toBeVisible();

    await page.goto(`${siteUrl}/profile/detail`);
    await visitor.button('Delete account').click();
    const confirm = () => visitor.button('Confirm with Google and delete').click();
    const stranger = { email: people.stranger().email, name: 'Orang Lain' };
    await signInAtGoogle(page, confirm, stranger);
    await visitor.expectAlert('This is another Google account');
    await signInAtGoogle(page, confirm, account, 'known');
    await visitor.expectSnackbar('Your account is deleted');
    await visitor.expectSignedOut();
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => /^(user|panggung:.*)$/.test(name)));
    await expect.poll(kept).toEqual([]);

    await page.goto(`${siteUrl}/login`);
    await signInAtGoogle(page, () => visitor.button('Login with google').click(), account);
    await visitor.expectAlert(/This Google account is not registered yet/);
  });
});
