import { wibDay } from '@panggung/core';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter } from '../../../../tests/people.js';
import { stage } from '../ui/stage.fixture.js';
import { Profile, type ProfileScreen } from './index.js';
import { button, field, heading, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();
const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).element().nextElementSibling;
const isSave = ({ method }: Request) => method === 'PUT';

describe('somebody who is not signed in', () => {
  test('reads so, and tells the host that they want to', async () => {
    await visit.panggung.session.signOut();
    const onSignInStart = vi.fn();
    stage(<Profile {...visit.settings} onSignInStart={onSignInStart} />);
    await expect.element(page.getByText('You are not signed in.')).toBeVisible();
    await press('Sign in');
    expect(onSignInStart).toHaveBeenCalledOnce();
  });

  test('sees the profile as soon as they are, and loses it when they go', async () => {
    await visit.panggung.session.signOut();
    stage(<Profile {...visit.settings} />);
    await expect.element(button('Sign in')).toBeVisible();
    await visit.panggung.session.signIn(visit.person.user);
    await expect.element(heading('Profile')).toBeVisible();
    await visit.panggung.session.signOut();
    await expect.element(button('Sign in')).toBeVisible();
  });
});

describe('the detail', () => {
  test('shows what is known, work and city by their names, and says quietly what is not', async () => {
    stage(<Profile {...visit.settings} />);
    await expect.element(heading('Profile')).toBeVisible();
    expect(fact('Name')?.textContent).toBe('Sari Penonton');
    for (const name of ['Birth date', 'Gender', 'Work', 'City', 'Phone']) {
      expect(fact(name)?.textContent, name).toBe('Not filled in yet');
    }
    await visit.fill({ birth_date: '1996-03-14', gender: 'P', work: '2', city: '3273' });
    await expect.poll(() => fact('Birth date')?.textContent).toBe('14 Maret 1996');
    expect(fact('Gender')?.textContent).toBe('Female');
    await expect.poll(() => fact('Work')?.textContent).toBe('Mahasiswa');
    await expect.poll(() => fact('City')?.textContent).toMatch(/Bandung/);
    expect(fact('Phone')?.textContent).toBe('081234567890');
    expect(fact('E-mail')?.textContent).toBe(visit.person.email);
  });

  test('shows a man as Male, and a work that is no entry of the list as it is', async () => {
    await visit.fill({ gender: 'L' });
    await visit.panggung.session.update({ ...(await visit.stored()), work: 'Penata suara' });
    visit.network = () => Promise.reject(new TypeError('Failed to fetch'));
    stage(<Profile {...visit.settings} />);
    await expect.element(heading('Profile')).toBeVisible();
    expect(fact('Gender')?.textContent).toBe('Male');
    await expect.poll(() => fact('Work')?.textContent, { timeout: 12_000 }).toBe('Penata suara');
  });

  test('that could not be read keeps what was shown, and can be asked for again', async () => {
    visit.network = async () => refusal(500);
    const { place } = stage(<Profile {...visit.settings} />);
    await expect.element(page.getByText('Failed get data')).toBeVisible();
    expect(place.querySelector<HTMLElement>('.panggung')?.dataset.state).toBe('failed');
    expect(fact('Name')?.textContent).toBe('Sari Penonton');
    visit.network = (request) => visit.api.fetch(request);
    await press('Reload');
    await expect.element(page.getByText('Failed get data')).not.toBeInTheDocument();
  });

  test('shows a photo, else the initials', async () => {
    const { place } = stage(<Profile {...visit.settings} />);
    await expect.element(page.getByText('SP', { exact: true })).toBeVisible();
    const url_photo =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
    await visit.panggung.session.update({ ...visit.person.user, url_photo });
    await expect.poll(() => place.querySelector('img')?.getAttribute('src')).toBe(url_photo);
  });
});

