import type { Meta, StoryObj } from '@storybook/react-vite';
import { press, untilState, wordsOf } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { ShowCard } from './show-card.js';

const meta = {
  component: ShowCard,
  parameters: { tag: 'panggung-show-card' },
} satisfies Meta<typeof ShowCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { show: showId('senja-di-braga') }, play: untilState('ready') };

export const Live: Story = { args: { show: showId('gamelan-futura') }, play: untilState('ready') };

export const SoldOut: Story = { args: { show: showId('kereta-terakhir') }, play: untilState('ready') };

export const NextOfAnArtist: Story = { args: { artist: 1 }, play: untilState('ready') };

export const Reminder: Story = {
  args: { show: showId('senja-di-braga') },
  play: async (played) => {
    await press(played, wordsOf(played).remind);
    await played.canvas.findByRole('dialog');
  },
};

export const Empty: Story = { args: { artist: 9999 }, play: untilState('empty') };

export const Missing: Story = { args: { show: 9999 }, play: untilState('missing') };

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
