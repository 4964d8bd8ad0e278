import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInCustomer } from '../../../../tests/buying.js';
import { openVisit } from '../profile/visit.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { button, doorFor, field, state, verdict } from './door.fixture.js';
import { DoorCheck } from './index.js';

const visit = openVisit();
const { addShow, sell, admitElsewhere, cut, heal, typed, type, QrPicture } = doorFor(visit);

let show: Show;
beforeEach(async () => {
  vi.restoreAllMocks();
  show = await addShow();
});

async function open(page: { width?: number } = {}) {
  const seen = stage(<DoorCheck {...visit.settings} show={show.id} />, page);
  await expect.element(field()).toBeVisible();
  return seen;
}

/** What is said stays until the test lets time pass, or goes on. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
/** On to the next ticket: by a press, or by itself where a busy machine took that long. */
async function goOn() {
  (button(/Next ticket/).query() as HTMLElement | null)?.click();
  await expect.poll(verdict).toBeNull();
}
const says = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const kind = () => verdict()?.dataset.kind;
const counts = () => document.querySelector('.panggung-door-check__counts b')?.textContent;
const whole = (code: string) => code.replace(/^(.{5})/, '$1 ');

describe('a typed code', () => {
  it('lets in once: in any case and with gaps, and says so to who does not see it', async () => {
    const code = typed(await sell(show));
    await open();
    holdTime();
    await type(` ${whole(code).toLowerCase()}`);
    await expect.poll(kind).toBe('admitted');
    await expect.element(page.getByRole('alert').filter({ hasText: 'Come in' })).toBeInTheDocument();
    expect(counts()).toBe('1');
    await expect.element(field()).toHaveValue('');
    await userEvent.click(button(/Next ticket/));
    expect(verdict()).toBeNull();
    // Not lost to the page with what was pressed.
    await expect.element(page.getByRole('region', { name: 'Door check' })).toHaveFocus();
    await type(code);
    await expect.poll(kind).toBe('already');
    expect(verdict()?.textContent).toMatch(/Came in at \d\d:\d\d/);
    // The next ticket's turn comes by itself.
    vi.advanceTimersByTime(6000);
    await expect.poll(verdict).toBeNull();
  });

  it('that is none is not sent, and can be corrected', async () => {
    await open();
    await type('K7M2');
    await says('A code has 10 letters and digits.');
    await expect.element(field()).toHaveValue('K7M2');
    await expect.element(field()).toHaveFocus();
    expect(visit.asked.filter((call) => call.startsWith('POST /api/v1/admission'))).toEqual([]);
  });

  it('of no ticket, of another show, and a forged one stay outside for a reason in plain words', async () => {
    const elsewhere = await sell(await addShow('Fajar'));
    const forged = `${(await sell(show)).slice(0, -103)}${'0'.repeat(103)}`;
    await open();
    holdTime();
    for (const [code, reason] of [
      ['0000000000', /No ticket of this show has this code/],
      [elsewhere, 'This ticket is for another show.'],
      [forged, 'This code is forged.'],
    ] as const) {
      await type(code);
      await says(reason);
      expect(kind()).toBe('refused');
      await userEvent.click(button(/Next ticket/));
    }
    expect(counts()).toBe('0');
  });

  it('that let somebody in by mistake is taken back', async () => {
    const code = typed(await sell(show));
    await open();
    await type(code);
    await userEvent.click(button(`Take back ${whole(code)}`));
    await says(`${whole(code)} was taken back`);
    await expect.poll(counts).toBe('0');
    await expect.poll(async () => (await admitElsewhere(show, code)).status).toBe(201);
  });
});

describe('a ticket that let somebody in at another door', () => {
  const back = (code: string) => button(`Take back ${whole(typed(code))}`);

  it('is taken back after a question in plain words, and lets in again', async () => {
    const code = await sell(show);
    await admitElsewhere(show, code);
    await open();
    await type(code);
    await expect.poll(kind).toBe('already');
    await userEvent.click(back(code));
    await says(/Take it back only if that was a mistake/);
    await userEvent.click(button('Take back').last());
    await says(`${whole(typed(code))} was taken back`);
    expect(verdict()).toBeNull();
    await expect.element(page.getByRole('region', { name: 'Door check' })).toHaveFocus();
    await expect.poll(counts).toBe('0');
    await type(code);
    await expect.poll(kind).toBe('admitted');
  });

  it('stays used for who thinks better of it, and nothing goes on while they think', async () => {
    const code = await sell(show);
    await admitElsewhere(show, code);
    await open();
    holdTime();
    await type(code);
    await userEvent.click(back(code));
    // Longer than what was said would have stayed.
    vi.advanceTimersByTime(6500);
    await says(/Take it back only if that was a mistake/);
    expect(kind()).toBe('already');
    await userEvent.click(button('Leave it'));
    await expect.poll(verdict).toBeNull();
    expect((await admitElsewhere(show, code)).status).toBe(409);
  });
});

