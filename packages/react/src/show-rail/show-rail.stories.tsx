import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState, type Played, untilState } from '../../../../.storybook/play.js';
import { ShowRail } from './show-rail.js';

const meta = {
  component: ShowRail,
  parameters: { tag: 'panggung-show-rail' },
} satisfies Meta<typeof ShowRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the cards themselves: they come a moment after the answer. */
async function untilCards(played: Played) {
  await expectState(played, 'ready');
  await played.canvas.findAllByRole('listitem');
}

export const Portrait: Story = { args: { section: 'upcoming' }, play: untilCards };

export const Landscape: Story = { args: { section: 'live' }, play: untilCards };

export const Ranked: Story = { args: { section: 'popular' }, play: untilCards };

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
