/** How often an idle stream shows that it lives, in ms: proxies cut what is silent for longer. */
const HEARTBEAT = 15_000;

/** A reader that leaves this many events lying is gone or too slow; its page opens a new stream by itself. */
const MOST_UNREAD = 32;

const heartbeat = new TextEncoder().encode(': still here\n\n');

/** Where events go. Once it has ended, nothing more comes of either. */
export interface EventSink {
  send(event: Uint8Array): void;
  end(): void;
}

/**
 * Server-sent events to one reader; ends with them, or when its source says so.
 * @param begin starts to send, and answers how to leave: called once, whoever ends it
 * @throws what `begin` throws
 */
export function eventStream(begin: (sink: EventSink) => () => void): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        stop = () => {
          isOpen = false;
        };
        const end = () => {
          if (!isOpen) return;
          stop();
          controller.close();
        };
        const send = (event: Uint8Array) => {
          if (!isOpen) return;
          controller.enqueue(event);
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const leave = begin({ send, end });
        // It may have ended in its first events.
        if (!isOpen) return leave();
        const timer = setInterval(send, HEARTBEAT, heartbeat);
        stop = () => {
          // A reader may also cancel what has ended, for what it has not read.
          if (!isOpen) return;
          isOpen = false;
          clearInterval(timer);
          leave();
        };
      },
      cancel: () => stop(),
    },
    { highWaterMark: MOST_UNREAD },
  );
}
