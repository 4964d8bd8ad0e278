import { type Payment, sameId } from '@panggung/core';
import { toApiError } from './api-error.js';
import { readReply } from './http-reply.js';
import type { Panggung } from './panggung.js';
import { CLOSED, OPEN } from './stream-state.js';
import { whileSeen } from './while-seen.js';

/** Begins a stream; tells of its state when it changes. Returns how to stop. */
export type OpenEvents = (
  onPayment: (news: Payment) => void,
  onState: (readyState: number) => void,
) => () => void;

const pathOf = ({ apiUrl }: Panggung, { id }: Payment) => `${apiUrl}/api/v1/payment/${id}/events`;

/** A guest's stream, which the code opens. */
function guestEvents(panggung: Panggung, payment: Payment): OpenEvents {
  const code = encodeURIComponent(payment.code_guest ?? '');
  return (onPayment, onState) => {
    const source = new EventSource(`${pathOf(panggung, payment)}?code_guest=${code}`);
    source.addEventListener('payment', (event) => onPayment(JSON.parse(event.data)));
    const tell = () => onState(source.readyState);
    source.addEventListener('open', tell);
    source.addEventListener('error', tell);
    return () => source.close();
  };
}

/**
 * The events a text holds, and the rest that is not yet one.
 * @example readEvents('event: payment\ndata: {"id":7}\n\nev') // [[{ id: 7 }], 'ev']
 */
export function readEvents(text: string): [Payment[], string] {
  const blocks = text.replace(/\r\n?/g, '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const told = blocks.filter((block) => /^event: ?payment$/m.test(block));
  const data = told.map((block) => [...block.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line).join('\n'));
  return [data.map((json) => JSON.parse(json)), rest];
}

async function readStream(body: ReadableStream<Uint8Array>, onPayment: (news: Payment) => void) {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader() as unknown as {
    read(): Promise<{ done: boolean; value: string }>;
  };
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const [payments, rest] = readEvents(text + part.value);
    text = rest;
    payments.forEach(onPayment);
  }
}

/** A person's stream: an `EventSource` sends no bearer, and no address may carry one. AMB-196. */
function personEvents(panggung: Panggung, payment: Payment): OpenEvents {
  const call = 'GET /api/v1/payment/:id/events';
  return (onPayment, onState) => {
    const control = new AbortController();
    const send = async (bearer?: string) => {
      const headers = { authorization: `Bearer ${bearer}` };
      const response = await fetch(pathOf(panggung, payment), { headers, signal: control.signal });
      if (response.ok && response.body) return response.body;
      return readReply(response, await response.text()) as never;
    };
    const run = async () => {
      const body = await panggung.session.guard(send, call);
      onState(OPEN);
      await readStream(body, onPayment);
    };
    run()
      .catch(toApiError)
      .finally(() => control.signal.aborted || onState(CLOSED));
    return () => control.abort();
  };
}

/** Whoever does not look is told late enough by a question now and then: it asks at once when they are back. */
function seenEvents(open: OpenEvents): OpenEvents {
  return (onPayment, onState) =>
    whileSeen(
      () => open(onPayment, onState),
      () => {
        onState(OPEN);
        return () => {};
      },
    );
}

/** How to hear of a payment as it happens; null where no events reach. I16. */
export function eventsOf(panggung: Panggung, payment: Payment): OpenEvents | null {
  // Through a substitute for fetch, nothing can be streamed.
  if (panggung.fetch) return null;
  const person = panggung.session.$person.get();
  if (person && sameId(payment.user_id, person.user_id)) return seenEvents(personEvents(panggung, payment));
  const isHeard = 'EventSource' in globalThis && payment.code_guest;
  return isHeard ? seenEvents(guestEvents(panggung, payment)) : null;
}
