import { toLanguage, waitingListMessages } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expectState, type Played, press, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { WaitingList } from './waiting-list.js';

const meta = {
  component: WaitingList,
  parameters: { tag: 'panggung-waiting-list' },
  args: { show: showId('kereta-terakhir') },
} satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = ({ globals }: Played) => waitingListMessages[toLanguage(String(globals.language))];

export const Join: Story = { play: untilState('join') };

export const Joined: Story = {
  play: async (played) => {
    await expectState(played, 'join');
    await userEvent.type(await played.canvas.findByLabelText(words(played).email), 'rani@kampus.example');
    await press(played, words(played).join);
    await expectState(played, 'joined');
  },
};

export const Available: Story = {
  args: { show: showId('senja-di-braga') },
  play: untilState('available'),
};
