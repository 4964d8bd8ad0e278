import { getPanggung } from '@panggung/client';
import type { Show } from '@panggung/core';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setCaptions } from '../../../server/src/captions.js';
import { refusal } from '../profile/visit.fixture.js';
import { openHostVisit } from '../studio-manage/host.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { StudioForm, type StudioFormProps } from './index.js';

const visit = openHostVisit();
// A cold machine takes its time to bring them; no test shall pay for that.
beforeAll(async () => {
  await visit.api.ports.database.insertInto('category').values({ name: 'Konser' }).execute();
  await Promise.all([
    import('./form-screen.js'),
    import('./cover-dialog.js'),
    import('./show-refusal.js'),
    import('./drop-question.js'),
  ]);
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = (name: string) => page.getByRole('button', { name });
const leave = () => (document.activeElement as HTMLElement).blur();

async function openForm(props: Partial<StudioFormProps> = {}) {
  const staged = stage(
    <StrictMode>
      <StudioForm {...visit.settings} {...props} />
    </StrictMode>,
  );
  await expect.element(field('Name')).toBeVisible();
  return staged;
}

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'sampul.png', { type: 'image/png' });
}

function give(input: HTMLInputElement | null, file: File) {
  if (!input) throw new Error(`no field for ${file.name}`);
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(name: string, file: File) {
  give(document.querySelector<HTMLInputElement>(`[data-picture=${name}] input[type=file]`), file);
}

/** All that must be said of a live broadcast, its covers apart. */
async function fillIn() {
  await userEvent.fill(field('Name'), 'Malam Tepi Laut');
  const category = page.getByLabelText('Show Category');
  await expect.poll(() => category.element().querySelectorAll('option').length).toBeGreaterThan(1);
  const [, first] = category.element().querySelectorAll('option');
  await userEvent.selectOptions(category, first as HTMLOptionElement);
  await userEvent.selectOptions(page.getByLabelText('Show Type'), 'live');
  await userEvent.fill(field('Description'), 'Musik di pantai');
  await userEvent.click(page.getByText('Fixed'));
  await userEvent.fill(field('Ticket price (Rp.)'), '75000');
  await userEvent.fill(field('Start date'), '2031-05-05');
  await userEvent.fill(field('Start time'), '23:30');
  await userEvent.click(page.getByRole('checkbox', { name: /^Live broadcast/ }));
}

describe('a new show', () => {
  test('complains about each field on leaving it, and cannot be sent while anything is wrong', async () => {
    await openForm();
    await expect.element(submit('Add Show')).toBeDisabled();
    await userEvent.fill(field('Name'), 'a'.repeat(51));
    leave();
    const long = 'The room video name annot be more than 50 characters and not less than 1 characters';
    await expect.element(page.getByText(long)).toBeVisible();
    await expect.element(page.getByText('51 / 50')).toBeVisible();
    await userEvent.fill(field('Name'), '');
    leave();
    await expect.element(page.getByText('Name is required')).toBeVisible();
    await userEvent.fill(field('Ticket quota'), '-1');
    leave();
    await expect.element(field('Ticket quota')).toHaveAttribute('aria-invalid', 'true');
  });

  test('says that it needs a ticket type once its choices were passed by', async () => {
    await openForm();
    await userEvent.click(field('Description'));
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByText('Ticket Type is required')).toBeVisible();
  });

  test('with a redeem code begins with one, and without has none and a price', async () => {
    await openForm();
    await userEvent.click(page.getByText('Free (redeem code)'));
    const { value } = field('Redeem Code').element() as HTMLInputElement;
    expect(value).toMatch(/^[A-Z0-9]{8}$/);
    await expect.element(field('Ticket price (Rp.)')).toBeDisabled();
    await userEvent.fill(field('Redeem Code'), '');
    leave();
    await expect.element(page.getByText('Redeem Code is Required')).toBeVisible();
    await userEvent.click(page.getByText('Flexible'));
    expect(field('Redeem Code').elements()).toEqual([]);
    await expect.element(field('Ticket price (Rp.)')).toBeEnabled();
  });

  test('keeps the price that was typed for it through types that cost nothing', async () => {
    await openForm();
    await userEvent.click(page.getByText('Fixed'));
    await userEvent.fill(field('Ticket price (Rp.)'), '75000');
    await userEvent.click(page.getByText('Free Pass'));
    await expect.element(field('Ticket price (Rp.)')).toHaveValue('0');
    await userEvent.click(page.getByText('Fixed'));
    await expect.element(field('Ticket price (Rp.)')).toHaveValue('75000');
  });

  test('takes an MP4 video alone, and days from today on', async () => {
    await openForm();
    const today = new Date(visit.panggung.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    await expect.element(field('Start date')).toHaveAttribute('min', today);
    await userEvent.selectOptions(page.getByLabelText('Show Type'), 'musicVideo');
    const video = document.querySelector<HTMLInputElement>('input[type=file][accept="video/mp4"]');
    give(video, new File(['qt'], 'tari.mov', { type: 'video/quicktime' }));
    await expect.element(page.getByText('Invalid file type. Only Video Allowed')).toBeVisible();
  });

  test('needs covers of the right shape, which can be cut, and then is on the API', async () => {
    const onShowSaved = vi.fn();
    await openForm({ onShowSaved });
    await fillIn();
    await userEvent.click(submit('Add Show'));
    await expect.element(page.getByText('Cover is required')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Landscape cover/ })).toHaveFocus();
    choose('image', new File(['%PDF'], 'sampul.png', { type: 'image/png' }));
    await expect.element(page.getByText(/^This file cannot be opened as a picture/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Crop to fit' }).elements()).toEqual([]);
    // Over no picture there is nothing to hide it for.
    const act = document.querySelector('[data-picture=image] .panggung-cover-field__act');
    expect(act).toHaveAttribute('data-over', 'false');
    choose('image', await picture(1600, 900));
    await expect.element(page.getByText('Aspect ratio does not match')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Crop to fit' }));
    await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
    await expect.poll(() => page.getByText('Aspect ratio does not match').elements().length).toBe(0);
    await expect.element(page.getByRole('button', { name: /^Landscape cover/ })).toHaveFocus();
    for (const name of ['verticalImage', 'image1', 'image2']) choose(name, await picture(400, 500));
    await expect.poll(() => document.querySelectorAll('canvas.panggung-cover-field__picture').length).toBe(4);
    await userEvent.click(submit('Add Show'));
    await vi.waitFor(() => expect(onShowSaved).toHaveBeenCalled(), { timeout: 60_000 });
    const { show_id } = onShowSaved.mock.calls[0]?.[0].detail ?? {};
    expect(await visit.api.show(show_id)).toMatchObject({
      name: 'Malam Tepi Laut',
      video_status: 'WAITING',
      ticket_price: 75_000,
      start_date: Date.parse('2031-05-05T00:00:00+07:00'),
      start_time: Date.parse('1970-01-01T23:30:00+07:00'),
      islive: 1,
    } satisfies Partial<Show>);
  });

  test('says at their fields which files went as the page was loaded anew', async () => {
    const { leave: close } = await openForm();
    await userEvent.fill(field('Name'), 'Malam Tepi Laut');
    choose('image', await picture(220, 90));
    await expect.element(page.getByText('Change image')).toBeVisible();
    close();
    const fetch: typeof visit.settings.fetch = (...call) => visit.settings.fetch(...call);
    const { apiUrl } = visit.settings;
    await getPanggung({ apiUrl, fetch }).session.signIn({ ...visit.person.user, type: 'ARTIST' });
    await openForm({ fetch });
    await expect.element(field('Name')).toHaveValue('Malam Tepi Laut');
    const lost = page.getByText('Choose it again: files do not outlive a reload of the page.');
    expect(lost.elements()).toHaveLength(1);
    choose('image', await picture(220, 90));
    await expect.poll(() => lost.elements()).toEqual([]);
  });

  test('is kept in this browser until it is saved or dropped, which is asked first', async () => {
    const onManageOpen = vi.fn((event) => event.preventDefault());
    const { leave: close } = await openForm();
    await userEvent.fill(field('Name'), 'Malam Tepi Laut');
    await userEvent.fill(field('Ticket quota'), 'banyak');
    close();
    await openForm({ onManageOpen });
    await expect.element(field('Name')).toHaveValue('Malam Tepi Laut');
    // What was wrong when it was left is so still.
    await expect.element(page.getByText('Ticket quota must be a number from 0 on')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect.poll(() => onManageOpen.mock.calls.length).toBe(1);
    await expect.element(field('Name')).toHaveValue('');
  });
});

describe('a show that is changed', () => {
  test('is there as it is, of its type, and says when it could not be saved', async () => {
    const show = await visit.makeShow({
      name: 'Malam Tepi Laut',
      video_status: 'ENDED',
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    await openForm({ show: show.id });
    await expect.element(field('Name')).toHaveValue('Malam Tepi Laut');
    await expect.element(page.getByLabelText('Show Type')).toHaveValue('ended');
    // Why nothing can be saved yet.
    await expect.element(page.getByText('Description is required')).toBeVisible();
    await userEvent.fill(field('Name'), 'Malam Tepi Kali');
    await userEvent.fill(field('Description'), 'Musik di kali');
    visit.network = async (request) => (request.method === 'PUT' ? refusal(500) : visit.api.fetch(request));
    await userEvent.click(submit('Update Show'));
    await expect.element(page.getByText('Failed Update Show')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Malam Tepi Kali');
  });

  test('cannot be changed any more once it was called off, and says so', async () => {
    const { id } = await visit.makeShow({ status: 'CANCELLED' });
    stage(<StudioForm {...visit.settings} show={id} />);
    await expect.element(page.getByText(/This show was called off/)).toBeVisible();
    await expect.element(field('Name')).not.toBeInTheDocument();
  });

  test('says where the API does not take a file, and why, until another is chosen', async () => {
    const show = await visit.makeShow({
      description: 'Musik di pantai',
      start_date: Date.parse('2031-05-05T00:00:00+07:00'),
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    await openForm({ show: show.id });
    const video = document.querySelector<HTMLInputElement>('input[type=file][accept="video/mp4"]');
    give(video, new File(['MZ'], 'tari.mp4', { type: 'video/mp4' }));
    await userEvent.click(submit('Update Show'));
    const reason = page.getByText('This file is not a whole MP4 video. Choose another one.');
    await expect.element(reason).toBeVisible();
    await expect.element(page.getByRole('button', { name: /tari\.mp4 1 KB/ })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Remove tari.mp4' }));
    await expect.poll(() => reason.elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: /Choose an MP4 video/ })).toHaveFocus();
    choose('image', await picture(22, 9));
    await userEvent.click(submit('Update Show'));
    await expect.element(page.getByText(/^One of these pictures is too small/)).toBeVisible();
  });

  test('loses its captions once its host takes them away, which can be taken back', async () => {
    const show = await visit.makeShow({
      video_status: 'ENDED',
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    const { database } = visit.api.ports;
    await database
      .transaction()
      .execute((transaction) => setCaptions(transaction, { showId: Number(show.id), content: 'WEBVTT' }));
    const onShowSaved = vi.fn();
    await openForm({ show: show.id, onShowSaved });
    await expect.element(page.getByText('The show has captions.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove Captions' }));
    await userEvent.click(page.getByRole('button', { name: 'Keep its captions' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove Captions' }));
    await expect.element(page.getByText('Its captions go away when you save.')).toBeVisible();
    await userEvent.fill(field('Description'), 'Musik di kali');
    await userEvent.click(submit('Update Show'));
    await vi.waitFor(() => expect(onShowSaved).toHaveBeenCalled(), { timeout: 60_000 });
    const row = database.selectFrom('show').select('captions_url').where('id', '=', Number(show.id));
    expect(await row.executeTakeFirst()).toEqual({ captions_url: null });
  });

  test('says before it is saved what buyers will hear of it, and what is theirs to keep', async () => {
    const show = await visit.makeShow({
      description: 'Musik di pantai',
      ticket_type: 'fixed',
      ticket_quota: 10,
      ticket_sold: 1,
      start_date: Date.parse('2031-05-05T00:00:00+07:00'),
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    await openForm({ show: show.id });
    const news = page.getByText(/everybody with a ticket gets a mail/);
    expect(news.elements()).toEqual([]);
    await userEvent.fill(field('Start date'), '2031-05-06');
    await expect.element(news).toBeVisible();
    await expect.element(submit('Update Show')).toBeEnabled();
    await userEvent.fill(field('Start date'), '2031-05-05');
    await expect.poll(() => news.elements()).toEqual([]);
    await userEvent.click(page.getByText('Flexible'));
    await expect.element(page.getByText('Tickets are taken: their type stays')).toBeVisible();
    await expect.element(submit('Update Show')).toBeDisabled();
  });

  test('opens what few shows need once another date makes it wrong', async () => {
    const show = await visit.makeShow({
      description: 'Musik di pantai',
      start_date: Date.parse('2031-05-05T00:00:00+07:00'),
      sale_opens_at: Date.parse('2031-05-05T00:00:00+07:00'),
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    await openForm({ show: show.id });
    expect(document.querySelector('details')?.open).toBe(false);
    await userEvent.fill(field('Start date'), '2031-05-04');
    await expect.element(page.getByText('The sale must open before the show starts')).toBeVisible();
    await expect.element(submit('Update Show')).toBeDisabled();
    await userEvent.fill(field('Start date'), '2031-05-07');
    await expect.element(submit('Update Show')).toBeEnabled();
  });

  test('opens its sale at a time of 24 hours, on a day that is chosen first', async () => {
    const show = await visit.makeShow({
      description: 'Musik di pantai',
      start_date: Date.parse('2031-05-05T00:00:00+07:00'),
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    const onShowSaved = vi.fn();
    await openForm({ show: show.id, onShowSaved });
    await userEvent.click(page.getByText('More options'));
    await expect.element(field('Sale opens at')).toBeDisabled();
    await userEvent.fill(field('Sale opens on'), '2031-05-04');
    await expect.element(field('Sale opens at')).toHaveValue('00:00');
    await userEvent.fill(field('Sale opens at'), '19.3');
    leave();
    await expect.element(page.getByText('The sale must open before the show starts')).toBeVisible();
    await userEvent.fill(field('Sale opens at'), '19.30');
    leave();
    await expect.element(field('Sale opens at')).toHaveValue('19:30');
    await userEvent.click(submit('Update Show'));
    await vi.waitFor(() => expect(onShowSaved).toHaveBeenCalled(), { timeout: 60_000 });
    const row = visit.api.ports.database.selectFrom('show').select('sale_opens_at');
    const saved = await row.where('id', '=', Number(show.id)).executeTakeFirstOrThrow();
    expect(Number(saved.sale_opens_at)).toBe(Date.parse('2031-05-04T19:30:00+07:00'));
  });

  test('takes nothing that is typed while it is on its way, and gives the focus back when that failed', async () => {
    const show = await visit.makeShow({
      name: 'Malam Tepi Laut',
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    await openForm({ show: show.id });
    await userEvent.fill(field('Description'), 'Musik di kali');
    await userEvent.fill(field('Name'), 'Malam Tepi Kali');
    const { promise: failure, resolve: fail } = Promise.withResolvers<void>();
    visit.network = async (request) => {
      if (request.method !== 'PUT') return visit.api.fetch(request);
      await failure;
      return refusal(500);
    };
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Name')).toBeDisabled();
    fail();
    await expect.element(page.getByText('Failed Update Show')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveValue('Malam Tepi Kali');
  });

  test('stays with what was chosen for it when somebody changes the show meanwhile', async () => {
    const show = await visit.makeShow({
      name: 'Malam Tepi Laut',
      url_cover: '/a.jpg',
      vertical_image: '/b.jpg',
    });
    await openForm({ show: show.id });
    const changeElsewhere = async (name: string) => {
      const row = visit.api.ports.database.updateTable('show').where('id', '=', Number(show.id));
      await row.set({ name, updated_at: Date.now() }).execute();
      await visit.panggung.shows.reload(show.id);
    };
    await changeElsewhere('Malam Tepi Kali');
    await expect.element(field('Name')).toHaveValue('Malam Tepi Kali');
    choose('image', await picture(440, 180));
    await expect.poll(() => document.querySelectorAll('canvas.panggung-cover-field__picture').length).toBe(1);
    await changeElsewhere('Malam Tepi Danau');
    await expect.element(field('Name')).toHaveValue('Malam Tepi Kali');
    expect(document.querySelectorAll('canvas.panggung-cover-field__picture').length).toBe(1);
  });

  test('is nobody else’s', async () => {
    const show = await visit.api.addShow();
    stage(<StudioForm {...visit.settings} show={show.id} />);
    await expect.element(page.getByText('Page not found')).toBeVisible();
  });
});
