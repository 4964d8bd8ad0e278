import { getUsers } from '@panggung/client';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { Profile, type ProfileScreen } from './index.js';
import { button, fact, field, heading, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();

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
    await expect.poll(() => fact('Work')?.textContent).toBe('Penata suara');
  });

  test('tolerates whatever storage kept of a person, field by field', async () => {
    visit.network = () => new Promise(() => {});
    const { id, user_id, email } = visit.person.user;
    const kept = {
      id,
      user_id,
      email,
      full_name: 'Sari Penonton',
      gender: 'name',
      work: {},
      birth_date: 'x',
    };
    await visit.panggung.session.signIn({ ...kept, token: 'kept' } as never);
    for (const screen of ['detail', 'edit'] as const) {
      const { place } = stage(<Profile {...visit.settings} screen={screen} />);
      await expect.element(page.elementLocator(place).getByRole('heading', { level: 2 })).toBeVisible();
    }
    expect(fact('Name')?.textContent).toBe('Sari Penonton');
    for (const name of ['Birth date', 'Gender', 'Work', 'City', 'Phone']) {
      expect(fact(name)?.textContent, name).toBe('Not filled in yet');
    }
    await expect.element(field('Name')).toHaveValue('Sari Penonton');
    await expect.element(field('Birth date')).toHaveValue('');
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
    // An answer of the API that is on its way would put its own in place.
    await expect.poll(() => getUsers(visit.panggung).one(visit.person.user.id).get().status).toBe('ready');
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
