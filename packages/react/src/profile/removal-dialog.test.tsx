import { getCheckout, getPayments, getProfileDraft, getTicketList, keepCommentDraft } from '@panggung/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buy, signInCustomer, take } from '../../../../tests/buying.js';
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
    const past = { ticket_type: 'free_pass', ticket_price: 0, start_date: api.now() - 86_400_000 } as const;
    await take(api, { as: { person }, show: await api.addShow({ ...past, name: 'Kemarin' }) });
    await buy(api, { by: 'BCA', as: { person }, show: await api.addShow({ name: 'Belum Lunas' }) });
    await open();
    await expect.element(dialog().getByText('Senja di Braga')).toBeVisible();
    await expect.element(dialog().getByText('Unpaid orders are dropped.')).toBeVisible();
    for (const name of ['Kemarin', 'Belum Lunas']) expect(dialog().getByText(name).elements()).toEqual([]);
    await expect.element(dialog().getByText(/This cannot be taken back/)).toBeVisible();
    await expect.element(dialog().getByText(/without your name, e-mail and phone number/)).toBeVisible();
    await expect.element(confirm()).toBeDisabled();
    await press('Cancel');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Delete account')).toHaveFocus();
    expect(isAsked()).toEqual([]);
  });

  test('warns of an order for somebody else that is still to be paid', async () => {
    const { api, person } = visit;
    await visit.fill({ work: '1', city: '3273' });
    const receiver = await signInCustomer(api);
    await buy(api, { by: 'BCA', as: { person, receiver }, show: await api.addShow({ name: 'Kado' }) });
    await open();
    await expect.element(dialog().getByText('Unpaid orders are dropped.')).toBeVisible();
    expect(dialog().getByText('Kado').elements()).toEqual([]);
  });

  test('keeps what confirms it in view on a phone, however many tickets there are', async () => {
    const { api, person } = visit;
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(width, height));
    await visit.fill({ work: '1', city: '3273' });
    for (let n = 1; n <= 8; n++) {
      const name = `Malam ke-${n}`;
      const show = await api.addShow({ name, ticket_type: 'free_pass', ticket_price: 0 });
      await take(api, { as: { person }, show });
    }
    await open();
    await expect.element(dialog().getByText('Malam ke-1')).toBeVisible();
    for (const label of ['Cancel', 'Delete account']) {
      const place = () => dialog().getByRole('button', { name: label }).element().getBoundingClientRect();
      await expect.poll(() => place().bottom).toBeLessThanOrEqual(740);
      expect(place().top).toBeGreaterThan(0);
    }
  });

  test('tells the host of it before the person is signed out', async () => {
    const seen: boolean[] = [];
    const { session } = visit.panggung;
    stage(<Profile {...visit.settings} onAccountRemoved={() => seen.push(session.$person.get() !== null)} />);
    await press('Delete account');
    await expect.element(dialog()).toBeVisible();
    await wish(PASSWORD);
    await expect.poll(() => session.$person.get()).toBeNull();
    expect(seen).toEqual([true]);
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

  test('leaves nothing of the person in the browser, and what others bought as guests as it was', async () => {
    const { api, panggung, person } = visit;
    const prefix = `panggung:${panggung.apiUrl}:`;
    const kept = () =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((name) => name.replace(prefix, ''));
    const [priced, free] = [
      await api.addShow(),
      await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 }),
    ];
    const { data: guests } = await api.takeFree({ email: 'tamu@kotak.id', show: free });
    getPayments(panggung).keep(guests);
    getPayments(panggung).keep({ ...guests, id: 'before', email: person.email });
    getCheckout(panggung, priced.id).typeDonation('5000');
    keepCommentDraft(panggung, priced.id, 'Kursi mana yang paling enak?');
    getProfileDraft(panggung, person.user).change({ full_name: 'Sri' });
    localStorage.setItem(`${prefix}one_signal_id`, 'browser-7');
    onTestFinished(
      getTicketList(panggung, person.user.user_id)
        .page({ page: 1 })
        .listen(() => {}),
    );
    await expect.poll(kept).toContain('tickets:own');
    expect(kept()).toEqual(
      expect.arrayContaining([`comment ${priced.id}`, `draft:${priced.id}:own`, 'profile']),
    );
    await open();
    await wish(PASSWORD);
    await expect.element(page.getByText('Your account is deleted.')).toBeVisible();
    await expect.poll(kept).toEqual(['payments']);
    expect(localStorage.getItem(`${prefix}payments`)).toContain('tamu@kotak.id');
    expect(localStorage.getItem(`${prefix}payments`)).not.toContain(person.email);
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