describe('the camera', () => {
  const media = () => navigator.mediaDevices;
  const fail = (name: string) =>
    vi.spyOn(media(), 'getUserMedia').mockRejectedValue(new DOMException('no', name));

  it('is explained before the browser asks', async () => {
    const asked = vi.spyOn(media(), 'getUserMedia');
    await open();
    await says(/Its picture stays on this device/);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', /not allowed here/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another app/],
    ['TypeError', /did not start/],
  ])('that fails by %s is told in plain words, and can be tried again', async (name, words) => {
    const asked = fail(name);
    await open();
    await userEvent.click(button('Use the camera'));
    await says(words);
    await userEvent.click(button('Try again'));
    await expect.poll(() => asked.mock.calls.length).toBe(2);
  });

  it('lets in whose code it sees, once while it is held up, and the next one after it', async () => {
    const [first, second] = [await sell(show), await sell(show)];
    const picture = new QrPicture();
    onTestFinished(() => picture.stop());
    vi.spyOn(media(), 'getUserMedia').mockResolvedValue(picture.stream);
    const seen = await open();
    await userEvent.click(button('Use the camera'));
    await says(/Hold the code/);
    picture.show(first);
    await expect.poll(kind).toBe('admitted');
    // Still held up when the next one could come.
    await goOn();
    picture.show(second);
    await expect.poll(kind).toBe('admitted');
    expect(counts()).toBe('2');
    const [track] = picture.stream.getVideoTracks();
    seen.leave();
    expect(track?.readyState).toBe('ended');
  });
});

describe('without a connection', () => {
  it('the device checks by itself, says so, and shows what was in conflict once it is back', async () => {
    const [first, second, third] = [await sell(show), await sell(show), await sell(show)];
    await open();
    await expect.poll(state).toBe('ready');
    cut();
    await says(/This device checks by itself\./);
    await says(/The list is of just now\./);
    await expect.poll(state).toBe('offline');
    for (const code of [first, second]) {
      await type(code);
      await says('Checked without a connection');
      await goOn();
    }
    await type(first);
    await expect.poll(kind).toBe('already');
    await says('Still to be sent: 2');
    await admitElsewhere(show, second);
    heal();
    await says(/Somebody also came in by this ticket elsewhere, at \d\d:\d\d/);
    const conflicts = () => document.querySelector('.panggung-door-check__conflicts')?.textContent;
    expect(conflicts()).toContain(whole(typed(second)));
    await expect.poll(state).toBe('ready');
    expect(page.getByText(/Still to be sent/).elements()).toEqual([]);
    await userEvent.click(button('Got it'));
    await expect.poll(() => button('Got it').elements()).toEqual([]);
    await type(third);
    await expect.poll(kind).toBe('admitted');
  });

  it('says where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await open();
    await says(/keeps nothing: leave this page open/);
  });
});

describe('sound and vibration', () => {
  const vibrate = () => vi.spyOn(navigator, 'vibrate').mockReturnValue(true);

  it('tell each outcome apart, and can be switched off for good', async () => {
    const shaken = vibrate();
    const code = typed(await sell(show));
    const seen = await open();
    await type(code);
    await expect.poll(kind).toBe('admitted');
    await expect.poll(() => shaken).toHaveBeenLastCalledWith([80]);
    await userEvent.click(button('Sound and vibration'));
    seen.leave();
    await open();
    expect(button('Sound and vibration').element().getAttribute('aria-pressed')).toBe('false');
    await type(code);
    await expect.poll(kind).toBe('already');
    expect(shaken).toHaveBeenCalledTimes(1);
  });

  it('are off at first for who wishes for less motion', async () => {
    const { matchMedia } = globalThis;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
    );
    await open();
    expect(button('Sound and vibration').element().getAttribute('aria-pressed')).toBe('false');
  });
});

it("is nobody's but its creator's", async () => {
  const other = await signInCustomer(visit.api);
  await visit.panggung.session.signIn(other.user);
  stage(<DoorCheck {...visit.settings} show={show.id} />);
  await says('Page not found');
  expect(field().elements()).toEqual([]);
});

it('leads a guest to sign in', async () => {
  await visit.panggung.session.signOut();
  stage(<DoorCheck {...visit.settings} show={show.id} />);
  await says('Please login first.');
});

it('says that its list did not come, and tries again', async () => {
  cut();
  stage(<DoorCheck {...visit.settings} show={show.id} />);
  await says('The list of tickets could not be loaded.');
  heal();
  await expect.element(field()).toBeVisible();
});

it('keeps the screen awake', async () => {
  const asked = vi.spyOn(navigator.wakeLock, 'request');
  await open();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
});

it('fits the narrowest page, with all that it may say', async () => {
  const code = await sell(show);
  const { place } = await open({ width: 320 });
  cut();
  await type(code);
  await expect.poll(kind).toBe('admitted');
  await says('Still to be sent: 1');
  expect(place.scrollWidth).toBe(320);
});
