import type { Id } from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { StudioGate } from '../ui/studio/studio-gate.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { FormPlaceholder } from './form-placeholder.js';

/** What the form of a show tells. */
export interface FormEvents {
  /** The show was made or changed. */
  onShowSaved?: WidgetListener<'show-saved'> | undefined;
  /** The list of the own shows is wanted; prevented, the way there is the host's. */
  onManageOpen?: WidgetListener<'manage-open'> | undefined;
  /** Whether there is something that leaving would lose. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

export interface StudioFormProps extends PanggungSettings, FormEvents {
  /**
   * The show that is changed, by id.
   * @default none: a new one is made
   */
  show?: Id | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Its code comes to who is signed in. */
const FormScreen = onDemand(async () => (await import('./form-screen.js')).FormScreen, FormPlaceholder);

/**
 * The form of a show: a new one, or one that is changed, with its covers and its video.
 * @example <StudioForm show={12} onShowSaved={() => navigate('/manageshow')} />
 */
export function StudioForm(props: StudioFormProps) {
  const { show, onSignInStart, onShowSaved, onManageOpen, onUnsavedChange } = props;
  const own = { onShowSaved, onManageOpen, onUnsavedChange };
  return (
    <Widget {...props} name="studio-form">
      <StudioGate onSignInStart={onSignInStart}>
        {(person) => <FormScreen key={`${person.id} ${show}`} {...own} person={person} showId={show} />}
      </StudioGate>
    </Widget>
  );
}
