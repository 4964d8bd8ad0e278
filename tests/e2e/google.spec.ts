import { offlineGoogle, registerAtGoogle, signInAtGoogle } from './google.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

test.describe('A Google account', () => {
  test('registers in one step, and signs in the next time', async ({
    page,
    context,
    stage: { siteUrl, people },
  }) => {
    await offlineGoogle(context);
    const stranger = people.stranger();
    const { firstName } = stranger;
    const visitor = createVisitor(page, siteUrl);
    const account = await registerAtGoogle(page, siteUrl, stranger);
    await visitor.expectSnackbar('Registration is successful');
    await expect(page).toHaveURL(`${siteUrl}/`);
    await visitor.expectSignedIn({ firstName });
    await visitor.logOut();

    await page.goto(`${siteUrl}/login`);
    const sent = page.waitForRequest('**/auth/loginWithGoogle');
    await signInAtGoogle(page, () => visitor.button('Login with google').click(), account, 'known');
    const body = (await sent).postDataJSON();
    expect(Object.keys(body).sort()).toEqual(['email', 'google_id', 'id_token', 'one_signal_id']);
    await visitor.expectSignedIn({ firstName });
  });

  test('that nobody registered opens nothing, and leaves nobody signed in', async ({
    page,
    context,
    stage: { siteUrl, people },
  }) => {
    await offlineGoogle(context);
    const { email } = people.stranger();
    const visitor = createVisitor(page, siteUrl);
    await page.goto(`${siteUrl}/login`);
    await signInAtGoogle(page, () => visitor.button('Login with google').click(), { email, name: 'Raka A' });
    await visitor.expectAlert(/This Google account is not registered yet/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});
