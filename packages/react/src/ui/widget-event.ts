import type { WidgetEvents } from './event-details.js';

export type * from './event-details.js';

/** What a widget tells its host. The same object whichever form the widget has; an element sends it as a DOM event. */
export interface WidgetEvent<Detail> {
  readonly detail: Detail;
  readonly defaultPrevented: boolean;
  /** Keeps the widget from doing what it was about to do; only where the event can be cancelled. */
  preventDefault(): void;
}

/** Hears one kind of event. */
export type WidgetListener<Name extends keyof WidgetEvents> = (
  event: WidgetEvent<WidgetEvents[Name]>,
) => void;

/**
 * Tells the host; answers whether the widget may go on.
 * @example if (emit(onCheckoutStart, { show_id })) openCheckout();
 */
export function emit<Detail>(
  listener: ((event: WidgetEvent<Detail>) => void) | undefined,
  detail: Detail,
): boolean {
  let isPrevented = false;
  const event = {
    detail,
    get defaultPrevented() {
      return isPrevented;
    },
    preventDefault() {
      isPrevented = true;
    },
  };
  try {
    listener?.(event);
  } catch (error) {
    // A host's mistake is the host's to see, and no trouble of the purchase.
    reportError(error);
  }
  return !isPrevented;
}
