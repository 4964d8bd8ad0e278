import type { Payment, SignedIn } from '@panggung/core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createArea } from './buyer.fixture.js';
import { createPanggung } from './panggung.js';
import { eventsOf, readEvents } from './payment-events.js';
import { SeenPage } from './seen-page.fixture.js';
import { CLOSED, OPEN } from './stream-state.js';

const event = (payment: object) => `event: payment\ndata: ${JSON.stringify(payment)}\n\n`;

describe('what a stream says', () => {
  test('is read event by event, the last one when it is whole', () => {
    const text = `: still here\n\n${event({ id: 1 })}retry: 5\n\nevent: payment\ndata: {"id":`;
    expect(readEvents(text)).toEqual([[{ id: 1 }], 'event: payment\ndata: {"id":']);
  });

  test.each(['\n', '\r\n', '\r'])('with lines that end in %j', (end) => {
    expect(readEvents(event({ id: 2 }).replaceAll('\n', end))).toEqual([[{ id: 2 }], '']);
  });
});

describe("a person's stream", () => {
  afterEach(() => vi.unstubAllGlobals());

  const payment = { id: 'p1', user_id: 7, code_guest: null } as Payment;
  const user = { user_id: 7, token: 'bearer', token_expires_at: Date.now() + 3_600_000 } as SignedIn;

  function open(answer: (signal: AbortSignal) => Response) {
    const asked: Request[] = [];
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const request = new Request(input, init);
      asked.push(request);
      if (!request.url.includes('/events')) return Response.json({ data: user });
      return answer(request.signal);
    });
    const area = createArea();
    area.setItem('panggung:http://api.test:user', JSON.stringify(user));
    const panggung = createPanggung({ apiUrl: 'http://api.test', storage: area });
    const heard: Payment[] = [];
    const states: number[] = [];
    const openEvents = eventsOf(panggung, payment);
    const stop = openEvents?.(
      (news) => heard.push(news),
      (state) => states.push(state),
    );
    return { asked, heard, states, stop };
  }

  test('bears who they are in no address, and tells of each change', async () => {
    const chunks = [
      event({ id: 'p1', status: 'PENDING' }).slice(0, 20),
      event({ id: 'p1', status: 'PENDING' }).slice(20),
    ];
    const { asked, heard, states } = open(
      () => new Response(streamOf([...chunks, event({ id: 'p1', status: 'COMPLETED' })])),
    );
    await expect.poll(() => states).toEqual([OPEN, CLOSED]);
    expect(heard.map(({ status }) => status)).toEqual(['PENDING', 'COMPLETED']);
    const stream = asked.find(({ url }) => url.includes('/events'));
    expect(stream?.url).toBe('http://api.test/api/v1/payment/p1/events');
    expect(stream?.headers.get('authorization')).toBe('Bearer bearer');
  });

  test('that is refused is closed', async () => {
    const { states } = open(() =>
      Response.json({ code: 'payment_not_found', message: '-' }, { status: 404 }),
    );
    await expect.poll(() => states).toEqual([CLOSED]);
  });

  test('that is given up tells nothing more', async () => {
    const { states, stop, asked } = open(() => new Response(new ReadableStream()));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => states).toEqual([OPEN]);
    stop?.();
    await new Promise((done) => setTimeout(done, 20));
    expect(states).toEqual([OPEN]);
  });

  test('is given back while nobody looks, and begun anew once somebody does', async () => {
    const page = new SeenPage();
    vi.stubGlobal('document', page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const signals: AbortSignal[] = [];
    const { states, stop } = open((signal) => {
      signals.push(signal);
      return new Response(new ReadableStream());
    });
    await expect.poll(() => states).toEqual([OPEN]);
    page.look(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    page.look(true);
    await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    stop?.();
    expect(states).not.toContain(CLOSED);
  });

  function streamOf(chunks: string[]): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    return new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
        controller.close();
      },
    });
  }
});
