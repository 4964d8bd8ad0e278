import { saleEntryMessages, toLanguage, waitingListMessages } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expectState, holdAllSeats, press, untilState, wordsOf } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { BuyButton } from './buy-button.js';

const meta = {
  component: BuyButton,
  parameters: { tag: 'panggung-buy-button' },
} satisfies Meta<typeof BuyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { show: showId('senja-di-braga') }, play: untilState('ready') };

export const ButtonAlone: Story = {
  args: { show: showId('senja-di-braga'), variant: 'button' },
  play: untilState('ready'),
};

export const CheckoutOpen: Story = {
  args: { show: showId('tawa-tengah-malam') },
  play: async (played) => {
    await expectState(played, 'ready');
    await press(played, wordsOf(played).buy);
    await played.canvas.findByText(wordsOf(played).not_logged_in);
  },
};

export const AllHeld: Story = {
  args: { show: showId('sinden-neon') },
  beforeEach: (story) => holdAllSeats(story, showId('sinden-neon')),
  play: untilState('all_held'),
};

export const SoldOut: Story = { args: { show: showId('kereta-terakhir') }, play: untilState('sold_out') };

export const Waiting: Story = {
  args: { show: showId('kereta-terakhir') },
  play: async (played) => {
    const language = toLanguage(String(played.globals.language));
    const { email, join, close } = waitingListMessages[language];
    await expectState(played, 'sold_out');
    await press(played, saleEntryMessages[language].tell_me);
    await userEvent.type(await played.canvas.findByLabelText(email), 'rani@kampus.example');
    await press(played, join);
    await expectState(played, 'waiting');
    await press(played, close);
  },
};

export const RedeemCodeOnly: Story = {
  args: { show: showId('malam-puisi-gudang') },
  play: untilState('redeem'),
};

export const Loading: Story = {
  args: { show: showId('senja-di-braga') },
  parameters: { network: 'silent' },
  play: untilState('loading'),
};

export const Failed: Story = {
  args: { show: showId('senja-di-braga') },
  parameters: { network: 'off' },
  play: untilState('failed'),
};
