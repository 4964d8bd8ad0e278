import type { WidgetEvents } from './generated/event-details.js';

/** What each event tells. Nothing personal travels in them: any script of the page may listen. */
export type EventDetails = WidgetEvents;
export type EventName = keyof EventDetails;

/** What has happened already, and a payment that is waited for; by their endings, since every tag pays for each name here. */
const announcement = /(ed|ent|ing|close|session-change|like-change)$/;

/** Whether `preventDefault()` takes the step over from the widget. */
export function isCancelable(name: EventName): boolean {
  return !announcement.test(name);
}

/** What a widget hands to its callback; `preventDefault` reaches it only from a cancelable event. */
interface WidgetEvent {
  detail: unknown;
  preventDefault(): void;
}

/**
 * The widget's callbacks for one element: each sends the DOM event of its name, bubbling out of every shadow root.
 * @example eventCallbacks(element, ['show-select']) // { onShowSelect }
 */
export function eventCallbacks(element: HTMLElement, names: readonly EventName[]): Record<string, unknown> {
  const callbacks: Record<string, unknown> = {};
  for (const name of names) {
    callbacks[callbackName(name)] = (event: WidgetEvent) => {
      const isWanted = element.dispatchEvent(
        new CustomEvent(`panggung-${name}`, {
          detail: event.detail,
          bubbles: true,
          composed: true,
          cancelable: isCancelable(name),
        }),
      );
      if (!isWanted) event.preventDefault();
    };
  }
  return callbacks;
}

function callbackName(name: EventName): string {
  return `on-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
