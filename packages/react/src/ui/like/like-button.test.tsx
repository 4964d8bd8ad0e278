import { getPanggung } from '@panggung/client';
import type { Show } from '@panggung/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSnackbar } from '../snackbar.js';
import { backstage, stage } from '../stage.fixture.js';
import { Widget } from '../widget.js';
import type { LikeChangeDetail } from '../widget-event.js';
import { LikeButton } from './index.js';

const stand = backstage();
let show: Show;
let told: LikeChangeDetail[];

beforeEach(async () => {
  localStorage.clear();
  show = await stand.api.addShow({ count_like: 1203 });
  told = [];
});

/** The button as a show's page has it. */
function Actions({ show }: { show: Pick<Show, 'id' | 'count_like'> }) {
  const { snackbar, warn } = useSnackbar();
  return (
    <>
      <LikeButton show={show} onWarn={warn} onLikeChange={({ detail }) => told.push(detail)} />
      {snackbar}
    </>
  );
}

function open(own: Pick<Show, 'id' | 'count_like'> = show) {
  stage(
    <Widget {...stand.settings} name="trial">
      <Actions show={own} />
    </Widget>,
  );
}

async function signIn() {
  const { user } = await stand.api.signIn();
  await getPanggung(stand.settings).session.signIn(user);
}

const like = (count: string) => page.getByRole('button', { name: `Like ${count}` });
const refuse = (status: number, message: string) => {
  stand.network = async (url, request) =>
    url.pathname === '/api/v1/room-like' && request.method === 'POST'
      ? Response.json({ message }, { status })
      : stand.api.fetch(request);
};

describe('a like', () => {
  it("is not a guest's, who is asked to log in", async () => {
    open();
    await like('1,203').click();
    await expect.element(page.getByRole('status').getByText('Please login first.')).toBeVisible();
    await expect.element(like('1,203')).toHaveAttribute('aria-pressed', 'false');
    expect([told, (await stand.api.show(show.id)).count_like]).toEqual([[], 1203]);
  });

  it('turns over with each press, and the page hears of it', async () => {
    await signIn();
    open();
    await like('1,203').click();
    await expect.element(like('1,204')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => told).toEqual([{ show_id: show.id, is_like: true }]);
    await like('1,204').click();
    await expect.element(like('1,203')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => told.length).toBe(2);
  });

  it.each([
    [400, 'Not now', 'Not now'],
    [500, 'stack trace', 'Connection timed out'],
  ])('is taken back when it was not taken, with a word why (%d)', async (status, message, said) => {
    await signIn();
    refuse(status, message);
    open();
    await like('1,203').click();
    await expect.element(page.getByRole('status').getByText(said)).toBeVisible();
    await expect.element(like('1,203')).toHaveAttribute('aria-pressed', 'false');
    expect(told).toEqual([]);
  });

  it('is taken back offline, and says that there is no connection', async () => {
    await signIn();
    open();
    await expect.element(like('1,203')).toBeVisible();
    stand.network = async () => {
      throw new TypeError('Failed to fetch');
    };
    await like('1,203').click();
    await expect.element(page.getByRole('status').getByText(/^There is no connection/)).toBeVisible();
    await expect.element(like('1,203')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is there for whoever signs in later, and gone with them', async () => {
    open();
    await expect.element(like('1,203')).toBeVisible();
    const { user, headers } = await stand.api.signIn();
    await stand.api.post('/api/v1/room-like', { room_video_id: show.id }, headers);
    const { session } = getPanggung(stand.settings);
    await session.signIn(user);
    await expect.element(like('1,204')).toHaveAttribute('aria-pressed', 'true');
    await session.signOut();
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([null, 'many', -4, 0.5])('is counted from nothing where the show says %j', async (count_like) => {
    stand.network = async () => Response.json({ message: 'no' }, { status: 500 });
    open({ id: show.id, count_like: count_like as number });
    await expect.element(like('0')).toBeVisible();
  });
});
