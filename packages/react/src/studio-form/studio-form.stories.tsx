import { showFormMessages, studioFormMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { type Played, signedIn, untilState } from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { StudioForm } from './studio-form.js';

const meta = {
  component: StudioForm,
  parameters: { tag: 'panggung-studio-form' },
} satisfies Meta<typeof StudioForm>;
export default meta;
type Story = StoryObj<typeof meta>;

function wordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return { ...studioFormMessages[language], ...showFormMessages[language] };
}
const profile = { type: 'ARTIST' } as const;
const shows = [showId('hujan-pertama')];

export const SignedOut: Story = { play: untilState('signed_out') };

export const ArtistsOnly: Story = { play: signedIn('artists_only') };

export const Add: Story = { play: signedIn('add', { profile }) };

export const AddWrong: Story = {
  play: async (played: Played) => {
    await signedIn('add', { profile })(played);
    const name = await played.canvas.findByLabelText(wordsOf(played).name);
    await userEvent.click(name);
    await userEvent.tab();
    await played.canvas.findByText(wordsOf(played).name_required);
  },
};

export const Edit: Story = {
  args: { show: showId('hujan-pertama') },
  play: signedIn('edit', { profile, shows }),
};

/** Tickets are taken: another start is told, another type refused. */
export const EditSold: Story = {
  args: { show: showId('senja-di-braga') },
  play: async (played: Played) => {
    await signedIn('edit', { profile, shows: [showId('senja-di-braga')] })(played);
    const words = wordsOf(played);
    fireEvent.input(await played.canvas.findByLabelText(words.start_date), {
      target: { value: '2031-05-05' },
    });
    await played.canvas.findByText(words.moves_sold);
    await userEvent.click(await played.canvas.findByText(words.flexible));
    await played.canvas.findByText(words.ticket_type_sold);
  },
};

export const Missing: Story = {
  args: { show: 'no-such-show' },
  play: signedIn('missing', { profile }),
};
