import type { Panggung } from '@panggung/client';

/**
 * Has the worker forget what was seen by whoever leaves, their own photo and the covers of their tickets, before somebody
 * else uses the browser; returns how to stop.
 */
export function forgetPictures({ session: { $person } }: Panggung): () => void {
  let seenBy = $person.get()?.user_id;
  return $person.listen((person) => {
    const hasLeft = seenBy !== undefined && seenBy !== person?.user_id;
    seenBy = person?.user_id;
    // Without a worker nothing is kept.
    if (hasLeft) navigator.serviceWorker?.controller?.postMessage('forget pictures');
  });
}
