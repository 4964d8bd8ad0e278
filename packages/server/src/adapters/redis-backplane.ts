import { createClient } from '@redis/client';
import type { Backplane } from '../backplane.js';
import type { Log } from '../ports.js';
import { rowId } from '../row-id.js';

const STREAM = 'panggung:chat';
/** What a process that was away for a moment finds there: more would keep the log a second time. */
const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 1000 } as const;
/** How long what comes next is waited for at once, and how long after a failure nothing is, in ms. */
const WAIT = 5000;
const PAUSE = 500;
/** The longest pause before Redis is looked for again, in ms. */
const LONGEST_PAUSE = 2000;

/**
 * Tells other processes of chats through a stream of Redis, or of what speaks like it: who lost the line for a moment reads
 * on where they were. While Redis is gone nothing waits for it. AMB-168.
 * @example const backplane = openRedisBackplane({ url: 'redis://localhost:6379', log })
 */
export function openRedisBackplane({ url, log }: { url: string; log: Log }): Backplane {
  const reconnectStrategy = (tries: number) => Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_PAUSE);
  const speaker = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy } });
  const listener = speaker.duplicate({ disableOfflineQueue: false });
  const clients = [speaker, listener];
  const hearers = new Set<(roomId: number) => void>();
  let isGone = false;
  // It is looked for again and again: one line says that it is gone, and one that it is back.
  listener.on('error', (error: Error) => {
    if (!isGone) log.warn({ error: error.message }, 'Redis is gone: chats of other processes come later');
    isGone = true;
  });
  speaker.on('error', () => {});
  listener.on('ready', () => {
    if (isGone) log.info({}, 'Redis is back');
    isGone = false;
  });
  for (const client of clients) client.connect().catch(() => {});
  let isClosed = false;

  /** Where the stream ends now: what was told before anybody listened here is in the database. */
  async function endOfStream(): Promise<string> {
    const newest = await listener.xRevRange(STREAM, '+', '-', { COUNT: 1 });
    return newest?.[0]?.id ?? '0';
  }

  async function hearAll(): Promise<void> {
    let last: string | null = null;
    const read = async () => {
      last ??= await endOfStream();
      return listener.xRead({ key: STREAM, id: last }, { BLOCK: WAIT });
    };
    while (!isClosed) {
      const streams = await read().catch(() => new Promise<null>((rest) => setTimeout(rest, PAUSE, null)));
      for (const { id, message } of streams?.[0]?.messages ?? []) {
        last = id;
        const roomId = rowId(message.room ?? '');
        if (roomId !== null) for (const heard of hearers) heard(roomId);
      }
    }
  }
  void hearAll();

  return {
    tell(roomId) {
      if (speaker.isReady) speaker.xAdd(STREAM, '*', { room: `${roomId}` }, { TRIM }).catch(() => {});
    },
    listen(heard) {
      hearers.add(heard);
      return () => hearers.delete(heard);
    },
    close() {
      isClosed = true;
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}
