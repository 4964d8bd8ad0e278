import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStudio, type Studio } from './studio.fixture.js';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ socketLimit: 2 });
});
afterAll(() => studio.close());

async function knock(path: string): Promise<string> {
  const { hostname, port } = new URL(studio.url);
  const socket = connect(Number(port), hostname);
  const heads = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(`GET ${path} HTTP/1.1\r\n${[...heads, key].join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n')[0] ?? '';
}

test.each(['//', '/live', '/live/websocket/', 'http://[', '/live/websocket%'])(
  'there is no socket at %s',
  async (path) => expect(await knock(path)).toBe('HTTP/1.1 404 Not Found'),
);

test('one address has so many sockets, and another when one is closed', async () => {
  const [first, second] = [await studio.connect(), await studio.connect()];
  expect(await knock('/live/websocket?target=edge')).toBe('HTTP/1.1 429 Too Many Requests');
  first.close();
  await expect.poll(() => knock('/live/websocket')).toBe('HTTP/1.1 101 Switching Protocols');
  second.close();
});

test('who talks without end is cut off, and nobody else', async () => {
  const client = await studio.connect();
  const flood = new WebSocket(`${studio.url.replace('http', 'ws')}/live/websocket`);
  flood.on('error', () => {});
  await once(flood, 'open');
  const message = JSON.stringify({ command: 'play', streamId: 'show', token: 'none' });
  for (let sent = 0; sent < 2000; sent++) flood.send(message);
  await once(flood, 'close');
  client.send({ command: 'ping' });
  await client.next('pong');
  client.close();
});
