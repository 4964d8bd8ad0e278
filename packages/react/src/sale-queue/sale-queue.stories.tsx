import type { Meta, StoryObj } from '@storybook/react-vite';
import { openSaleIn, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { SaleQueue } from './sale-queue.js';

const meta = {
  component: SaleQueue,
  parameters: { tag: 'panggung-sale-queue' },
} satisfies Meta<typeof SaleQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoLine: Story = { args: { show: showId('senja-di-braga') }, play: untilState('none') };

export const Closed: Story = {
  args: { show: showId('dapur-nusantara') },
  beforeEach: () => openSaleIn(showId('dapur-nusantara'), 3 * 3_600_000),
  play: untilState('closed'),
};

export const Pool: Story = {
  args: { show: showId('kancil-dan-roket') },
  beforeEach: () => openSaleIn(showId('kancil-dan-roket'), 600_000),
  play: untilState('pool'),
};

export const Line: Story = {
  args: { show: showId('jalan-pulang') },
  beforeEach: () => openSaleIn(showId('jalan-pulang'), -1000),
  play: untilState('line'),
};
