import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startCamera } from './camera.fixture.js';
import { openStudio, type Studio } from './studio.fixture.js';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

async function showOnAir(streamId: string) {
  const onAir = await studio.goOnAir(streamId);
  onTestFinished(() => onAir.vanish());
  expect((await studio.play(`${streamId}.m3u8`, streamId)).status).toBe(200);
  return onAir;
}
const segments = async (streamId: string, token: string) =>
  (await (await studio.play(`${streamId}/video.m3u8`, streamId, { token })).text()).match(/^#EXTINF/gm)
    ?.length ?? 0;

test('playlists freeze, and thaw', async () => {
  await showOnAir('icy');
  const token = await studio.token('icy', 'play');
  await studio.control('PATCH', 'switches', { freezePlaylist: true });
  const frozen = await segments('icy', token);
  await expect.poll(async () => (await studio.play(`icy/${frozen}.m4s`, 'icy')).status).toBe(200);
  expect(await segments('icy', token)).toBe(frozen);
  await studio.control('PATCH', 'switches', { freezePlaylist: false });
  expect(await segments('icy', token)).toBeGreaterThan(frozen);
});

test('the sequence begins anew at the same address, while the publisher goes on', async () => {
  const { client } = await showOnAir('anew');
  const token = await studio.token('anew', 'play');
  await expect.poll(() => segments('anew', token)).toBeGreaterThan(2);
  await studio.control('POST', 'restart-sequence', { streamId: 'anew' });
  await expect.poll(() => segments('anew', token)).toBe(1);
  expect(client.received.map(({ definition }) => definition)).not.toContain('publish_finished');
  await expect.poll(() => studio.actions('anew')).toContain('vodReady');
});

test('sockets are cut, and the stream with them', async () => {
  const { client } = await showOnAir('cut');
  await studio.control('POST', 'kill-sockets');
  await client.closed;
  await expect.poll(() => studio.actions('cut')).toContain('liveStreamEnded');
});

test('for the time of an outage nobody gets in, by either way', async () => {
  const own = await openStudio();
  onTestFinished(() => own.close());
  const health = () =>
    fetch(`${own.url}/health`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await own.control('POST', 'outage', { seconds: 30 });
  await expect.poll(health).toBe('refused');
  await expect(own.connect()).rejects.toThrow();
  own.advance(30_000);
  await expect.poll(health).toBe(200);
});

test('an answer can be late', async () => {
  await studio.control('PATCH', 'switches', { delayAnswer: 700 });
  const began = performance.now();
  const onAir = await studio.goOnAir('late');
  expect(performance.now() - began).toBeGreaterThan(700);
  await studio.control('PATCH', 'switches', { delayAnswer: 0 });
  onAir.vanish();
});

test('tokens can be older than they are, those of the back end excepted', async () => {
  await showOnAir('aged');
  const play = async () => (await studio.play('aged.m3u8', 'aged')).status;
  const inAnHour = 3_600_000;
  await studio.control('PATCH', 'switches', { ageTokens: inAnHour });
  expect(await play()).toBe(403);
  expect((await studio.rest('GET', 'broadcasts/aged')).status).toBe(200);
  await studio.control('PATCH', 'switches', { ageTokens: inAnHour - 60_000 });
  expect(await play()).toBe(200);
  await studio.control('PATCH', 'switches', { ageTokens: 0 });
});

test('without candidates no packet comes through', async () => {
  await studio.control('PATCH', 'switches', { dropCandidates: true });
  const client = await studio.connect();
  const camera = startCamera();
  client.send({ command: 'publish', streamId: 'nowhere', token: await studio.token('nowhere', 'publish') });
  await client.next('start');
  await camera.peer.setLocalDescription(await camera.peer.createOffer());
  const { sdp } = camera.peer.localDescription ?? {};
  client.send({ command: 'takeConfiguration', streamId: 'nowhere', type: 'offer', sdp });
  const answer = await client.next('takeConfiguration');
  expect(answer.sdp).not.toContain('a=candidate');
  await camera.peer.setRemoteDescription({ type: 'answer', sdp: String(answer.sdp) });
  studio.advance(60_000);
  await client.next('publishTimeoutError');
  await studio.control('PATCH', 'switches', { dropCandidates: false });
  camera.stop();
  client.close();
});

test('another site presses no switch, a wrong one is refused, and a server without control has none', async () => {
  const patch = (headers: HeadersInit, body: object) =>
    fetch(`${studio.url}/control/switches`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  expect((await patch({ 'sec-fetch-site': 'cross-site' }, {})).status).toBe(403);
  expect((await patch({}, { delayAnswer: 'long' })).status).toBe(400);
  const plain = await openStudio({ hasControl: false });
  onTestFinished(() => plain.close());
  expect((await plain.control('POST', 'outage', { seconds: 60 })).status).toBe(404);
});
