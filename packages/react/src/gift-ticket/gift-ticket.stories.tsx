import { giftTicketMessages, receiverMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { act } from '../../../../.storybook/api/fetch.js';
import type { StoryPerson } from '../../../../.storybook/api/person.js';
import {
  buyerProfile,
  expectState,
  type Played,
  press,
  signedIn,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { GiftTicket } from './gift-ticket.js';

const meta = {
  component: GiftTicket,
  args: { show: showId('ombak-utara') },
  parameters: { tag: 'panggung-gift-ticket' },
} satisfies Meta<typeof GiftTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => {
  const language = toLanguage(String(globals.language));
  return { ...giftTicketMessages[language], ...receiverMessages[language] };
};

/** Signs somebody in who may buy, and waits for the form. */
const enter = signedIn('ready', { profile: buyerProfile });

/** Asks about an address, which an account may have. */
async function check(played: Played, email: string, person?: StoryPerson['profile']): Promise<void> {
  const words = wordsOf(played);
  if (person) await act({ do: 'sign-in', person: { profile: { ...person, email } } });
  await userEvent.type(await played.canvas.findByLabelText(words.email), email);
  await press(played, words.check);
}

export const SignedOut: Story = { play: untilState('signed_out') };

export const Ready: Story = { play: enter };

export const Found: Story = {
  play: async (played: Played) => {
    await enter(played);
    await check(played, 'dewi@kampus.example', buyerProfile);
    await played.canvas.findByText(/Ayu Larasati/);
  },
};

export const Absent: Story = {
  play: async (played: Played) => {
    await enter(played);
    await check(played, 'siapa@kampus.example');
    await played.canvas.findByText(wordsOf(played).account_not_found);
  },
};

export const Incomplete: Story = {
  play: async (played: Played) => {
    await enter(played);
    await check(played, 'baru@kampus.example', {});
    await played.canvas.findByText(wordsOf(played).incomplete);
  },
};

export const SoldOut: Story = {
  args: { show: showId('kereta-terakhir') },
  play: async (played: Played) => {
    await enter(played);
    await played.canvas.findByRole('button', { name: wordsOf(played).sold_out });
  },
};

export const Free: Story = {
  args: { show: showId('hujan-pertama') },
  play: async (played: Played) => {
    await enter(played);
    await played.canvas.findByText(wordsOf(played).not_giftable);
  },
};

export const Checkout: Story = {
  play: async (played: Played) => {
    await enter(played);
    await check(played, 'hadiah@kampus.example', buyerProfile);
    await played.canvas.findByText(/Ayu Larasati/);
    await press(played, wordsOf(played).choose_method);
    await expectState(played, 'checkout');
  },
};

export const Missing: Story = { args: { show: 999_999 }, play: signedIn('missing') };

export const Failed: Story = { parameters: { network: 'off' }, play: signedIn('failed') };
