import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInCustomer } from '../../../../tests/buying.js';
import { openVisit, refusal } from '../profile/visit.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { TicketWallet, type TicketWalletProps } from './index.js';
import { cards, shopFor } from './wallet.fixture.js';

const visit = openVisit();
const { had } = shopFor(visit);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const email = () => page.getByLabelText('Receiver e-mail');
const sheet = () => page.getByRole('dialog', { name: 'Send Ticket' });
const isSending = ({ method, url }: Request) => method === 'PATCH' && url.includes('/send-ticket/');
const sent = () => visit.asked.filter((call) => call.startsWith('PATCH /api/v1/send-ticket/'));

/** Opens the sheet of the one ticket there is. */
async function openSheet(props: Partial<TicketWalletProps> = {}) {
  stage(<TicketWallet {...visit.settings} {...props} />);
  await userEvent.click(page.getByRole('button', { name: /^Options for/ }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Send Ticket' }));
  await expect.element(sheet()).toBeVisible();
}

async function check(address: string) {
  await userEvent.fill(email(), address);
  await userEvent.click(button('CHECK EMAIL'));
}

/** Finds somebody who may have the ticket. */
async function findReceiver() {
  const receiver = await signInCustomer(visit.api);
  await check(receiver.user.email ?? '');
  await expect.element(button('SEND')).toBeEnabled();
  return receiver;
}

it('sends a ticket to who was found, once, and tells of it without a name: L-24, L-30', async () => {
  const ticket = await had();
  const onTicketSent = vi.fn();
  await openSheet({ onTicketSent });
  await expect.element(button('SEND')).toBeDisabled();
  const receiver = await findReceiver();
  await userEvent.click(button('SEND'));
  await expect.poll(() => onTicketSent.mock.calls.length).toBe(1);
  expect(onTicketSent.mock.lastCall?.[0].detail).toEqual({
    payment_id: ticket.id,
    show_id: ticket.room_id,
  });
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByText(`Ticket sent to ${receiver.user.full_name}`)).toBeVisible();
  await expect.element(page.getByText('You dont have a ticket yet')).toBeVisible();
  const { data } = await visit.api.get<object[]>('/api/v1/payment', receiver.headers);
  expect(data).toMatchObject([{ id: ticket.id, for_user_id: receiver.user.id }]);
  expect(sent()).toHaveLength(1);
});

it('is sent by the first of two presses', async () => {
  await had();
  await openSheet();
  await findReceiver();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const reach = visit.network;
  visit.network = async (request) => {
    if (isSending(request)) await held;
    return reach(request);
  };
  await userEvent.dblClick(button('SEND'));
  await expect.element(button('SEND')).toHaveAttribute('aria-busy', 'true');
  (button('SEND').element() as HTMLElement).click();
  answer();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

it('says in the sheet that no answer came, and sends once though it is pressed again: the ticket was sent', async () => {
  const ticket = await had();
  await openSheet();
  const receiver = await findReceiver();
  const reach = visit.network;
  visit.network = async (request) => {
    const reply = await reach(request);
    if (isSending(request)) throw new TypeError('Failed to fetch');
    return reply;
  };
  await userEvent.click(button('SEND'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('There is no connection. Press again: the ticket is sent only once.');
  visit.network = reach;
  await userEvent.click(button('SEND'));
  await expect.element(page.getByText(`Ticket sent to ${receiver.user.full_name}`)).toBeVisible();
  const { data } = await visit.api.get<object[]>('/api/v1/payment', receiver.headers);
  expect(data).toMatchObject([{ id: ticket.id }]);
});

it('keeps what the API refuses in the sheet, and forgets it with the sheet', async () => {
  await had();
  await openSheet();
  await findReceiver();
  const reach = visit.network;
  visit.network = async (request) =>
    isSending(request)
      ? refusal(400, { code: 'ticket_not_sendable', message: 'This ticket cannot be sent' })
      : reach(request);
  await userEvent.click(button('SEND'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('This ticket cannot be sent');
  await expect.element(sheet()).toBeVisible();
  expect(cards()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: /^Options for/ }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Send Ticket' }));
  await expect.element(sheet()).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it.each([
  ['not_paid', 'This ticket is not paid yet. Pay first, then send it.'],
  ['inside', 'Somebody is inside with this ticket already.'],
  ['given', 'You sent this ticket to somebody else already.'],
])('says why a ticket is kept that is %s', async (reason, said) => {
  await had();
  await openSheet();
  await findReceiver();
  const reach = visit.network;
  visit.network = async (request) =>
    isSending(request) ? refusal(400, { code: 'ticket_not_sendable', message: '-', reason }) : reach(request);
  await userEvent.click(button('SEND'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(said);
});

it.each([
  ['', 'E-mail is required'],
  ['bukan alamat', 'E-mail must be valid'],
  ['tidak.ada@kampus.example', 'Account not found'],
])('sends nothing to %j: %s', async (address, problem) => {
  await had();
  await openSheet();
  await check(address);
  await expect.element(page.getByText(problem)).toBeVisible();
  await expect.element(button('SEND')).toBeDisabled();
  expect(sent()).toEqual([]);
});

it('gives the focus back to the menu of the card', async () => {
  await had();
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^Options for/ })).toHaveFocus();
});
