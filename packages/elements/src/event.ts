/** What each event tells. Nothing personal travels in them: any script of the page may listen. */
export interface EventDetails {
  'show-select': { show_id: string | number; href: string };
  'banner-select': {
    banner_id: string | number;
    kind: 'banner' | 'show' | 'upcoming' | 'link';
    href: string;
  };
  'filter-change': { video_status: string | null; room_category_id: string | number | null };
  'page-change': { page: number };
  search: { q: string; href: string };
  'notification-select': {
    notification_id: string | number;
    type: string;
    show_id: string | number | null;
    href: string | null;
  };
  'list-open': { href: string };
  'ticket-open': { href: string };
  'checkout-start': { show_id: string | number };
  'redeem-start': { show_id: string | number; href: string };
  'gift-start': { show_id: string | number; href: string };
  'watch-start': { show_id: string | number; href: string };
  'payment-pending': {
    payment_id: string | number;
    show_id: string | number;
    amount: number;
    expiration_date: number | null;
    channel_code: string;
  };
  'ticket-issued': { payment_id: string | number; show_id: string | number; amount: number };
  'checkout-close': { show_id: string | number; state: string };
  'session-change': { is_signed_in: boolean };
  'sign-in-start': Record<never, never>;
  'profile-saved': Record<never, never>;
  'like-change': { show_id: string | number; is_like: boolean };
}
export type EventName = keyof EventDetails;

/** What has happened already. Only these are listed: every tag pays for each name here. */
const announcements: readonly EventName[] = [
  'payment-pending',
  'ticket-issued',
  'checkout-close',
  'session-change',
  'profile-saved',
  'like-change',
];

/** Whether `preventDefault()` takes the step over from the widget. */
export function isCancelable(name: EventName): boolean {
  return !announcements.includes(name);
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
