import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { ShowDetail } from './index.js';

const stand = backstage();
const SITE = 'https://tiket.panggung.example';

async function openMenu() {
  const show = await stand.api.addShow({ name: 'Musik & Tawa' });
  stage(<ShowDetail {...stand.settings} siteUrl={SITE} show={show.id} />);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  return `${SITE}/show/detail?id=${show.id}`;
}

/** Gives the browser a sheet of its own to share with, until the test is over. */
function putShareSheet() {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return share;
}

describe('sharing a show', () => {
  it('leads to four places, each handed the page of the show', async () => {
    const url = await openMenu();
    for (const name of ['Facebook', 'WhatsApp', 'Twitter', 'E-mail']) {
      const link = page.getByRole('link', { name });
      const href = decodeURIComponent(link.element().getAttribute('href') ?? '');
      expect(href).toContain(url);
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    await expect.element(page.getByRole('button', { name: 'Other apps' })).not.toBeInTheDocument();
  });

  it('copies the address, and gives the focus back when it is closed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const url = await openMenu();
    await page.getByRole('button', { name: /^Copy link/ }).click();
    expect(write).toHaveBeenCalledWith(url);
    await expect.element(page.getByText('Link copied')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
  });

  it("opens the system's own sheet where there is one, and takes no for an answer", async () => {
    const share = putShareSheet();
    const url = await openMenu();
    await page.getByRole('button', { name: 'Other apps' }).click();
    expect(share).toHaveBeenCalledWith({ url, title: 'Musik & Tawa' });
    await expect.element(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  });
});
