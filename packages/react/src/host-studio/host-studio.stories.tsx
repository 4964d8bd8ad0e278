import { hostStudioMessages, studioFormMessages, studioManageMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { type Played, signedIn, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { HostStudio } from './host-studio.js';

const meta = {
  component: HostStudio,
  parameters: { tag: 'panggung-host-studio' },
} satisfies Meta<typeof HostStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

function wordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return {
    ...studioFormMessages[language],
    ...studioManageMessages[language],
    ...hostStudioMessages[language],
  };
}
const profile = { type: 'ARTIST' } as const;
const show = showId('senja-di-braga');
const host = { profile, shows: [show], expressions: 3 };

export const SignedOut: Story = { play: untilState('signed_out') };

export const ArtistsOnly: Story = { play: signedIn('artists_only') };

export const Manage: Story = {
  play: async (played: Played) => {
    await signedIn('manage', host)(played);
    await played.canvas.findByRole('heading', { name: 'Senja di Braga' });
  },
};

export const Add: Story = {
  args: { screen: 'form' },
  play: async (played: Played) => {
    await signedIn('add', host)(played);
    await played.canvas.findByLabelText(wordsOf(played).name);
  },
};

export const Edit: Story = {
  args: { screen: 'form', show },
  play: async (played: Played) => {
    await signedIn('edit', host)(played);
    await played.canvas.findByLabelText(wordsOf(played).name);
  },
};

export const Broadcast: Story = {
  args: { screen: 'broadcast', show },
  play: signedIn('broadcast', host),
};

export const Expressions: Story = {
  args: { screen: 'expressions' },
  play: async (played: Played) => {
    await signedIn('expressions', host)(played);
    await played.canvas.findByRole('heading', { name: 'latihan-3.mp4' });
  },
};

export const Leaving: Story = {
  args: { screen: 'form' },
  play: async (played: Played) => {
    await signedIn('add', host)(played);
    await userEvent.type(await played.canvas.findByLabelText(wordsOf(played).name), 'Malam Tepi Laut');
    await userEvent.click(played.canvas.getByRole('link', { name: wordsOf(played).expressions }));
    await played.canvas.findByRole('dialog');
  },
};
