import { fill, showMessages, studioActMessages, studioManageMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  lineTo,
  orderElsewhere,
  type Played,
  press,
  signedIn,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { StudioManage } from './studio-manage.js';

const meta = {
  component: StudioManage,
  parameters: { tag: 'panggung-studio-manage' },
} satisfies Meta<typeof StudioManage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = ({ globals }: Played) => studioManageMessages[toLanguage(String(globals.language))];
const profile = { type: 'ARTIST' } as const;
const SHOW = 'Senja di Braga';
/** One waits, one is on air: both are of the first tab. M-02. */
const shows = [showId('senja-di-braga'), showId('gamelan-futura')];
const withShows = () => signedIn('ready', { profile, shows });

export const SignedOut: Story = { play: untilState('signed_out') };

export const ArtistsOnly: Story = { play: signedIn('artists_only') };

export const Ready: Story = { play: withShows() };

export const Menu: Story = {
  play: async (played: Played) => {
    await withShows()(played);
    await press(played, fill(wordsOf(played).menu, { name: SHOW }));
    await played.canvas.findByRole('menuitem', { name: wordsOf(played).livestream });
  },
};

export const Sales: Story = {
  play: async (played: Played) => {
    await withShows()(played);
    await press(played, fill(wordsOf(played).sales_of, { name: SHOW }));
    await played.canvas.findByRole('dialog');
  },
};

export const CalledOff: Story = {
  play: async (played: Played) => {
    await withShows()(played);
    await orderElsewhere(played, showId('senja-di-braga'), 'ayu@kampus.example');
    const language = toLanguage(String(played.globals.language));
    const { remove, call_off } = studioActMessages[language];
    await press(played, fill(wordsOf(played).menu, { name: SHOW }));
    await userEvent.click(await played.canvas.findByRole('menuitem', { name: wordsOf(played).remove }));
    await press(played, remove);
    await press(played, call_off);
    await played.canvas.findByRole('textbox');
    await press(played, call_off);
    await played.canvas.findByText(showMessages[language].CANCELLED);
  },
};

export const Empty: Story = { play: signedIn('empty', { profile }) };

export const Failed: Story = {
  play: async (played: Played) => {
    lineTo(played, 'off');
    await signedIn('failed', { profile })(played);
  },
};

export const Loading: Story = {
  parameters: { network: 'silent' },
  play: signedIn('loading', { profile }),
};
