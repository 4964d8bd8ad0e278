import type { UserData } from '@panggung/core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { Profile } from './index.js';
import { button, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();
const EXPORT = 'Download your data';

/** What the browser is asked to save, in place of its own dialog. */
function watchSaves() {
  const saves: { name: string; text: Promise<string> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saves.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
  });
  onTestFinished(() => click.mockRestore());
  return saves;
}

describe('the data that are kept of a person', () => {
  test('are saved as one file, and that is confirmed', async () => {
    const saves = watchSaves();
    stage(<Profile {...visit.settings} />);
    await press(EXPORT);
    await expect.element(page.getByText('Your data were saved as a file')).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(saves[0]?.name).toMatch(/^panggung-\d{4}-\d\d-\d\d\.json$/);
    const data: UserData = JSON.parse((await saves[0]?.text) ?? '');
    expect(data.profile.email).toBe(visit.person.email);
  });

  test('can be asked for again after a failure, which says so', async () => {
    const saves = watchSaves();
    visit.network = async (request) =>
      request.url.endsWith('/export') ? refusal(429) : visit.api.fetch(request);
    stage(<Profile {...visit.settings} />);
    await press(EXPORT);
    await expect
      .element(page.getByRole('alert').getByText('Your data could not be downloaded. Try again in a minute.'))
      .toBeVisible();
    expect(saves).toEqual([]);
    visit.network = (request) => visit.api.fetch(request);
    await press(EXPORT);
    await expect.element(page.getByText('Your data were saved as a file')).toBeVisible();
    await expect.element(button(EXPORT)).toBeEnabled();
    expect(saves).toHaveLength(1);
  });
});