function Page() {
  const [screen, setScreen] = useState<ProfileScreen>('detail');
  const hrefOf = (to: ProfileScreen) => `#/profile/${to}`;
  return (
    <>
      <p>{`on ${screen}`}</p>
      <Profile {...visit.settings} screen={screen} onScreenChange={setScreen} screenHref={hrefOf} />
    </>
  );
}

describe('the way between the screens', () => {
  test('is a list with the present one marked, and moves the focus to the heading', async () => {
    stage(<Profile {...visit.settings} />);
    await press('Change Password');
    await expect.element(heading('Change Password')).toHaveFocus();
    await expect.element(button('Change Password')).toHaveAttribute('aria-current', 'page');
    await press('Sessions');
    await expect.element(heading('Sessions')).toHaveFocus();
    await press('Profile');
    await expect.element(heading('Profile')).toHaveFocus();
  });

  test("is the page's to lead, with addresses where it has them", async () => {
    stage(<Page />);
    const edit = page.getByRole('link', { name: 'Edit profile' });
    await expect.element(edit).toHaveAttribute('href', '#/profile/edit');
    await userEvent.click(edit);
    await expect.element(page.getByText('on edit')).toBeVisible();
    await expect.element(heading('Edit Profile')).toBeVisible();
    expect(location.hash).toBe('');
  });
});

/** A date has stops of its own for Tab. */
const leave = () => (document.activeElement as HTMLElement).blur();

async function edit(width?: number) {
  const onProfileSaved = vi.fn();
  const staged = stage(
    <StrictMode>
      <Profile {...visit.settings} screen="edit" onProfileSaved={onProfileSaved} />
    </StrictMode>,
    width === undefined ? {} : { width },
  );
  await expect.element(field('Name')).toHaveValue('Sari Penonton');
  return { ...staged, onProfileSaved };
}

