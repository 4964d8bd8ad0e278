import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { take } from '../../../../tests/buying.js';
import { PASSWORD } from '../../../../tests/people.js';
import { stage } from '../ui/stage.fixture.js';
import { Profile } from './index.js';
import { button, field, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();
const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });
const confirm = () => dialog().getByRole('button', { name: 'Delete account' });
const isAsked = () => visit.asked.filter((call) => call.startsWith('DELETE '));

async function open() {
  stage(<Profile {...visit.settings} />);
  await press('Delete account');
  await expect.element(dialog()).toBeVisible();
}

async function wish(password: string) {
  await userEvent.fill(field('Your password'), password);
  await userEvent.keyboard('{Enter}');
}

describe('deleting the account', () => {
  test('names what is lost, tickets by their shows, and needs the password first', async () => {
    const { api, person } = visit;
    await visit.fill({ work: '1', city: '3273' });
    const show = await api.addShow({ name: 'Senja di Braga', ticket_type: 'free_pass', ticket_price: 0 });
    await take(api, { as: { person }, show });
    await open();
    await expect.element(dialog().getByText('Senja di Braga')).toBeVisible();
    await expect.element(dialog().getByText(/This cannot be taken back/)).toBeVisible();
    await expect.element(dialog().getByText(/without your name, e-mail and phone number/)).toBeVisible();
    await expect.element(confirm()).toBeDisabled();
    await press('Cancel');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Delete account')).toHaveFocus();
    expect(isAsked()).toEqual([]);
  });

  test('with the password ends it, here at once, and says so', async () => {
    const { api, person } = visit;
    await open();
    await wish(PASSWORD);
    await expect.element(page.getByText('Your account is deleted.')).toBeVisible();
    expect(visit.panggung.session.$person.get()).toBeNull();
    expect(isAsked()).toHaveLength(1);
    expect((await api.get('/api/v1/session', person.headers)).code).toBe('session_revoked');
  });

  test('with another password does nothing, and says so', async () => {
    await open();
    await wish('Salah123');
    await expect.element(page.getByRole('alert').getByText('The password is incorrect')).toBeVisible();
    await expect.element(field('Your password')).toHaveValue('Salah123');
    expect(visit.panggung.session.$person.get()).not.toBeNull();
  });

  test.each([
    ['account_has_shows', 400, 'You have shows that are not over. End or cancel them first.'],
    ['internal', 500, 'Your account could not be deleted. Try again.'],
  ])('that is refused as %s leaves all as it is', async (code, status, said) => {
    await open();
    visit.network = async (request) =>
      request.method === 'DELETE' ? refusal(status, { code, message: '-' }) : visit.api.fetch(request);
    await wish(PASSWORD);
    await expect.element(page.getByRole('alert').getByText(said)).toBeVisible();
    expect(visit.panggung.session.$person.get()).not.toBeNull();
  });

  test('warns of tickets also when they could not be read', async () => {
    visit.network = async (request) =>
      request.url.includes('/api/v1/payment') ? refusal(500) : visit.api.fetch(request);
    await open();
    await expect
      .element(dialog().getByText('Tickets for shows that are still to come are lost too.'))
      .toBeVisible();
  });
});
