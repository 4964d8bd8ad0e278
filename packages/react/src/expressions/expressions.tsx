import { onDemand } from '../ui/on-demand.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { StudioGate } from '../ui/studio/studio-gate.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { ExpressionPlaces } from './expression-places.js';

/** What an artist's expressions tell. */
export interface ExpressionEvents {
  /** One was added, described anew or deleted. */
  onExpressionAltered?: WidgetListener<'expression-altered'> | undefined;
}

/** How a page steers the list. */
export interface ExpressionControl {
  /**
   * The page shown, from 1. With `onPageChange` the host leads; without, the list begins there and goes its own way.
   * @default 1
   */
  page?: number | undefined;
  /** Another page is wanted. */
  onPageChange?: ((page: number) => void) | undefined;
}

export interface ExpressionsProps extends PanggungSettings, ExpressionEvents, ExpressionControl {
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Its code comes to who is signed in. */
const ExpressionScreen = onDemand(
  async () => (await import('./expression-screen.js')).ExpressionScreen,
  ExpressionPlaces,
);

/**
 * The short videos of an artist, eight a page: each plays in its place, and can be described anew and deleted; the plus
 * adds one.
 * @example <Expressions onExpressionAltered={({ detail }) => count(detail.act)} />
 */
export function Expressions(props: ExpressionsProps) {
  const { onSignInStart, onExpressionAltered, page, onPageChange } = props;
  const own = { onExpressionAltered, page, onPageChange };
  return (
    <Widget {...props} name="expressions">
      <StudioGate onSignInStart={onSignInStart}>
        {({ user_id }) => <ExpressionScreen key={user_id} {...own} userId={user_id} />}
      </StudioGate>
    </Widget>
  );
}
