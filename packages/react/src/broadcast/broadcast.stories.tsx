import { broadcastAlertMessages, broadcastMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState, type Played, press, signedIn, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { changeShow } from '../../../../.storybook/watch.js';
import { Broadcast } from './broadcast.js';

const SHOW = showId('pasar-malam-daring');

const meta = {
  component: Broadcast,
  args: { show: SHOW },
  parameters: { tag: 'panggung-broadcast' },
} satisfies Meta<typeof Broadcast>;
export default meta;
type Story = StoryObj<typeof meta>;

const languageOf = ({ globals }: Played) => toLanguage(String(globals.language));
const wordsOf = (played: Played) => broadcastMessages[languageOf(played)];
const patience = { timeout: 10_000 };
const host = { profile: {}, shows: [SHOW] };

/** The host of a live show before its stage. */
async function sit(played: Played, own: Parameters<typeof changeShow>[1] = {}): Promise<void> {
  await expectState(played, 'signed_out');
  await changeShow(SHOW, { islive: 1, ...own });
  await signedIn('idle', host)(played);
}

/** Until the story is over, camera and microphone are these. */
async function withDevices(give: () => Promise<MediaStream>, run: () => Promise<void>): Promise<void> {
  const media = navigator.mediaDevices;
  media.getUserMedia = give;
  try {
    await run();
  } finally {
    Reflect.deleteProperty(media, 'getUserMedia');
  }
}

/** A still picture, and silence. */
async function stillLife(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#3a2a4d';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  const silence = new MediaStreamAudioDestinationNode(new AudioContext());
  return new MediaStream([...canvas.captureStream(1).getVideoTracks(), ...silence.stream.getAudioTracks()]);
}

async function openCamera(played: Played): Promise<void> {
  await sit(played);
  await withDevices(stillLife, async () => {
    await press(played, wordsOf(played).open);
    await played.canvas.findByText(wordsOf(played).mute, {}, patience);
  });
}

export const SignedOut: Story = { play: untilState('signed_out') };

export const BeforeTheQuestion: Story = {
  play: async (played: Played) => {
    await sit(played);
    await played.canvas.findByText(wordsOf(played).why, {}, patience);
  },
};

export const Asking: Story = {
  play: async (played: Played) => {
    await sit(played);
    await withDevices(
      () => new Promise(() => {}),
      async () => {
        await press(played, wordsOf(played).open);
        await played.canvas.findByText(wordsOf(played).asking, {}, patience);
      },
    );
  },
};

export const Denied: Story = {
  play: async (played: Played) => {
    await sit(played);
    await withDevices(
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      async () => {
        await press(played, wordsOf(played).open);
        const { not_allowed } = broadcastAlertMessages[languageOf(played)];
        await played.canvas.findByText(not_allowed, {}, patience);
      },
    );
  },
};

export const CameraOn: Story = { play: openCamera };

/** In a story, no media server answers. */
export const Connecting: Story = {
  play: async (played: Played) => {
    await openCamera(played);
    await press(played, wordsOf(played).start);
    await expectState(played, 'start_streaming');
    const { socket_lost } = broadcastAlertMessages[languageOf(played)];
    await played.canvas.findByText(socket_lost, {}, patience);
  },
};

export const PlaysAVideo: Story = {
  play: async (played: Played) => {
    await sit(played, { islive: 0 });
    await played.canvas.findByText(wordsOf(played).not_live, {}, patience);
  },
};

export const SomebodyElses: Story = { play: signedIn('missing') };

export const Missing: Story = { args: { show: '' }, play: signedIn('missing') };

export const Failed: Story = { parameters: { network: 'off' }, play: signedIn('failed') };
