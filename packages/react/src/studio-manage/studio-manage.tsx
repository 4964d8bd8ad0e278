import { onDemand } from '../ui/on-demand.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { StudioGate } from '../ui/studio/studio-gate.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { ManagePlaceholder } from './manage-placeholder.js';
import type { ManageControl } from './use-manage-place.js';

/** What the list of a host's shows tells. */
export interface ManageEvents {
  /** A show is to be changed, or made; prevented, the way there is the host's. */
  onShowEditStart?: WidgetListener<'show-edit-start'> | undefined;
  /** A show is to go on air from this browser; prevented, the way there is the host's. */
  onBroadcastStart?: WidgetListener<'broadcast-start'> | undefined;
  /** A show was deleted, called off or put off. */
  onShowAltered?: WidgetListener<'show-altered'> | undefined;
}

export interface StudioManageProps extends PanggungSettings, ManageEvents, ManageControl {
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Its code comes to who is signed in. */
const ManageScreen = onDemand(
  async () => (await import('./manage-screen.js')).ManageScreen,
  ManagePlaceholder,
);

/**
 * The shows a host has made, by their types and eight a page: each can be changed, looked at, opened to an encoder, deleted,
 * and its sales seen.
 * @example <StudioManage onShowEditStart={({ detail }) => navigate(detail.href)} />
 */
export function StudioManage(props: StudioManageProps) {
  const { onSignInStart, place, onPlaceChange, onShowEditStart, onBroadcastStart, onShowAltered } = props;
  const own = { place, onPlaceChange, onShowEditStart, onBroadcastStart, onShowAltered };
  return (
    <Widget {...props} name="studio-manage">
      <StudioGate onSignInStart={onSignInStart}>
        {({ user_id }) => <ManageScreen key={user_id} {...own} userId={user_id} />}
      </StudioGate>
    </Widget>
  );
}
