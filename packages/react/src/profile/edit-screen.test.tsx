import { wibDay } from '@panggung/core';
import { StrictMode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { Profile } from './index.js';
import { button, fact, field, heading, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();
const isSave = ({ method }: Request) => method === 'PUT';

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
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await press('Update');
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    expect(onProfileSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: {} }));
    vi.advanceTimersByTime(1999);
    await expect.element(heading('Edit Profile')).toBeVisible();
    vi.advanceTimersByTime(1);
    await expect.element(heading('Profile')).toBeVisible();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    vi.advanceTimersByTime(1000);
    await expect.element(page.getByText('Profile updated')).not.toBeInTheDocument();
    vi.useRealTimers();
    expect(await visit.stored()).toMatchObject({
      full_name: 'Sri Rahayu',
      phone: '081234567890',
      gender: 'P',
    });
    expect(visit.panggung.session.$person.get()).toMatchObject({ full_name: 'Sri Rahayu', city: 3273 });
    expect(JSON.stringify(localStorage)).toContain('Sri Rahayu');
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
    await expect.poll(() => page.getByText('Update failed').elements()).toEqual([]);
    visit.network = (request) => visit.api.fetch(request);
    await press('Update');
    await expect.element(page.getByText('Profile updated')).toBeVisible();
  });

  test('leaves alone whoever has gone somewhere else before it was saved', async () => {
    const { onProfileSaved } = await edit();
    await userEvent.fill(field('Phone'), '081234567890');
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visit.network = async (request) => {
      if (isSave(request)) await gate;
      return visit.api.fetch(request);
    };
    await press('Update');
    await press('Sessions');
    answer();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    expect(onProfileSaved).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 2200));
    await expect.element(heading('Sessions')).toBeVisible();
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
