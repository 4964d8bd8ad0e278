import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectState, untilState } from '../../../../.storybook/play.js';
import { ShowRail } from './show-rail.js';

const meta = {
  component: ShowRail,
  parameters: { tag: 'panggung-show-rail' },
} satisfies Meta<typeof ShowRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {
  args: { section: 'upcoming' },
  play: async (played) => {
    await expectState(played, 'ready');
    await expect((await played.canvas.findAllByRole('listitem')).length).toBeGreaterThan(4);
  },
};

export const Landscape: Story = { args: { section: 'live' }, play: untilState('ready') };

export const Ranked: Story = { args: { section: 'popular' }, play: untilState('ready') };

export const Empty: Story = { args: { category: 'Opera', heading: 'Opera' }, play: untilState('empty') };

export const Loading: Story = {
  args: { section: 'all' },
  parameters: { network: 'silent' },
  play: untilState('loading'),
};

export const Failed: Story = {
  args: { section: 'all' },
  parameters: { network: 'off' },
  play: untilState('failed'),
};
