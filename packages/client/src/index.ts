export { type Account, getAccount } from './account.js';
export { createEmailCheck, createReferralCheck } from './account-check.js';
export type { PasswordReset } from './account-recovery.js';
export type { GoogleNewcomer, Newcomer } from './account-register.js';
export {
  type AccountFailed,
  type AccountFailure,
  type AccountResult,
  isCodeInvalid,
} from './account-result.js';
export type { Credentials } from './account-sign-in.js';
export { type Actions, createActions } from './actions.js';
export { logLogin } from './activity.js';
export { type AnalyticsEvent, type AnalyticsPort, connectAnalytics, report } from './analytics.js';
export { ApiError, toApiError } from './api-error.js';
export { type BannerPage, type Banners, getBanners } from './banner.js';
export {
  type BroadcastControl,
  type BroadcastOptions,
  type BroadcastRefusal,
  type BroadcastSnapshot,
  createBroadcast,
} from './broadcast.js';
export { type Categories, getCategories } from './category.js';
export { type Chat, getChat } from './chat.js';
export type { ChatLine } from './chat-log.js';
export type { ChatState, ChatStatus } from './chat-state.js';
export { type CheckoutOptions, getCheckout } from './checkout.js';
export type { Checkout, CheckoutEntry, CheckoutListener } from './checkout-control.js';
export type { CheckoutSnapshot } from './checkout-store.js';
export type { Clock } from './clock.js';
export { type CommentEntry, type Comments, getComments } from './comment.js';
export { type CommentCount, type CommentCountState, getCommentCount } from './comment-count.js';
export { keepCommentDraft, takeCommentDraft } from './comment-draft.js';
export { type Coupons, getCoupons } from './coupon.js';
export { type DoorCheck, type DoorState, getDoorCheck } from './door-check.js';
export { hasDoors } from './door-check-doors.js';
export { tellDoors, type UntoldDoor } from './door-check-tell.js';
export {
  type ExpressionMaking,
  type ExpressionMakingState,
  type ExpressionPage,
  type Expressions,
  getExpressions,
} from './expression.js';
export type { Feed, FeedState, FeedStatus } from './feed.js';
export {
  type Handover,
  type HandoverOptions,
  type HandoverOutcome,
  type HandoverRequest,
  handOver,
  isOrphaned,
  openHandover,
  readHandover,
  readPartner,
} from './handover.js';
export { type CallOptions, createHttp, type Fetch, type Http, type HttpOptions } from './http.js';
export { getLiking, type LikeState, type Liking, type LikingOptions } from './like.js';
export type { CheckState, CheckStatus, LiveCheck } from './live-check.js';
export { getMaster, type Master } from './master.js';
export { getNotifications, type Notifications } from './notification.js';
export type { News, Unseen } from './notification-news.js';
export { getOwnPayments, type OwnPayments } from './own-payment.js';
export { getOwnTicket, type OwnTicket } from './own-ticket.js';
export { createPanggung, getPanggung, type Panggung, type PanggungOptions } from './panggung.js';
export { getCheckoutStands } from './part.js';
export { type Announcement, getPayments, type Payments } from './payment.js';
export { getKeptPayments, type KeptPayments } from './payment-memory.js';
export {
  getPaymentType,
  type PaymentTypeRecord,
} from './payment-type.js';
export { getPersonName } from './person-name.js';
export { createPlayback, type PlaybackControl, type PlaybackSnapshot } from './playback.js';
export { getPopularShows, type PopularShows } from './popular-shows.js';
export {
  draftFields,
  getProfileDraft,
  isDraftChanged,
  type ProfileChanges,
  type ProfileDraft,
} from './profile-draft.js';
export { getProgramme, type Programme } from './programme.js';
export { getPromotions, type Promotions } from './promotion.js';
export { connectPush, type PushPort, readPushId } from './push.js';
export { createReceiverCheck, type ReceiverCheck, type ReceiverSnapshot } from './receiver.js';
export { getReminder, type Reminder } from './reminder.js';
export type { Loadable } from './resource.js';
export { getSaleQueue, type SaleQueue, type SaleQueueState } from './sale-queue.js';
export {
  createSuggestions,
  type SuggestionState,
  type SuggestionStatus,
  type Suggestions,
} from './search.js';
export { getSeatOffer, type SeatOfferPass } from './seat-offer.js';
export type { PageWish, Session } from './session.js';
export { getSessionList, type SessionList } from './session-list.js';
export { isSilence } from './session-rules.js';
export type { ShowPage, Shows } from './show.js';
export {
  getShowForm,
  type ShowFile,
  type ShowForm,
  type ShowFormOptions,
  type ShowFormState,
} from './show-form.js';
export { type Delay, getManagedShows, type ManagedShows, type Stage } from './show-manage.js';
export { getShowSales, type ShowSales } from './show-sales.js';
export { awaitStart } from './show-start.js';
export { type LiveStream, openSignalling, type Reply, type Signalling } from './signalling.js';
export { createSignallingPeer, type SignallingPeer } from './signalling-peer.js';
export {
  createStorage,
  getStorage,
  getTabStorage,
  type KeyValueStorage,
  type StorageArea,
} from './storage.js';
export { getTicketList, type TicketList, type TicketListQuery, type TicketPage } from './ticket-list.js';
export { getTicketSending, type TicketSending, type TicketSendingState } from './ticket-send.js';
export { type UploadCall, type UploadOptions, type UploadProgress, upload } from './upload.js';
export { createPace, type UploadPace } from './upload-pace.js';
export { getUsers, type Users } from './user.js';
export { readTicketsToLose, readUserData, removeAccount, type TicketsToLose } from './user-data.js';
export { changePhoto } from './user-photo.js';
export { createVideoUpload, type VideoUpload, type VideoUploadState } from './video-upload.js';
export { getWaitingList, type WaitingList } from './waiting-list.js';
