import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectState, untilState } from '../../../../.storybook/play.js';
import { ShowGrid } from './show-grid.js';

const meta = {
  component: ShowGrid,
  parameters: { tag: 'panggung-show-grid' },
} satisfies Meta<typeof ShowGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { heading: 'Semua acara' },
  play: async (played) => {
    await expectState(played, 'ready');
    await expect(played.canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
  },
};

export const UpcomingOnly: Story = { args: { status: 'WAITING', limit: 4 }, play: untilState('ready') };

export const OneCategory: Story = { args: { category: 'Comedy' }, play: untilState('ready') };

export const Empty: Story = { args: { category: 'Opera' }, play: untilState('empty') };

export const Loading: Story = { parameters: { network: 'silent' }, play: untilState('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: untilState('failed') };
