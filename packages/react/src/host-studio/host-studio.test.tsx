import { getShowForm } from '@panggung/client';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openHostVisit } from '../studio-manage/host.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { HostStudio, type HostStudioProps } from './index.js';

const visit = openHostVisit();
// A cold machine takes its time to bring them; no test shall pay for that.
beforeAll(() =>
  Promise.all([
    import('./leave-question.js'),
    import('../broadcast/index.js'),
    import('../expressions/index.js'),
    import('../studio-form/index.js'),
    import('../studio-manage/index.js'),
    import('../broadcast/broadcast-screen.js'),
    import('../expressions/expression-screen.js'),
    import('../studio-form/form-screen.js'),
    import('../studio-manage/manage-screen.js'),
    import('../studio-manage/open-part.js'),
  ]),
);

const link = (name: string) => page.getByRole('link', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const nameField = () => page.getByLabelText('Name', { exact: true });

function open(props: Partial<HostStudioProps> = {}) {
  const draw = (more: Partial<HostStudioProps>) => (
    <StrictMode>
      <HostStudio {...visit.settings} {...props} {...more} />
    </StrictMode>
  );
  const { show } = stage(draw({}));
  return { change: (more: Partial<HostStudioProps>) => show(draw(more)) };
}

async function openMenu(name: string, item: string) {
  await userEvent.click(page.getByRole('button', { name: `Options for ${name}` }));
  await userEvent.click(page.getByRole('menuitem', { name: item }));
}

describe('a studio', () => {
  test('leads from the list to the form of a show and back, in place, and says where one is', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    open();
    await openMenu(show.name, 'Edit acara');
    await expect.element(title('Edit Show')).toHaveFocus();
    await expect.element(nameField()).toHaveValue('Malam Tepi Laut');
    await userEvent.click(link('Manage show'));
    await expect.element(title('Manage show')).toHaveFocus();
    await expect.element(title('Malam Tepi Laut')).toBeVisible();
  });

  test('leads to the expressions, and the link of where one is says so', async () => {
    open();
    await expect.element(link('Manage show')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(link('Your Expression'));
    await expect.element(page.getByText('No expressions yet')).toBeVisible();
    await expect.element(link('Your Expression')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Manage show')).not.toHaveAttribute('aria-current');
  });

  test('leads from a show to its stage', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', islive: 1 });
    open();
    await openMenu(show.name, 'Livestream Url');
    await userEvent.click(link('Broadcast from the browser'));
    await expect.element(title('Broadcast')).toBeVisible();
    await expect.element(title('Malam Tepi Laut')).toBeVisible();
  });

  test('begins where it is told to, and goes where it is told later', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    const { change } = open({ screen: 'form', show: show.id });
    await expect.element(nameField()).toHaveValue('Malam Tepi Laut');
    change({ screen: 'expressions', show: undefined });
    await expect.element(title('Your Expression')).toBeVisible();
    change({ screen: 'broadcast', show: undefined });
    await expect.element(title('Manage show')).toBeVisible();
  });

  test('asks before what was typed is left, and stays where one likes to', async () => {
    open({ screen: 'form' });
    await userEvent.fill(nameField(), 'Malam Tepi Laut');
    await userEvent.click(link('Your Expression'));
    await expect.element(dialog().getByText('Leave this page?')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep editing' }));
    await expect.element(nameField()).toHaveValue('Malam Tepi Laut');
    await userEvent.click(link('Your Expression'));
    await userEvent.click(dialog().getByRole('button', { name: 'Leave' }));
    await expect.element(title('Your Expression')).toHaveFocus();
  });

  test('leaves a form by its own button with one question only', async () => {
    open({ screen: 'form' });
    await userEvent.fill(nameField(), 'Malam Tepi Laut');
    await userEvent.click(link('Cancel'));
    await userEvent.click(dialog().getByRole('button', { name: 'Discard' }));
    await expect.element(title('Manage show')).toBeVisible();
    expect(dialog().elements()).toEqual([]);
  });

  test('calls nobody back from where they went while a form was saved', async () => {
    const covers = { url_cover: '/a.jpg', vertical_image: '/b.jpg' };
    const show = await visit.makeShow({ name: 'Malam Tepi Laut', ...covers });
    open({ screen: 'form', show: show.id });
    await userEvent.fill(page.getByLabelText('Description', { exact: true }), 'Musik di kali');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    visit.network = async (request) => {
      const reply = await visit.api.fetch(request);
      if (request.method === 'PUT') await answered;
      return reply;
    };
    await userEvent.click(page.getByRole('button', { name: 'Update Show' }));
    await expect.element(nameField()).toBeDisabled();
    await userEvent.click(link('Your Expression'));
    await userEvent.click(dialog().getByRole('button', { name: 'Leave' }));
    await expect.element(title('Your Expression')).toHaveFocus();
    answer();
    const form = getShowForm(visit.panggung, { userId: visit.person.user.user_id, show });
    await expect.poll(() => form.$state.get().status).toBe('saved');
    await expect.element(title('Your Expression')).toBeVisible();
  });

  test('leaves each way to its host that takes it over', async () => {
    const show = await visit.makeShow({ name: 'Malam Tepi Laut' });
    const take = () => vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const told = { onShowEditStart: take(), onExpressionsOpen: take() };
    open({ ...told, siteUrl: 'https://panggung.example' });
    await openMenu(show.name, 'Edit acara');
    await userEvent.click(link('Your Expression'));
    expect(told.onShowEditStart.mock.calls[0]?.[0]).toMatchObject({ detail: { show_id: show.id } });
    expect(told.onExpressionsOpen.mock.calls[0]?.[0]).toMatchObject({
      detail: { href: 'https://panggung.example/express' },
    });
    await expect.element(title('Manage show')).toBeVisible();
  });

  test('is no viewer’s, and no guest’s', async () => {
    await visit.panggung.session.update(visit.person.user);
    open();
    await expect.element(page.getByText('This is for artists')).toBeVisible();
    await visit.panggung.session.signOut();
    await expect.element(page.getByText('Please login first.')).toBeVisible();
  });
});
