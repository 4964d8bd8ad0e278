import { afterAll, beforeAll, test } from 'vitest';
import type { Reply } from './message.js';
import { failureOf, openStudio, retried, type Studio } from './studio.fixture.js';
import { startViewer } from './viewer.fixture.js';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const soon = () => Math.floor(Date.now() / 1000) + 60;
const past = () => Math.floor(Date.now() / 1000) - 1;

async function watch(streamId: string, given?: string) {
  const client = await studio.connect();
  const token = given ?? (await studio.token(streamId, 'play'));
  return retried(async () => {
    client.send({ command: 'play', streamId, token });
    const { sdp, idMapping } = await client.next('takeConfiguration');
    const viewer = startViewer();
    const failed = failureOf(viewer.peer);
    const answer = await viewer.answer(String(sdp));
    client.send({ command: 'takeConfiguration', streamId, type: 'answer', sdp: answer });
    if (await client.nextUnless('play_started', failed)) return { client, viewer, idMapping };
    viewer.stop();
    client.send({ command: 'stop', streamId });
    await client.next('play_finished');
    return null;
  });
}

test.concurrent('a ping is answered, and what nobody knows is left alone', async ({ expect }) => {
  const client = await studio.connect();
  for (const command of ['getIceServerConfig', 'conjure', '__proto__', 'toString', 'ping'])
    client.send({ command });
  client.send({ command: 'conjure', streamId: 'a', extra: [1] });
  client.send({ command: 'ping', streamId: '' });
  await client.next('pong');
  await client.next('pong');
  expect(client.received.map(({ command }) => command)).toEqual(['pong', 'pong']);
  client.close();
});

test.concurrent('a stream needs a name, and one of letters, digits, dots and dashes', async ({ expect }) => {
  const client = await studio.connect();
  client.send({ command: 'publish' });
  expect(await client.next('noStreamNameSpecified')).toMatchObject({ command: 'error' });
  for (const streamId of ['../etc', 'a/b', '.hidden', 'käse', 'a b', 'a'.repeat(129)]) {
    client.send({ command: 'play', streamId });
    expect(await client.next('invalidStreamName')).toMatchObject({ command: 'error' });
  }
  client.close();
});

test.concurrent.for([
  ['no token', async (): Promise<string> => ''],
  ['a token of another secret', async () => `${await studio.token('guarded', 'publish')}x`],
  ['a token that has ended', (): Promise<string> => studio.token('guarded', 'publish', { exp: past() })],
  ['a token of another stream', () => studio.token('another', 'publish', { exp: soon() })],
  ['a token for watching', () => studio.token('guarded', 'play')],
] as const)('%s publishes nothing', async ([, make], { expect }) => {
  const client = await studio.connect();
  client.send({ command: 'publish', streamId: 'guarded', token: await make() });
  expect(await client.next('unauthorized_access')).toMatchObject({ command: 'error', streamId: 'guarded' });
  client.send({ command: 'play', streamId: 'guarded', token: await studio.token('guarded', 'publish') });
  await client.next('unauthorized_access');
  client.close();
});

test.concurrent('one publishes at a time: the next may when the first stops or is cut off', async ({
  expect,
}) => {
  const first = await studio.goOnAir('alone');
  const other = await studio.connect();
  const publish = async () =>
    other.send({ command: 'publish', streamId: 'alone', token: await studio.token('alone', 'publish') });
  await publish();
  expect(await other.next('streamIdInUse')).toMatchObject({ command: 'error', streamId: 'alone' });
  first.client.send({ command: 'publish', streamId: 'alone', token: await studio.token('alone', 'publish') });
  await first.client.next('already_publishing');
  await first.stop();
  await publish();
  await other.next('start');
  other.close();
  await other.closed;
  const second = await studio.goOnAir('alone');
  second.vanish();
});

