import type { Show } from '@panggung/core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { cancelShow } from '../packages/server/src/show-cancel.js';
import {
  addLiveShow,
  showRow,
  startingIn,
  ticketFor,
  watch,
} from '../packages/server/src/watching.fixture.js';
import { startBroadcasting } from './broadcasting.js';

/** How many hooks were tried, all in vain. */
let lost = 0;
const { api, studio, stop } = await startBroadcasting({
  hookDelays: [],
  async fetch() {
    lost++;
    throw new TypeError('fetch failed');
  },
});
afterAll(stop);

let show: Show;
beforeEach(async () => {
  lost = 0;
  show = await addLiveShow(api, { video_status: 'WAITING', duration: 60, ...startingIn(api, 0) });
});

const shown = () => showRow(api, show);
/** Time passes, and the API's work in the background goes on. */
async function pass(seconds: number) {
  api.advance(seconds * 1000);
  await api.runJobs();
}

it('a show is watched, over, and watched again though no hook ever arrived', async () => {
  const ticket = await ticketFor(api, show);
  const onAir = await studio.goOnAir(String(show.id));
  await pass(10);
  const { data: live } = await watch(api, show, ticket);
  expect(live.source).toBe('live');
  expect((await fetch(`${live.hls_url}?token=${live.token}`)).status).toBe(200);

  await onAir.stop();
  await pass(10);
  expect((await shown()).video_status).toBe('LIVE');
  await pass(30);
  expect((await shown()).video_status).toBe('ENDED');
  await expect.poll(() => pass(60).then(shown)).toMatchObject({ url_video: `recording:${show.id}.m3u8` });
  const { data: replay } = await watch(api, show, ticket);
  expect((await fetch(`${replay.hls_url}?token=${replay.token}`)).status).toBe(200);
  expect(lost).toBe(3);
});

it('a show that is called off goes off air', async () => {
  const onAir = await studio.goOnAir(String(show.id));
  await pass(10);
  expect((await shown()).video_status).toBe('LIVE');
  await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
  await pass(1);
  await onAir.client.next('publish_finished');
  onAir.vanish();
});
