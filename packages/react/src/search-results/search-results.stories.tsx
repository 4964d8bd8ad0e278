import type { Meta, StoryObj } from '@storybook/react-vite';
import { untilState } from '../../../../.storybook/play.js';
import { SearchResults } from './search-results.js';

const meta = {
  component: SearchResults,
  args: { q: 'malam' },
  // The host's title of the page, under which the cards have theirs.
  decorators: [
    (Story, { args }) => (
      <>
        <h1>{args.q || 'Search'}</h1>
        <Story />
      </>
    ),
  ],
  parameters: { tag: 'panggung-search-results' },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: untilState('ready') };

export const Empty: Story = { args: { q: 'zzz' }, play: untilState('empty') };

export const PastEnd: Story = { args: { page: 99 }, play: untilState('past_end') };

export const Unasked: Story = { args: { q: '' }, play: untilState('unasked') };

export const Loading: Story = { parameters: { network: 'silent' }, play: untilState('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: untilState('failed') };