test.concurrent('who comes before the stream is told when it is there', async ({ expect }) => {
  const client = await studio.connect();
  const play = async () =>
    client.send({ command: 'play', streamId: 'early', token: await studio.token('early', 'play') });
  await play();
  expect(await client.next('no_stream_exist')).toMatchObject({
    error_code: '404',
    information: 'stream_not_exist_or_not_streaming',
  });
  const onAir = await studio.goOnAir('early');
  expect(await client.next('streaming_started')).toMatchObject({
    command: 'notification',
    streamId: 'early',
  });
  await play();
  expect(await client.next('takeConfiguration')).toMatchObject({ type: 'offer' });
  client.close();
  onAir.vanish();
});

test.concurrent('a viewer gets picture and sound, and is told when the publisher is cut off', async ({
  expect,
}) => {
  const onAir = await studio.goOnAir('duet');
  const { client, viewer, idMapping } = await watch('duet');
  expect(idMapping).toEqual({ 0: 'duet', 1: 'duet' });
  await expect.poll(() => viewer.packets.video).toBeGreaterThan(20);
  await expect.poll(() => viewer.packets.audio).toBeGreaterThan(20);
  expect((await studio.rest('GET', 'broadcasts/duet/broadcast-statistics')).body).toMatchObject({
    totalWebRTCWatchersCount: 1,
  });
  onAir.vanish();
  await client.next('play_finished');
  await expect.poll(() => studio.actions('duet')).toContain('liveStreamEnded');
  client.close();
  viewer.stop();
});

test.concurrent('who is in a room is told who else is on air there, until they leave', async ({ expect }) => {
  const room = 'ensemble';
  const onAir = await studio.goOnAir('violin');
  onAir.client.send({ command: 'joinRoom', room, streamId: 'violin', mode: 'legacy' });
  expect(await onAir.client.next('joinedTheRoom')).toMatchObject({ room, streams: ['violin'] });
  const other = await studio.connect();
  other.send({ command: 'joinRoom', room, streamId: 'silent' });
  expect(await other.next('joinedTheRoom')).toMatchObject({ streamId: 'silent', streams: ['violin'] });
  other.send({ command: 'getRoomInfo', room, streamId: 'silent' });
  expect(await other.next('roomInformation')).toMatchObject({
    streams: ['violin'],
    streamList: [{ streamId: 'violin' }],
  });
  onAir.client.send({ command: 'leaveFromRoom', room, streamId: 'violin' });
  await onAir.client.next('leavedFromRoom');
  other.send({ command: 'getRoomInfo', room, streamId: 'silent' });
  expect(await other.next('no_active_streams_in_room')).toMatchObject({ command: 'error' });
  other.send({ command: 'getRoomInfo', streamId: 'silent' });
  await other.next('no_room_specified');
  for (const [command, answer] of [
    ['join', 'joined'],
    ['leave', 'leaved'],
  ] as const) {
    other.send({ command, streamId: 'silent' });
    await other.next(answer);
  }
  other.close();
  onAir.vanish();
});

test.concurrent('a viewer may stop, and play again', async ({ expect }) => {
  const onAir = await studio.goOnAir('pause');
  const { client, viewer } = await watch('pause');
  client.send({ command: 'play', streamId: 'pause', token: await studio.token('pause', 'play') });
  await client.next('already_playing');
  client.send({ command: 'stop', streamId: 'pause' });
  await client.next('play_finished');
  client.send({ command: 'play', streamId: 'pause', token: await studio.token('pause', 'play') });
  expect(await client.next('takeConfiguration')).toMatchObject({ type: 'offer' });
  client.close();
  viewer.stop();
  onAir.vanish();
});

test.concurrent('the running stream is described', async ({ expect }) => {
  const onAir = await studio.goOnAir('described');
  const client = await studio.connect();
  const ask = (): Promise<Reply> => {
    client.send({ command: 'getStreamInfo', streamId: 'described' });
    return client.next('streamInformation');
  };
  await expect
    .poll(ask)
    .toMatchObject({ streamInfo: [{ streamWidth: 320, streamHeight: 240, videoCodec: 'h264' }] });
  client.send({ command: 'getStreamInfo', streamId: 'nobody' });
  await client.next('no_stream_exist');
  client.close();
  onAir.vanish();
});

