import type { Payment } from '@panggung/core';
import type { PaymentWatch } from './payment-watch.js';

/** How often an idle stream shows that it lives, in ms: proxies cut what is silent for longer. */
const HEARTBEAT = 15_000;

/** A reader that leaves this many events lying is gone or too slow; its page opens a new stream by itself. */
const MOST_UNREAD = 32;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(': still here\n\n');

/**
 * Server-sent events of one payment; ends with its reader, or with the payment once that is deleted.
 * @throws ApiError `rate_limited` where more look at it than a buyer has windows
 */
export function paymentStream(watch: PaymentWatch, payment: Payment): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          stop();
          controller.close();
        };
        const send = (bytes: Uint8Array) => {
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const leave = watch.listen(payment, (news) => (news ? send(paymentEvent(news)) : end()));
        const timer = setInterval(send, HEARTBEAT, heartbeat);
        stop = () => {
          clearInterval(timer);
          leave();
        };
        send(paymentEvent(payment));
      },
      cancel: () => stop(),
    },
    { highWaterMark: MOST_UNREAD },
  );
}

function paymentEvent(payment: Payment): Uint8Array {
  return encoder.encode(`event: payment\ndata: ${JSON.stringify(payment)}\n\n`);
}
