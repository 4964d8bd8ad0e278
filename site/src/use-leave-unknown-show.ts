import { useStore } from '@nanostores/react';
import { usePanggung } from '@panggung/react';
import { useLeaveNotFound } from './navigation/leave.js';
import { useId } from './use-id.js';

/** Says 'Page not found' and goes back where the show of the address is none. F-05. */
export function useLeaveUnknownShow(): void {
  const show = useStore(usePanggung().shows.one(useId()));
  useLeaveNotFound(show.status === 'failed' && show.error.status === 404);
}
