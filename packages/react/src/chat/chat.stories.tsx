import { chatActMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expectState, type Played, passTime, signIn, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { Chat } from './chat.js';

const meta = {
  component: Chat,
  args: { show: showId('pasar-malam-daring') },
  parameters: { tag: 'panggung-chat' },
  // The first start of the API in the page takes longer than a line waits.
  beforeEach: () => passTime(0),
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => chatActMessages[toLanguage(String(globals.language))];

export const Live: Story = {
  play: async (played) => {
    await signIn(played);
    await expectState(played, 'live');
    const field = await played.canvas.findByLabelText(wordsOf(played).message);
    await userEvent.type(field, 'Halo dari Bandung{Enter}');
    const said = { selector: '[data-state="said"] .panggung-chat__text' };
    await played.canvas.findByText('Halo dari Bandung', said, { timeout: 10_000 });
  },
};

export const Guest: Story = {
  play: async (played) => {
    await expectState(played, 'live');
    await played.canvas.findByText(wordsOf(played).sign_in);
  },
};

export const Refused: Story = { args: { show: showId('sinden-neon') }, play: untilState('refused') };

export const Connecting: Story = { parameters: { network: 'off' }, play: untilState('connecting') };
