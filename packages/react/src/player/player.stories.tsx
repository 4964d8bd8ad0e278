import { getPanggung, getPayments } from '@panggung/client';
import type { Payment, PlayerState } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiUrlOf } from '../../../../.storybook/api/install.js';
import { passTime, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { Player } from './player.js';

const meta = {
  component: Player,
  parameters: { tag: 'panggung-player' },
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = showId('senja-di-braga');

/** Lets this browser keep a ticket for a show, as of somebody who bought it here. */
async function holdTicket({ id }: { id: string }, show: number): Promise<void> {
  await passTime(0);
  const ticket: Partial<Payment> = {
    id: 'order-8812',
    room_id: show,
    room_video_id: show,
    user_id: null,
    for_user_id: null,
    status: 'COMPLETED',
    code_guest: 'A7KX2M9QPL',
    expired_ticket: 0,
    video_start_date: Date.now(),
    created_at: Date.now(),
  };
  getPayments(getPanggung({ apiUrl: apiUrlOf(id) })).keep(ticket as Payment);
}

/** A ticket is held, and the state is waited for. */
const withTicket = (show: number, state: PlayerState): Pick<Story, 'args' | 'beforeEach' | 'play'> => ({
  args: { show },
  beforeEach: (story) => holdTicket(story, show),
  play: untilState(state),
});

export const Gate: Story = { args: { show: waiting }, play: untilState('gate') };

export const Countdown: Story = withTicket(waiting, 'countdown');

/** A code that the API does not know. */
export const Refused: Story = withTicket(showId('suara-selatan'), 'refused');
