import { streamOf } from '@panggung/core';
import type { Ports } from './ports.js';

/** Takes a show off the air at once; where the media server does not answer, it is looked at again later. */
export async function stopStream(
  { media, log }: Pick<Ports, 'media' | 'log'>,
  showId: number,
): Promise<void> {
  const streamId = streamOf(showId);
  try {
    if (await media?.isOnAir(streamId)) await media?.stop(streamId);
  } catch (error) {
    log.warn({ error: String(error) }, 'a stream could not be stopped');
  }
}
