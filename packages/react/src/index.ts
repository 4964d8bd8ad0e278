export {
  configurePanggung,
  PanggungProvider,
  type PanggungProviderProps,
  type PanggungSettings,
  type Theme,
  usePanggung,
} from './ui/panggung-provider.js';
export type { ShowHref } from './ui/show-href.js';
export type {
  CheckoutCloseDetail,
  CheckoutStartDetail,
  PaymentPendingDetail,
  ShowSelectDetail,
  TicketIssuedDetail,
  WidgetEvent,
  WidgetEvents,
  WidgetListener,
} from './ui/widget-event.js';
