import { type Id, sameId } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing } from '../ui/notices.js';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { recordState } from '../ui/record-state.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { BroadcastPlace } from './broadcast-place.js';
import type { BroadcastScreenProps } from './broadcast-screen.js';

export interface BroadcastEvents {
  /** The media server has the first picture. */
  onBroadcastStarted?: WidgetListener<'broadcast-started'> | undefined;
  /** Publishing finished: by the host, or for good. */
  onBroadcastEnded?: WidgetListener<'broadcast-ended'> | undefined;
}

export interface BroadcastProps extends PanggungSettings, BroadcastEvents {
  /** The show that is broadcast, by id: one's own. */
  show?: Id | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);
const BroadcastScreen = later<BroadcastScreenProps>(
  async () => (await import('./broadcast-screen.js')).BroadcastScreen,
  BroadcastPlace,
);

/**
 * The stage of one's own live show: camera, screen or both, a rehearsal nobody sees, the stream and how it gets on, and the
 * chat with its audience.
 * @example <Broadcast show={12} />
 */
export function Broadcast(props: BroadcastProps) {
  return (
    <Widget {...props} name="broadcast">
      <BroadcastBody {...props} />
    </Widget>
  );
}

function BroadcastBody({ show, onSignInStart, ...events }: BroadcastProps) {
  const person = useStore(usePanggung().session.$person);
  if (person === null) return <SignedOut onSignInStart={onSignInStart} />;
  if (show === undefined || show === '') return <Missing />;
  return <OwnShow key={`${person.user_id} ${show}`} userId={person.user_id} show={show} {...events} />;
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

/** Somebody else's is as if there were none. N-25. */
function OwnShow({ userId, show: id, ...events }: BroadcastEvents & { userId: Id; show: Id }) {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  const state = recordState(loaded);
  const show = 'value' in loaded ? loaded.value : null;
  const isOwn = show !== null && show !== undefined && sameId(show.video_created_id, userId);
  useWidgetState(show && !isOwn ? 'missing' : state === 'ready' ? 'loading' : state);
  if (show && isOwn) return <BroadcastScreen show={show} {...events} />;
  if (show || state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={() => void shows.reload(id)} />;
  return <BroadcastPlace />;
}
