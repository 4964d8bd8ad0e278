/** How often an idle stream shows that it lives, in ms: proxies cut what is silent for longer. */
const HEARTBEAT = 15_000;

/** A reader that leaves this many events lying is gone or too slow. */
const MOST_UNREAD = 32;

const heartbeat = new TextEncoder().encode(': still here\n\n');

/** Where events go. Once it has ended, nothing more comes of either. */
export interface EventSink {
  /** False: too many lie unread, and this one was not taken. */
  send(event: Uint8Array): boolean;
  end(): void;
}

/**
 * Server-sent events to one reader; ends with them, or when its source says so.
 * @param begin starts to send, and answers how to leave: called once, whoever ends it
 * @param onRoom told whenever a reader takes something. With it, a slow reader is waited for; without, its stream ends,
 * and its page opens a new one by itself
 * @throws what `begin` throws
 */
export function eventStream(
  begin: (sink: EventSink) => () => void,
  onRoom?: () => void,
): ReadableStream<Uint8Array> {
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
        const isFull = () => (controller.desiredSize ?? 0) <= 0;
        const send = (event: Uint8Array) => {
          if (!isOpen || (onRoom && isFull())) return false;
          controller.enqueue(event);
          if (!onRoom && isFull()) end();
          return true;
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
      pull: () => onRoom?.(),
      cancel: () => stop(),
    },
    { highWaterMark: MOST_UNREAD },
  );
}
