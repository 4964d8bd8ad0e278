import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { needsIdentity, withIdentity } from '../../../../.storybook/identity.js';
import {
  accountWordsOf,
  expectState,
  lineTo,
  type Played,
  press,
  signIn,
  untilState,
  withApi,
} from '../../../../.storybook/play.js';
import { Account } from './account.js';

const meta = {
  component: Account,
  parameters: { tag: 'panggung-account' },
  // On the site itself; elsewhere one signs in by its window.
  args: { siteUrl: location.origin, onSignedIn: () => {} },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;
type Words = ReturnType<typeof accountWordsOf>;

const PASSWORD = 'Rahasia1';
const newEmail = () => `ayu.${Math.random().toString(36).slice(2)}@kampus.example`;

async function type(played: Played, label: keyof Words, text: string): Promise<void> {
  await userEvent.type(await played.canvas.findByLabelText(accountWordsOf(played)[label]), text);
}

async function enter(played: Played, email: string, password = PASSWORD): Promise<void> {
  await type(played, 'email', email);
  await type(played, 'password', password);
}

/** Types a whole registration; answers its address. */
async function fillRegistration(played: Played): Promise<string> {
  const email = newEmail();
  await type(played, 'email', email);
  await type(played, 'first_name', 'Ayu');
  await type(played, 'last_name', 'Larasati');
  await type(played, 'new_password', PASSWORD);
  await type(played, 'confirm_password', PASSWORD);
  return email;
}

export const Login: Story = { play: untilState('login') };

export const LoginInvalid: Story = {
  play: async (played) => {
    await type(played, 'email', 'ayu@kampus');
    await userEvent.keyboard('{Enter}');
    await played.canvas.findByText(accountWordsOf(played).email_invalid);
    await played.canvas.findByText(accountWordsOf(played).field_required);
  },
};

export const LoginUnreachable: Story = {
  play: async (played) => {
    await expectState(played, 'login');
    lineTo(played, 'off');
    await enter(played, 'putus@kampus.example');
    await press(played, accountWordsOf(played).login);
    await played.canvas.findByText(accountWordsOf(played).no_connection);
  },
};

export const LoggingIn: Story = {
  play: async (played) => {
    await expectState(played, 'login');
    lineTo(played, 'silent');
    await enter(played, 'lama@kampus.example');
    await press(played, accountWordsOf(played).login);
  },
};

export const WrongPassword: Story = {
  decorators: [needsIdentity],
  play: withIdentity(async (played) => {
    await enter(played, 'siapa@kampus.example');
    await press(played, accountWordsOf(played).login);
    await played.canvas.findByText(accountWordsOf(played).credentials_invalid);
  }),
};

export const Register: Story = { args: { panel: 'register' }, play: untilState('register') };

export const RegisterInvalid: Story = {
  args: { panel: 'register' },
  play: async (played) => {
    await type(played, 'email', 'ayu@kampus.example');
    await type(played, 'new_password', 'rahasia');
    await type(played, 'confirm_password', 'rahasiya');
    await userEvent.keyboard('{Enter}');
    await played.canvas.findByText(accountWordsOf(played).password_mismatch);
  },
};

export const RegisterEmailExists: Story = {
  args: { panel: 'register' },
  play: withApi(async (played) => {
    await type(played, 'email', 'halo@rumah-musik-braga.example');
    await played.canvas.findByText(accountWordsOf(played).email_exists);
  }),
};

export const RegisterEmailLooksMistyped: Story = {
  args: { panel: 'register' },
  play: withApi(async (played) => {
    await type(played, 'email', 'ayu@gmial.com');
    await played.canvas.findByRole('button', { name: 'ayu@gmail.com' });
  }),
};

export const RegisterWithReferral: Story = {
  args: { panel: 'register', referral: 'BUKANKODE' },
  play: withApi(async (played) => {
    await played.canvas.findByText(accountWordsOf(played).referral_invalid);
  }),
};

export const Registered: Story = {
  args: { panel: 'register' },
  decorators: [needsIdentity],
  play: withIdentity(async (played) => {
    await fillRegistration(played);
    await press(played, accountWordsOf(played).register);
    await played.canvas.findByText(accountWordsOf(played).registered_verify);
  }),
};

export const Unverified: Story = {
  args: { panel: 'register' },
  decorators: [needsIdentity],
  play: withIdentity(async (played) => {
    await fillRegistration(played);
    await press(played, accountWordsOf(played).register);
    await expectState(played, 'login');
    await press(played, accountWordsOf(played).login);
    await played.canvas.findByText(accountWordsOf(played).unverified_help);
  }),
};

export const Forgot: Story = { args: { panel: 'forgot' }, play: untilState('forgot') };

export const ForgotNotFound: Story = {
  args: { panel: 'forgot' },
  play: withApi(async (played) => {
    await type(played, 'email', newEmail());
    await played.canvas.findByText(accountWordsOf(played).email_not_found);
  }),
};

export const Reset: Story = {
  args: { actionCode: 'a-code-of-a-link' },
  decorators: [needsIdentity],
  play: withIdentity(untilState('reset')),
};

export const ResetCodeInvalid: Story = {
  args: { panel: 'reset' },
  play: async (played) => {
    await played.canvas.findByText(accountWordsOf(played).action_code_invalid);
  },
};

export const Elsewhere: Story = {
  args: { siteUrl: 'https://tiket.panggung.example' },
  play: untilState('elsewhere'),
};

export const ElsewhereBlocked: Story = {
  args: { siteUrl: 'https://tiket.panggung.example' },
  play: async (played) => {
    await expectState(played, 'elsewhere');
    const { open } = window;
    window.open = () => null;
    await userEvent.click(await played.canvas.findByRole('button'));
    window.open = open;
    await played.canvas.findByRole('link');
  },
};

export const SignedIn: Story = {
  play: async (played) => {
    await expectState(played, 'login');
    await signIn(played);
    await expectState(played, 'signed_in');
  },
};
