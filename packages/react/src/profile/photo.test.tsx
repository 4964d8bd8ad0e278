import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestsOver } from '../../../../tests/fetched-request.js';
import { stage } from '../ui/stage.fixture.js';
import { pair, touch } from '../ui/touch.fixture.js';
import { Profile } from './index.js';
import { button, field, openVisit, press, refusal } from './visit.fixture.js';

const visit = openVisit();
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', requestsOver(visit.settings.fetch));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Colour = 'red' | 'blue';
const isPhoto = ({ url }: Request) => url.includes('/UpdateProfile/');
const frame = () => page.getByRole('application');
const zoom = () => page.getByRole('slider', { name: 'Zoom' });
/** The form behind the dialog has one too. */
const giveUp = () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
const uploads = () => visit.asked.filter((call) => call.includes('UpdateProfile'));

/** Red on the left half, blue on the right. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = 'red';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'blue';
  pen.fillRect(width / 2, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'foto.png', { type: 'image/png' });
}

async function edit() {
  stage(
    <StrictMode>
      <Profile {...visit.settings} screen="edit" />
    </StrictMode>,
  );
  await expect.element(button('Change photo')).toBeVisible();
}

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
async function crop(file?: File) {
  await edit();
  await choose(file ?? (await picture(600, 300)));
  await expect.element(frame()).toBeVisible();
}

/** The photo the API keeps, as it is served. */
async function kept(): Promise<ImageBitmap> {
  const { url_photo } = await visit.stored();
  const response = await visit.api.fetch(String(url_photo));
  return createImageBitmap(await response.blob());
}

function colourAt(source: CanvasImageSource & { width: number; height: number }, across: number): Colour {
  const canvas = new OffscreenCanvas(1, 1);
  const pen = canvas.getContext('2d');
  pen?.drawImage(source, -Math.floor(across * source.width), -Math.floor(source.height / 2));
  const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}
const shown = () => frame().element().querySelector('canvas') as HTMLCanvasElement;

