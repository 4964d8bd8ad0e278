import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { PASSWORD, type Person } from '../../../tests/people.js';
import { createMemoryFiles } from './adapters/files-memory.js';
import { UNUSED_IMAGE_KEPT } from './image-cleanup.js';
import type { FileStore } from './ports.js';
import { picture as coverPicture, makeShow } from './show-form.fixture.js';
import { signInArtist } from './video.fixture.js';

let api: Api;
let sari: Person;
/** A store that can be out of order. */
let isBroken = false;
const kept = createMemoryFiles();
async function orBroken(work: () => Promise<void>): Promise<void> {
  if (isBroken) throw new Error('the disk is full');
  await work();
}
const files: FileStore = {
  get: kept.get,
  put: (...file) => orBroken(() => kept.put(...file)),
  remove: (name) => orBroken(() => kept.remove(name)),
};
beforeAll(async () => {
  api = await startApi({ ports: { files } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  isBroken = false;
  sari = await api.signIn();
});

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(background: string) {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await picture(background))]), 'foto.png');
  const path = `/api/v1/user/UpdateProfile/${sari.user.id}`;
  const response = await api.fetch(path, { method: 'PUT', body, headers: sari.headers });
  return { status: response.status, url: (await response.json()).data?.url_photo as string };
}
const statusOf = async (url: string) => (await api.fetch(url)).status;
const uses = async () => {
  const rows = api.ports.database
    .selectFrom('image')
    .select('used_by')
    .where('owner_id', '=', sari.user.id as number);
  return (await rows.execute()).map(({ used_by }) => used_by);
};

it('a photo that was replaced is there for another day, and then in no width or format any more', async () => {
  const { url: before } = await upload('red');
  const { url: after } = await upload('blue');
  await api.runJobs();
  expect([await statusOf(before), await statusOf(after)]).toEqual([200, 200]);
  api.advance(UNUSED_IMAGE_KEPT + 1);
  await api.runJobs();
  for (const ending of ['300.jpg', '300.webp', '160.avif', '80.jpg']) {
    expect(await statusOf(before.replace('300.jpg', ending)), ending).toBe(404);
  }
  expect(await statusOf(after)).toBe(200);
  expect(await uses()).toEqual(['photo']);
});

it('a photo that came back stays, and the one between goes', async () => {
  const { url } = await upload('red');
  const { url: between } = await upload('blue');
  expect((await upload('red')).url).toBe(url);
  api.advance(UNUSED_IMAGE_KEPT + 1);
  await api.runJobs();
  expect([await statusOf(url), await statusOf(between)]).toEqual([200, 404]);
});

it('of two photos at once one is shown, and the other goes', async () => {
  const both = await Promise.all([upload('red'), upload('blue')]);
  expect((await uses()).sort()).toEqual([null, 'photo'].sort());
  api.advance(UNUSED_IMAGE_KEPT + 1);
  await api.runJobs();
  const statuses = await Promise.all(both.map(({ url }) => statusOf(url)));
  expect(statuses.sort()).toEqual([200, 404]);
});

it('an upload whose files could not be kept changes nothing, and what there is of it is removed', async () => {
  const { url } = await upload('red');
  isBroken = true;
  expect((await upload('blue')).status).toBe(500);
  expect(await uses()).toEqual(expect.arrayContaining(['photo', null]));
  isBroken = false;
  api.advance(UNUSED_IMAGE_KEPT + 1);
  await api.runJobs();
  expect(await uses()).toEqual(['photo']);
  expect(await statusOf(url)).toBe(200);
});

it('a file that could not be removed is removed the next time', async () => {
  const { url } = await upload('red');
  await upload('blue');
  api.advance(UNUSED_IMAGE_KEPT + 1);
  isBroken = true;
  await expect(api.runJobs()).rejects.toThrow('the disk is full');
  expect(await statusOf(url)).toBe(200);
  isBroken = false;
  await api.runJobs();
  expect(await statusOf(url)).toBe(404);
});

it('the photo of whoever leaves goes at once', async () => {
  const { url } = await upload('red');
  const response = await api.fetch(`/api/v1/user/${sari.user.id}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', ...sari.headers },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  await api.runJobs();
  expect(await statusOf(url)).toBe(404);
});

it('the covers of shows that were stay when their host leaves', async () => {
  const laras = await signInArtist(api);
  const cover = await coverPicture(440, 180);
  const { data } = await makeShow(api, laras, { show_type: 'ended', parts: { image: cover } });
  const headers = { 'content-type': 'application/json', ...laras.headers };
  const body = JSON.stringify({ password: PASSWORD });
  await api.fetch(`/api/v1/user/${laras.user.id}`, { method: 'DELETE', headers, body });
  api.advance(UNUSED_IMAGE_KEPT + 1);
  await api.runJobs();
  expect(await statusOf(String(data.url_cover))).toBe(200);
});
