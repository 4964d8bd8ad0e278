import type { Id } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowMissing } from '../ui/notices.js';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { DoorPlace } from './door-place.js';
import type { DoorScreenProps } from './door-screen.js';

export interface DoorCheckProps extends PanggungSettings {
  /** The show whose door it is, by id: one's own. */
  show?: Id | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);
// Fetched while there is a connection.
const DoorScreen = later<DoorScreenProps>(
  async () => (await import('./door-screen.js')).DoorScreen,
  DoorPlace,
);

/**
 * The door of one's own show: lets each ticket in once, by the camera or by its code, with a connection or without.
 * @example <DoorCheck show={12} />
 */
export function DoorCheck(props: DoorCheckProps) {
  return (
    <Widget {...props} name="door-check">
      <DoorCheckBody {...props} />
    </Widget>
  );
}

function DoorCheckBody({ show, onSignInStart }: DoorCheckProps) {
  const person = useStore(usePanggung().session.$person);
  if (person === null) return <SignedOut onSignInStart={onSignInStart} />;
  if (show === undefined || show === '') return <Missing />;
  return <DoorScreen key={`${person.user_id} ${show}`} userId={person.user_id} show={show} />;
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}
