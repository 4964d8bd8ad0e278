import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

test.describe("A member on a partner's page", () => {
  test('signs in at the site in a window, and is known to the page, after a reload too', async ({
    page,
    stage: { siteUrl, venueUrl, people },
    problems,
  }) => {
    const member = await people.member();
    await page.goto(venueUrl);
    const widget = page.locator('panggung-account').first();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      widget.getByRole('button', { name: /^Masuk di/ }).click(),
    ]);
    expect(new URL(popup.url()).origin).toBe(siteUrl);
    const closed = popup.waitForEvent('close');
    await createVisitor(popup, siteUrl).fillLogin(member);
    await closed;
    await expect(widget.getByText('Kamu sudah masuk')).toBeVisible();
    expect(page.url()).toBe(venueUrl);
    await page.reload();
    await expect(widget.getByText('Kamu sudah masuk')).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain('user');
    expect(problems).toEqual([]);

    const again = await page.context().newPage();
    await again.goto(siteUrl);
    await createVisitor(again, siteUrl).expectSignedIn(member);

    await widget.getByRole('button', { name: 'Keluar' }).click();
    await expect(widget.getByRole('button', { name: /^Masuk di/ })).toBeVisible();
    const [second] = await Promise.all([
      page.waitForEvent('popup'),
      widget.getByRole('button', { name: /^Masuk di/ }).click(),
    ]);
    const secondClosed = second.waitForEvent('close');
    await second.getByRole('button', { name: new RegExp(`Continue as ${member.firstName}`) }).click();
    await secondClosed;
    await expect(widget.getByText('Kamu sudah masuk')).toBeVisible();
  });

  test('is given a link where the browser opens no window', async ({
    page,
    stage: { siteUrl, venueUrl },
  }) => {
    await page.addInitScript(() => {
      globalThis.open = () => null;
    });
    await page.goto(venueUrl);
    const widget = page.locator('panggung-account').first();
    await widget.getByRole('button', { name: /^Masuk di/ }).click();
    const link = widget.getByRole('link', { name: /^Buka/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', new RegExp(`^${siteUrl}/login\\?handover=`));
  });

  for (const origin of ['https://evil.example', 'https://gedung.example/path', 'javascript:alert(1)', '*']) {
    test(`is asked for nothing by ${origin}, which no partner has`, async ({
      page,
      stage: { siteUrl, people },
    }) => {
      const address = `${siteUrl}/login?${new URLSearchParams({ handover: '0123456789abcdef', origin })}`;
      await page.goto(siteUrl);
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((url) => void open(url), address),
      ]);
      await expect(popup.getByText(/may not ask for your account\.$/)).toBeVisible();
      await expect(popup.getByLabel('Password')).toHaveCount(0);
      // The address alone, without a page that opened it.
      await page.goto(address);
      await expect(page.getByText(/may not ask for your account\.$/)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await createVisitor(page, siteUrl).enter(await people.member());
      await page.goto(address);
      await expect(page.getByText(/may not ask for your account\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Continue as/ })).toHaveCount(0);
    });
  }

  test('is handed over by the server to no origin but a partner’s', async ({
    page,
    stage: { siteUrl, people },
  }) => {
    await createVisitor(page, siteUrl).enter(await people.member());
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token);
    const reply = await page.request.post(`${siteUrl}/auth/handover`, {
      data: { origin: 'https://evil.example' },
      headers: { origin: siteUrl, authorization: `Bearer ${token}` },
    });
    expect(reply.status()).toBe(400);
  });

  test('reads whose page asks, and types nothing where no page waits', async ({
    page,
    stage: { siteUrl, venueUrl },
  }) => {
    await page.goto(venueUrl);
    const { origin, host } = new URL(venueUrl);
    const widget = page.locator('panggung-account').first();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      widget.getByRole('button', { name: /^Masuk di/ }).click(),
    ]);
    await expect(popup.getByRole('heading', { name: 'Login to Gedung Cendana' })).toBeVisible();
    await expect(popup.getByText(host, { exact: true })).toBeVisible();
    await expect(popup.getByLabel('Password', { exact: true })).toBeVisible();
    await page.goto(`${siteUrl}/login?${new URLSearchParams({ handover: '0123456789abcdef', origin })}`);
    await expect(page.getByText('This page was not opened by another page. You can close it.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('may sign in at the site in another tab meanwhile, and then says yes', async ({
    page,
    context,
    stage: { siteUrl, venueUrl, people },
  }) => {
    const member = await people.member();
    await page.goto(venueUrl);
    const widget = page.locator('panggung-account').first();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      widget.getByRole('button', { name: /^Masuk di/ }).click(),
    ]);
    await expect(popup.getByLabel('E-mail')).toBeVisible();
    const tab = await context.newPage();
    await createVisitor(tab, siteUrl).login(member);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: `Continue as ${member.firstName}` }).click();
    await closed;
    await expect(widget.getByText('Kamu sudah masuk')).toBeVisible();
  });
});
