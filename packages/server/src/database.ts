import type { AccountTables } from './tables/account.js';
import type { AdmissionTables } from './tables/admission.js';
import type { ChatTables } from './tables/chat.js';
import type { CouponTables } from './tables/coupon.js';
import type { GatewayTables } from './tables/gateway.js';
import type { ImageTables } from './tables/image.js';
import type { MailTables } from './tables/mail.js';
import type { NewsTables } from './tables/news.js';
import type { PaymentTables } from './tables/payment.js';
import type { PlaybackTables } from './tables/playback.js';
import type { ShowTables } from './tables/show.js';
import type { SocialTables } from './tables/social.js';
import type { VideoTables } from './tables/video.js';
import type { WaitingTables } from './tables/waiting.js';

export type * from './tables/account.js';
export type * from './tables/admission.js';
export type * from './tables/chat.js';
export type * from './tables/coupon.js';
export type * from './tables/gateway.js';
export type * from './tables/image.js';
export type * from './tables/mail.js';
export type * from './tables/news.js';
export type * from './tables/payment.js';
export type * from './tables/playback.js';
export type * from './tables/show.js';
export type * from './tables/social.js';
export type * from './tables/video.js';
export type * from './tables/waiting.js';

/**
 * The tables of the database, by noun. bigint columns come back as numbers from both drivers (parser for type 20); times
 * are epoch ms, money is rupiah.
 */
export interface Tables
  extends AccountTables,
    AdmissionTables,
    ChatTables,
    CouponTables,
    GatewayTables,
    ImageTables,
    MailTables,
    NewsTables,
    PaymentTables,
    PlaybackTables,
    ShowTables,
    SocialTables,
    VideoTables,
    WaitingTables {}
