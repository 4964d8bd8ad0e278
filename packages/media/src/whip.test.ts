import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCamera } from './camera.fixture.js';
import { failureOf, openStudio, retried, type Studio } from './studio.fixture.js';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

async function offer(
  streamId: string,
  { token, sdp = 'v=0\r\n', type = 'application/sdp' }: { token?: string; sdp?: string; type?: string } = {},
) {
  const bearer = token ?? (await studio.token(streamId, 'publish'));
  return fetch(`${studio.url}/live/whip/${streamId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
    body: sdp,
  });
}

const end = async (session: URL) =>
  fetch(session, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await studio.token('encoder', 'publish')}` },
  });

test('an encoder publishes with one request, and ends with another', async () => {
  const { camera, session } = await retried(async () => {
    const camera = startCamera();
    const failed = failureOf(camera.peer);
    await camera.peer.setLocalDescription(await camera.peer.createOffer());
    const response = await offer('encoder', { sdp: camera.peer.localDescription?.sdp ?? '' });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/sdp');
    const session = new URL(response.headers.get('location') ?? '', studio.url);
    await camera.peer.setRemoteDescription({ type: 'answer', sdp: await response.text() });
    const connected = camera.peer.connectionStateChange.watch((state) => state === 'connected');
    if (await Promise.race([failed, connected])) return { camera, session };
    camera.stop();
    await end(session);
    return null;
  });
  expect((await studio.play('encoder.m3u8', 'encoder')).status).toBe(200);
  expect((await offer('encoder', { sdp: camera.peer.localDescription?.sdp ?? '' })).status).toBe(409);

  const call = async (method: string, body?: string, token?: string) =>
    fetch(session, {
      method,
      headers: { authorization: `Bearer ${token ?? (await studio.token('encoder', 'publish'))}` },
      ...(body ? { body } : {}),
    });
  const fragment =
    'm=audio 9 UDP/TLS/RTP/SAVPF 0\r\na=mid:0\r\na=candidate:1 1 udp 1 192.0.2.1 9 typ host\r\n';
  expect((await call('PATCH', fragment)).status).toBe(204);
  expect((await call('DELETE', undefined, 'guess')).status).toBe(403);
  expect((await end(session)).status).toBe(200);
  await expect.poll(() => studio.actions('encoder')).toContain('liveStreamEnded');
  expect((await end(session)).status).toBe(404);
  camera.stop();
});

test.each([
  ['no token', { token: '' }, 403],
  ["a viewer's token", { token: 'play' }, 403],
  ['another kind of body', { type: 'text/plain' }, 415],
  ['an offer that is none', { sdp: 'v=0\r\n' }, 422],
  ['an offer beyond all bounds', { sdp: 'a'.repeat(70_000) }, 413],
])('%s publishes nothing', async (_, wish: { token?: string; sdp?: string; type?: string }, status) => {
  const token = wish.token === 'play' ? { token: await studio.token('refused', 'play') } : {};
  expect((await offer('refused', { ...wish, ...token })).status).toBe(status);
  expect((await studio.play('refused.m3u8', 'refused')).status).toBe(404);
});
