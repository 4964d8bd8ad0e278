import * as v from 'valibot';
import {
  ChangePasswordSchema,
  GoogleLoginSchema,
  HandoverSchema,
  IdentityConfigSchema,
  LoginSchema,
  PartnerQuerySchema,
  PartnerSchema,
  RefreshSchema,
  RegisterSchema,
  RemovalSchema,
  ResetPasswordSchema,
  SessionSchema,
  SignedInSchema,
  VerificationSchema,
} from './account.js';
import {
  AdmissionBatchSchema,
  AdmissionOutcomeSchema,
  AdmissionRollSchema,
  AdmissionSchema,
  NewAdmissionSchema,
} from './admission.js';
import { BannerChangeSchema, BannerListQuerySchema, BannerSchema, NewBannerSchema } from './banner.js';
import { chatCalls } from './chat-calls.js';
import { CouponListQuerySchema, CouponSchema } from './coupon.js';
import { IdSchema, listQuery, many, one } from './envelope.js';
import {
  ExpressionChangeSchema,
  ExpressionListQuerySchema,
  ExpressionSchema,
  NewExpressionSchema,
} from './expression.js';
import { NotificationListQuerySchema, NotificationSchema, PromotionSchema } from './notification.js';
import {
  EwalletOrderSchema,
  EwalletRequestSchema,
  FreePaymentSchema,
  GuestEwalletOrderSchema,
  GuestRedeemSchema,
  GuestRetailOrderSchema,
  GuestVirtualAccountOrderSchema,
  PaymentListQuerySchema,
  PaymentOrderSchema,
  RedeemSchema,
  RetailOrderSchema,
  RetailRequestSchema,
  SendTicketSchema,
  VirtualAccountOrderSchema,
  VirtualAccountRequestSchema,
} from './order.js';
import { EmailSchema, GuestPaymentSchema, PaymentSchema, TicketStatusSchema } from './payment.js';
import { PaymentTypeQuerySchema, PaymentTypeSchema } from './payment-type.js';
import {
  GuestRoomTokenWishSchema,
  GuestViewerSchema,
  NewPlaybackSchema,
  PlaybackSchema,
  PublishTokenSchema,
  PublishTokenWishSchema,
  RoomTokenSchema,
  RoomTokenWishSchema,
  ViewerCountSchema,
  ViewerSchema,
} from './playback.js';
import { ReminderQuerySchema, ReminderSchema, ReminderWishSchema } from './reminder.js';
import { QueuePlaceSchema, SaleQueueEntrySchema, SaleQueueQuerySchema } from './sale-queue.js';
import { CategoryEntrySchema, CategorySchema, ShowListQuerySchema, ShowSchema } from './show.js';
import { showCalls } from './show-calls.js';
import {
  BadwordSchema,
  CommentListQuerySchema,
  CommentSchema,
  CountSchema,
  LikeCountSchema,
  LikeQuerySchema,
  LikeSchema,
  LikeWishSchema,
  NewCommentSchema,
} from './social.js';
import {
  ActivityReportSchema,
  ActivitySchema,
  CitySchema,
  PersonNameSchema,
  PhotoSchema,
  ProfileSchema,
  ReceiverSchema,
  UserListQuerySchema,
  UserSchema,
  WorkSchema,
} from './user.js';
import { UserDataSchema } from './user-data.js';
import { SeatOfferQuerySchema, SeatOfferSchema, WaitingSchema, WaitingWishSchema } from './waiting-list.js';

/** One call of the API. Paths carry `:names`; `reply` is the whole body of a 200 or 201. */
export interface Endpoint {
  summary: string;
  /** Requirement row and number in api.md. */
  source: string;
  /** An insert: needs an Idempotency-Key and answers 201. */
  isInsert?: boolean;
  /** Answers 201; where a caller sends an Idempotency-Key, repeating it does nothing twice. */
  isCreation?: boolean;
  /** Issues something new each time it is asked, and answers 201. */
  isIssue?: boolean;
  /** For whoever runs the server: without the right X-Operator-Key 400 `operator_key_wrong`. AMB-190. */
  needsOperator?: boolean;
  /** For those who signed in: without a bearer 400 `jwt_missing`, with a bad one 401 `jwt_invalid`. api.md §0. */
  needsSession?: boolean;
  /** Takes a picture: the file `image` of a form, or a data URL in its place. AMB-163. */
  takesImage?: boolean;
  /** The fields of the multipart form it takes; {@link files} says what each of its files holds. AMB-162. */
  form?: v.GenericSchema;
  files?: Readonly<Record<string, string>>;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  reply: v.GenericSchema;
}