describe('editing', () => {
  test('complains about each field on leaving it, in the words of the documents, and not while it is edited', async () => {
    await edit();
    const wrong: readonly (readonly [string, string, string])[] = [
      ['Name', '', 'Name is required'],
      ['Name', 'a'.repeat(101), 'Name must be less than 100 characters'],
      ['Phone', '', 'Phone is required'],
      ['Phone', '081234567', 'Phone number must be less than 13 number and more than 10 number'],
      ['Phone', '08123456789012', 'Phone number must be less than 13 number and more than 10 number'],
      ['Birth date', '1949-12-31', 'Birth date must be a day from 1950 to today'],
      ['Birth date', '2999-01-01', 'Birth date must be a day from 1950 to today'],
    ];
    for (const [name, typed, complaint] of wrong) {
      await userEvent.fill(field(name), typed || '1');
      await userEvent.fill(field(name), typed);
      expect(page.getByText(complaint).elements(), complaint).toHaveLength(0);
      leave();
      await expect.element(page.getByText(complaint)).toBeVisible();
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    }
    for (const [name, typed] of [
      ['Phone', '0812345678'],
      ['Phone', '0812345678901'],
      ['Name', 'a'.repeat(100)],
      ['Birth date', '1950-01-01'],
    ] as const) {
      await userEvent.fill(field(name), typed);
      leave();
      await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
    }
  });

  test('takes digits only for a phone, however they are written', async () => {
    await edit();
    await userEvent.type(field('Phone'), '0812-3456 7890x');
    await expect.element(field('Phone')).toHaveValue('081234567890');
  });

  test('bounds the birth date from 1950 to today in Jakarta', async () => {
    await edit();
    await expect.element(field('Birth date')).toHaveAttribute('min', '1950-01-01');
    await expect.element(field('Birth date')).toHaveAttribute('max', wibDay(visit.panggung.clock.now()));
  });

  test('with something wrong goes to the first wrong field, and sends nothing', async () => {
    await edit();
    await press('Update');
    await expect.element(field('Phone')).toHaveFocus();
    await expect.element(page.getByText('Phone is required')).toBeVisible();
    expect(visit.asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('saves all six, says so for 3 s, tells the host and every widget, and goes back after 2 s', async () => {
    const { onProfileSaved } = await edit();
    await userEvent.fill(field('Name'), 'Sri Rahayu');
    await userEvent.fill(field('Birth date'), '1996-03-14');
    await userEvent.click(page.getByText('Female'));
    await userEvent.selectOptions(field('Work'), 'Mahasiswa');
    await userEvent.type(page.getByRole('combobox', { name: 'City' }), 'kota bandung');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field('Phone'), '081234567890');
    await press('Update');
    const began = performance.now();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    expect(onProfileSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: {} }));
    await expect.element(heading('Profile'), { timeout: 4000 }).toBeVisible();
    expect(performance.now() - began).toBeGreaterThan(1900);
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    await expect.poll(() => page.getByText('Profile updated').elements(), { timeout: 4000 }).toEqual([]);
    expect(performance.now() - began).toBeGreaterThan(2900);
    expect(await visit.stored()).toMatchObject({
      full_name: 'Sri Rahayu',
      phone: '081234567890',
      gender: 'P',
    });
    expect(visit.panggung.session.$person.get()).toMatchObject({ full_name: 'Sri Rahayu', city: 3273 });
    expect(fact('Name')?.textContent).toBe('Sri Rahayu');
  });

  test('that could not be saved says so for 3 s, and loses nothing', async () => {
    await edit();
    await userEvent.fill(field('Name'), 'Sri Rahayu');
    await userEvent.fill(field('Phone'), '081234567890');
    visit.network = (request) => (isSave(request) ? Promise.resolve(refusal(500)) : visit.api.fetch(request));
    await press('Update');
    await expect.element(page.getByRole('alert').getByText('Update failed')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Sri Rahayu');
    await expect.poll(() => page.getByText('Update failed').elements(), { timeout: 5000 }).toEqual([]);
    visit.network = (request) => visit.api.fetch(request);
    await press('Update');
    await expect.element(page.getByText('Profile updated')).toBeVisible();
  });

  test('sends once, however often it is pressed', async () => {
    await edit();
    await userEvent.fill(field('Phone'), '081234567890');
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visit.network = async (request) => {
      if (isSave(request)) await gate;
      return visit.api.fetch(request);
    };
    const update = button('Update').element() as HTMLButtonElement;
    for (let presses = 0; presses < 3; presses += 1) update.click();
    field('Name').element().closest('form')?.requestSubmit();
    answer();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    update.click();
    expect(visit.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  test('keeps a draft through other screens and a reload, and asks before it is dropped', async () => {
    const { leave } = await edit();
    await userEvent.fill(field('Name'), 'Sri Rahayu');
    await press('Sessions');
    await press('Profile');
    await expect.element(page.getByText('Your changes are not saved yet.')).toBeVisible();
    await press('Go on');
    await expect.element(field('Name')).toHaveValue('Sri Rahayu');
    leave();
    stage(<Profile {...visit.settings} screen="edit" />);
    await expect.element(field('Name')).toHaveValue('Sri Rahayu');
    await press('Cancel');
    await press('Keep editing');
    await expect.element(field('Name')).toHaveValue('Sri Rahayu');
    await press('Cancel');
    await press('Discard');
    await expect.element(heading('Profile')).toBeVisible();
    expect(fact('Name')?.textContent).toBe('Sari Penonton');
    await press('Edit profile');
    await expect.element(field('Name')).toHaveValue('Sari Penonton');
    await press('Cancel');
    await expect.element(heading('Profile')).toBeVisible();
  });

  test('says where a list did not come, and asks for it again', async () => {
    visit.network = (request) =>
      request.url.includes('/master/') ? Promise.resolve(refusal(500)) : visit.api.fetch(request);
    await edit();
    await expect.element(page.getByText('Failed get data').first()).toBeVisible();
    visit.network = (request) => visit.api.fetch(request);
    await userEvent.click(button('Reload').first());
    await expect.poll(() => field('Work').element().querySelectorAll('option').length).toBeGreaterThan(5);
  });
});

describe('changing the password', () => {
  async function open() {
    stage(<Profile {...visit.settings} screen="password" />);
    await expect.element(field('Current password')).toBeVisible();
  }
  async function enter(current: string, next: string, confirm = next) {
    await userEvent.fill(field('Current password'), current);
    await userEvent.fill(field('New password'), next);
    await userEvent.fill(field('Confirm password'), confirm);
    await userEvent.tab();
  }

  test('shows and hides each of the three', async () => {
    await open();
    for (const name of ['Current password', 'New password', 'Confirm password']) {
      await expect.element(field(name)).toHaveAttribute('type', 'password');
      await press(`Show password: ${name}`);
      await expect.element(field(name)).toHaveAttribute('type', 'text');
      await press(`Hide password: ${name}`);
      await expect.element(field(name)).toHaveAttribute('type', 'password');
    }
  });

  test('is possible only once all is right, and says what is not', async () => {
    await open();
    await expect.element(button('Change').last()).toBeDisabled();
    await enter('rahasia', 'abc', 'abd');
    await expect.element(page.getByText('Password not match')).toBeVisible();
    expect(
      page.getByText('Min. 6 characters with at least one capital letter.', { exact: true }).elements(),
    ).toHaveLength(2);
    await userEvent.fill(field('Confirm password'), '');
    await userEvent.tab();
    await expect.element(page.getByText('Field is required')).toBeVisible();
    await expect.element(button(/^Change$/)).toBeDisabled();
    await enter('Rahasia1', 'Rahasia2');
    await expect.element(button(/^Change$/)).toBeEnabled();
  });

  test('confirms it for 3 s, and goes to the profile after 2 s', async () => {
    await open();
    await enter('Rahasia1', 'Rahasia2');
    await press(/^Change$/);
    await expect.element(page.getByText('password changed')).toBeVisible();
    const began = performance.now();
    await expect.element(heading('Profile'), { timeout: 4000 }).toBeVisible();
    expect(performance.now() - began).toBeGreaterThan(1800);
    expect(visit.panggung.session.$person.get()).not.toBeNull();
  });

  test.each([
    ['the wrong current one', null, 'password is incorrect'],
    [
      'an account that is gone',
      refusal(404, { code: 'account_not_found', message: 'Your requested Item is not found' }),
      'User not found',
    ],
    ['a broken API', refusal(500), 'Connection timed out'],
  ])('with %s alerts, and keeps what was typed', async (_, answer, alert) => {
    await open();
    await enter(answer ? 'Rahasia1' : 'Salah123', 'Rahasia2');
    visit.network = (request) =>
      answer && request.url.endsWith('/changePassword') ? Promise.resolve(answer) : visit.api.fetch(request);
    await press(/^Change$/);
    await expect.element(page.getByRole('alert').getByText(alert)).toBeVisible();
    await expect.element(field('New password')).toHaveValue('Rahasia2');
  });
});

describe('where one is signed in', () => {
  /** Signs in twice more: on a phone, and on a partner's page. */
  async function open() {
    const { database } = visit.api.ports;
    const mine = database.updateTable('session').where('user_id', '=', Number(visit.person.user.id));
    await mine.set({ device_name: 'Chrome · Linux' }).execute();
    for (const place of [
      { device_name: 'Chrome · Android', origin: null },
      { device_name: 'Safari · iOS', origin: 'https://gedung.example' },
    ]) {
      await enter(visit.api, visit.person.email);
      await mine.where('device_name', 'not in', ['Chrome · Linux', 'Chrome · Android']).set(place).execute();
    }
    stage(<Profile {...visit.settings} screen="sessions" />);
    await expect.element(page.getByText('Chrome · Android')).toBeVisible();
  }
  const names = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('p')?.textContent);
  const isEnd = ({ method }: Request) => method === 'DELETE';

  test("is told with this device first, and a partner's page by its name", async () => {
    await open();
    expect(names()).toEqual([
      'Chrome · LinuxThis device',
      expect.stringContaining('·'),
      expect.stringContaining('·'),
    ]);
    await expect.element(page.getByText('On gedung.example')).toBeVisible();
    await expect.element(page.getByText(/^Since .* 20\d\d, last used .*:\d\d$/).first()).toBeVisible();
    expect(page.getByRole('listitem').first().getByRole('button').elements()).toEqual([]);
  });

  test('can be ended one by one, after a question', async () => {
    await open();
    await press('Sign out of Safari · iOS');
    await expect.element(page.getByRole('dialog', { name: 'Sign out of Safari · iOS?' })).toBeVisible();
    await press('Cancel');
    await expect.element(page.getByText('Safari · iOS')).toBeVisible();
    await press('Sign out of Safari · iOS');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('Safari · iOS')).not.toBeInTheDocument();
    await expect.element(page.getByText('Signed out')).toBeVisible();
    const { data } = await visit.api.get<unknown[]>('/api/v1/session', visit.person.headers);
    expect(data).toHaveLength(2);
  });

  test('can be ended everywhere else at once', async () => {
    await open();
    await press('Sign out everywhere else');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('You are signed in nowhere else.')).toBeVisible();
    expect(names()).toEqual(['Chrome · LinuxThis device']);
    expect(visit.panggung.session.$person.get()).not.toBeNull();
  });

  test('is gone from the list at once, and back in it when that did not work', async () => {
    await open();
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visit.network = async (request) => {
      if (!isEnd(request)) return visit.api.fetch(request);
      await gate;
      return refusal(500);
    };
    await press('Sign out of Safari · iOS');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('Safari · iOS')).not.toBeInTheDocument();
    answer();
    await expect
      .element(page.getByRole('alert').getByText('That did not work. The session is still open.'))
      .toBeVisible();
    await expect.element(page.getByText('Safari · iOS')).toBeVisible();
  });
});

