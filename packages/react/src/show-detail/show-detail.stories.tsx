import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState, holdAllSeats, press, untilState, wordsOf } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { ShowDetail } from './show-detail.js';

const meta = {
  component: ShowDetail,
  parameters: { tag: 'panggung-show-detail' },
} satisfies Meta<typeof ShowDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { show: showId('senja-di-braga') }, play: untilState('ready') };

export const FewLeft: Story = { args: { show: showId('lakon-api') }, play: untilState('ready') };

export const Live: Story = { args: { show: showId('gamelan-futura') }, play: untilState('ready') };

export const Ended: Story = { args: { show: showId('bincang-sore') }, play: untilState('ready') };

export const FreePass: Story = { args: { show: showId('pasar-malam-daring') }, play: untilState('ready') };

export const RedeemCodeOnly: Story = {
  args: { show: showId('malam-puisi-gudang') },
  play: untilState('ready'),
};

export const SoldOut: Story = { args: { show: showId('kereta-terakhir') }, play: untilState('ready') };

export const AllHeld: Story = {
  args: { show: showId('kota-tanpa-tidur') },
  beforeEach: (story) => holdAllSeats(story, showId('kota-tanpa-tidur')),
  play: untilState('ready'),
};

export const Shared: Story = {
  args: { show: showId('gamelan-futura') },
  play: async (played) => {
    await expectState(played, 'ready');
    await press(played, wordsOf(played).share);
    await played.canvas.findByRole('link', { name: 'WhatsApp' });
  },
};

export const Preview: Story = {
  args: { show: showId('senja-di-braga'), preview: true },
  parameters: { tag: undefined },
  play: untilState('ready'),
};

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
