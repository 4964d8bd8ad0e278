import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState, type Played, signIn, takeFreePass, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { UpcomingShow } from './upcoming-show.js';

const meta = {
  component: UpcomingShow,
  parameters: { tag: 'panggung-upcoming-show' },
} satisfies Meta<typeof UpcomingShow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs somebody in, and waits for what they see. */
function seeing(state: string) {
  return async (played: Played) => {
    await signIn(played);
    await expectState(played, state);
  };
}

export const SignedOut: Story = { play: untilState('signed_out') };

export const Ready: Story = {
  play: async (played) => {
    const email = `ayu.${crypto.randomUUID()}@kampus.example`;
    await takeFreePass(played, showId('malam-lampion'), email);
    await signIn(played, { profile: { email } });
    await expectState(played, 'ready');
  },
};

export const Empty: Story = { play: seeing('empty') };

export const Loading: Story = { parameters: { network: 'silent' }, play: seeing('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: seeing('failed') };
