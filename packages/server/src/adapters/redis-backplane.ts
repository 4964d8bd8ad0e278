import { createClient } from '@redis/client';
import type { Backplane } from '../backplane.js';
import type { Log } from '../ports.js';
import { rowId } from '../row-id.js';

const CHANNEL = 'panggung:chat';
/** The longest pause before Redis is looked for again, in ms. */
const LONGEST_PAUSE = 2000;

/**
 * Tells other processes of chats through Redis or what speaks like it. While it is gone nothing waits for it.
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
  const hear = (text: string) => {
    const roomId = rowId(text);
    if (roomId !== null) for (const heard of hearers) heard(roomId);
  };
  listener.subscribe(CHANNEL, hear).catch(() => {});
  return {
    tell(roomId) {
      if (speaker.isReady) speaker.publish(CHANNEL, `${roomId}`).catch(() => {});
    },
    listen(heard) {
      hearers.add(heard);
      return () => hearers.delete(heard);
    },
    close() {
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}
