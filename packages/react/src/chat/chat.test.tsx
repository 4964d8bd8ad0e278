import { getPanggung } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { Person } from '../../../../tests/people.js';
import { addBadwords } from '../../../server/src/badwords.js';
import { addLiveShow, changeShow, startingIn } from '../../../server/src/watching.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { Chat } from './index.js';

const stand = backstage();
let show: Show;
let host: Person;
let ayu: Person;
let path: string;

beforeAll(async () => {
  // A cold machine takes its time to bring these; no test shall pay for that.
  await Promise.all([import('./chat-room.js'), import('../ui/sign-in-dialog.js')]);
  await addBadwords(stand.api.ports.database, ['bad']);
});
beforeEach(async () => {
  stand.api.advance(60_000);
  [host, ayu] = await Promise.all([stand.api.signIn(), stand.api.signIn()]);
  const own = { ...startingIn(stand.api, -60_000), video_created_id: Number(host.user.id) };
  show = await addLiveShow(stand.api, own);
  path = `/api/v1/room/video/${show.id}/chat`;
});

const open = (width = 360) => stage(<Chat {...stand.settings} show={show.id} />, { width });
const as = (person: Person) => getPanggung(stand.settings).session.signIn(person.user);
const field = () => page.getByRole('textbox', { name: 'Message' });
const log = () => page.getByRole('log');
const texts = () =>
  [...document.querySelectorAll('.panggung-chat__log .panggung-chat__text')].map(
    ({ textContent }) => textContent,
  );
const said = (...expected: string[]) => expect.poll(texts).toEqual(expected);

/** Somebody says something elsewhere. */
async function say(by: Person, ...comments: string[]) {
  for (const comment of comments) {
    await stand.api.post(path, { comment }, by.headers);
    stand.api.advance(1100);
  }
}

/** So many have spoken before, one after the other. */
async function fill(count: number) {
  await say(host, ...Array.from({ length: count }, (_, at) => `Pesan ${at + 1}`));
}

