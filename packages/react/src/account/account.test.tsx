import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { identityOfTheRun, newEmail, PASSWORD, signUp } from '../../../../tests/people.js';
import { stage } from '../ui/stage.fixture.js';
import { button, field, heading, openGuest, press, type } from './guest.fixture.js';
import { Account } from './index.js';

const guest = openGuest();
/** The identity SDK loads at the first submit. */
const said = (text: string) => page.getByText(text, { exact: true });
const alert = () => page.getByRole('alert').getByRole('paragraph');

async function login(email: string, password = PASSWORD): Promise<void> {
  await type('E-mail', email);
  await type('Password', password);
  await press('Login');
}

/** As somebody asked for it elsewhere. */
async function sendResetMail(email: string): Promise<void> {
  const { emulatorHost } = identityOfTheRun();
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`;
  const body = JSON.stringify({ requestType: 'PASSWORD_RESET', email });
  await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

async function fillRegistration(email: string): Promise<void> {
  await press('Register now');
  await type('E-mail', email);
  await type('First name', 'Rani');
  await type('Last name', 'Kotak');
  await type('Password', PASSWORD);
  await type('Confirm password', PASSWORD);
}

describe('a field', () => {
  test('is complained about on leaving it, and not while it is edited', async () => {
    stage(<Account {...guest.settings} />);
    await type('E-mail', 'abc');
    expect(said('E-mail must be valid').elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(said('E-mail must be valid')).toBeVisible();
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field('E-mail'), '@');
    expect(said('E-mail must be valid').elements()).toHaveLength(0);
    await userEvent.clear(field('E-mail'));
    await userEvent.tab();
    await expect.element(said('E-mail is required')).toBeVisible();
  });

  test('is not complained about by somebody who goes another way', async () => {
    stage(<Account {...guest.settings} />);
    await userEvent.click(field('E-mail'));
    await press('Forgot password');
    await expect.element(heading('Forgot password')).toHaveFocus();
    expect(said('E-mail is required').elements()).toHaveLength(0);
  });

  test('shows an address in lower case as it is typed', async () => {
    stage(<Account {...guest.settings} />);
    await userEvent.type(field('E-mail'), 'A@B.COM');
    await expect.element(field('E-mail')).toHaveValue('a@b.com');
  });

  test('for a password can be looked at, and tells password managers what it is', async () => {
    stage(<Account {...guest.settings} />);
    await type('Password', PASSWORD);
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    await press(/^Show password/);
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'username');
  });

  test('that is wrong takes the focus when somebody submits by keyboard', async () => {
    stage(<Account {...guest.settings} />);
    await type('Password', PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect.element(field('E-mail')).toHaveFocus();
    await expect.element(said('E-mail is required')).toBeVisible();
    await expect.element(button('Login')).toBeDisabled();
  });
});

describe('logging in', () => {
  test('tells the page, and shows who it is; logging out brings the panel back', async () => {
    const email = await guest.member();
    const onSignedIn = vi.fn();
    const onSessionChange = vi.fn();
    stage(<Account {...guest.settings} onSignedIn={onSignedIn} onSessionChange={onSessionChange} />);
    await login(email);
    await expect.element(heading('You are signed in')).toHaveFocus();
    await expect.element(said(email)).toBeVisible();
    await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith({ message: null });
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email });
    await press('Log out');
    await expect.element(heading('Login')).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
    expect(onSessionChange.mock.calls.map(([{ detail }]) => detail)).toEqual([
      { is_signed_in: true },
      { is_signed_in: false },
    ]);
  });

  test('with a wrong password says it in red for three seconds, and keeps what was typed', async () => {
    const email = await guest.member();
    stage(<Account {...guest.settings} />);
    await login(email, 'Salah123');
    await expect.element(alert()).toHaveTextContent('E-mail or password is incorrect');
    await expect.element(field('Password')).toHaveValue('Salah123');
    await expect.element(button('Login')).toHaveFocus();
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('pressed twice asks once, and the button says that it works', async () => {
    const email = await guest.member();
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    guest.network = (request) => held.then(() => guest.api.fetch(request));
    stage(<Account {...guest.settings} onSignedIn={() => {}} />);
    await login(email);
    await expect.element(button('Login')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    answer();
    await expect.element(heading('You are signed in')).toBeVisible();
    expect(guest.asked.filter((call) => call === 'POST /auth/login')).toHaveLength(1);
  });

  test('without a network says so in the language of the page', async () => {
    guest.network = () => Promise.reject(new TypeError('Failed to fetch'));
    const settings = { ...guest.settings, language: 'id' };
    stage(<Account {...settings} />);
    await type('E-mail', 'rani@kotak.id');
    await type('Kata sandi', PASSWORD);
    await press('Masuk');
    await expect.element(alert()).toHaveTextContent('Koneksi terputus. Coba lagi setelah tersambung.');
  });
});

test.each([320, 400])('what is said in red moves nothing and hides no field, %i px wide', async (width) => {
  guest.network = () => Promise.reject(new TypeError('Failed to fetch'));
  const { place } = stage(<Account {...guest.settings} />, { width });
  await type('E-mail', 'rani@kotak.id');
  await type('Password', PASSWORD);
  const topOf = (name: string) => button(name).element().getBoundingClientRect().top;
  const before = ['Login', 'Login with google', 'Register now'].map(topOf);
  await userEvent.keyboard('{Enter}');
  await expect.element(alert()).toBeVisible();
  expect(['Login', 'Login with google', 'Register now'].map(topOf)).toEqual(before);
  const strip = alert().element().getBoundingClientRect();
  expect(strip.bottom).toBeLessThanOrEqual(field('E-mail').element().getBoundingClientRect().top);
  expect(strip.right).toBeLessThanOrEqual(place.getBoundingClientRect().right);
});

describe('another panel', () => {
  test('comes in the same place, by the same address, and loses nothing', async () => {
    const address = location.href;
    const onPanelChange = vi.fn();
    stage(<Account {...guest.settings} onPanelChange={onPanelChange} />);
    await type('E-mail', 'rani@kotak.id');
    await type('Password', PASSWORD);
    await press('Register now');
    await expect.element(heading('Register')).toHaveFocus();
    await type('First name', 'Rani');
    await press('Login');
    await expect.element(field('Password')).toHaveValue(PASSWORD);
    await press('Register now');
    await expect.element(field('First name')).toHaveValue('Rani');
    await expect.element(field('E-mail')).toHaveValue('rani@kotak.id');
    expect(location.href).toBe(address);
    expect(onPanelChange.mock.calls.flat()).toEqual(['register', 'login', 'register']);
  });
});

describe('registering', () => {
  test('ends at the login with the mail announced; before it is opened a dialog sends it again', async () => {
    const email = newEmail();
    stage(<Account {...guest.settings} />);
    await fillRegistration(email);
    await press('Register');
    const done = said('Registration is successful. Please check your email for verification');
    await expect.element(done).toBeVisible();
    await expect.element(field('E-mail')).toHaveValue(email);
    const first = await guest.codeFor(email);
    await press('Login');
    const dialog = page.getByRole('dialog', { name: 'Account not verified' });
    await expect.element(dialog).toBeVisible();
    await expect.element(said('Account not verified. please verified your account.')).toBeVisible();
    await press('Verification');
    await expect.element(said('We have sent a link to verification Email. Please check!')).toBeVisible();
    expect(await guest.codeFor(email)).not.toBe(first);
    expect(localStorage.getItem('user')).toBeNull();
    await press('Login');
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }).last());
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('with the address of an account is told so while typing', async () => {
    const email = await guest.member();
    stage(<Account {...guest.settings} panel="register" />);
    await type('E-mail', email);
    await expect.element(said('Email Already Exists')).toBeVisible();
    await expect.element(button('Register')).toBeDisabled();
    await type('E-mail', newEmail());
    await expect.element(said('Email Already Exists')).not.toBeInTheDocument();
  });

  test('names what is wrong with every field, in the words of the documents', async () => {
    stage(<Account {...guest.settings} panel="register" />);
    await type('E-mail', 'rani@kotak.id');
    await type('Password', 'abc123');
    await type('Confirm password', 'abc124');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('First name')).toHaveFocus();
    expect(said('Field is required').elements()).toHaveLength(2);
    await expect.element(said('Min. 6 characters with at least one capital letter, a number.')).toBeVisible();
    await expect.element(said('Password not match')).toBeVisible();
    await userEvent.clear(field('Confirm password'));
    await userEvent.keyboard('{Enter}');
    expect(said('Field is required').elements()).toHaveLength(3);
  });

  test('has a field for a referral code that shows when it is asked for, and is checked while typing', async () => {
    stage(<Account {...guest.settings} panel="register" />);
    const code = field('Referral code');
    await expect.element(code).not.toBeVisible();
    await press('Have a referral code?');
    await userEvent.fill(code, 'NOBODY');
    await expect.element(said('Referral code does not valid')).toBeVisible();
    await userEvent.clear(code);
    await expect.element(said('Referral code does not valid')).not.toBeInTheDocument();
  });

  test("shows a code that came with the address, and takes somebody's", async () => {
    const { user } = await guest.api.signIn();
    stage(<Account {...guest.settings} panel="register" referral={user.referral_code ?? ''} />);
    await expect.element(field('Referral code')).toHaveValue(user.referral_code ?? '-');
    await expect.element(said('This code is valid.')).toBeVisible();
  });

  test('keeps everything when it fails, and goes on from there', async () => {
    const email = newEmail();
    stage(<Account {...guest.settings} />);
    await fillRegistration(email);
    const heal = guest.network;
    guest.network = (request) =>
      request.url.endsWith('/auth/register')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : heal(request);
    await press('Register');
    await expect.element(alert()).toHaveTextContent('The connection is gone. Try again once it is back.');
    await expect.element(field('Confirm password')).toHaveValue(PASSWORD);
    guest.network = heal;
    await press('Register');
    await expect.element(page.getByText(/^Registration is successful\./)).toBeVisible();
  });

  test('with an address the identity service knows already says so at the field', async () => {
    const email = newEmail();
    await signUp({ email, password: 'Lainnya9' });
    stage(<Account {...guest.settings} />);
    await fillRegistration(email);
    await press('Register');
    await expect
      .element(alert())
      .toHaveTextContent('This e-mail has an account already. Log in, or ask for a new password.');
    await expect.element(field('E-mail')).toHaveFocus();
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  });

  test('is not stopped by a check that came too often', async () => {
    const heal = guest.network;
    const body = JSON.stringify({ code: 'rate_limited', message: 'Too many' });
    guest.network = async (request) =>
      request.url.includes('/auth/email')
        ? new Response(body, { status: 429, headers: { 'retry-after': '30' } })
        : heal(request);
    stage(<Account {...guest.settings} />);
    await fillRegistration(newEmail());
    await expect.element(said('Too many checks. We look again in a moment.')).toBeVisible();
    await expect.element(button('Register')).toBeEnabled();
  });
});

describe('a forgotten password', () => {
  test('of an unknown address is not found; of a known one a link is sent', async () => {
    const email = await guest.member();
    stage(<Account {...guest.settings} />);
    await press('Forgot password');
    await type('E-mail', newEmail());
    await expect.element(said('E-mail Not Found')).toBeVisible();
    await expect.element(button('Check email')).toBeDisabled();
    await type('E-mail', email);
    await press('Check email');
    await expect.element(said('We have sent a link to verification Email. Please check!')).toBeVisible();
    expect(await guest.codeFor(email)).not.toBe('');
  });

  test('is replaced by the code of the link, and two seconds later one logs in', async () => {
    const email = await guest.member();
    const { show } = stage(<Account {...guest.settings} panel="forgot" />);
    await type('E-mail', email);
    await press('Check email');
    await expect.poll(() => guest.codeFor(email)).not.toBe('');
    show(<Account {...guest.settings} actionCode={await guest.codeFor(email)} />);
    await expect.element(said(`For the account ${email}.`)).toBeVisible();
    await type('Password', 'Barukan8');
    await type('Confirm password', 'Barukan8');
    await press('Change Password');
    await expect.element(said('Your password is changed. You can log in with it now.')).toBeVisible();
    await expect.element(heading('Reset Password')).toBeVisible();
    await expect.element(heading('Login')).toHaveFocus();
  });

  test('cannot be replaced by a code that was used or made up', async () => {
    stage(<Account {...guest.settings} actionCode="made-up" />);
    await expect
      .element(alert())
      .toHaveTextContent(
        'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
      );
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.element(said('This link no longer works. Ask for a new one.')).toBeVisible();
    await expect.element(field('Password')).toBeDisabled();
    await expect.element(button('Change Password')).toBeDisabled();
    await press('Ask for a new link');
    await expect.element(heading('Forgot password')).toBeVisible();
  });

  test('is asked for beside a session that a made-up code does not end, and a good one does', async () => {
    const email = await guest.member();
    const { show } = stage(<Account {...guest.settings} onSignedIn={() => {}} />);
    await login(email);
    await expect.element(heading('You are signed in')).toBeVisible();
    show(<Account {...guest.settings} actionCode="made-up" />);
    await expect.element(said('This link no longer works. Ask for a new one.')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email });
    await sendResetMail(email);
    show(<Account {...guest.settings} actionCode={await guest.codeFor(email)} />);
    await expect.element(said(`For the account ${email}.`)).toBeVisible();
    await expect.poll(() => localStorage.getItem('user')).toBeNull();
  });
});

describe('with Google', () => {
  test('nothing is loaded before the button is aimed at', async () => {
    stage(<Account {...guest.settings} />);
    await type('E-mail', 'rani@kotak.id');
    expect(guest.asked).not.toContain('GET /auth/identity');
    await userEvent.hover(button('Login with google'));
    await expect.poll(() => guest.asked).toContain('GET /auth/identity');
  });
});

describe("on a partner's page", () => {
  const siteUrl = 'https://tiket.example';
  afterEach(() => vi.restoreAllMocks());

  test('one signs in in a window of the main site', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
    stage(<Account {...guest.settings} siteUrl={siteUrl} />);
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    await press('Sign in at tiket.example');
    await expect.element(said('Go on in the window that opened.')).toBeVisible();
    expect(open.mock.lastCall?.[0]).toMatch(/^https:\/\/tiket\.example\/login\?handover=\w+&origin=http/);
  });

  test('where the window is blocked there is a link, which keeps its opener', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    stage(<Account {...guest.settings} siteUrl={siteUrl} />);
    await press('Sign in at tiket.example');
    const link = page.getByRole('link', { name: 'Open tiket.example' });
    await expect.element(link).toHaveAttribute('rel', 'opener');
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(`${siteUrl}/login?handover=`));
  });
});

test('a sign-in in another tab shows, and takes the focus from nobody', async () => {
  const { user } = await guest.api.signIn();
  stage(
    <>
      <label>
        Elsewhere <input />
      </label>
      <Account {...guest.settings} />
    </>,
  );
  await userEvent.click(field('Elsewhere'));
  localStorage.setItem('user', JSON.stringify(user));
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  await expect.element(heading('You are signed in')).toBeVisible();
  await expect.element(field('Elsewhere')).toHaveFocus();
});

test('a panel that is none is the login, as where a tag has any text', async () => {
  for (const panel of ['signin', 'constructor'] as never[]) {
    const { leave } = stage(<Account {...guest.settings} panel={panel} />);
    await expect.element(heading('Login')).toBeVisible();
    leave();
  }
});

test.each(['login', 'register', 'forgot', 'reset'] as const)('%s fits into 320 px', async (panel) => {
  const { place } = stage(<Account {...guest.settings} panel={panel} showReferral />, { width: 320 });
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(place.scrollWidth).toBeLessThanOrEqual(320);
});
