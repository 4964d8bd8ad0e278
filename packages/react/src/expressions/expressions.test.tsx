import type { Expression } from '@panggung/core';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../profile/visit.fixture.js';
import { openHostVisit } from '../studio-manage/host.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { Expressions, type ExpressionsProps } from './index.js';

const visit = openHostVisit();
let film: Blob;
// A cold machine takes its time to bring them; no test shall pay for that.
beforeAll(async () => {
  const address = new URL('../../../server/catalogue/videos/replay.mp4', import.meta.url);
  film = await (await fetch(address)).blob();
  await Promise.all([import('./expression-screen.js'), import('./open-expression.js')]);
});

const PATH = '/api/v1/express-video';
/** The forms that were sent to make one. */
let forms: FormData[];
beforeEach(() => {
  forms = [];
  visit.network = async (request) => {
    if (request.method === 'POST' && new URL(request.url).pathname === PATH)
      forms.push(await request.clone().formData());
    return visit.api.fetch(request);
  };
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h2')?.textContent);
const filmOf = (name: string) => new File([film], name, { type: 'video/mp4' });

function open(props: Partial<ExpressionsProps> = {}) {
  return stage(
    <StrictMode>
      <Expressions {...visit.settings} {...props} />
    </StrictMode>,
  );
}

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
  if (!input) throw new Error('no field for a video');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Adds one past the widget. */
async function add(name: string): Promise<Expression> {
  const body = new FormData();
  body.set('name', name);
  body.set('description', 'Gerakan kedua');
  body.set('video', filmOf(name));
  const headers = visit.person.headers;
  const request = new Request(`${visit.settings.apiUrl}${PATH}`, { method: 'POST', headers, body });
  const reply = await visit.api.fetch(request);
  visit.api.advance(60_000);
  return (await reply.json()).data;
}

/** As far as the second step. */
async function describeFilm(file: File, description: string) {
  await userEvent.click(button('Add expression'));
  await expect.element(inDialog('Continue')).toBeVisible();
  choose(file);
  await expect.element(inDialog('Continue')).toBeEnabled();
  await userEvent.click(inDialog('Continue'));
  await userEvent.fill(dialog().getByLabelText('Description'), description);
}

async function openMenu(name: string, item: string) {
  await userEvent.click(button(`Options for ${name}`));
  await userEvent.click(page.getByRole('menuitem', { name: item }));
}

describe('a new expression', () => {
  test('is a video first, then what is written of it, and stands first in the list', async () => {
    const onExpressionAltered = vi.fn();
    open({ onExpressionAltered });
    await expect.element(page.getByText('No expressions yet')).toBeVisible();
    await userEvent.click(button('Add expression'));
    await expect.element(dialog().getByText('Step 1 of 2: choose a video')).toBeVisible();
    await expect.element(inDialog('Continue')).toBeDisabled();
    choose(filmOf('tari.mp4'));
    await expect.element(dialog().getByText('Length: 0:12')).toBeVisible();
    await userEvent.click(inDialog('Continue'));
    await expect.element(dialog().getByText('Step 2 of 2: describe it')).toBeVisible();
    await expect.element(dialog().getByLabelText('Description')).toHaveFocus();
    await userEvent.click(inDialog('Back'));
    await expect.element(dialog().getByRole('heading', { name: 'Add expression' })).toHaveFocus();
    await userEvent.click(inDialog('Continue'));
    await userEvent.click(inDialog('Save'));
    await expect.element(dialog().getByText('Description is required')).toBeVisible();
    await expect.element(dialog().getByLabelText('Description')).toHaveFocus();
    await userEvent.fill(dialog().getByLabelText('Description'), 'Gerakan kedua');
    await userEvent.click(inDialog('Save'));
    await expect.element(page.getByText('Expression added')).toBeVisible();
    await expect.poll(names).toEqual(['tari.mp4']);
    expect(onExpressionAltered.mock.calls.map(([{ detail }]) => detail.act)).toEqual(['added']);
  });

  test('is sent with the fields of the documents, its length as read from the file', async () => {
    open();
    await describeFilm(filmOf('tari.mp4'), 'Gerakan kedua');
    await userEvent.click(inDialog('Save'));
    await expect.poll(names).toEqual(['tari.mp4']);
    const { video, duration, ...fields } = Object.fromEntries(forms[0] ?? []);
    const id = String(visit.person.user.user_id);
    expect(fields).toEqual({
      name: 'tari.mp4',
      location: '',
      videostatus: 'PUBLIC',
      videotype: 'SHORT',
      status: 'EXPRESS',
      type: 'EXPRESS',
      videocreatedid: id,
      userid: id,
      roomcategoryid: '1000',
      description: 'Gerakan kedua',
    });
    expect(Number(duration)).toBeCloseTo(12, 0);
    expect((video as File).size).toBe(film.size);
  });

  test('can be of no other file than an MP4, nor of one that plays nothing', async () => {
    open();
    await userEvent.click(button('Add expression'));
    await expect.element(inDialog('Continue')).toBeVisible();
    choose(new File(['a'], 'catatan.txt', { type: 'text/plain' }));
    await expect.element(dialog().getByText('Invalid file type. Only Video Allowed')).toBeVisible();
    choose(new File(['<!doctype html>'], 'halaman.mp4', { type: 'video/mp4' }));
    await expect
      .element(dialog().getByText('This video cannot be played here. Choose another one.'))
      .toBeVisible();
    await expect.element(inDialog('Continue')).toBeDisabled();
    await userEvent.click(inDialog('Remove halaman.mp4'));
    await expect.element(dialog().getByText('Choose an MP4 video')).toBeVisible();
  });

  test('that fails says so and keeps what was written; the second try makes it', async () => {
    open();
    await describeFilm(filmOf('tari.mp4'), 'Gerakan kedua');
    const { network } = visit;
    visit.network = async (request) => (request.method === 'POST' ? refusal(500) : network(request));
    await userEvent.click(inDialog('Save'));
    await expect.element(dialog().getByText('Failed Add Express')).toBeVisible();
    await expect.element(dialog().getByLabelText('Description')).toHaveValue('Gerakan kedua');
    visit.network = network;
    await userEvent.click(inDialog('Save'));
    await expect.poll(names).toEqual(['tari.mp4']);
  });

  test('whose answer was lost is made once, and described as it was last', async () => {
    open();
    await describeFilm(filmOf('tari.mp4'), 'Gerakan kedua');
    const { network } = visit;
    visit.network = async (request) => {
      const reply = await network(request);
      return request.method === 'POST' ? refusal(500) : reply;
    };
    await userEvent.click(inDialog('Save'));
    await expect.element(dialog().getByText('Failed Add Express')).toBeVisible();
    visit.network = network;
    await userEvent.fill(dialog().getByLabelText('Description'), 'Gerakan ketiga');
    await userEvent.click(inDialog('Save'));
    await expect.element(page.getByText('Expression added')).toBeVisible();
    await expect.poll(names).toEqual(['tari.mp4']);
    await expect.element(page.getByText('Gerakan ketiga')).toBeVisible();
  });

  test('may be given up on its way, and is not made', async () => {
    open();
    await describeFilm(filmOf('tari.mp4'), 'Gerakan kedua');
    visit.network = (request) =>
      request.method === 'POST' ? new Promise(() => {}) : visit.api.fetch(request);
    await userEvent.click(inDialog('Save'));
    await expect
      .element(
        dialog()
          .getByText(/Uploading: 37%/)
          .first(),
      )
      .toBeInTheDocument();
    await expect.element(dialog().getByLabelText('Description')).toHaveAttribute('readonly');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel upload' }));
    await expect.element(inDialog('Back')).toBeEnabled();
    await expect.element(dialog().getByRole('heading', { name: 'Add expression' })).toHaveFocus();
    await expect.element(dialog().getByLabelText('Description')).not.toHaveAttribute('readonly');
    await userEvent.click(inDialog('Close'));
    await expect.element(page.getByText('No expressions yet')).toBeVisible();
  });

  test('on its way is lost by no stray press: who made it is asked first', async () => {
    const onExpressionAltered = vi.fn();
    open({ onExpressionAltered });
    await describeFilm(filmOf('tari.mp4'), 'Gerakan kedua');
    const { network } = visit;
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    visit.network = async (request) => {
      if (request.method === 'POST') await held;
      return network(request);
    };
    await userEvent.click(inDialog('Save'));
    await expect.element(inDialog('Cancel upload')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog().getByText('Cancel the upload?')).toBeVisible();
    await userEvent.click(inDialog('Keep uploading'));
    await expect.element(dialog().getByLabelText('Description')).toHaveValue('Gerakan kedua');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog().getByText('Cancel the upload?')).toBeVisible();
    answer();
    await expect.poll(names).toEqual(['tari.mp4']);
    expect(dialog().elements()).toEqual([]);
    expect(onExpressionAltered).toHaveBeenCalledOnce();
  });

  test('on its way is given up by who is sure', async () => {
    open();
    await describeFilm(filmOf('tari.mp4'), 'Gerakan kedua');
    const { network } = visit;
    visit.network = (request) => (request.method === 'POST' ? new Promise(() => {}) : network(request));
    await userEvent.click(inDialog('Save'));
    await expect.element(inDialog('Cancel upload')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog().getByText('Cancel the upload?')).toBeVisible();
    await userEvent.click(inDialog('Cancel upload'));
    await expect.element(page.getByText('The upload was given up.')).toBeVisible();
    expect(dialog().elements()).toEqual([]);
  });
});

describe('the list', () => {
  test('shows eight a page, of the person alone, the newest first', async () => {
    for (let at = 1; at <= 9; at++) await add(`${at}.mp4`);
    open();
    await expect.poll(names).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `${at}.mp4`));
    await userEvent.click(button('Page 2'));
    await expect.poll(names).toEqual(['1.mp4']);
  });

  test('goes where its page leads it, and asks to be led', async () => {
    for (let at = 1; at <= 9; at++) await add(`${at}.mp4`);
    const onPageChange = vi.fn();
    open({ page: 2, onPageChange });
    await expect.poll(names).toEqual(['1.mp4']);
    await userEvent.click(button('Page 1'));
    expect(onPageChange).toHaveBeenCalledWith(1);
    expect(names()).toEqual(['1.mp4']);
  });

  test('comes by itself once there is a connection', async () => {
    await add('tari.mp4');
    visit.network = async () => {
      throw new TypeError('Failed to fetch');
    };
    open();
    await expect.element(page.getByText('There is no connection.')).toBeVisible();
    visit.network = (request) => visit.api.fetch(request);
    dispatchEvent(new Event('online'));
    await expect.poll(names).toEqual(['tari.mp4']);
  });

  test('that is refused can be asked for again', async () => {
    await add('tari.mp4');
    visit.network = async () => refusal(404);
    open();
    await expect.element(page.getByText('Your expressions could not be loaded.')).toBeVisible();
    visit.network = (request) => visit.api.fetch(request);
    await userEvent.click(button('Retry'));
    await expect.poll(names).toEqual(['tari.mp4']);
  });

  test('is no viewer’s, and no guest’s', async () => {
    await visit.panggung.session.update(visit.person.user);
    open();
    await expect.element(page.getByText('This is for artists')).toBeVisible();
    await visit.panggung.session.signOut();
    await expect.element(page.getByText('Please login first.')).toBeVisible();
  });
});

