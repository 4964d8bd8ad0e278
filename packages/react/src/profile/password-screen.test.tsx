import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { Profile } from './index.js';
import { button, field, heading, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();

describe('changing the password', () => {
  async function open() {
    stage(<Profile {...visit.settings} screen="password" />);
    await expect.element(field('Current password')).toBeVisible();
  }
  async function enter(current: string, next: string, confirm = next) {
    await userEvent.fill(field('Current password'), current);
    await userEvent.fill(field('New password'), next);
    await userEvent.fill(field('Confirm password'), confirm);
    await userEvent.tab();
  }

  test('shows and hides each of the three', async () => {
    await open();
    for (const name of ['Current password', 'New password', 'Confirm password']) {
      await expect.element(field(name)).toHaveAttribute('type', 'password');
      await press(`Show password: ${name}`);
      await expect.element(field(name)).toHaveAttribute('type', 'text');
      await press(`Hide password: ${name}`);
      await expect.element(field(name)).toHaveAttribute('type', 'password');
    }
  });

  test('is possible only once all is right, and says what is not', async () => {
    await open();
    await expect.element(button('Change').last()).toBeDisabled();
    await enter('rahasia', 'abc', 'abd');
    await expect.element(page.getByText('Password not match')).toBeVisible();
    expect(
      page.getByText('Min. 6 characters with at least one capital letter.', { exact: true }).elements(),
    ).toHaveLength(2);
    await userEvent.fill(field('Confirm password'), '');
    await userEvent.tab();
    await expect.element(page.getByText('Field is required')).toBeVisible();
    await expect.element(button(/^Change$/)).toBeDisabled();
    await enter('Rahasia1', 'Rahasia2');
    await expect.element(button(/^Change$/)).toBeEnabled();
  });

  test('confirms it for 3 s, and goes to the profile after 2 s', async () => {
    await open();
    await enter('Rahasia1', 'Rahasia2');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await press(/^Change$/);
    await expect.element(page.getByText('password changed')).toBeVisible();
    vi.advanceTimersByTime(1999);
    await expect.element(field('New password')).toBeVisible();
    vi.advanceTimersByTime(1);
    await expect.element(heading('Profile')).toBeVisible();
    await expect.element(page.getByText('password changed')).toBeVisible();
    vi.advanceTimersByTime(1000);
    await expect.element(page.getByText('password changed')).not.toBeInTheDocument();
    expect(visit.panggung.session.$person.get()).not.toBeNull();
  });

  test('is asked for once, and confirmed only when it is done', async () => {
    await open();
    await enter('Rahasia1', 'Rahasia2');
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visit.network = async (request) => {
      if (request.url.endsWith('/changePassword')) await gate;
      return visit.api.fetch(request);
    };
    const form = field('New password').element().closest('form');
    for (let times = 0; times < 3; times += 1) form?.requestSubmit();
    await expect.element(button(/^Change$/)).toHaveAttribute('aria-busy', 'true');
    expect(page.getByText('password changed').elements()).toEqual([]);
    answer();
    await expect.element(page.getByText('password changed')).toBeVisible();
    expect(visit.asked.filter((call) => call === 'POST /auth/changePassword')).toHaveLength(1);
  });

  test.each([
    ['the wrong current one', null, 'password is incorrect'],
    [
      'an account that is gone',
      refusal(404, { code: 'account_not_found', message: 'Your requested Item is not found' }),
      'User not found',
    ],
    [
      'the wrong current one, told without a code',
      refusal(400, { message: 'User Id or Password is incorrect' }),
      'password is incorrect',
    ],
    [
      'an account that is gone, told without a code',
      refusal(404, { message: 'Your requested Item is not found' }),
      'User not found',
    ],
    ['a broken API', refusal(500), 'Connection timed out'],
  ])('with %s alerts, and keeps what was typed', async (_, answer, alert) => {
    await open();
    await enter(answer ? 'Rahasia1' : 'Salah123', 'Rahasia2');
    visit.network = (request) =>
      answer && request.url.endsWith('/changePassword') ? Promise.resolve(answer) : visit.api.fetch(request);
    await press(/^Change$/);
    await expect.element(page.getByRole('alert').getByText(alert)).toBeVisible();
    await expect.element(field('New password')).toHaveValue('Rahasia2');
  });
});
