import type { User } from '@panggung/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../../../tests/people.js';
import type { Panggung } from './panggung.js';
import { getProfileDraft, isDraftChanged } from './profile-draft.js';
import { getSessionList } from './session-list.js';
import { getUsers } from './user.js';
import { createVisitor, visitedApi } from './visitor.fixture.js';

const stand = visitedApi();
let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
});

async function somebody() {
  const visitor = createVisitor(stand);
  const panggung = visitor.open();
  await visitor.signIn(panggung);
  return { visitor, panggung };
}
const person = ({ session }: Panggung) => session.$person.get() as User;
const draftOf = (panggung: Panggung) => getProfileDraft(panggung, person(panggung));

describe('a draft of a profile', () => {
  test('is there after a reload of the tab, and nowhere once it is saved', async () => {
    const { visitor, panggung } = await somebody();
    draftOf(panggung).change({ full_name: 'Sri Rahayu', phone: '081234567890' });
    const again = visitor.open();
    expect(draftOf(again).$state.get().changes).toEqual({ full_name: 'Sri Rahayu', phone: '081234567890' });
    expect(await draftOf(again).save(person(again))).toBe(true);
    expect(person(again)).toMatchObject({ full_name: 'Sri Rahayu', phone: '081234567890' });
    expect([...tab.values()].join()).not.toContain('Sri');
  });

  test('is not shown to the next person at the tab', async () => {
    const { visitor, panggung } = await somebody();
    draftOf(panggung).change({ phone: '081234567890' });
    const next = visitor.open();
    await visitor.signIn(next);
    expect(draftOf(next).$state.get().changes).toEqual({});
  });

  test('keeps what is typed while the rest is being saved', async () => {
    const { visitor, panggung } = await somebody();
    const draft = draftOf(panggung);
    draft.change({ phone: '081234567890' });
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visitor.break((call) => (call.startsWith('PUT') ? gate : undefined));
    const saving = draft.save(person(panggung));
    expect(await draft.save(person(panggung))).toBe(false);
    draft.change({ full_name: 'Sri Rahayu' });
    answer();
    expect(await saving).toBe(true);
    expect(draft.$state.get()).toEqual({ status: 'idle', changes: { full_name: 'Sri Rahayu' } });
    expect(visitor.visits.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
  });

  test('is not sent while something is wrong with it, and outlives a refusal', async () => {
    const { visitor, panggung } = await somebody();
    const draft = draftOf(panggung);
    draft.change({ phone: '0812' });
    expect(await draft.save(person(panggung))).toBe(false);
    draft.change({ phone: '081234567890' });
    visitor.break(() => 'lost');
    await expect(draft.save(person(panggung))).rejects.toMatchObject({ code: 'unreachable' });
    expect(draft.$state.get()).toEqual({ status: 'idle', changes: { phone: '081234567890' } });
  });

  test('that says what the profile says already is none', async () => {
    const { panggung } = await somebody();
    expect(isDraftChanged(person(panggung), { full_name: person(panggung).full_name })).toBe(false);
    expect(isDraftChanged(person(panggung), { full_name: 'Sri Rahayu' })).toBe(true);
  });
});

test('a password that is changed ends every other session, and not this one', async () => {
  const { panggung } = await somebody();
  await enter(stand.api, String(person(panggung).email));
  const list = getSessionList(panggung, person(panggung).id);
  await list.reload();
  expect(list.$sessions.get()).toMatchObject({ value: { length: 3 } });
  await expect(
    getUsers(panggung).changePassword(person(panggung), { last_password: 'Salah123', password: 'Rahasia2' }),
  ).rejects.toMatchObject({ code: 'password_incorrect' });
  await getUsers(panggung).changePassword(person(panggung), {
    last_password: 'Rahasia1',
    password: 'Rahasia2',
  });
  await list.reload();
  expect(list.$sessions.get()).toMatchObject({ status: 'ready', value: [{ is_current: true }] });
});
