import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addCoupon } from '../../../../tests/buying.js';
import { stage } from '../ui/stage.fixture.js';
import { Profile } from './index.js';
import { button, heading, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();
const SITE = 'https://tiket.panggung.example';
const TITLE = 'Coupon & Referral';
const places = ['Facebook', 'WhatsApp', 'Twitter', 'E-mail'] as const;
const asksForCoupons = () => visit.asked.filter((call) => call === 'GET /api/v1/coupon').length;
const hrefOf = (name: string) =>
  page.getByRole('link', { name, includeHidden: true }).element().getAttribute('href') ?? '';

async function open(props: object = {}) {
  stage(<Profile {...visit.settings} siteUrl={SITE} {...props} />);
  await expect.element(button(TITLE)).toBeVisible();
}

describe('coupons and the referral code', () => {
  test('are there and not seen, until they are asked for', async () => {
    await open();
    const toggle = button(TITLE);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    const body = document.getElementById(toggle.element().getAttribute('aria-controls') ?? '');
    expect(body?.hidden).toBe(true);
    for (const name of places) expect(hrefOf(name), name).not.toBe('');
    expect(asksForCoupons()).toBe(0);
    toggle.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(heading('Your coupons')).toBeVisible();
    await expect
      .element(page.getByText(visit.person.user.referral_code ?? '-', { exact: true }))
      .toBeVisible();
    await press(TITLE);
    await expect.element(heading('Your coupons')).not.toBeInTheDocument();
    expect(body?.hidden).toBe(true);
  });

  test('stand open where the page wants it', async () => {
    await open({ showReferral: true });
    await expect.element(button(TITLE)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('You have no coupons yet.')).toBeVisible();
  });

  test('are told of in four places, with the words, the code and where to register', async () => {
    const code = visit.person.user.referral_code;
    await open({ showReferral: true });
    for (const name of places) {
      const href = decodeURIComponent(hrefOf(name));
      expect(href).toContain(`Get up to 50% off tickets with my referral code ${code}`);
      expect(href).toContain(`${SITE}/login?referral=${code}`);
      const link = page.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  test('are told of in the words of the page', async () => {
    const code = visit.person.user.referral_code;
    await open({ showReferral: true, referralText: 'Pakai {code} & nonton bareng' });
    await expect.element(page.getByText(`Pakai ${code} & nonton bareng`)).toBeVisible();
    for (const name of places)
      expect(decodeURIComponent(hrefOf(name))).toContain(`Pakai ${code} & nonton bareng`);
  });

  test('has its code copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({ showReferral: true });
    await press('Copy code');
    expect(write).toHaveBeenCalledWith(visit.person.user.referral_code);
    await expect.element(page.getByText('Referral code copied')).toBeVisible();
  });

  test('names each coupon and when it ends', async () => {
    const { api, person } = visit;
    const day = Date.parse('2027-01-31T12:00:00+07:00');
    const past = Date.parse('2026-01-31T12:00:00+07:00');
    const ids = [];
    for (const ends of [day, past, undefined]) {
      ids.push(await addCoupon(api, { owner: person, type: 'DISC-50', ...(ends && { ends }) }));
    }
    const titles = ['Ulang tahun', 'Tahun baru', 'Selamanya'];
    for (const [at, title] of titles.entries()) {
      const coupon = api.ports.database.updateTable('coupon').where('id', '=', ids[at] ?? 0);
      await coupon.set({ title }).execute();
    }
    await open({ showReferral: true });
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect.element(row('Ulang tahun').getByText('Use by 31 Januari 2027')).toBeVisible();
    await expect.element(row('Tahun baru').getByText('Ended on 31 Januari 2026')).toBeVisible();
    await expect.element(row('Selamanya').getByText('No end date')).toBeVisible();
  });

  test('that could not be read can be asked for again', async () => {
    visit.network = async (request) =>
      request.url.includes('/coupon') ? refusal(500) : visit.api.fetch(request);
    await open({ showReferral: true });
    await expect.element(page.getByText('Your coupons could not be loaded')).toBeVisible();
    visit.network = (request) => visit.api.fetch(request);
    await press('Reload');
    await expect.element(page.getByText('You have no coupons yet.')).toBeVisible();
  });

  test('of somebody without a code are the coupons alone', async () => {
    await visit.panggung.session.update({ ...(await visit.stored()), referral_code: null });
    visit.network = (request) =>
      request.url.includes('/user/') ? new Promise(() => {}) : visit.api.fetch(request);
    await open({ showReferral: true });
    await expect.element(page.getByText('You have no coupons yet.')).toBeVisible();
    expect(page.getByRole('link', { name: 'WhatsApp' }).elements()).toEqual([]);
  });
});