describe('a guest', () => {
  it('reads who says what, as text, and is asked to log in to write', async () => {
    await say(ayu, 'Halo dari Kupang', '<img src=x onerror="globalThis.isHarmed=true">');
    const { place } = open();
    await said('Halo dari Kupang', '<img src=x onerror="globalThis.isHarmed=true">');
    expect([place.querySelector('li img'), 'isHarmed' in globalThis]).toEqual([null, false]);
    await expect.element(field()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Log in to chat' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in to chat' })).toBeVisible();
  });

  it('is asked to log in to cheer', async () => {
    open();
    await page.getByRole('button', { name: /^Heart/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in to chat' })).toBeVisible();
  });

  it('is told where a chat is over, and asked for nothing', async () => {
    await changeShow(stand.api, show, { video_status: 'ENDED' });
    open();
    await expect.element(page.getByText('This chat is over.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Chat replay' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Log in to chat' })).not.toBeInTheDocument();
    await expect.element(page.getByText('Say hello')).not.toBeInTheDocument();
  });

  it('is told of a show that is not there', async () => {
    const { place } = stage(<Chat {...stand.settings} show={999_999} />);
    await expect.poll(() => place.querySelector<HTMLElement>('.panggung')?.dataset.state).toBe('missing');
    await expect.element(page.getByText('The chat is for those who watch')).not.toBeInTheDocument();
  });

  it('hears of news in short, not of each message', async () => {
    // All three come between two summaries.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    open();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    await say(host, 'Satu', 'Dua', 'Tiga');
    await said('Satu', 'Dua', 'Tiga');
    vi.advanceTimersByTime(6000);
    await expect.element(log()).toHaveAttribute('aria-live', 'off');
    const summary = page.getByText(/^3 new messages\. Last, .+: Tiga$/);
    await expect.element(summary).toBeInTheDocument();
  });
});

describe('somebody who is signed in', () => {
  beforeEach(() => as(ayu));

  it('says something by Enter, sees it at once, masked, and goes on writing', async () => {
    open();
    await field().fill('so bad');
    await userEvent.keyboard('{Enter}');
    await said('so ***');
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByText(/\(you\)/)).toBeVisible();
  });

  it('reaches the messages, the cheers and the field by Tab, and their own message by arrows', async () => {
    await say(ayu, 'Satu');
    open();
    await said('Satu');
    await expect.element(field()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /More about the message/ })).toBeInTheDocument();
    (log().element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: /^Heart/ })).toHaveFocus();
    for (let cheer = 0; cheer < 5; cheer++) await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
    (log().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{Enter}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('has the text again where the network is gone, and is told', async () => {
    open();
    await field().fill('Halo');
    stand.network = async (url, request) => {
      if (request.method === 'POST' && url.pathname === path) throw new TypeError('Failed to fetch');
      return stand.api.fetch(request);
    };
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('alert').getByText(/connection/i)).toBeVisible();
    await expect.element(field()).toHaveValue('Halo');
    await said();
  });

  it('is told what is too long before it is sent', async () => {
    open();
    await field().fill('a'.repeat(501));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('At most 500 characters')).toBeVisible();
    expect(texts()).toEqual([]);
  });

  it('waits in slow mode, and sees for how long', async () => {
    await stand.api.put(`${path}/slow-mode`, { slow_ms: 30_000 }, host.headers);
    open();
    await expect.element(page.getByText(/one message every 30 s/)).toBeVisible();
    await field().fill('Satu');
    await userEvent.keyboard('{Enter}');
    await said('Satu');
    await expect.element(page.getByText(/^Slow mode: \d+ (s|min)/)).toBeVisible();
    await field().fill('Dua');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Dua');
    // Said once, politely, while the countdown beside it is not.
    await expect
      .element(page.getByRole('status').filter({ hasText: /^Slow mode: \d+ (s|min)/ }))
      .toBeInTheDocument();
    await said('Satu');
  });

  it('is told of a long wait in minutes', async () => {
    await stand.api.put(`${path}/slow-mode`, { slow_ms: 300_000 }, host.headers);
    open();
    await expect.element(page.getByText('Slow mode: one message every 5 min')).toBeVisible();
    await say(ayu, 'Satu');
    await expect.element(page.getByText(/^Slow mode: \d+ min/)).toBeVisible();
  });

  it('is told that the host muted them, and stays in the chat they were writing in', async () => {
    open();
    await field().click();
    const status = document.querySelector('.panggung-chat__reason');
    expect(status?.textContent).toBe('');
    await stand.api.put(`${path}/mutes/${ayu.user.id}`, {}, host.headers);
    await expect.element(page.getByText('The host has muted you in this chat.')).toBeVisible();
    expect(document.querySelector('.panggung-chat__reason')).toBe(status);
    await expect.element(log()).toHaveFocus();
    await stand.api.delete(`${path}/mutes/${ayu.user.id}`, host.headers);
    await expect.element(field()).toBeVisible();
  });

  it('sees reactions rise, unless they asked for less motion', async () => {
    const emulate = (value: string) =>
      cdp().send(
        'Emulation.setEmulatedMedia' as never,
        { features: [{ name: 'prefers-reduced-motion', value }] } as never,
      );
    onTestFinished(() => emulate(''));
    const { place } = open();
    const heart = (count: number) => page.getByRole('button', { name: `Heart ${count}`, exact: true });
    const risen = () => place.querySelectorAll('.panggung-chat__reactions i').length;
    await emulate('reduce');
    for (const count of [0, 1]) await heart(count).click();
    await expect.element(heart(2)).toBeVisible();
    expect(risen()).toBe(0);
    await emulate('no-preference');
    await heart(2).click();
    await expect.poll(risen).toBe(1);
  });

  it('takes back what they said', async () => {
    open();
    await field().fill('Salah kirim');
    await userEvent.keyboard('{Enter}');
    await said('Salah kirim');
    await page.getByRole('button', { name: /More about the message/ }).click();
    const remove = page.getByRole('button', { name: 'Delete' });
    await expect.element(remove).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /More about the message/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove).toBeVisible();
    await field().click();
    await expect.element(remove).not.toBeInTheDocument();
    await page.getByRole('button', { name: /More about the message/ }).click();
    await remove.click();
    await said();
    await expect.element(log()).toHaveFocus();
  });
});

it('is as high as its place; where that says nothing, as high as the host wishes', async () => {
  const { place } = open();
  const height = () => place.querySelector<HTMLElement>('.panggung-chat__room')?.offsetHeight;
  await expect.poll(height).toBe(560);
  place.style.setProperty('--panggung-chat-height', '400px');
  await expect.poll(height).toBe(400);
  place.style.height = '300px';
  await expect.poll(height).toBe(300);
});

