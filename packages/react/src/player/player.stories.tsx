import type { PlayerState } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  expectState,
  type Played,
  passTime,
  playerWordsOf,
  press,
  signIn,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { changeShow, goOnAir, holdTicket, orderStream, playElsewhere } from '../../../../.storybook/watch.js';
import { Player } from './player.js';

const meta = {
  component: Player,
  parameters: { tag: 'panggung-player' },
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A show on air, which whoever comes sees; then what becomes of it. */
function onAir(slug: string, then: (played: Played, show: number) => unknown = () => {}): Story {
  const show = showId(slug);
  return {
    args: { show },
    beforeEach: () => goOnAir(show),
    play: async (played) => {
      await expectState(played, 'live');
      await then(played, show);
    },
  };
}

/** A ticket is held for a show; what has become of that since; and the state is waited for. */
function withTicket(slug: string, state: PlayerState, row?: Parameters<typeof changeShow>[1]): Story {
  const show = showId(slug);
  return {
    args: { show },
    beforeEach: async (story) => {
      await holdTicket(story, show);
      if (row) await changeShow(show, row);
    },
    play: untilState(state),
  };
}

/** Before the show: a ticket is all there is to have. */
export const Gate: Story = { args: { show: showId('senja-di-braga') }, play: untilState('gate') };

/** On air, a guest signs in or uses a payment code. */
export const GateOnAir: Story = { args: { show: showId('suara-selatan') }, play: untilState('gate') };

export const AskedForCode: Story = {
  ...GateOnAir,
  play: async (played) => {
    await expectState(played, 'gate');
    const words = playerWordsOf(played);
    await press(played, words.start_streaming);
    await press(played, words.payment_code);
  },
};

/** Whoever made the show watches it from its studio. */
export const OwnShow: Story = {
  args: { show: showId('sinden-neon') },
  beforeEach: (story) => signIn(story, { profile: {}, shows: [showId('sinden-neon')] }),
  play: untilState('gate'),
};

export const Countdown: Story = withTicket('festival-layang-layang', 'countdown');

/** Its hour has come, and nobody is on air yet. */
export const Waiting: Story = withTicket('lakon-api', 'waiting', { start_date: 0, start_time: 0 });

export const Live: Story = onAir('pasar-malam-daring');

/** How good the picture is, what that costs, and what keys do. */
export const Settings: Story = onAir('bedug-seribu', async (played) => {
  const { settings } = playerWordsOf(played);
  await press(played, settings);
  await played.canvas.findByRole('group', { name: settings });
});

/** The network is gone: the last picture stands. */
export const Interrupted: Story = onAir('gamelan-futura', async (played, show) => {
  await orderStream(show, { isOut: true });
  await expectState(played, 'interrupted');
});

export const LiveAgain: Story = onAir('kota-tanpa-tidur', async (played, show) => {
  await orderStream(show, { isOut: true });
  await expectState(played, 'interrupted');
  await orderStream(show, { isOut: false });
  await expectState(played, 'live');
});

/** It ended while it was watched; its recording is there. */
export const Ended: Story = onAir('ombak-utara', async (played, show) => {
  await changeShow(show, { video_status: 'ENDED', url_video: '/media/videos/replay.mp4' });
  await passTime(1100);
  await expectState(played, 'ended');
});

export const Replay: Story = withTicket('ludruk-digital', 'replay');

/** Taken all around: viewers look about in it. */
export const Around: Story = {
  args: { show: showId('angklung-seribu') },
  play: async (played) => {
    await expectState(played, 'replay');
    const { sphere, look_around } = playerWordsOf(played);
    await played.canvas.findByRole('application', { name: sphere });
    await press(played, look_around);
  },
};

/** Of one ticket on two screens, one plays. */
export const Elsewhere: Story = {
  args: { show: showId('kancil-dan-roket') },
  beforeEach: async (story) => {
    const show = showId('kancil-dan-roket');
    const ticket = await holdTicket(story, show);
    // Without a price anybody may watch, on however many screens.
    await changeShow(show, { video_status: 'LIVE', ticket_type: 'fixed', ticket_price: 50_000 });
    await playElsewhere(story, show, ticket);
  },
  play: untilState('elsewhere'),
};

/** The API does not know the code of this ticket. */
export const Refused: Story = {
  args: { show: showId('topeng-kedua') },
  beforeEach: async (story) => {
    const show = showId('topeng-kedua');
    await holdTicket(story, show, { code_guest: 'A7KX2M9QPL' });
    await changeShow(show, { video_status: 'LIVE' });
  },
  play: untilState('refused'),
};

export const Offline: Story = {
  args: { show: showId('angklung-seribu') },
  parameters: { network: 'off' },
  play: untilState('failed'),
};

export const Missing: Story = { args: { show: 'none' }, play: untilState('missing') };
