import { getPanggung } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addBadwords } from '../../../server/src/badwords.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { Widget } from '../ui/widget.js';
import { CommentButton, Comments } from './index.js';

const stand = backstage();
let show: Show;

beforeAll(async () => {
  // A cold machine takes its time to bring these; no test shall pay for that.
  await Promise.all([
    import('./comment-panel.js'),
    import('./comment-sheet.js'),
    import('../ui/sign-in-dialog.js'),
  ]);
  await addBadwords(stand.api.ports.database, ['bad']);
});
beforeEach(async () => {
  localStorage.clear();
  show = await stand.api.addShow();
});

const WRITE = 'POST /api/v1/room-comment';
const callOf = ({ method }: Request, { pathname }: URL) => `${method} ${pathname}`;
const field = () => page.getByRole('textbox', { name: 'Comment' });
const send = () => page.getByRole('button', { name: 'Send' }).click();
const snackbar = (text: string) => expect.element(page.getByRole('status').getByText(text)).toBeVisible();
const texts = () =>
  [...document.querySelectorAll('.panggung-comments__text')].map(({ textContent }) => textContent);
const stored = () =>
  stand.api.ports.database
    .selectFrom('room_comment')
    .select('comment')
    .where('room_video_id', '=', Number(show.id))
    .orderBy('id')
    .execute();

async function signIn() {
  const person = await stand.api.signIn();
  await getPanggung(stand.settings).session.signIn(person.user);
  return person;
}

/** Somebody else has written this before, the last one last. */
async function written(...comments: string[]) {
  const { headers } = await stand.api.signIn();
  for (const comment of comments) {
    await stand.api.post('/api/v1/room-comment', { room_video_id: show.id, comment }, headers);
  }
  stand.api.advance(60_000);
}

const open = (width?: number) =>
  stage(<Comments {...stand.settings} show={show.id} />, width === undefined ? {} : { width });

/** The button as a show's page has it. */
const button = (own: Pick<Show, 'id' | 'count_comment'> = show) => (
  <Widget {...stand.settings} name="trial">
    <CommentButton show={own} />
  </Widget>
);

/** Answers one call in the API's place. */
function refuse(call: string, status: number, message: string) {
  stand.network = async (url, request) =>
    callOf(request, url) === call ? Response.json({ message }, { status }) : stand.api.fetch(request);
}

describe('a guest', () => {
  it('reads who wrote what and when, the newest first, as text', async () => {
    await written('Pertama', '<img src=x onerror="globalThis.isHarmed=true">', 'Dua\nbaris');
    const { place } = open();
    await expect
      .poll(texts)
      .toEqual(['Dua\nbaris', '<img src=x onerror="globalThis.isHarmed=true">', 'Pertama']);
    expect([place.querySelector('li img'), 'isHarmed' in globalThis]).toEqual([null, false]);
    const [first] = page.getByRole('listitem').elements();
    expect(first?.textContent).toMatch(/Sari Penonton.*\d{1,2} \w+ 20\d\d \d\d:\d\d/);
    await expect.element(page.getByRole('heading', { name: 'Comments 3' })).toBeVisible();
  });

  it('is asked to log in instead of being heard, and keeps what was written', async () => {
    open();
    await field().fill('Halo');
    await send();
    await snackbar('Please login first.');
    await expect.element(field()).toHaveValue('Halo');
    expect(await stored()).toEqual([]);
  });

  it('signs in beside what they wrote, unless the page has its own way, and finds it again', async () => {
    let isPrevented = true;
    const onSignInStart = (event: { preventDefault(): void }) => isPrevented && event.preventDefault();
    const { leave } = stage(<Comments {...stand.settings} show={show.id} onSignInStart={onSignInStart} />);
    await field().fill('Nanti dulu');
    const signInLink = page.getByRole('button', { name: 'Sign in' });
    await signInLink.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect.element(dialog).not.toBeInTheDocument();
    isPrevented = false;
    await signInLink.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(signInLink).toHaveFocus();
    leave();
    // The page is drawn anew, with nothing but what the browser keeps.
    stand.settings = { ...stand.settings, fetch: (...call) => stand.api.fetch(new Request(...call)) };
    await signIn();
    open();
    await expect.element(field()).toHaveValue('Nanti dulu');
    await expect.element(signInLink).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toContain('Nanti dulu');
  });

  it('meets nothing yet where nobody has written', async () => {
    open();
    await expect.element(page.getByText('No comments yet')).toBeVisible();
  });

  it('has no comments to read without a show', async () => {
    stage(<Comments {...stand.settings} />);
    await expect.element(page.getByText('Page not found')).toBeVisible();
  });
});

