import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  expectState,
  holdAllSeats,
  lineTo,
  order,
  orderElsewhere,
  passTime,
  pay,
  press,
  reachMethods,
  reachPending,
  typeEmail,
  untilState,
  wordsOf,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { Checkout } from './checkout.js';

const meta = {
  component: Checkout,
  parameters: { tag: 'panggung-checkout' },
  args: { show: showId('ombak-utara') },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = { play: untilState('email') };

export const EmailInvalid: Story = {
  play: async (played) => {
    await typeEmail(played, 'ayu@kampus');
    await played.canvas.findByText(wordsOf(played).email_invalid);
  },
};

export const EmailLooksMistyped: Story = {
  play: async (played) => {
    await typeEmail(played, 'ayu@gmial.com');
    await played.canvas.findByRole('button', { name: 'ayu@gmail.com' });
  },
};

export const Registered: Story = {
  play: async (played) => {
    await typeEmail(played, 'halo@rumah-musik-braga.example');
    await press(played, wordsOf(played).choose_method);
    await expectState(played, 'registered');
  },
};

export const TicketExists: Story = {
  play: async (played) => {
    await orderElsewhere(played, showId('ombak-utara'), 'lama@kampus.example');
    await typeEmail(played, 'lama@kampus.example');
    await press(played, wordsOf(played).choose_method);
    await expectState(played, 'ticket_exists');
  },
};

export const Method: Story = {
  play: async (played) => {
    await reachMethods(played);
    await expect(played.canvas.getByRole('button', { name: wordsOf(played).next })).toBeDisabled();
  },
};

export const Pending: Story = {
  play: async (played) => {
    await reachPending(played, 'pending@kampus.example');
  },
};

export const PendingOffline: Story = {
  play: async (played) => {
    await reachPending(played, 'offline@kampus.example');
    lineTo(played, 'off');
    await press(played, wordsOf(played).refresh);
    await played.canvas.findByText(wordsOf(played).offline);
  },
};

export const Completed: Story = {
  play: async (played) => {
    await pay(await reachPending(played, 'lunas@kampus.example'));
    await expectState(played, 'completed');
  },
};

export const Failed: Story = {
  args: { show: showId('topeng-kedua') },
  play: async (played) => {
    await reachPending(played, 'gagal@kampus.example');
    await passTime(3 * 24 * 3_600_000);
    await press(played, wordsOf(played).refresh);
    await expectState(played, 'failed');
  },
};

export const SoldOut: Story = {
  args: { show: showId('kereta-terakhir') },
  play: async (played) => {
    await typeEmail(played, 'telat@kampus.example');
    await press(played, wordsOf(played).choose_method);
    await expectState(played, 'method', 'sold_out');
  },
};

export const AllHeldWhileChoosing: Story = {
  args: { show: showId('kota-tanpa-tidur') },
  play: async (played) => {
    await reachMethods(played, 'hampir@kampus.example');
    await holdAllSeats(played, showId('kota-tanpa-tidur'));
    await order(played);
    await expectState(played, 'all_held');
  },
};

export const Unreachable: Story = {
  play: async (played) => {
    await expectState(played, 'email');
    lineTo(played, 'off');
    await typeEmail(played, 'putus@kampus.example');
    await press(played, wordsOf(played).choose_method);
    await played.canvas.findByRole('alert');
  },
};

export const InADialog: Story = { args: { variant: 'dialog' }, play: untilState('email') };
