import { cropMessages, profilePhotoMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { StoryPerson } from '../../../../.storybook/api/person.js';
import {
  expectState,
  lineTo,
  type Played,
  press,
  profileWordsOf,
  signedIn,
  untilState,
} from '../../../../.storybook/play.js';
import { Profile } from './profile.js';

const meta = { component: Profile, parameters: { tag: 'panggung-profile' } } satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = {
  phone: '081234567890',
  birth_date: Date.UTC(1996, 2, 13, 17),
  gender: 'P',
  work: 2,
  city: 3273,
} as const;
const elsewhere = [
  { deviceName: 'Chrome · Android', origin: null },
  { deviceName: 'Safari · iOS', origin: 'https://gedung-cendana.example' },
];
const person = { profile, elsewhere };

/** Signs in, and waits for the screen. */
const showing = (screen: string, who: StoryPerson = person) => signedIn(screen, who);

/** Writes over what is there; selected, since user-event clears no field in a shadow root. */
async function write(field: HTMLElement, text: string) {
  const end = (field as HTMLInputElement).value.length;
  await userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: end });
}

async function type(played: Played, label: string, text: string) {
  await write(await played.canvas.findByLabelText(label), text);
  await userEvent.tab();
}

export const SignedOut: Story = { play: untilState('signed_out') };

export const SigningIn: Story = {
  play: async (played) => {
    await expectState(played, 'signed_out');
    await press(played, profileWordsOf(played).sign_in);
    await played.canvas.findByRole('dialog');
  },
};

export const Detail: Story = {
  play: async (played) => {
    await showing('detail')(played);
    await played.canvas.findByText('Kota Bandung');
  },
};

export const DetailNotFilledIn: Story = { play: showing('detail', { profile: {}, elsewhere: [] }) };

export const Coupons: Story = {
  args: { showReferral: true },
  play: async (played) => {
    await showing('detail', {
      ...person,
      profile: { ...profile, referral_code: 'AYU2026K' },
      coupons: ['DISC-50'],
    })(played);
    await played.canvas.findByText('DISC-50');
  },
};

export const CouponsNone: Story = {
  args: { showReferral: true },
  play: async (played) => {
    await showing('detail')(played);
    await played.canvas.findByText(profileWordsOf(played).none);
  },
};

export const Removal: Story = {
  play: async (played) => {
    await showing('detail')(played);
    await press(played, profileWordsOf(played).remove);
    await played.canvas.findByRole('dialog');
  },
};

export const Failed: Story = {
  play: async (played) => {
    lineTo(played, 'off');
    await showing('failed')(played);
  },
};

export const Edit: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    await showing('edit')(played);
    await played.canvas.findByDisplayValue('Kota Bandung');
  },
};

export const EditWrong: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    const words = profileWordsOf(played);
    await showing('edit')(played);
    await type(played, words.phone, '08123');
    await played.canvas.findByText(words.phone_length.trim());
  },
};

export const EditCity: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    await showing('edit')(played);
    await played.canvas.findByDisplayValue('Kota Bandung');
    const city = await played.canvas.findByRole('combobox', { name: profileWordsOf(played).city });
    await write(city, 'bandu');
    await played.canvas.findByRole('option', { name: 'Kabupaten Bandung Barat' });
  },
};

export const EditNotSaved: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    const words = profileWordsOf(played);
    await showing('edit')(played);
    await type(played, words.phone, '081298765432');
    lineTo(played, 'off');
    await press(played, words.update);
    await played.canvas.findByText(words.update_failed);
  },
};

export const EditDropped: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    const words = profileWordsOf(played);
    await showing('edit')(played);
    await type(played, words.phone, '081298765432');
    await press(played, words.cancel);
    await played.canvas.findByRole('dialog');
  },
};

const photoWordsOf = ({ globals }: Played) => {
  const language = toLanguage(String(globals.language));
  return { ...profilePhotoMessages[language], ...cropMessages[language] };
};

async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 320);
  const pen = canvas.getContext('2d');
  const light = pen?.createLinearGradient(0, 0, 480, 320);
  light?.addColorStop(0, '#2b60de');
  light?.addColorStop(1, '#ffb13c');
  if (pen && light) {
    pen.fillStyle = light;
    pen.fillRect(0, 0, 480, 320);
  }
  return new File([await canvas.convertToBlob()], 'foto.png', { type: 'image/png' });
}

/** Chooses a file as one does after the button. */
async function choose(played: Played, file: File) {
  await showing('edit')(played);
  const button = await played.canvas.findByRole('button', { name: photoWordsOf(played).change });
  await userEvent.upload(button.parentElement.querySelector('input[type=file]'), file);
}

export const PhotoCrop: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    await choose(played, await drawPicture());
    await played.canvas.findByRole('application');
  },
};

export const PhotoNotUploaded: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    const words = photoWordsOf(played);
    await choose(played, await drawPicture());
    // Uploads go past the API in the page, to an address where nothing is.
    await press(played, words.upload);
    await played.canvas.findByText(words.failed, {}, { timeout: 10_000 });
  },
};

export const PhotoUnreadable: Story = {
  args: { screen: 'edit' },
  play: async (played) => {
    await choose(played, new File(['Halo'], 'foto.jpg', { type: 'image/jpeg' }));
    await played.canvas.findByText(photoWordsOf(played).unreadable);
  },
};

export const Password: Story = { args: { screen: 'password' }, play: showing('password') };

export const PasswordWrong: Story = {
  args: { screen: 'password' },
  play: async (played) => {
    const words = profileWordsOf(played);
    await showing('password')(played);
    await type(played, words.new_password, 'rahasia');
    await played.canvas.findByText(words.password_weak);
  },
};

export const Sessions: Story = {
  args: { screen: 'sessions' },
  play: async (played) => {
    await showing('sessions')(played);
    await played.canvas.findByText('Safari · iOS');
  },
};

export const SessionsOnlyHere: Story = {
  args: { screen: 'sessions' },
  play: async (played) => {
    await showing('sessions', { profile, elsewhere: [] })(played);
    await played.canvas.findByText(profileWordsOf(played).only_here);
  },
};
