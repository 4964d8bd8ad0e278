import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  expectState,
  type Played,
  passTime,
  signIn,
  takeFreePass,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { TicketList } from './ticket-list.js';

const meta = {
  component: TicketList,
  parameters: { tag: 'panggung-ticket-list' },
  // The first start of the API in the page takes longer than a list waits.
  beforeEach: () => passTime(0),
} satisfies Meta<typeof TicketList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { play: untilState('signed_out') };

export const Ready: Story = {
  play: async (played: Played) => {
    // Who registers has what was got for their address.
    const email = 'tiket@kampus.example';
    for (const slug of ['hujan-pertama', 'bedug-seribu', 'angklung-seribu']) {
      await takeFreePass(played, showId(slug), email);
    }
    await signIn(played, { profile: { email } });
    await expectState(played, 'ready');
  },
};

export const Empty: Story = {
  play: async (played: Played) => {
    await signIn(played);
    await expectState(played, 'empty');
  },
};

export const Loading: Story = {
  parameters: { network: 'silent' },
  play: async (played: Played) => {
    await signIn(played);
    await expectState(played, 'loading');
  },
};

export const Failed: Story = {
  parameters: { network: 'off' },
  play: async (played: Played) => {
    await signIn(played);
    await expectState(played, 'failed');
  },
};
