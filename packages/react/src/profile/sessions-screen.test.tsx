import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter } from '../../../../tests/people.js';
import { stage } from '../ui/stage.fixture.js';
import { Profile } from './index.js';
import { openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();

describe('where one is signed in', () => {
  /** Signs in twice more: on a phone, and on a partner's page. */
  async function open() {
    const { database } = visit.api.ports;
    const mine = database.updateTable('session').where('user_id', '=', Number(visit.person.user.id));
    await mine.set({ device_name: 'Chrome · Linux' }).execute();
    for (const place of [
      { device_name: 'Chrome · Android', origin: null },
      { device_name: 'Safari · iOS', origin: 'https://gedung.example' },
    ]) {
      await enter(visit.api, visit.person.email);
      await mine.where('device_name', 'not in', ['Chrome · Linux', 'Chrome · Android']).set(place).execute();
    }
    stage(<Profile {...visit.settings} screen="sessions" />);
    await expect.element(page.getByText('Chrome · Android')).toBeVisible();
  }
  const names = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('p')?.textContent);
  const isEnd = ({ method }: Request) => method === 'DELETE';

  test("is told with this device first, and a partner's page by its name", async () => {
    await open();
    expect(names()).toEqual([
      'Chrome · LinuxThis device',
      expect.stringContaining('·'),
      expect.stringContaining('·'),
    ]);
    await expect.element(page.getByText('On gedung.example')).toBeVisible();
    await expect.element(page.getByText(/^Since .* 20\d\d, last used .*:\d\d$/).first()).toBeVisible();
    expect(page.getByRole('listitem').first().getByRole('button').elements()).toEqual([]);
  });

  test('can be ended one by one, after a question', async () => {
    await open();
    await press('Sign out of Safari · iOS');
    await expect.element(page.getByRole('dialog', { name: 'Sign out of Safari · iOS?' })).toBeVisible();
    await press('Cancel');
    await expect.element(page.getByText('Safari · iOS')).toBeVisible();
    await press('Sign out of Safari · iOS');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('Safari · iOS')).not.toBeInTheDocument();
    await expect.element(page.getByText('Signed out')).toBeVisible();
    const { data } = await visit.api.get<unknown[]>('/api/v1/session', visit.person.headers);
    expect(data).toHaveLength(2);
  });

  test('can be ended everywhere else at once', async () => {
    await open();
    await press('Sign out everywhere else');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('You are signed in nowhere else.')).toBeVisible();
    expect(names()).toEqual(['Chrome · LinuxThis device']);
    expect(visit.panggung.session.$person.get()).not.toBeNull();
  });

  test('is gone from the list at once, and back in it when that did not work', async () => {
    await open();
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visit.network = async (request) => {
      if (!isEnd(request)) return visit.api.fetch(request);
      await gate;
      return refusal(500);
    };
    await press('Sign out of Safari · iOS');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('Safari · iOS')).not.toBeInTheDocument();
    answer();
    await expect
      .element(page.getByRole('alert').getByText('That did not work. The session is still open.'))
      .toBeVisible();
    await expect.element(page.getByText('Safari · iOS')).toBeVisible();
  });
});