test.concurrent('more viewers than a show may have are turned away, on both ways', async ({ expect }) => {
  await studio.rest('POST', 'broadcasts/create', {
    streamId: 'small',
    webRTCViewerLimit: 1,
    hlsViewerLimit: 1,
  });
  const onAir = await studio.goOnAir('small');
  const { client, viewer } = await watch('small');
  const other = await studio.connect();
  other.send({ command: 'play', streamId: 'small', token: await studio.token('small', 'play') });
  await other.next('viewerLimitReached');
  const [one, two] = [
    await studio.token('small', 'play', { sub: '1' }),
    await studio.token('small', 'play', { sub: '2' }),
  ];
  expect((await studio.play('small.m3u8', 'small', { token: one })).status).toBe(200);
  expect(await (await studio.play('small.m3u8', 'small', { token: two })).text()).toBe(
    'Viewer Limit Reached',
  );
  expect((await studio.play('small/video.m3u8', 'small', { token: one })).status).toBe(200);
  client.close();
  other.close();
  viewer.stop();
  onAir.vanish();
});

test.concurrent('a lease that is shut out loses what it has open, by either way, and gets nothing more', async ({
  expect,
}) => {
  const onAir = await studio.goOnAir('guest');
  const token = await studio.token('guest', 'play', { sub: 'lease-1' });
  const other = await studio.token('guest', 'play', { sub: 'lease-2' });
  expect((await studio.play('guest.m3u8', 'guest', { token })).status).toBe(200);
  const { client, viewer } = await watch('guest', token);
  const block = (uses: string) => studio.rest('PUT', `broadcasts/guest/subscribers/lease-1/block/60/${uses}`);
  expect((await block('watch')).status).toBe(400);
  expect((await block('play')).body).toEqual({ success: true });
  await client.next('play_finished');
  client.send({ command: 'play', streamId: 'guest', token });
  await client.next('unauthorized_access');
  expect((await studio.play('guest/0.m4s', 'guest', { token })).status).toBe(403);
  expect((await studio.play('guest/0.m4s', 'guest', { token: other })).status).toBe(200);
  client.close();
  viewer.stop();
  onAir.vanish();
});

test.concurrent('a lease is on one screen at a time: the last that asks has it', async ({ expect }) => {
  const onAir = await studio.goOnAir('single');
  const token = await studio.token('single', 'play', { sub: 'lease-1' });
  const first = await watch('single', token);
  const second = await watch('single', token);
  await first.client.next('play_finished');
  const neighbour = await watch('single', await studio.token('single', 'play', { sub: 'lease-2' }));
  await expect.poll(() => second.viewer.packets.video).toBeGreaterThan(20);
  expect((await studio.rest('GET', 'broadcasts/single/broadcast-statistics')).body).toMatchObject({
    totalWebRTCWatchersCount: 2,
  });
  for (const { client, viewer } of [first, second, neighbour]) {
    client.close();
    viewer.stop();
  }
  onAir.vanish();
});

test.concurrent('who plays goes on with a new token, and not without', async ({ expect }) => {
  const onAir = await studio.goOnAir('renewed');
  const token = (seconds: number) =>
    studio.token('renewed', 'play', { sub: 'lease-1', exp: Math.floor(Date.now() / 1000) + seconds });
  const { client, viewer } = await watch('renewed', await token(20));
  client.send({ command: 'play', streamId: 'renewed', token: await token(3) });
  await client.next('already_playing');
  const before = viewer.packets.video;
  await client.next('play_finished');
  expect(viewer.packets.video).toBeGreaterThan(before);
  client.close();
  viewer.stop();
  onAir.vanish();
});

test.concurrent('there are places for so many by WebRTC, over all streams', async ({ expect }) => {
  const own = await openStudio({ viewerLimit: 1 });
  const [one, other] = [await own.goOnAir('one'), await own.goOnAir('other')];
  const client = await own.connect();
  client.send({ command: 'play', streamId: 'one', token: await own.token('one', 'play') });
  await client.next('takeConfiguration');
  const late = await own.connect();
  const play = async () =>
    late.send({ command: 'play', streamId: 'other', token: await own.token('other', 'play') });
  await play();
  expect(await late.next('viewerLimitReached')).toMatchObject({ command: 'error', streamId: 'other' });
  expect((await own.play('other.m3u8', 'other')).status).toBe(200);
  client.send({ command: 'stop', streamId: 'one' });
  await client.next('play_finished');
  await play();
  await late.next('takeConfiguration');
  for (const gone of [client, late]) gone.close();
  for (const gone of [one, other]) gone.vanish();
  await own.close();
});

