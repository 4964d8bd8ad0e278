import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio, type Studio } from './studio.fixture.js';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test('a back end creates a broadcast once, reads it, changes it and deletes it', async () => {
  const wish = {
    streamId: 'gig',
    name: 'Gig',
    type: 'liveStream',
    plannedStartDate: 1_795_300_000,
    unknown: 1,
  };
  const created = await studio.rest('POST', 'broadcasts/create', wish);
  expect(created).toMatchObject({
    status: 200,
    body: {
      streamId: 'gig',
      name: 'Gig',
      status: 'created',
      plannedStartDate: 1_795_300_000,
      hlsViewerCount: 0,
    },
  });
  expect(created.body).not.toHaveProperty('unknown');
  expect(await studio.rest('POST', 'broadcasts/create', wish)).toMatchObject({
    status: 400,
    body: { success: false },
  });
  expect((await studio.rest('GET', 'broadcasts/gig')).body).toEqual(created.body);
  const change = { name: 'Late gig', listenerHookURL: 'http://listener.test/new', status: 'broadcasting' };
  expect((await studio.rest('PUT', 'broadcasts/gig', change)).body).toEqual({ success: true });
  expect((await studio.rest('GET', 'broadcasts/gig')).body).toEqual({
    ...created.body,
    ...change,
    status: 'created',
  });
  expect((await studio.rest('PUT', 'broadcasts/none', change)).status).toBe(404);
  expect((await studio.rest('DELETE', 'broadcasts/gig')).body).toEqual({ success: true });
  expect((await studio.rest('GET', 'broadcasts/gig')).status).toBe(404);
  expect((await studio.rest('DELETE', 'broadcasts/gig')).body).toEqual({ success: false });
});

test.each(['../etc', 'a b', 7])('%j names no broadcast', async (streamId) => {
  expect(await studio.rest('POST', 'broadcasts/create', { streamId })).toMatchObject({
    status: 400,
    body: { success: false },
  });
});

test('a broadcast without a name gets one', async () => {
  expect((await studio.rest('POST', 'broadcasts/create', {})).body.streamId).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(['token', 'jwt-token'])('%s is one that opens the stream', async (path) => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const { body } = await studio.rest('GET', `broadcasts/gated/${path}?expireDate=${exp}&type=play`);
  expect(body).toMatchObject({ streamId: 'gated', type: 'play', expireDate: exp });
  expect((await studio.play('gated.m3u8', 'gated', { token: body.tokenId })).status).toBe(404);
  expect((await studio.rest('GET', `broadcasts/gated/${path}?type=watch`)).status).toBe(400);
});

test('only a back end may call: no stranger, and no viewer by their token', async () => {
  const call = (authorization?: string) =>
    fetch(`${studio.url}/live/rest/v2/broadcasts/gig`, { headers: authorization ? { authorization } : {} });
  expect((await call()).status).toBe(403);
  expect((await call('Bearer nonsense')).status).toBe(403);
  for (const type of ['play', 'publish'] as const)
    expect((await call(`Bearer ${await studio.token('gig', type)}`)).status).toBe(403);
});

test('a show is described while it runs, stopped from outside, and listed as a recording', async () => {
  await studio.rest('POST', 'broadcasts/create', { streamId: 'matinee' });
  const onAir = await studio.goOnAir('matinee');
  await expect
    .poll(async () => (await studio.rest('GET', 'broadcasts/matinee')).body)
    .toMatchObject({ status: 'broadcasting', width: 320, height: 240 });
  expect((await studio.rest('GET', 'broadcasts/matinee/stream-info')).body).toMatchObject([
    { streamWidth: 320 },
  ]);
  expect((await studio.rest('POST', 'broadcasts/matinee/stop')).body).toEqual({ success: true });
  await onAir.client.next('publish_finished');
  expect((await studio.rest('GET', 'broadcasts/matinee')).body).toMatchObject({ status: 'finished' });
  expect((await studio.rest('POST', 'broadcasts/matinee/stop')).body).toEqual({ success: false });
  expect((await studio.rest('GET', 'broadcasts/matinee/stream-info')).body).toEqual([]);
  onAir.vanish();

  const list = async () => (await studio.rest('GET', 'vods/list/0/10?streamId=matinee')).body;
  await expect.poll(list).toMatchObject([{ vodId: 'matinee', vodName: 'matinee.m3u8', streamId: 'matinee' }]);
  expect((await studio.rest('GET', 'vods/list/1/10?streamId=matinee')).body).toEqual([]);
  expect((await studio.rest('GET', 'vods/matinee')).body.duration).toBeGreaterThan(500);
  expect((await studio.rest('DELETE', 'vods/matinee')).body).toEqual({ success: true });
  expect((await studio.rest('GET', 'vods/matinee')).status).toBe(404);
  expect((await studio.play('matinee/0.m4s', 'matinee')).status).toBe(404);
});
