import { notificationMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  expectState,
  lineTo,
  type Played,
  press,
  signedIn,
  untilState,
} from '../../../../.storybook/play.js';
import { Notifications } from './notifications.js';

const meta = {
  component: Notifications,
  parameters: { tag: 'panggung-notifications' },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => notificationMessages[toLanguage(String(globals.language))];

export const SignedOut: Story = { play: untilState('signed_out') };

export const SigningIn: Story = {
  play: async (played) => {
    await expectState(played, 'signed_out');
    await press(played, wordsOf(played).login);
    await played.canvas.findByRole('dialog');
  },
};

export const Empty: Story = { play: signedIn('empty') };

export const Promotions: Story = { args: { tab: 'promo' }, play: signedIn('ready') };

export const OnePromotion: Story = {
  args: { tab: 'promo' },
  play: async (played) => {
    await signedIn('ready')(played);
    await userEvent.click(await played.canvas.findByRole('button', { name: /Gamelan Futura/ }));
    await played.canvas.findByRole('link', { name: wordsOf(played).see_show });
  },
};

export const Loading: Story = {
  play: async (played) => {
    lineTo(played, 'silent');
    await signedIn('loading')(played);
  },
};

export const Failed: Story = {
  play: async (played) => {
    lineTo(played, 'off');
    await signedIn('failed')(played);
  },
};
