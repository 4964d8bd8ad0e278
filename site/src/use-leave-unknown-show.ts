import { useStore } from '@nanostores/react';
import type { Id } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useLeaveNotFound } from './navigation/leave.js';

/** Says 'Page not found' and goes back where there is no such show. F-05, J-17. */
export function useLeaveUnknownShow(id: Id): void {
  const show = useStore(usePanggung().shows.one(id));
  useLeaveNotFound(show.status === 'failed' && show.error.status === 404);
}