describe('a photo', () => {
  test('takes the room that initials took', async () => {
    await edit();
    const room = () => button('Change photo').element().getBoundingClientRect().height;
    const initials = room();
    const canvas = document.createElement('canvas');
    await visit.panggung.session.update({ ...visit.person.user, url_photo: canvas.toDataURL() });
    const photo = () => button('Change photo').element().querySelector('img');
    await expect.poll(() => photo()?.naturalWidth ?? 0).toBeGreaterThan(0);
    expect(room()).toBe(initials);
  });

  test('P-19 to P-21: is cut to 300 by 300, uploaded, said so, and shown', async () => {
    await crop();
    await press('Upload');
    await expect.element(page.getByText('Photo uploaded')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const { url_photo } = await visit.stored();
    expect(visit.panggung.session.$person.get()?.url_photo).toBe(url_photo);
    expect(visit.panggung.session.$person.get()?.email).toBe(visit.person.email);
    const photo = await kept();
    expect([photo.width, photo.height]).toEqual([300, 300]);
    expect([colourAt(photo, 0.2), colourAt(photo, 0.8)]).toEqual(['red', 'blue']);
    expect(uploads()).toHaveLength(1);
  });

  test('is cut by keys alone: moved by arrows, zoomed by plus and minus', async () => {
    await crop();
    await expect.element(frame()).toHaveFocus();
    await expect.element(page.getByText(/arrows move it/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight>12/}');
    expect(colourAt(shown(), 0.1)).toBe('blue');
    await userEvent.keyboard('{ArrowLeft>40/}');
    expect(colourAt(shown(), 0.9)).toBe('red');
    await userEvent.keyboard('+++');
    expect(Number((zoom().element() as HTMLInputElement).value)).toBeGreaterThan(1.2);
    await userEvent.keyboard('---');
    await expect.element(zoom()).toHaveValue('1');
    await userEvent.tab();
    await expect.element(zoom()).toHaveFocus();
    await userEvent.tab();
    await expect.element(giveUp()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Photo uploaded')).toBeVisible();
    expect(colourAt(await kept(), 0.9)).toBe('red');
  });

  test('is zoomed by the wheel, and the page stays where it is', async () => {
    await crop();
    const wheel = new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true });
    shown().dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    await expect.poll(() => Number((zoom().element() as HTMLInputElement).value)).toBeGreaterThan(1.5);
  });

  test('goes along with a finger, and comes closer between two', async () => {
    await crop();
    const closer = () => Number((zoom().element() as HTMLInputElement).value);
    await touch(shown(), 'touchStart', [{ x: 0, y: 0 }]);
    for (const x of [-30, -60, -90, -120]) await touch(shown(), 'touchMove', [{ x, y: 0 }]);
    await touch(shown(), 'touchEnd');
    await expect.poll(() => colourAt(shown(), 0.2)).toBe('blue');
    expect(closer()).toBe(1);
    await touch(shown(), 'touchStart', pair(40));
    for (const apart of [60, 80, 100]) await touch(shown(), 'touchMove', pair(apart));
    await touch(shown(), 'touchEnd');
    await expect.poll(closer).toBeGreaterThan(2);
    // The middle between them stayed where it was.
    expect(colourAt(shown(), 0.2)).toBe('blue');
  });

  test('of too few pixels is told of before it is cut, and asks nobody', async () => {
    await edit();
    await choose(await picture(49, 400));
    await expect.element(page.getByText(/Choose one of at least 50 by 50 pixels/)).toBeVisible();
    expect(frame().elements()).toEqual([]);
    await press('Close');
    await choose(await picture(50, 50));
    await expect.element(frame()).toBeVisible();
    expect(uploads()).toEqual([]);
  });

  test('tells in percent how far it has come, and can be given up; nothing is lost', async () => {
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    visit.network = async (request) => {
      if (isPhoto(request)) await gate;
      return visit.api.fetch(request);
    };
    await crop();
    (frame().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight>12/}');
    await press('Upload');
    await expect.element(page.getByRole('progressbar', { name: 'Uploading: 37%' })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Uploading: 25%' })).toBeInTheDocument();
    await expect.element(button('Upload')).toHaveFocus();
    await userEvent.click(giveUp());
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    expect(page.getByText('Photo failed').elements()).toEqual([]);
    expect(colourAt(shown(), 0.1)).toBe('blue');
    answer();
    visit.network = (request) => visit.api.fetch(request);
    await press('Upload');
    await expect.element(page.getByText('Photo uploaded')).toBeVisible();
    expect(colourAt(await kept(), 0.1)).toBe('blue');
  });

  test('that failed says so, keeps what was cut and what was typed, and is sent again', async () => {
    visit.network = (request) =>
      isPhoto(request) ? Promise.resolve(refusal(500)) : visit.api.fetch(request);
    await edit();
    await userEvent.fill(field('Name'), 'Sri Rahayu');
    await choose(await picture(600, 300));
    await expect.element(frame()).toBeVisible();
    (frame().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight>12/}');
    await press('Upload');
    await expect.element(page.getByRole('alert').getByText('Photo failed')).toBeVisible();
    expect((await visit.stored()).url_photo).toBeNull();
    visit.network = (request) => visit.api.fetch(request);
    await press('Try again');
    await expect.element(page.getByText('Photo uploaded')).toBeVisible();
    expect(colourAt(await kept(), 0.1)).toBe('blue');
    await expect.element(field('Name')).toHaveValue('Sri Rahayu');
  });

  test('that is no picture is told of, and asks nobody', async () => {
    await edit();
    await choose(new File(['<svg/>'], 'foto.jpg', { type: 'image/jpeg' }));
    await expect.element(page.getByRole('alert').getByText('Photo failed')).toBeVisible();
    await press('Close');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(uploads()).toEqual([]);
  });

  test('of more bytes than are read is told of, and one of very many pixels is cut like any other', async () => {
    await edit();
    await choose(new File([new ArrayBuffer(50 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' }));
    await expect.element(page.getByText('This file is larger than 50 MB.')).toBeVisible();
    await press('Close');
    await choose(await picture(9000, 60));
    await expect.element(frame()).toBeVisible();
    expect(colourAt(shown(), 0.1)).toBe('red');
    expect(colourAt(shown(), 0.9)).toBe('blue');
    await press('Upload');
    await expect.element(page.getByText('Photo uploaded')).toBeVisible();
    const photo = await kept();
    expect([photo.width, photo.height]).toEqual([300, 300]);
  });

  test('is closed by Escape without asking anybody, and the same file can be chosen again', async () => {
    await crop();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await choose(await picture(600, 300));
    await expect.element(frame()).toBeVisible();
    expect(uploads()).toEqual([]);
  });

  test('is to be changed where one edits, and nowhere else', async () => {
    stage(<Profile {...visit.settings} />);
    await expect.element(button('Edit profile')).toBeVisible();
    expect(button('Change photo').elements()).toEqual([]);
  });
});
