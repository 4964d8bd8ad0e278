import type { Payment, Show } from '@panggung/core';
import type { Playback, RoomToken } from '@panggung/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCamera } from '../packages/media/src/camera.fixture.js';
import {
  addLiveShow,
  renew,
  settled,
  showRow,
  ticketFor,
  watch,
} from '../packages/server/src/watching.fixture.js';
import { startBroadcasting } from './broadcasting.js';
import type { Person } from './people.js';

const { api, studio, stop: close } = await startBroadcasting();
afterAll(close);

let creator: Person;
let show: Show;
let ticket: Payment;
beforeAll(async () => {
  creator = await api.signIn();
  show = await addLiveShow(api, { video_status: 'WAITING', video_created_id: Number(creator.user.id) });
  ticket = await ticketFor(api, show);
});

/** Publishes as an encoder does; answers how to stop. */
async function publish(token: string): Promise<() => Promise<void>> {
  const camera = startCamera();
  await camera.peer.setLocalDescription(await camera.peer.createOffer());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' };
  const body = camera.peer.localDescription?.sdp ?? '';
  const reply = await fetch(`${studio.url}/live/whip/${show.id}`, { method: 'POST', headers, body });
  expect(reply.status).toBe(201);
  const session = new URL(reply.headers.get('location') ?? '', studio.url);
  await camera.peer.setRemoteDescription({ type: 'answer', sdp: await reply.text() });
  return async () => {
    expect((await fetch(session, { method: 'DELETE', headers })).status).toBe(200);
    camera.stop();
  };
}

const look = async ({ hls_url, token }: Playback) => fetch(`${hls_url}?token=${token}`);
const shown = () => showRow(api, show);

it('a show is published, watched, taken to another screen, and watched again as its recording', async () => {
  const wish = { room_video_id: show.id, user_id: creator.user.id };
  const { data } = await api.post<RoomToken>('/api/v1/publishedToken', wish, creator.headers);
  const stop = await publish(data.tokenId);
  await expect.poll(async () => (await shown()).video_status).toBe('LIVE');

  const { data: tv } = await watch(api, show, ticket, { device: 'tv' });
  expect((await look(tv)).status).toBe(200);
  expect((await fetch(String(tv.hls_url))).status).toBe(403);
  expect(
    (await look({ ...tv, hls_url: String(tv.hls_url).replace(`${show.id}.m3u8`, 'other.m3u8') })).status,
  ).toBe(403);
  // What publishes does not play, and what plays commands nothing.
  expect((await look({ ...tv, token: data.tokenId })).status).toBe(403);
  const bearer = { authorization: `Bearer ${tv.token}` };
  const command = `${studio.url}/live/rest/v2/broadcasts/${show.id}/stop`;
  expect((await fetch(command, { method: 'POST', headers: bearer })).status).toBe(403);

  const { data: phone } = await watch(api, show, ticket, { device: 'phone', takeOver: true });
  await settled(api);
  expect([(await look(tv)).status, (await look(phone)).status]).toEqual([403, 200]);

  await stop();
  await expect.poll(async () => (await shown()).url_video).toBe(`recording:${show.id}.m3u8`);
  api.advance(31_000);
  await api.runJobs();
  const { data: replay } = await renew(api, phone);
  expect(replay).toMatchObject({ source: 'file', video_status: 'ENDED', file_url: null });
  const playlist = await look(replay);
  expect([playlist.status, await playlist.text()]).toEqual([200, expect.stringContaining('#EXTM3U')]);
  expect((await fetch(String(replay.hls_url))).status).toBe(403);
});

it('a rehearsal changes nothing', async () => {
  const before = await shown();
  const wish = { room_video_id: show.id, user_id: creator.user.id, is_rehearsal: true };
  const { status } = await api.post<RoomToken>('/api/v1/publishedToken', wish, creator.headers);
  expect(status).toBe(201);
  const onAir = await studio.goOnAir(`rehearsal-${show.id}`);
  await onAir.stop();
  expect(await shown()).toEqual(before);
});
