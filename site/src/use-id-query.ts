import { useSearchParams } from 'react-router';
import { useLeaveNotFound } from './shell/use-leave.js';

/** The `id` of the address; without one the visitor is sent back with an alert, and the screen stays empty. A-75. */
export function useIdQuery(): string | null {
  const [query] = useSearchParams();
  const id = query.get('id') || null;
  useLeaveNotFound(id === null);
  return id;
}
