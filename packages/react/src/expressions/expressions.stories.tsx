import { expressionMessages, fill, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { lineTo, type Played, press, signedIn, untilState } from '../../../../.storybook/play.js';
import { Expressions } from './expressions.js';

const meta = {
  component: Expressions,
  parameters: { tag: 'panggung-expressions' },
} satisfies Meta<typeof Expressions>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => expressionMessages[toLanguage(String(globals.language))];
const profile = { type: 'ARTIST' } as const;
const withClips = (expressions = 9) => signedIn('ready', { profile, expressions });
const NEWEST = 'latihan-9.mp4';

/** Opens the menu of the newest one, and chooses from it. */
const chosen = (word: 'edit' | 'remove') => async (played: Played) => {
  await withClips()(played);
  await press(played, fill(wordsOf(played).menu, { name: NEWEST }));
  await userEvent.click(await played.canvas.findByRole('menuitem', { name: wordsOf(played)[word] }));
  await played.canvas.findByRole('dialog');
};

export const SignedOut: Story = { play: untilState('signed_out') };

export const ArtistsOnly: Story = { play: signedIn('artists_only') };

export const Ready: Story = { play: withClips() };

export const Menu: Story = {
  play: async (played: Played) => {
    await withClips()(played);
    await press(played, fill(wordsOf(played).menu, { name: NEWEST }));
    await played.canvas.findByRole('menuitem', { name: wordsOf(played).edit });
  },
};

export const Add: Story = {
  play: async (played: Played) => {
    await withClips(2)(played);
    await press(played, wordsOf(played).add);
    await played.canvas.findByRole('dialog');
  },
};

export const Edit: Story = { play: chosen('edit') };

export const Remove: Story = { play: chosen('remove') };

export const Empty: Story = { play: signedIn('empty', { profile }) };

export const Offline: Story = {
  play: async (played: Played) => {
    lineTo(played, 'off');
    await signedIn('offline', { profile })(played);
  },
};

export const Loading: Story = {
  parameters: { network: 'silent' },
  play: signedIn('loading', { profile }),
};
