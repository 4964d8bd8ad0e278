import { getPanggung, getTicketList } from '@panggung/client';
import { ticketWalletMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { apiUrlOf } from '../../../../.storybook/api/install.js';
import {
  expectState,
  lineTo,
  type Played,
  press,
  signedIn,
  takeFreePass,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { TicketWallet } from './ticket-wallet.js';

const meta = {
  component: TicketWallet,
  parameters: { tag: 'panggung-ticket-wallet' },
} satisfies Meta<typeof TicketWallet>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => ticketWalletMessages[toLanguage(String(globals.language))];
/** Each story has somebody of its own. */
let people = 0;

/** Signs somebody in who has tickets. */
async function withTickets(played: Played): Promise<void> {
  // Who registers has what was got for their address.
  const email = `tiket.${++people}@kampus.example`;
  for (const slug of ['hujan-pertama', 'bedug-seribu', 'angklung-seribu']) {
    await takeFreePass(played, showId(slug), email);
  }
  await signedIn('ready', { profile: { email } })(played);
}

/** Opens the menu of the first card. */
async function openMenu({ canvas }: Played): Promise<void> {
  const [button] = await canvas.findAllByRole('button', { expanded: false });
  if (button) await userEvent.click(button);
}

export const SignedOut: Story = { play: untilState('signed_out') };

export const Ready: Story = { play: withTickets };

export const Menu: Story = {
  play: async (played: Played) => {
    await withTickets(played);
    await openMenu(played);
    await played.canvas.findAllByRole('menuitem');
  },
};

export const Pass: Story = {
  play: async (played: Played) => {
    await withTickets(played);
    const [link] = await played.canvas.findAllByRole('link', { name: wordsOf(played).see_ticket });
    if (link) await userEvent.click(link);
    await played.canvas.findByRole('dialog');
    await played.canvas.findByRole('img', { name: /QR/ });
  },
};

export const Send: Story = {
  play: async (played: Played) => {
    await withTickets(played);
    await openMenu(played);
    const name = wordsOf(played).send_ticket;
    await userEvent.click(await played.canvas.findByRole('menuitem', { name }));
    await played.canvas.findByRole('dialog', { name });
  },
};

export const Seen: Story = {
  play: async (played: Played) => {
    await withTickets(played);
    lineTo(played, 'off');
    const panggung = getPanggung({ apiUrl: apiUrlOf(played.id) });
    const userId = panggung.session.$person.get()?.user_id ?? '';
    await getTicketList(panggung, userId).reload({ page: 1, ticket_status: 'ACTIVE' });
    await played.canvas.findByText(/No connection|Tidak ada koneksi/);
  },
};

export const History: Story = {
  play: async (played: Played) => {
    await signedIn('empty')(played);
    await userEvent.click(await played.canvas.findByRole('tab', { name: wordsOf(played).HISTORY }));
    await played.canvas.findByText(wordsOf(played).none_HISTORY);
  },
};

export const Gifts: Story = {
  play: async (played: Played) => {
    await signedIn('empty')(played);
    await press(played, wordsOf(played).gift);
    await expectState(played, 'empty');
  },
};

export const Empty: Story = { play: signedIn('empty') };

export const Missing: Story = { args: { ticket: 'no-such-ticket' }, play: signedIn('missing') };

export const Loading: Story = { parameters: { network: 'silent' }, play: signedIn('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: signedIn('failed') };
