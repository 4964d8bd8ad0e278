import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import {
  commentWordsOf,
  expectState,
  type Played,
  passTime,
  press,
  signIn,
  untilState,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { Comments } from './comments.js';

const meta = {
  component: Comments,
  args: { show: showId('senja-di-braga') },
  parameters: { tag: 'panggung-comments' },
  // The first start of the API in the page takes longer than a list waits.
  beforeEach: () => passTime(0),
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Writes a comment, and waits for the list it is in. */
async function write(played: Played, text: string) {
  const words = commentWordsOf(played);
  await userEvent.type(await played.canvas.findByLabelText(words.comment), text);
  await press(played, words.send);
}

export const Ready: Story = {
  play: async (played) => {
    await expectState(played, 'empty', 'ready');
    await signIn(played);
    await write(played, 'Sampai jumpa di Braga');
    await expectState(played, 'ready');
    await played.canvas.findByText('Sampai jumpa di Braga');
  },
};

export const Empty: Story = { args: { show: showId('lakon-api') }, play: untilState('empty') };

export const Guest: Story = {
  args: { show: showId('lakon-api') },
  play: async (played) => {
    await expectState(played, 'empty');
    await write(played, 'Halo');
    await played.canvas.findByText(commentWordsOf(played).login_first);
  },
};

export const TooLong: Story = {
  args: { show: showId('lakon-api') },
  play: async (played) => {
    await expectState(played, 'empty');
    const field = await played.canvas.findByLabelText(commentWordsOf(played).comment);
    // user-event pastes into no shadow root.
    await fireEvent.input(field, { target: { value: 'Sampai jumpa. '.repeat(40) } });
    await played.canvas.findByText(/500/, { selector: '.panggung-field__error' });
  },
};

export const Loading: Story = { parameters: { network: 'silent' }, play: untilState('loading') };

export const Failed: Story = { parameters: { network: 'off' }, play: untilState('failed') };
