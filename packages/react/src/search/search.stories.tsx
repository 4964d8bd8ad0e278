import { searchMessages, toLanguage } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expectState, type Played, untilState, withApi } from '../../../../.storybook/play.js';
import { Search } from './search.js';

/** Keeps the story where it is. */
const stay = (event: { preventDefault(): void }) => event.preventDefault();

const meta = {
  component: Search,
  args: { onSearch: stay },
  parameters: { tag: 'panggung-search' },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

async function type({ canvas, globals }: Played, text: string) {
  const name = searchMessages[toLanguage(String(globals.language))].search_shows;
  await userEvent.type(await canvas.findByRole('combobox', { name }), text);
}

/** Types, and waits for what comes of it. */
const typing = (text: string, state: string, keys = '') =>
  withApi(async (played) => {
    await expectState(played, 'closed');
    await type(played, text);
    await expectState(played, state);
    if (keys) await userEvent.keyboard(keys);
  });

export const Closed: Story = { args: { q: 'malam' }, play: untilState('closed') };

export const Suggesting: Story = { play: typing('mal', 'ready', '{ArrowDown}') };

export const NothingToSuggest: Story = { play: typing('zzz', 'empty') };

export const Failed: Story = { parameters: { network: 'off' }, play: typing('mal', 'failed') };