describe('an expression', () => {
  test('is described anew', async () => {
    await add('tari.mp4');
    open();
    await openMenu('tari.mp4', 'Edit description');
    const field = dialog().getByLabelText('Description');
    await expect.element(field).toHaveValue('Gerakan kedua');
    await userEvent.fill(field, 'Gerakan ketiga');
    await userEvent.click(inDialog('Save'));
    await expect.element(page.getByText('Expression changed')).toBeVisible();
    await expect.element(page.getByText('Gerakan ketiga')).toBeVisible();
    await expect.element(button('Options for tari.mp4')).toHaveFocus();
  });

  test('that is changed late leaves open what was opened since', async () => {
    for (const name of ['tari.mp4', 'lagu.mp4']) await add(name);
    open();
    await openMenu('tari.mp4', 'Edit description');
    await userEvent.fill(dialog().getByLabelText('Description'), 'Gerakan ketiga');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    visit.network = async (request) => {
      const reply = await visit.api.fetch(request);
      if (request.method !== 'GET') await answered;
      return reply;
    };
    await userEvent.click(inDialog('Save'));
    await userEvent.click(inDialog('Close'));
    await openMenu('lagu.mp4', 'Edit description');
    await userEvent.fill(dialog().getByLabelText('Description'), 'Bait kedua');
    answer();
    await expect.element(page.getByText('Expression changed')).toBeVisible();
    await expect.element(dialog().getByLabelText('Description')).toHaveValue('Bait kedua');
  });

  test('is deleted after a question, and what stood alone on its page leads to the one before', async () => {
    for (let at = 1; at <= 9; at++) await add(`${at}.mp4`);
    open({ page: 2 });
    await openMenu('1.mp4', 'Delete');
    await expect.element(dialog().getByText('Delete this expression?')).toBeVisible();
    await userEvent.click(inDialog('Cancel'));
    expect(names()).toEqual(['1.mp4']);
    await openMenu('1.mp4', 'Delete');
    await userEvent.click(inDialog('Delete'));
    await expect.element(page.getByText('Expression deleted')).toBeVisible();
    await expect.poll(names).toHaveLength(8);
  });

  test('whose video cannot be reached says so, and may be tried again', async () => {
    await add('tari.mp4');
    // Nothing answers at the API's address but its calls.
    open();
    await expect.element(page.getByText('This video does not play right now.')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(button('Play tari.mp4'));
    await expect.element(page.getByText('This video does not play right now.')).toBeVisible();
    await expect.element(button('Play tari.mp4')).toHaveFocus();
  });
});
