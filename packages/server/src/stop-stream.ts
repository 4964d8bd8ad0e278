import { streamOf } from '@panggung/core';
import { eachAlone } from './each-alone.js';
import type { MediaServer } from './media-server.js';
import type { Ports } from './ports.js';

/** Takes a show off the air at once, and its rehearsal; where the media server does not answer, it is looked at again later. */
export async function stopStream(
  { media, log }: Pick<Ports, 'media' | 'log'>,
  showId: number,
): Promise<void> {
  try {
    if (media) await stopStages(media, showId);
  } catch (error) {
    log.warn({ error: String(error) }, 'a stream could not be stopped');
  }
}

/** Stops who publishes a show, or rehearses it. */
export async function stopStages(media: MediaServer, showId: number): Promise<void> {
  await eachAlone([false, true], async (isRehearsal) => {
    const streamId = streamOf(showId, isRehearsal);
    if (await media.isOnAir(streamId)) await media.stop(streamId);
  });
}