test.concurrent('hooks tell of start, end and recording, with the time as text', async ({ expect }) => {
  await studio.rest('POST', 'broadcasts/create', {
    streamId: 'hooked',
    name: 'A show',
    listenerHookURL: 'http://own.test/hook',
  });
  const onAir = await studio.goOnAir('hooked');
  await expect.poll(async () => (await studio.play('hooked.m3u8', 'hooked')).status).toBe(200);
  await onAir.stop();
  const ofShow = () => studio.hooks.filter(({ id }) => id === 'hooked');
  await expect
    .poll(ofShow)
    .toMatchObject([
      { action: 'liveStreamStarted', url: 'http://own.test/hook', streamName: 'A show', app: 'live' },
      { action: 'liveStreamEnded' },
      { action: 'vodReady', vodId: 'hooked', vodName: 'hooked.m3u8', duration: expect.any(Number) },
    ]);
  for (const { timestamp } of ofShow()) expect(timestamp).toMatch(/^\d{13}$/);
});

test.concurrent('a publisher who sends nothing is given up', async ({ expect }) => {
  const own = await openStudio({ watchdog: 10_000 });
  const client = await own.connect();
  client.send({ command: 'publish', streamId: 'silent', token: await own.token('silent', 'publish') });
  await client.next('start');
  expect((await own.rest('GET', 'broadcasts/silent')).status).toBe(404);
  own.advance(10_000);
  expect(await client.next('publishTimeoutError')).toMatchObject({ command: 'error', streamId: 'silent' });
  client.close();
  await own.close();
});

test.concurrent('a publisher who floods the server is given up', async () => {
  const own = await openStudio({ bitrateLimit: 1000, watchdog: 10_000 });
  const onAir = await own.goOnAir('flood');
  await onAir.client.next('highResourceUsage');
  onAir.vanish();
  await own.close();
});

test.concurrent('a publisher who freezes is given up, and the stream has ended', async ({ expect }) => {
  const own = await openStudio();
  const onAir = await own.goOnAir('frozen');
  onAir.camera.set({ video: false, audio: false });
  own.advance(60_000);
  await onAir.client.next('noPacketReceivedForTimeoutDuration');
  await expect.poll(() => own.actions('frozen')).toContain('liveStreamEnded');
  onAir.vanish();
  await own.close();
});

test.concurrent('an offer that cannot be answered is refused, and the name is free again', async ({
  expect,
}) => {
  const client = await studio.connect();
  client.send({ command: 'publish', streamId: 'odd', token: await studio.token('odd', 'publish') });
  await client.next('start');
  client.send({ command: 'takeConfiguration', streamId: 'odd', type: 'offer', sdp: 'v=0' });
  expect(await client.next('notSetRemoteDescription')).toMatchObject({ command: 'error' });
  client.send({ command: 'stop', streamId: 'odd' });
  await client.next('publish_finished');
  client.close();
});

test('a server that goes tells its listener first that the stream has ended', async ({ expect }) => {
  const told: string[] = [];
  const own = await openStudio({
    async fetch(request) {
      const { action } = await request.json();
      await new Promise((resolve) => setTimeout(resolve, 200));
      told.push(action);
      return new Response(null, { status: 200 });
    },
  });
  const onAir = await own.goOnAir('told');
  await own.close();
  expect(told).toEqual(['liveStreamStarted', 'liveStreamEnded']);
  onAir.vanish();
});

test('a server that goes says so, and keeps what it has', async ({ expect }) => {
  const own = await openStudio();
  const onAir = await own.goOnAir('last');
  await expect.poll(async () => (await own.play('last.m3u8', 'last')).status).toBe(200);
  const closing = own.close();
  await onAir.client.next('server_will_stop');
  await Promise.all([closing, onAir.client.closed]);
  onAir.vanish();
});
