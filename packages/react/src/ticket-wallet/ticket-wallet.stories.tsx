import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Played, signedIn, takeFreePass, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { TicketWallet } from './ticket-wallet.js';

const meta = {
  component: TicketWallet,
  parameters: { tag: 'panggung-ticket-wallet' },
} satisfies Meta<typeof TicketWallet>;
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
    await signedIn('ready', { profile: { email } })(played);
  },
};

export const Empty: Story = { play: signedIn('empty') };

export const Loading: Story = { parameters: { network: 'silent' }, play: signedIn('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: signedIn('failed') };
