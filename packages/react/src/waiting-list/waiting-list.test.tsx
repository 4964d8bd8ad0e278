import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../show-detail/viewer.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { WaitingList, type WaitingListProps } from './index.js';

const stand = backstage();
const list = (props: WaitingListProps) => <WaitingList {...stand.settings} {...props} />;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: string) => page.getByText(words, { exact: true }).first();

const soldOut = (): Promise<Show> => stand.api.addShow({ ticket_quota: 0 });

beforeEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the list of those who wait for a seat', () => {
  it('takes the address of a guest, once it is one', async () => {
    const show = await soldOut();
    stage(list({ show: show.id }), { width: 320 });
    const field = page.getByLabelText('E-mail');
    await button('Join the waiting list').click();
    await expect.element(page.getByText('E-mail is required')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, 'rani@');
    await userEvent.tab();
    await expect.element(page.getByText('E-mail must be valid')).toBeVisible();
    await userEvent.fill(field, 'rani@kotak.id');
    await userEvent.keyboard('{Enter}');
    await expect.element(text('You are on the waiting list')).toBeVisible();
    await expect.element(page.getByText('rani@kotak.id', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Waiting list' })).toHaveFocus();
  });

  it('asks whoever is signed in for one press alone', async () => {
    const show = await soldOut();
    const { user } = await signIn(stand);
    stage(list({ show: show.id }));
    await expect.element(page.getByText(String(user.email), { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('E-mail')).not.toBeInTheDocument();
    await button('Join the waiting list').click();
    await expect.element(text('You are on the waiting list')).toBeVisible();
  });

  it('leads to a ticket where there are some', async () => {
    const show = await stand.api.addShow();
    stage(list({ show: show.id }));
    await expect.element(text('There are tickets again. You can order one now.')).toBeVisible();
    await expect.element(button('Buy Ticket')).toBeEnabled();
  });

  it('says that it did not work, and does at the next press', async () => {
    const show = await soldOut();
    stand.network = async (url, request) =>
      url.pathname === '/api/v1/waiting-list'
        ? Response.json({ code: 'rate_limited', message: 'no' }, { status: 429 })
        : stand.api.fetch(request);
    stage(list({ show: show.id }));
    await userEvent.fill(page.getByLabelText('E-mail'), 'sita@kotak.id');
    await button('Join the waiting list').click();
    await expect.element(page.getByText(/^Too many tries/)).toBeVisible();
    stand.network = (_, request) => stand.api.fetch(request);
    await button('Join the waiting list').click();
    await expect.element(text('You are on the waiting list')).toBeVisible();
  });

  it('takes the secret of an offer off the address, keeps the seat for its holder, and sells it', async () => {
    const show = await stand.api.addShow({ ticket_quota: 1 });
    const { data: held } = await stand.api.order({ email: 'sita@kotak.id', show });
    await stand.api.post('/api/v1/waiting-list', { room_id: show.id, email: 'rani@kotak.id' });
    stand.api.advance((held.expiration_date ?? 0) - stand.api.now() + 7 * 86_400_000);
    await stand.api.runJobs();
    const mails = (await stand.api.mails()).filter(({ text }) => text.includes('#offer='));
    const secret = mails.at(-1)?.text.match(/#offer=([^\s"]+)/)?.[1] ?? '';
    location.hash = `offer=${secret}`;
    stage(list({ show: show.id }));
    await expect.element(text('A seat is kept for you')).toBeVisible();
    expect(location.hash).toBe('');
    await expect.element(page.getByText(/left to order$/)).toBeVisible();
    await expect.element(button('Buy Ticket')).toBeEnabled();
  });

  it('says that an offer has ended, and takes the address again', async () => {
    const show = await soldOut();
    location.hash = 'offer=abcdefghijklmnopqrstuv&x=1';
    stage(list({ show: show.id }));
    await expect.element(text('This offer has ended')).toBeVisible();
    expect(location.hash).toBe('#x=1');
    await expect.element(button('Join the waiting list')).toBeVisible();
  });

  it('has no page for no show', async () => {
    stage(list({}));
    await expect.element(page.getByText('Page not found')).toBeVisible();
  });
});
