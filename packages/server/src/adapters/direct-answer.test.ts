import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { answerEvents, type EventSink, type EventSource } from '../event-stream.js';
import type { ServerEnv } from '../reply.js';
import { eventBytes } from '../server-event.js';
import { type Listener, listen } from './listen.js';

let listener: Listener;
let source: EventSource;
let sink: EventSink;
let leave: Mock<() => void>;
const greeting = eventBytes('hello', { from: 'the stage' });
/** Far more than any reader leaves lying, in many events. */
const flood = eventBytes('flood', 'x'.repeat(100_000));

beforeAll(async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' });
  const app = new Hono<ServerEnv>();
  app.get('/', (context) => answerEvents(context, source));
  app.onError(({ message }, context) => context.text(message, 429));
  listener.answer(app.fetch);
});
beforeEach(() => {
  // One of its own: who left the last test may still be on their way.
  leave = vi.fn();
  source = {
    begin(given) {
      sink = given;
      sink.send(greeting);
      return leave;
    },
  };
});
afterAll(() => listener.close());

async function ask(method = 'GET'): Promise<Socket & { text(): string }> {
  const socket = connect(listener.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  socket.write(`${method} / HTTP/1.1\r\nhost: stage.test\r\n\r\n`);
  await expect.poll(() => text).toContain('\r\n\r\n');
  return Object.assign(socket, { text: () => text });
}

/** Sends until no more is taken, and the system passes nothing on any more either. */
async function fill(): Promise<void> {
  for (let [sent, refused] = [0, 0]; refused < 10; sent++) {
    if (sent > 2000) throw new Error('Nothing is ever too much');
    refused = sink.send(flood) ? 0 : refused + 1;
    await setTimeout(refused && 5);
  }
}

describe('events that are written into their connection', () => {
  it('come as they were sent, without chunks, until their source ends', async () => {
    const reader = await ask();
    expect(reader.text()).toContain('content-type: text/event-stream');
    expect(reader.text()).not.toMatch(/transfer-encoding/i);
    expect(sink.send(eventBytes('last', 'Sampai jumpa'))).toBe(true);
    sink.end();
    await once(reader, 'end');
    const last = 'event: last\ndata: "Sampai jumpa"\n\n';
    expect(reader.text().endsWith(`\r\n\r\nevent: hello\ndata: {"from":"the stage"}\n\n${last}`)).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
    expect(sink.send(greeting)).toBe(false);
  });

  it('are events also where their source ends before the first', async () => {
    source = {
      begin({ end }) {
        end();
        return leave;
      },
    };
    const reader = await ask();
    await expect.poll(() => reader.readableEnded).toBe(true);
    expect(reader.text()).toMatch(/^HTTP\/1.1 200 /);
    expect(reader.text()).toContain('content-type: text/event-stream');
    expect(reader.text().endsWith('\r\n\r\n')).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('end with their reader, once', async () => {
    (await ask()).destroy();
    await expect.poll(() => leave).toHaveBeenCalled();
    sink.end();
    expect(leave).toHaveBeenCalledOnce();
    expect(sink.send(greeting)).toBe(false);
  });

  it('wait for a slow reader where their source waits', async () => {
    const onRoom = vi.fn();
    source = { ...source, onRoom };
    const reader = await ask();
    reader.pause();
    await fill();
    onRoom.mockClear();
    expect(sink.send(flood)).toBe(false);
    await setTimeout(50);
    expect([onRoom, leave].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    reader.resume();
    await expect.poll(() => onRoom).toHaveBeenCalled();
    await expect.poll(() => sink.send(eventBytes('caught', 'up'))).toBe(true);
    await expect.poll(reader.text).toContain('event: caught');
    reader.destroy();
  });

  it('are all for a reader who takes them, however many come at one moment', async () => {
    const reader = await ask();
    expect([flood, flood, eventBytes('last', 'one')].map(sink.send)).toEqual([true, true, true]);
    await expect.poll(reader.text).toContain('event: last');
    expect(leave).not.toHaveBeenCalled();
    reader.destroy();
  });

  it('are cut where it does not', async () => {
    const reader = await ask();
    reader.pause();
    await fill();
    expect(leave).toHaveBeenCalledOnce();
    const closed = once(reader, 'close');
    reader.resume();
    await closed;
  });

  it('are not begun for who asks for the head alone', async () => {
    const reader = await ask('HEAD');
    expect(reader.text()).toContain('200 OK');
    expect(leave).not.toHaveBeenCalled();
    expect(reader.text()).toContain('content-type: text/event-stream');
    expect(reader.text()).not.toContain('event:');
    reader.destroy();
  });

  it('may be refused before they begin', async () => {
    source = {
      begin() {
        throw new Error('Too many connections');
      },
    };
    const reader = await ask();
    expect(reader.text()).toMatch(/^HTTP\/1.1 429 /);
    expect(reader.text()).not.toContain('event-stream');
    reader.destroy();
  });
});
