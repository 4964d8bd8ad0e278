import { getPanggung } from '@panggung/client';
import { notificationMessages, searchMessages, shellMessages } from '@panggung/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { apiUrlOf } from '../../../.storybook/api/install.js';
import { type Played, press, signIn, withApi } from '../../../.storybook/play.js';
import { raiseAlert, showSnackbar } from '../notices/notices.js';
import { $newVersion } from '../offline/new-version.js';
import { CrashPage } from './crash-page.js';
import { Shell } from './shell.fixture.js';

/** What stands around every screen of the site. It has no tag: it belongs to the site alone. */
const meta = {
  title: 'shell',
  component: Shell,
  args: { path: '/manageshow-is-not-here' },
  decorators: [
    (Story, { globals }) => (
      <div className="panggung" data-theme={String(globals.theme)}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = shellMessages.default;

/** With its mark or without. */
const findBell = ({ canvas }: Played) =>
  canvas.findByRole('button', { name: new RegExp(words.notifications) });

/** Signs somebody in, and goes on. */
const as = (type: 'USER' | 'ARTIST', then?: (played: Played) => Promise<unknown>) =>
  withApi(async (played) => {
    await signIn(played, { profile: { type } });
    await findBell(played);
    await then?.(played);
  });

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: words.login_register });
  },
};

export const SignedIn: Story = { play: as('USER') };

export const Artist: Story = {
  play: as('ARTIST', ({ canvas }) => canvas.findByRole('link', { name: words.manage_show })),
};

export const Searching: Story = {
  play: withApi(async (played) => {
    await press(played, words.search);
    const name = searchMessages.default.search_shows;
    await userEvent.type(await played.canvas.findByRole('combobox', { name }), 'malam');
    await played.canvas.findByRole('option', { name: /Malam Lampion/ });
  }),
};

export const AccountMenu: Story = {
  play: as('USER', async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ayu Larasati/ }));
    await canvas.findByRole('menuitem', { name: words.log_out });
  }),
};

export const NoNotification: Story = {
  play: as('USER', async (played) => {
    await userEvent.click(await findBell(played));
    await played.canvas.findByText(notificationMessages.default.none);
  }),
};

export const NoEntry: Story = { args: { path: '/authorization' }, play: heading(words.no_entry) };

export const NotFound: Story = { play: heading(words.page_not_found) };

export const Crashed: Story = {
  args: { children: <CrashPage /> },
  play: heading(words.failed),
};

export const Alerted: Story = {
  args: { children: <Raise by={raiseAlert} /> },
  play: raised('alert'),
};

export const Confirmed: Story = {
  args: { children: <Raise by={showSnackbar} /> },
  play: raised('status'),
};

export const TimedOut: Story = {
  play: async ({ canvas, id }) => {
    getPanggung({ apiUrl: apiUrlOf(id) }).http.$timedOut.set(true);
    await canvas.findByText(words.timed_out);
  },
};

export const NewVersion: Story = {
  beforeEach: () => {
    $newVersion.set(() => {});
    return () => $newVersion.set(null);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(words.new_version);
  },
};

function Raise({ by }: { by: (message: string) => void }) {
  return (
    <button type="button" onClick={() => by(words.page_not_found)}>
      {words.reload}
    </button>
  );
}

function raised(role: 'alert' | 'status') {
  return async (played: Played) => {
    await press(played, words.reload);
    await played.canvas.findByText(words.page_not_found, { selector: `[role="${role}"] > p` });
  };
}

function heading(name: string) {
  return async ({ canvas }: Played) => {
    await canvas.findByRole('heading', { name });
  };
}
