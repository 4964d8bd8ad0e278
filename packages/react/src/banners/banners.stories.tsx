import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectState, untilState } from '../../../../.storybook/play.js';
import { Banners } from './banners.js';

const meta = {
  component: Banners,
  parameters: { tag: 'panggung-banners' },
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carousel: Story = {
  play: async (played) => {
    await expectState(played, 'ready');
    await expect(await played.canvas.findAllByRole('button')).toHaveLength(2);
  },
};

export const List: Story = { args: { view: 'list' }, play: untilState('ready') };

/** The third of the first catalogue. */
export const Detail: Story = { args: { view: 'detail', banner: 3 }, play: untilState('ready') };

export const PastEnd: Story = { args: { view: 'list', page: 9 }, play: untilState('past_end') };

export const Missing: Story = { args: { view: 'detail', banner: 9999 }, play: untilState('missing') };

export const Loading: Story = { parameters: { network: 'silent' }, play: untilState('loading', 'late') };

export const Failed: Story = { parameters: { network: 'off' }, play: untilState('failed') };
