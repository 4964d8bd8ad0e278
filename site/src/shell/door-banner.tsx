import { hasDoors } from '@panggung/client';
import { usePanggung } from '@panggung/react';
import type { SiteRoute } from '../routes.js';
import { useIdle } from '../use-idle.js';
import { createPart, usePart } from './part.js';
import { usePerson } from './use-person.js';

const untoldDoors = createPart(async () => (await import('./untold-doors.js')).UntoldDoors);

/** What doors on this device have not sent yet, on screens that are no door. */
export function DoorBanner({ route }: { route: SiteRoute }) {
  const panggung = usePanggung();
  const person = usePerson();
  const isIdle = useIdle();
  const isElsewhere = isIdle && route.path !== '/doorCheck';
  const isWanted = isElsewhere && person !== null && hasDoors(panggung, person.user_id);
  const UntoldDoors = usePart(untoldDoors, isWanted);
  return (
    <div className="site-timeout" role="status">
      {person && UntoldDoors && <UntoldDoors userId={person.user_id} />}
    </div>
  );
}
