import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWidgetState } from '../ui/widget.js';

/** What stands there until the list of tickets is here. */
export function DoorPlace() {
  useWidgetState('loading');
  return (
    <Loading>
      <Skeleton kind="title" width={60} />
      <Skeleton kind="cover" ratio="landscape" />
      <Skeleton kind="button" />
    </Loading>
  );
}
