import { Loading, Skeleton } from '../ui/skeleton.js';

/** What stands there until the stage is here. */
export function BroadcastPlace() {
  return (
    <Loading>
      <Skeleton kind="title" width={60} />
      <Skeleton kind="cover" ratio="landscape" />
      <Skeleton kind="button" />
    </Loading>
  );
}
