import { DoorCheck } from '@panggung/react';
import { useShellWords } from '../shell/settings.js';
import { useId } from '../use-id.js';

/** The door of one's own show. */
export function DoorCheckPage() {
  return (
    <section className="site-wrap site-list">
      <h1>{useShellWords().door_check}</h1>
      <DoorCheck show={useId()} />
    </section>
  );
}
