import { opensShow, type Show } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useLookAfter } from '../ui/use-look-after.js';
import { useAwaitedStart } from './use-awaited-start.js';
import { useViewerStake } from './use-viewer-stake.js';

/** Whether a show is open to its viewer, now that it may have begun. J-01. */
export function useMayWatch(show: Show): boolean {
  const { shows } = usePanggung();
  useLookAfter(show, () => void shows.reload(show.id));
  const { action } = useViewerStake(show, false);
  useAwaitedStart(show.id, action === 'wait');
  return opensShow(action);
}