const id = v.object({ id: v.string() });
const ids = v.object({ ...listQuery });
const videoStatus = v.optional(v.string());
const done = one(v.object({ id: IdSchema }));
const userId = v.optional(IdSchema);

/**
 * The HTTP contract: one row a call, keyed by method and path. The server routes and documents from it,
 * the client's calls are typed by it.
 */
export const contract = {
  'GET /auth/email': {
    summary: 'Tell whether an account with this e-mail exists (404: it does not).',
    source: 'Q-04, api.md 3',
    query: v.object({ email: EmailSchema, room_video_id: v.optional(IdSchema), video_status: videoStatus }),
    reply: one(v.object({ email: v.string() })),
  },
  'GET /auth/identity': {
    summary: 'Tell where people sign in.',
    source: 'ours; AMB-035',
    reply: one(IdentityConfigSchema),
  },
  'POST /auth/login': {
    summary: 'Sign in with e-mail and password, as the identity service knows them.',
    source: 'Q-02, api.md 1',
    body: LoginSchema,
    reply: one(SignedInSchema),
  },
  'POST /auth/loginWithGoogle': {
    summary: 'Sign in with a Google account that is registered.',
    source: 'Q-03, api.md 2',
    body: GoogleLoginSchema,
    reply: one(SignedInSchema),
  },
  'POST /auth/register': {
    summary: 'Make an account for an identity that was just created; always of type USER.',
    source: 'Q-05, api.md 4',
    isInsert: true,
    body: RegisterSchema,
    reply: one(UserSchema),
  },
  'POST /auth/verification': {
    summary: 'Take note that the identity service has verified the e-mail.',
    source: 'Q-06, api.md 5',
    body: VerificationSchema,
    reply: one(v.object({ status: v.string() })),
  },
  'POST /auth/changePassword': {
    summary: 'Change the password; all other sessions end.',
    source: 'Q-07, api.md 6',
    needsSession: true,
    body: ChangePasswordSchema,
    reply: done,
  },
  'POST /auth/resetPassword': {
    summary: 'Take note of a password that was just reset at the identity service; all sessions end.',
    source: 'Q-08, api.md 7, AMB-047',
    body: ResetPasswordSchema,
    reply: done,
  },
  'GET /auth/coupon-code': {
    summary: 'Tell whether a referral code belongs to somebody (404: it does not).',
    source: 'Q-09, api.md 8',
    query: v.object({ referral_code: v.string() }),
    reply: one(v.object({ referral_code: v.string() })),
  },
  'POST /auth/refresh': {
    summary: 'Renew a session: a new bearer for a refresh token, which is used up.',
    source: 'ours; api.md I15, AMB-195',
    body: RefreshSchema,
    reply: one(SignedInSchema),
  },
  'POST /auth/logout': {
    summary: 'End the session of a refresh token.',
    source: 'ours; api.md I15, AMB-195',
    body: RefreshSchema,
    reply: one(v.object({ id: v.nullable(IdSchema) })),
  },
  'GET /auth/partner': {
    summary: "Tell whose page an origin is (404: no partner's), before anybody signs in for it.",
    source: 'ours; AMB-035, AMB-195',
    query: PartnerQuerySchema,
    reply: one(PartnerSchema),
  },
  'POST /auth/handover': {
    summary: "Give a partner's page a session of its own, bound to its origin.",
    source: 'ours; api.md I15, AMB-195',
    needsSession: true,
    body: HandoverSchema,
    reply: one(SignedInSchema),
  },
  'GET /api/v1/session': {
    summary: 'List where one is signed in.',
    source: 'ours; api.md I15, AMB-195',
    needsSession: true,
    query: ids,
    reply: many(SessionSchema),
  },
  'DELETE /api/v1/session/:id': {
    summary: 'Sign out somewhere else.',
    source: 'ours; api.md I15, AMB-195',
    needsSession: true,
    params: id,
    reply: done,
  },
  'GET /api/v1/user': {
    summary: 'List people by their names, and nothing more of them.',
    source: 'Q-55, api.md 29, AMB-176',
    needsSession: true,
    query: UserListQuerySchema,
    reply: many(PersonNameSchema),
  },
  'GET /api/v1/user/email': {
    summary: 'Find the person to give a ticket to (404: nobody has this address).',
    source: 'Q-56, api.md 31',
    needsSession: true,
    query: v.object({ email: EmailSchema }),
    reply: one(ReceiverSchema),
  },
  'GET /api/v1/user/:id': {
    summary: 'Read a person: whole for themselves, without private fields for others.',
    source: 'Q-24, api.md 30',
    needsSession: true,
    params: id,
    reply: one(UserSchema),
  },
  'PUT /api/v1/user/UpdateProfile/:id': {
    summary: 'Change the own photo.',
    source: 'Q-58, api.md 33',
    needsSession: true,
    takesImage: true,
    params: id,
    reply: one(PhotoSchema),
  },
  'PUT /api/v1/user/:id': {
    summary: 'Change the own profile.',
    source: 'Q-57, api.md 32',
    needsSession: true,
    params: id,
    body: ProfileSchema,
    reply: one(UserSchema),
  },
  'DELETE /api/v1/user/:id': {
    summary: 'Delete the own account; payments are kept without the person.',
    source: 'ours',
    needsSession: true,
    params: id,
    body: RemovalSchema,
    reply: done,
  },
  'GET /api/v1/user/:id/export': {
    summary: 'Read everything that is kept of oneself.',
    source: 'ours',
    needsSession: true,
    params: id,
    reply: one(UserDataSchema),
  },
  'POST /api/v1/log-activity': {
    summary: 'Take note of something the person did.',
    source: 'Q-25, api.md 27',
    isInsert: true,
    needsSession: true,
    body: ActivityReportSchema,
    reply: one(ActivitySchema),
  },
  'GET /api/v1/log-activity': {
    summary: 'List what the person did.',
    source: 'Q-25, api.md 28',
    needsSession: true,
    query: v.object({ ...listQuery, user_id: userId }),
    reply: many(ActivitySchema),
  },
  'GET /api/v1/master/work': {
    summary: 'List kinds of work.',
    source: 'Q-52, api.md 35',
    query: ids,
    reply: many(WorkSchema),
  },
  'GET /api/v1/master/work/:id': {
    summary: 'Read one kind of work.',
    source: 'Q-52, api.md 36',
    params: id,
    reply: one(WorkSchema),
  },
  'GET /api/v1/master/city': {
    summary: 'List the regencies and cities of Indonesia.',
    source: 'Q-53, api.md 37',
    query: ids,
    reply: many(CitySchema),
  },
  'GET /api/v1/master/city/:id': {
    summary: 'Read one regency or city.',
    source: 'Q-53, api.md 38',
    params: id,
    reply: one(CitySchema),
  },
  'GET /api/v1/room/video': {
    summary: 'List shows.',
    source: 'Q-10, api.md 9',
    query: ShowListQuerySchema,
    reply: many(ShowSchema),
  },
  'GET /api/v1/room/video/:id': {
    summary: 'Read one show.',
    source: 'Q-11, api.md 10',
    params: id,
    reply: one(ShowSchema),
  },
  'GET /api/v1/show-popularity': {
    summary: 'List shows, most watched first.',
    source: 'Q-15, api.md 14',
    query: ids,
    reply: many(ShowSchema),
  },
  'GET /api/v1/room/category': {
    summary: 'List categories.',
    source: 'Q-19, api.md 20',
    query: ids,
    reply: many(CategorySchema),
  },
  'GET /api/v1/room/category/:id': {
    summary: 'Read one category.',
    source: 'Q-19, api.md 21',
    params: id,
    reply: one(CategorySchema),
  },
  'POST /api/v1/room/category': {
    summary: 'Add a category.',
    source: 'Q-20, api.md 22',
    isCreation: true,
    needsOperator: true,
    body: CategoryEntrySchema,
    reply: one(CategorySchema),
  },
  'PUT /api/v1/room/category/:id': {
    summary: 'Rename a category.',
    source: 'Q-20, api.md 23',
    needsOperator: true,
    params: id,
    body: CategoryEntrySchema,
    reply: one(CategorySchema),
  },
  'DELETE /api/v1/room/category/:id': {
    summary: 'Remove a category that no show is in.',
    source: 'Q-20, api.md 24',
    needsOperator: true,
    params: id,
    reply: done,
  },
  'GET /api/v1/banner': {
    summary: 'List the banners that are shown now.',
    source: 'Q-16, api.md 15',
    query: BannerListQuerySchema,
    reply: many(BannerSchema),
  },
  'GET /api/v1/banner/:id': {
    summary: 'Read one banner.',
    source: 'Q-17, api.md 16',
    params: id,
    reply: one(BannerSchema),
  },
  'POST /api/v1/banner': {
    summary: 'Add a banner.',
    source: 'Q-18, api.md 17',
    isCreation: true,
    needsOperator: true,
    body: NewBannerSchema,
    reply: one(BannerSchema),
  },
  'PUT /api/v1/banner/:id': {
    summary: 'Change a banner.',
    source: 'Q-18, api.md 18',
    needsOperator: true,
    params: id,
    body: BannerChangeSchema,
    reply: one(BannerSchema),
  },
  'DELETE /api/v1/banner/:id': {
    summary: 'Remove a banner.',
    source: 'Q-18, api.md 19',
    needsOperator: true,
    params: id,
    reply: done,
  },
  'GET /api/v1/notification': {
    summary: 'List what the person was told, newest first.',
    source: 'Q-22, api.md 25',
    needsSession: true,
    query: NotificationListQuerySchema,
    reply: many(NotificationSchema),
  },
  'GET /api/v1/promotion/:id': {
    summary: 'Read one promotion.',
    source: 'Q-23, api.md 26',
    params: id,
    reply: one(PromotionSchema),
  },
  'GET /api/v1/room-like': {
    summary: 'Tell whether the person likes a show.',
    source: 'Q-48, api.md 70',
    needsSession: true,
    query: LikeQuerySchema,
    reply: one(LikeSchema),
  },
  'POST /api/v1/room-like': {
    summary: 'Like a show, or no longer.',
    source: 'Q-48, api.md 71',
    needsSession: true,
    body: LikeWishSchema,
    reply: one(LikeCountSchema),
  },
  'GET /api/v1/room-like/count': {
    summary: 'Tell how many like a show.',
    source: 'K-04, api.md I1',
    query: v.object({ room_video_id: IdSchema }),
    reply: one(CountSchema),
  },
  'GET /api/v1/room-comment': {
    summary: 'List the comments under a show, newest first.',
    source: 'Q-50, api.md 72',
    query: CommentListQuerySchema,
    reply: many(CommentSchema),
  },
  'POST /api/v1/room-comment': {
    summary: 'Comment on a show; bad words are masked.',
    source: 'Q-50, api.md 73',
    isCreation: true,
    needsSession: true,
    body: NewCommentSchema,
    reply: one(CommentSchema),
  },
  'GET /api/v1/room-comment/count': {
    summary: 'Tell how many comments a show has.',
    source: 'Q-49, api.md 74',
    query: v.object({ room_video_id: IdSchema }),
    reply: one(CountSchema),
  },
  'GET /api/v1/reminder': {
    summary: 'Tell whether the person is reminded of a show.',
    source: 'ours',
    needsSession: true,
    query: ReminderQuerySchema,
    reply: one(ReminderSchema),
  },
  'POST /api/v1/reminder': {
    summary: 'Be mailed half an hour before a show begins, or no longer.',
    source: 'ours',
    needsSession: true,
    body: ReminderWishSchema,
    reply: one(ReminderSchema),
  },
  'GET /api/v1/express-video': {
    summary: 'List expressions, the newest first.',
    source: 'Q-54, api.md 75',
    needsSession: true,
    query: ExpressionListQuerySchema,
    reply: many(ExpressionSchema),
  },
  'POST /api/v1/express-video': {
    summary: 'Show everybody a short video; for artists.',
    source: 'Q-54, api.md 76',
    isCreation: true,
    needsSession: true,
    form: NewExpressionSchema,
    files: { video: 'MP4, by its content.' },
    reply: one(ExpressionSchema),
  },
  'PUT /api/v1/express-video/:id': {
    summary: 'Describe an own expression anew.',
    source: 'Q-54, api.md 77',
    needsSession: true,
    params: id,
    body: ExpressionChangeSchema,
    reply: one(ExpressionSchema),
  },
  'DELETE /api/v1/express-video/:id': {
    summary: 'Remove an own expression, and its video.',
    source: 'Q-54, api.md 78',
    needsSession: true,
    params: id,
    reply: done,
  },
  'GET /api/v1/master/badword': {
    summary: 'List the words that are masked in comments.',
    source: 'Q-51, api.md 34',
    reply: many(BadwordSchema),
  },
  'GET /api/v1/coupon': {
    summary: 'List the own coupons.',
    source: 'Q-42, api.md 39',
    needsSession: true,
    query: CouponListQuerySchema,
    reply: many(CouponSchema),
  },
  'GET /api/v1/payment-type': {
    summary: 'List the ways a person may pay an amount.',
    source: 'Q-35, api.md 51',
    needsSession: true,
    query: PaymentTypeQuerySchema,
    reply: many(PaymentTypeSchema),
  },
  'GET /api/v1/payment-type/guest': {
    summary: 'List the ways a guest may pay an amount.',
    source: 'Q-36, api.md 52',
    query: PaymentTypeQuerySchema,
    reply: many(PaymentTypeSchema),
  },
  'GET /api/v1/payment-type/guest/:id': {
    summary: 'Read one way to pay.',
    source: 'Q-38, api.md 54',
    params: id,
    reply: one(PaymentTypeSchema),
  },
  'GET /api/v1/payment-type/:id': {
    summary: 'Read one way to pay, signed in.',
    source: 'Q-37, api.md 53',
    needsSession: true,
    params: id,
    reply: one(PaymentTypeSchema),
  },
  'GET /api/v1/payment-ewallet': {
    summary: 'List what one ordered with an e-wallet.',
    source: 'Q-39, api.md 55',
    needsSession: true,
    query: ids,
    reply: many(EwalletRequestSchema),
  },
  'POST /api/v1/payment-ewallet': {
    summary: 'Order a ticket and pay it with an e-wallet.',
    source: 'Q-39, api.md 56',
    isInsert: true,
    needsSession: true,
    body: EwalletOrderSchema,
    reply: one(PaymentSchema),
  },
  'POST /api/v1/payment-ewallet/guest': {
    summary: 'Order a ticket as a guest and pay it with an e-wallet.',
    source: 'Q-39, api.md 57',
    isInsert: true,
    body: GuestEwalletOrderSchema,
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment-retail': {
    summary: 'List what one ordered to pay at a counter.',
    source: 'Q-40, api.md 58',
    needsSession: true,
    query: ids,
    reply: many(RetailRequestSchema),
  },
  'POST /api/v1/payment-retail': {
    summary: 'Order a ticket and pay it at a counter.',
    source: 'Q-40, api.md 59',
    isInsert: true,
    needsSession: true,
    body: RetailOrderSchema,
    reply: one(PaymentSchema),
  },
  'POST /api/v1/payment-retail/guest': {
    summary: 'Order a ticket as a guest and pay it at a counter.',
    source: 'Q-40, api.md 60',
    isInsert: true,
    body: GuestRetailOrderSchema,
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment-va': {
    summary: 'List what one ordered to pay into a virtual account.',
    source: 'Q-41, api.md 61',
    needsSession: true,
    query: ids,
    reply: many(VirtualAccountRequestSchema),
  },
  'POST /api/v1/payment-va': {
    summary: 'Order a ticket and pay it into a virtual account.',
    source: 'Q-41, api.md 62',
    isInsert: true,
    needsSession: true,
    body: VirtualAccountOrderSchema,
    reply: one(PaymentSchema),
  },
  'POST /api/v1/payment-va/guest': {
    summary: 'Order a ticket as a guest and pay it into a virtual account.',
    source: 'Q-41, api.md 63',
    isInsert: true,
    body: GuestVirtualAccountOrderSchema,
    reply: one(PaymentSchema),
  },
  'POST /api/v1/payment-bypass': {
    summary: 'Take a ticket that costs nothing: with a bearer as a person, without one as a guest.',
    source: 'Q-34, api.md 49 and I14',
    isInsert: true,
    body: FreePaymentSchema,
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment': {
    summary: 'List the own payments, which are the tickets.',
    source: 'Q-26, api.md 40',
    needsSession: true,
    query: PaymentListQuerySchema,
    reply: many(PaymentSchema),
  },
  'POST /api/v1/payment': {
    summary: 'Take a ticket that a FREE-ONE coupon pays.',
    source: 'Q-27, api.md 41',
    isInsert: true,
    needsSession: true,
    body: PaymentOrderSchema,
    reply: one(PaymentSchema),
  },
  'DELETE /api/v1/payment/:id': {
    summary: 'Give up an own payment that is still pending; its seat and coupon are free again.',
    source: 'Q-28, api.md 42',
    needsSession: true,
    params: id,
    reply: done,
  },
  'PATCH /api/v1/send-ticket/:id': {
    summary: 'Give an own ticket to somebody else; its entry code becomes theirs and is another.',
    source: 'Q-59, api.md 50',
    needsSession: true,
    params: id,
    body: SendTicketSchema,
    reply: one(PaymentSchema),
  },
  'GET /api/v1/admission/:room_id': {
    summary: "Read all that the door of one's own show needs without a network (404: another's show).",
    source: 'ours',
    needsSession: true,
    params: v.object({ room_id: v.string() }),
    reply: one(AdmissionRollSchema),
  },
  'POST /api/v1/admission': {
    summary:
      "Let somebody in at the door of one's own show: each ticket once (409 `already_admitted`, which names the admission).",
    source: 'ours',
    isCreation: true,
    needsSession: true,
    body: NewAdmissionSchema,
    reply: one(AdmissionSchema),
  },
  'POST /api/v1/admission/batch': {
    summary: 'Tell whom a door let in without a network; says of each whether it stands.',
    source: 'ours',
    needsSession: true,
    body: AdmissionBatchSchema,
    reply: one(v.array(AdmissionOutcomeSchema)),
  },
  'DELETE /api/v1/admission/:id': {
    summary: 'Take an admission back; the ticket opens the door again.',
    source: 'ours',
    needsSession: true,
    params: id,
    reply: one(AdmissionSchema),
  },
  'POST /api/v1/payment/redeem-code': {
    summary: 'Take a ticket for a redeem code.',
    source: 'Q-32, api.md 47',
    isInsert: true,
    needsSession: true,
    body: RedeemSchema,
    reply: one(PaymentSchema),
  },
  'POST /api/v1/payment/guest/redeem-code': {
    summary: 'Take a ticket for a redeem code as a guest.',
    source: 'Q-33, api.md 48',
    isInsert: true,
    body: GuestRedeemSchema,
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment/guest': {
    summary: 'Read the ticket a guest code opens.',
    source: 'Q-31, api.md 46',
    query: v.object({ code_guest: v.string(), room_video_id: IdSchema, video_status: videoStatus }),
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment/guest/:email/:room_video_id': {
    summary: "Tell the status of a guest's ticket for a show (400: there is none).",
    source: 'Q-30, api.md 45',
    params: v.object({ email: EmailSchema, room_video_id: v.string() }),
    query: v.object({ video_status: videoStatus }),
    reply: one(GuestPaymentSchema),
  },
  'GET /api/v1/payment/user/:user_id': {
    summary: 'Read the own ticket whose show is next (404: there is none).',
    source: 'Q-21, api.md 44',
    needsSession: true,
    params: v.object({ user_id: v.string() }),
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment/:room_id/:for_user_id': {
    summary: "Read the own payment for a show, or the status of somebody else's ticket (400: there is none).",
    source: 'Q-29, api.md 43',
    needsSession: true,
    params: v.object({ room_id: v.string(), for_user_id: v.string() }),
    query: v.object({ room_video_id: v.optional(IdSchema), video_status: videoStatus }),
    reply: one(v.union([PaymentSchema, TicketStatusSchema])),
  },
  'POST /api/v1/payment/guest/resend-code': {
    summary: 'Mail a guest their payment code again; answers alike whether or not there is a ticket.',
    source: 'ours; F-26',
    body: v.object({ email: EmailSchema, room_id: IdSchema }),
    reply: one(v.object({ email: v.string() })),
  },
  'POST /api/v1/roomToken': {
    summary: 'Take what opens a playback, with the own ticket for the show.',
    source: 'Q-43, api.md 64',
    isIssue: true,
    needsSession: true,
    body: RoomTokenWishSchema,
    reply: one(RoomTokenSchema),
  },
  'POST /api/v1/roomTokenFree': {
    summary: 'Take what opens a playback of a free pass that has begun, without a ticket.',
    source: 'Q-44, api.md 65, AMB-082',
    isIssue: true,
    body: RoomTokenWishSchema,
    reply: one(RoomTokenSchema),
  },
  'POST /api/v1/roomToken/guest': {
    summary: "Take what opens a playback, with a guest's payment code.",
    source: 'Q-45, api.md 66',
    isIssue: true,
    body: GuestRoomTokenWishSchema,
    reply: one(RoomTokenSchema),
  },
  'POST /api/v1/publishedToken': {
    summary: "Take what opens the stage of one's own show, until the show's end (404: another's show).",
    source: 'Q-46, api.md 67',
    isIssue: true,
    needsSession: true,
    body: PublishTokenWishSchema,
    reply: one(PublishTokenSchema),
  },
  'POST /api/v1/room/viewer/guest/:id': {
    summary: 'Tell that a guest still watches a show, and read how many do.',
    source: 'Q-47, api.md 69, AMB-131',
    params: id,
    body: GuestViewerSchema,
    reply: one(ViewerCountSchema),
  },
  'POST /api/v1/room/viewer/:id': {
    summary: 'Tell that one still watches a show, and read how many do.',
    source: 'Q-47, api.md 68, AMB-131',
    needsSession: true,
    params: id,
    body: ViewerSchema,
    reply: one(ViewerCountSchema),
  },
  'POST /api/v1/playback': {
    summary: 'Play on this device, for a room token, which is used up (409 `watched_elsewhere`).',
    source: 'ours; AMB-129, AMB-133',
    isCreation: true,
    body: NewPlaybackSchema,
    reply: one(PlaybackSchema),
  },
  'POST /api/v1/playback/:id/renewal': {
    summary: 'Go on playing: where the picture comes from now, with a new token (409 `watched_elsewhere`).',
    source: 'ours; AMB-129',
    params: id,
    reply: one(PlaybackSchema),
  },
  'DELETE /api/v1/playback/:id': {
    summary: 'Play no longer; the ticket is free for another device at once.',
    source: 'ours',
    params: id,
    reply: done,
  },
  'POST /api/v1/waiting-list': {
    summary: 'Wait for a seat of a sold-out show; answers alike whether or not one waits already.',
    source: 'ours',
    isCreation: true,
    body: WaitingWishSchema,
    reply: one(WaitingSchema),
  },
  'GET /api/v1/waiting-list/offer': {
    summary: 'Read the offered seat a `panggung-pass` opens.',
    source: 'ours',
    query: SeatOfferQuerySchema,
    reply: one(SeatOfferSchema),
  },
  'POST /api/v1/sale-queue': {
    summary: 'Get in line before a sale, or back to the place one has.',
    source: 'ours; AMB-198',
    isCreation: true,
    body: SaleQueueEntrySchema,
    reply: one(QueuePlaceSchema),
  },
  'GET /api/v1/sale-queue': {
    summary: 'Tell how far the place a `panggung-queue` names has come.',
    source: 'ours; AMB-198',
    query: SaleQueueQuerySchema,
    reply: one(QueuePlaceSchema),
  },
  ...chatCalls,
  ...showCalls,
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
/** A call's name: its method and path. */
export type Call = keyof Contract;

type Input<C extends Call, K extends string> = Contract[C] extends {
  [P in K]: infer S extends v.GenericSchema;
}
  ? { [P in K]: v.InferInput<S> }
  : unknown;

/** What a call is given. */
export type CallInput<C extends Call> = Input<C, 'params'> & Input<C, 'query'> & Input<C, 'body'>;
/** What a call answers. */
export type CallReply<C extends Call> = v.InferOutput<Contract[C]['reply']>;

type CallWith<Mark extends string> = {
  [C in Call]: Contract[C] extends { [M in Mark]: true } ? C : never;
}[Call];
/** Calls that create something, and never without a key. */
export type InsertCall = CallWith<'isInsert'>;
/** Calls that create something; with a key, never twice. */
export type CreationCall = CallWith<'isCreation'>;