describe('whoever is signed in', () => {
  it('sees at once what they write, its bad words masked, and an empty field', async () => {
    await written('Sebelumnya');
    await signIn();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    stand.network = async (url, request) => {
      if (callOf(request, url) === WRITE) await held;
      return stand.api.fetch(request);
    };
    open();
    await field().fill('Bad badger');
    await send();
    await expect.poll(texts).toEqual(['*** badger', 'Sebelumnya']);
    await expect.element(page.getByText('Sending')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
    answer();
    await expect.element(page.getByText('Sending')).not.toBeInTheDocument();
    await expect.element(page.getByText('Comment sent')).toBeInTheDocument();
    expect(await stored()).toEqual([{ comment: 'Sebelumnya' }, { comment: '*** badger' }]);
  });

  it('sends with Ctrl and Enter, never nothing, and never more than 500 characters', async () => {
    await signIn();
    open();
    await field().fill('  \n ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await field().fill('x'.repeat(501));
    await send();
    await expect.element(page.getByText('At most 500 characters')).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await field().fill('x'.repeat(500));
    await expect.element(page.getByText('500 / 500')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(texts).toEqual(['x'.repeat(500)]);
    await expect.poll(stored).toHaveLength(1);
  });

  it.each([
    [400, 'Not here', 'Not here'],
    [500, 'stack trace', 'Connection timed out'],
  ])('is told why it failed, and has their text again (%d)', async (status, message, said) => {
    await signIn();
    refuse(WRITE, status, message);
    open();
    await field().fill('Halo');
    await send();
    await snackbar(said);
    await expect.element(field()).toHaveValue('Halo');
    expect(texts()).toEqual([]);
  });
});

describe('a list', () => {
  it('that is refused says so in the words of the API, and comes on Retry', async () => {
    await written('Ada');
    refuse('GET /api/v1/room-comment', 400, 'X');
    const { place } = open();
    await snackbar('X');
    await expect.element(page.getByText('The comments could not be loaded.')).toBeVisible();
    expect(place.querySelector<HTMLElement>('.panggung')?.dataset.state).toBe('failed');
    stand.network = (_, request) => stand.api.fetch(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(texts).toEqual(['Ada']);
  });

  it('goes on as its end is neared, in a page and in a sheet of its own', async () => {
    const { user } = await stand.api.signIn();
    const rows = Array.from({ length: 60 }, (_, n) => ({
      room_video_id: Number(show.id),
      user_id: Number(user.id),
      idempotency_key: null,
      comment: `Nomor ${n}`,
      created_at: n,
    }));
    const { database } = stand.api.ports;
    await database.insertInto('room_comment').values(rows).execute();
    await database.updateTable('show').set({ count_comment: 60 }).where('id', '=', Number(show.id)).execute();
    stage(button(), { width: 360 });
    await page.getByRole('button', { name: 'Comments 60' }).click();
    await expect.poll(texts).toHaveLength(25);
    const list = page.getByRole('region', { name: 'Comments' });
    for (const length of [50, 60]) {
      list.element().scrollTo(0, list.element().scrollHeight);
      await expect.poll(() => texts().length).toBe(length);
    }
    list.element().scrollTo(0, list.element().scrollHeight);
    const asked = stand.asked.filter(({ pathname }) => pathname === '/api/v1/room-comment');
    expect(asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3']);
  });
});

describe('the button to the comments', () => {
  it('counts them, opens them, and has the focus again after Escape, what was written being kept', async () => {
    await written('Satu', 'Dua');
    stage(button());
    const opener = page.getByRole('button', { name: 'Comments 2' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Comments' });
    await expect.element(dialog).toBeVisible();
    await expect.poll(texts).toEqual(['Dua', 'Satu']);
    await field().fill('Belum selesai');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(field()).toHaveValue('Belum selesai');
  });

  it('says what the show says until the API has counted, or where it does not', async () => {
    refuse('GET /api/v1/room-comment/count', 500, 'no');
    stage(button({ ...show, count_comment: 1204 }));
    await expect.element(page.getByRole('button', { name: 'Comments 1,204' })).toBeVisible();
  });
});