describe('the list', () => {
  it('stays at the newest, unless somebody reads further up; the pill leads back', async () => {
    await fill(50);
    open();
    await expect.poll(() => texts().at(-1)).toBe('Pesan 50');
    const box = log().element();
    expect(Math.abs(box.scrollTop)).toBeLessThan(2);
    await say(ayu, 'Baru satu');
    await expect.poll(() => texts().at(-1)).toBe('Baru satu');
    expect(Math.abs(box.scrollTop)).toBeLessThan(2);
    box.scrollTo({ top: -400 });
    await expect.poll(() => box.scrollTop).toBeLessThan(-300);
    await say(ayu, 'Baru dua', 'Baru tiga');
    await page.getByRole('button', { name: '2 new' }).click();
    await expect.element(page.getByRole('log', { name: 'Live chat' })).toHaveFocus();
    await expect.poll(() => texts().at(-1)).toBe('Baru tiga');
    await expect.poll(() => Math.abs(box.scrollTop)).toBeLessThan(2);
  });

  it('bears hostile text: nothing is wider than its column, no mark leaves its line', async () => {
    await say(ayu, 'A'.repeat(400), `Z${'\u0335'.repeat(90)}algo`, '\u202eterbalik \u2066', 'مرحبا بكم Halo');
    const { place } = open(320);
    await expect.poll(() => texts().length).toBe(4);
    const wide = [...place.querySelectorAll<HTMLElement>('.panggung-chat__log *')].filter(
      (part) => part.getBoundingClientRect().right > place.getBoundingClientRect().right + 1,
    );
    expect(wide).toEqual([]);
    expect(texts()[2]).not.toMatch(/[\u202e\u2066]/);
  });
});

describe('the host', () => {
  beforeEach(() => as(host));

  it('reaches each message by arrows, pins one, and mutes who wrote another', async () => {
    await say(ayu, 'Satu', 'Dua');
    open();
    await said('Satu', 'Dua');
    (log().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await expect.element(page.getByText('Pinned')).toBeVisible();
    await expect.element(page.getByRole('status').getByText('Satu')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pin', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /More about the message/ }).first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: /^Mute / }).click();
    await expect
      .poll(async () => (await stand.api.post(path, { comment: 'Tiga' }, ayu.headers)).code)
      .toBe('chat_muted');
    await expect.element(page.getByRole('button', { name: /^Let .* write again$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Unpin' }).click();
    await expect.element(page.getByText('Pinned')).not.toBeInTheDocument();
    await expect.element(log()).toHaveFocus();
  });

  it('hears which message the arrows lead to', async () => {
    await say(ayu, 'Satu', 'Dua');
    open();
    await said('Satu', 'Dua');
    (log().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect
      .element(page.getByRole('button', { name: /More about the message of .+: Satu$/ }))
      .toHaveFocus();
  });

  it('lets somebody write again of whom nothing is there any more', async () => {
    await stand.api.put(`${path}/mutes/${ayu.user.id}`, {}, host.headers);
    open();
    await page.getByRole('button', { name: 'Muted: 1' }).click();
    await page.getByRole('button', { name: /^Let .* write again$/ }).click();
    await expect.element(page.getByText('Muted: 1')).not.toBeInTheDocument();
    await expect.element(log()).toHaveFocus();
    await say(ayu, 'Maaf ya');
    await said('Maaf ya');
  });

  it('sees all that may be done about a message, also of one at the edge of what is in sight', async () => {
    await fill(20);
    await say(ayu, 'Di bawah');
    open(320);
    await expect.poll(() => texts().at(-1)).toBe('Di bawah');
    const box = log().element();
    const more = page.getByRole('button', { name: /More about the message/ }).last();
    // The last one lies below what is seen, once there are as many as there is room for.
    const scroll = () => {
      box.scrollTo({ top: -60 });
      return box.scrollTop;
    };
    await expect.poll(scroll).toBe(-60);
    (more.element() as HTMLElement).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const mute = page.getByRole('button', { name: /^Mute / });
    await expect.element(mute).toBeVisible();
    const below = () => mute.element().getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    await expect.poll(below).toBeLessThanOrEqual(0);
  });

  it('lets through what was held back', async () => {
    await say(ayu, 'Daftar slot gacor di link wa 081234567890');
    open();
    await expect.element(page.getByText(/Held back/)).toBeVisible();
    await page.getByRole('button', { name: 'Show to everybody' }).click();
    await expect.element(page.getByText(/Held back/)).not.toBeInTheDocument();
  });

  it('slows everybody else down', async () => {
    open();
    const choice = page.getByRole('combobox', { name: 'Slow mode' });
    await expect.element(choice).toBeVisible();
    const offered = [...(choice.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(offered).toEqual(['Off', '5 s', '15 s', '30 s', '1 min', '5 min']);
    await choice.selectOptions('15000');
    await expect
      .poll(async () => {
        await stand.api.post(path, { comment: 'Cepat' }, ayu.headers);
        return (await stand.api.post(path, { comment: 'sekali' }, ayu.headers)).code;
      })
      .toBe('slow_mode');
    await expect.element(page.getByText(/one message every/)).not.toBeInTheDocument();
  });
});
