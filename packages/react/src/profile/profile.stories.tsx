import type { Meta, StoryObj } from '@storybook/react-vite';
import { untilState } from '../../../../.storybook/play.js';
import { Profile } from './profile.js';

const meta = { component: Profile, parameters: { tag: 'panggung-profile' } } satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { play: untilState('signed_out') };
