import { doorCheckMessages, type Payment, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { apiUrlOf } from '../../../../.storybook/api/install.js';
import {
  expectState,
  lineTo,
  type Played,
  press,
  signedIn,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { DoorCheck } from './door-check.js';

/** One that costs nothing: its tickets are quickly had. */
const SHOW = showId('hujan-pertama');

const meta = {
  component: DoorCheck,
  args: { show: SHOW },
  parameters: { tag: 'panggung-door-check' },
} satisfies Meta<typeof DoorCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => doorCheckMessages[toLanguage(String(globals.language))];
const keeper = { profile: {}, shows: [SHOW] };
let guests = 0;

/** Somebody takes a ticket; answers what its code says. */
async function sell({ id }: { id: string }): Promise<string> {
  const reply = await fetch(`${apiUrlOf(id)}/api/v1/payment-bypass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email: `tamu.${++guests}@kampus.example`, room_id: SHOW }),
  });
  const { data }: { data: Payment } = await reply.json();
  return String(data.entry_code);
}

/** Opens the door of a show with a ticket; answers its code. */
async function open(played: Played): Promise<string> {
  await expectState(played, 'signed_out');
  const code = await sell(played);
  await signedIn('ready', keeper)(played);
  return code;
}

/** Somebody at another door of the show lets the ticket in. */
async function admitElsewhere({ id }: Played, code: string): Promise<void> {
  const { token } = JSON.parse(localStorage.getItem(`panggung:${apiUrlOf(id)}:user`) ?? '{}');
  await fetch(`${apiUrlOf(id)}/api/v1/admission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ room_id: SHOW, code, device_id: 'lain' }),
  });
}

/** Types a code, and waits for what the door says. */
async function check(played: Played, code: string, says: RegExp | string): Promise<void> {
  await userEvent.type(await played.canvas.findByLabelText(wordsOf(played).code), `${code}{Enter}`);
  await waitFor(() => played.canvas.getByRole('button', { name: new RegExp(String(says)) }), {
    timeout: 10_000,
  });
}

export const SignedOut: Story = { play: untilState('signed_out') };

export const Ready: Story = { play: async (played: Played) => void (await open(played)) };

export const Admitted: Story = {
  play: async (played: Played) => check(played, await open(played), wordsOf(played).admitted),
};

export const Already: Story = {
  play: async (played: Played) => {
    const code = await open(played);
    await admitElsewhere(played, code);
    await check(played, code, wordsOf(played).already);
  },
};

export const TakingBack: Story = {
  play: async (played: Played) => {
    const code = await open(played);
    await admitElsewhere(played, code);
    await check(played, code, wordsOf(played).already);
    await userEvent.click(
      played.canvas.getByRole('button', { name: new RegExp(`^${wordsOf(played).undo} `) }),
    );
    await played.canvas.findByText(wordsOf(played).undo_not);
  },
};

export const Refused: Story = {
  play: async (played: Played) => {
    await open(played);
    await check(played, '0000000000', wordsOf(played).refused);
  },
};

export const CodeWrong: Story = {
  play: async (played: Played) => {
    await open(played);
    await userEvent.type(await played.canvas.findByLabelText(wordsOf(played).code), 'K7M2{Enter}');
    await played.canvas.findByText(wordsOf(played).code_wrong);
  },
};

/** Lets a device do without the API, and admits somebody. */
async function goOffline(played: Played): Promise<string> {
  const code = await open(played);
  lineTo(played, 'off');
  window.dispatchEvent(new Event('offline'));
  await expectState(played, 'offline');
  await check(played, code, wordsOf(played).admitted);
  return code;
}

export const Offline: Story = { play: async (played: Played) => void (await goOffline(played)) };

export const Conflict: Story = {
  play: async (played: Played) => {
    const code = await goOffline(played);
    lineTo(played, 'on');
    await admitElsewhere(played, code);
    window.dispatchEvent(new Event('online'));
    await played.canvas.findByText(wordsOf(played).conflicts, {}, { timeout: 10_000 });
  },
};

export const CameraDenied: Story = {
  play: async (played: Played) => {
    await open(played);
    const media = navigator.mediaDevices;
    media.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await press(played, wordsOf(played).camera_start);
    await played.canvas.findByText(wordsOf(played).camera_denied);
    Reflect.deleteProperty(media, 'getUserMedia');
  },
};

export const CameraOn: Story = {
  play: async (played: Played) => {
    await open(played);
    const media = navigator.mediaDevices;
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    canvas.getContext('2d')?.fillRect(0, 0, 320, 240);
    media.getUserMedia = async () => canvas.captureStream();
    await press(played, wordsOf(played).camera_start);
    await played.canvas.findByText(wordsOf(played).camera_on);
    Reflect.deleteProperty(media, 'getUserMedia');
  },
};

export const Missing: Story = { play: signedIn('missing') };

export const Loading: Story = { parameters: { network: 'silent' }, play: signedIn('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: signedIn('failed') };
