export { Account, type AccountProps } from './account/index.js';
export { Banners, type BannersProps, type BannersSettled } from './banners/index.js';
export { Broadcast, type BroadcastProps } from './broadcast/index.js';
export { BuyButton, type BuyButtonProps } from './buy-button/index.js';
export { Chat, type ChatProps } from './chat/index.js';
export { Checkout, type CheckoutHandover, type CheckoutProps } from './checkout/index.js';
export { Comments, type CommentsProps } from './comments/index.js';
export { DoorCheck, type DoorCheckProps } from './door-check/index.js';
export { type ExpressionControl, Expressions, type ExpressionsProps } from './expressions/index.js';
export { type Gift, GiftTicket, type GiftTicketProps } from './gift-ticket/index.js';
export { HostStudio, type HostStudioProps, type StudioScreen } from './host-studio/index.js';
export { Notifications, type NotificationsProps } from './notifications/index.js';
export { Player, type PlayerProps } from './player/index.js';
export { Profile, type ProfileProps, type ProfileScreen } from './profile/index.js';
export { SaleQueue, type SaleQueueProps } from './sale-queue/index.js';
export { Search, type SearchProps } from './search/index.js';
export { SearchResults, type SearchResultsProps } from './search-results/index.js';
export { ShowCard, type ShowCardProps } from './show-card/index.js';
export { ShowDetail, type ShowDetailProps } from './show-detail/index.js';
export { ShowGrid, type ShowGridProps } from './show-grid/index.js';
export { ShowRail, type ShowRailProps } from './show-rail/index.js';
export { StudioForm, type StudioFormProps } from './studio-form/index.js';
export { type ManageControl, StudioManage, type StudioManageProps } from './studio-manage/index.js';
export { TicketWallet, type TicketWalletProps, type WalletPlace } from './ticket-wallet/index.js';
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
  BannerSelectDetail,
  BroadcastEndedDetail,
  BroadcastStartDetail,
  BroadcastStartedDetail,
  CheckoutCloseDetail,
  CheckoutStartDetail,
  ExpressionAlteredDetail,
  ExpressionsOpenDetail,
  FilterChangeDetail,
  LikeChangeDetail,
  ListOpenDetail,
  ManageOpenDetail,
  NotificationSelectDetail,
  PageChangeDetail,
  PaymentDeletedDetail,
  PaymentPendingDetail,
  ProfileSavedDetail,
  ProfileStartDetail,
  QueueAdmittedDetail,
  SearchDetail,
  SessionChangeDetail,
  ShowAlteredDetail,
  ShowEditStartDetail,
  ShowSavedDetail,
  ShowSelectDetail,
  SignInStartDetail,
  TicketIssuedDetail,
  TicketOpenDetail,
  WatchEndDetail,
  WidgetEvent,
  WidgetEvents,
  WidgetListener,
} from './ui/widget-event.js';
export { UpcomingShow, type UpcomingShowProps } from './upcoming-show/index.js';
export { WaitingList, type WaitingListProps } from './waiting-list/index.js';