describe('a narrow place', () => {
  test.each(['detail', 'edit', 'password', 'sessions'] as const)('of 320 px holds the %s', async (screen) => {
    await visit.fill({ full_name: 'Raden Mas Wreksodiningrat Kusumaatmadja-Sastranegara', city: '3217' });
    const { place } = stage(<Profile {...visit.settings} screen={screen} />, { width: 320 });
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    expect(place.scrollWidth).toBeLessThanOrEqual(320);
    for (const control of place.querySelectorAll('button, input, select')) {
      expect(control.getBoundingClientRect().right, control.outerHTML).toBeLessThanOrEqual(
        control.closest('nav') ? Number.POSITIVE_INFINITY : 321 + place.getBoundingClientRect().left,
      );
    }
  });
});

describe('the language', () => {
  test('changes under what is typed', async () => {
    const { show } = await edit();
    await userEvent.fill(field('Phone'), '0812');
    show(<Profile {...visit.settings} screen="edit" language="id" />);
    await expect.element(field('Nomor telepon')).toHaveValue('0812');
    leave();
    await press('Simpan');
    await expect.element(page.getByText('Nomor telepon terdiri dari 10 sampai 13 angka')).toBeVisible();
  });
});

describe('the keyboard alone', () => {
  test('reaches every field in order, and saves', async () => {
    await edit();
    await userEvent.click(field('Name'));
    const reached: string[] = [];
    for (let steps = 0; steps < 14; steps += 1) {
      await userEvent.tab();
      const { tagName, type, textContent } = document.activeElement as HTMLInputElement;
      const name = tagName === 'BUTTON' ? (textContent ?? '') : type;
      if (reached.at(-1) !== name) reached.push(name);
      if (name === 'tel') await userEvent.keyboard('081234567890');
      if (name === 'Update') break;
    }
    expect(reached).toEqual(['date', 'radio', 'select-one', 'text', 'tel', 'Cancel', 'Update']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Profile updated')).toBeVisible();
  });
});
