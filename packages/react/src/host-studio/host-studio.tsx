import { hostStudioMessages, type Id } from '@panggung/core';
import { useLayoutEffect, useRef } from 'react';
import type { BroadcastEvents } from '../broadcast/index.js';
import type { ExpressionEvents } from '../expressions/index.js';
import type { FormEvents } from '../studio-form/index.js';
import type { ManageEvents } from '../studio-manage/index.js';
import { mayTakeFocus } from '../ui/may-take-focus.js';
import { onDemand } from '../ui/on-demand.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { StudioGate } from '../ui/studio/studio-gate.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import type { LeaveQuestionProps } from './leave-question.js';
import { StudioNav } from './studio-nav.js';
import { StudioScreen } from './studio-screen.js';
import { type StudioScreen as ScreenName, type StudioPlace, useStudioPlace } from './use-studio-place.js';

/** What a studio tells: all that its parts tell. */
export interface HostStudioEvents
  extends ManageEvents,
    Omit<FormEvents, 'onUnsavedChange'>,
    BroadcastEvents,
    ExpressionEvents {
  /** The own expressions are wanted; prevented, the way there is the host's. */
  onExpressionsOpen?: WidgetListener<'expressions-open'> | undefined;
}

export interface HostStudioProps extends PanggungSettings, HostStudioEvents {
  /**
   * The screen it begins with; changed, it goes there.
   * @default 'manage'
   */
  screen?: ScreenName | undefined;
  /** The show of `form` and `broadcast`, by id; a form without one makes a new show. */
  show?: Id | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

const LeaveQuestion = onDemand<LeaveQuestionProps>(
  async () => (await import('./leave-question.js')).LeaveQuestion,
);

/**
 * A host's whole studio in one place: the own shows, the form of each, the stage to broadcast from, and the expressions.
 * @example <HostStudio screen="broadcast" show={12} />
 */
export function HostStudio(props: HostStudioProps) {
  return (
    <Widget {...props} name="host-studio">
      <StudioGate onSignInStart={props.onSignInStart}>
        {({ user_id }) => <Studio key={user_id} {...props} />}
      </StudioGate>
    </Widget>
  );
}

function titleOf({ screen, show }: StudioPlace) {
  if (screen !== 'form') return screen;
  return show === undefined ? 'add' : 'edit';
}

function Studio({ screen, show, ...told }: HostStudioProps) {
  const words = useWords(hostStudioMessages);
  const way = useStudioPlace(screen, show);
  const { place, wanted, atStake } = way;
  const name = titleOf(place);
  useWidgetState(name);
  return (
    <>
      <StudioNav way={way} onManageOpen={told.onManageOpen} onExpressionsOpen={told.onExpressionsOpen} />
      <h2 className="panggung-host-studio__title" tabIndex={-1} ref={useTitleFocus(`${name} ${place.show}`)}>
        {words[name]}
      </h2>
      <StudioScreen key={`${name} ${place.show}`} {...told} way={way} />
      {wanted && atStake !== 'nothing' && (
        <LeaveQuestion atStake={atStake} onLeave={() => way.go(wanted)} onStay={way.stay} />
      )}
    </>
  );
}

/** What was pressed is gone: a reader goes on at the heading of the new screen; not at that of the first one. */
function useTitleFocus(place: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useLayoutEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (!title.current || !mayTakeFocus(title.current)) return;
    title.current.focus({ preventScroll: true });
    title.current.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return title;
}
