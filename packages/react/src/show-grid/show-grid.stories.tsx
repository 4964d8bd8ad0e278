import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShowGrid } from './show-grid.js';

const meta = {
  component: ShowGrid,
  parameters: { tag: 'panggung-show-grid' },
} satisfies Meta<typeof ShowGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { heading: 'Malam ini' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(8);
  },
};

export const Upcoming: Story = { args: { status: 'WAITING', limit: 4 } };

export const OneCategory: Story = { args: { category: 'Comedy' } };

export const Empty: Story = { args: { category: 'Opera' } };

export const Loading: Story = { parameters: { network: 'silent' } };

export const Failed: Story = { parameters: { network: 'off' } };
