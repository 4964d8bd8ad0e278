import type { IdentityConfig } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Backplane } from './backplane.js';
import type { CommentStream } from './chat-mirror.js';
import type { Tables } from './database.js';
import type { MediaServer } from './media-server.js';
import type { Metrics } from './metrics.js';
import type { VideoStore } from './video-store.js';

export type { MediaServer, NewStream, StreamRecording } from './media-server.js';
export { MediaError } from './media-server.js';
export type { StoredVideo, VideoName, VideoPiece, VideoStore, WrittenVideo } from './video-store.js';

/** What the API needs of the world. `createApp(ports)` touches nothing else. */
export interface Ports {
  database: Kysely<Tables>;
  gateway: PaymentGateway;
  identity: IdentityService;
  mailer: Mailer;
  files: FileStore;
  images: ImageWorkshop;
  /** Videos that shows play when they are not on air. */
  videos: VideoStore;
  /** Carries live pictures; unset, nothing is streamed, and videos of our own play all the same. */
  media?: MediaServer;
  /** Tells other processes of chats; unset, they find out by themselves, a little later. */
  backplane?: Backplane;
  /** Where chats are written to as well; unset, the API alone tells of them. */
  commentStream?: CommentStream;
  log: Log;
  /** Now, in epoch ms. */
  clock: () => number;
  /** Where calls, claims and queues are counted; unset, nothing is. */
  metrics?: Metrics;
  settings: Settings;
}

/** Where the API stands and whom it trusts. */
export interface Settings {
  /** Printed in titles and mails. AMB-014. */
  productName: string;
  /** The reference site's own origins; they need no partner key. */
  siteOrigins: readonly string[];
  /** The first of these is where links in mails lead. */
  siteUrl: string;
  /** What the gateway puts into `x-callback-token`. */
  callbackToken: string;
  /** Signs bearers and chains refresh tokens: at least 32 characters that nobody else knows. */
  sessionKey: string;
  /** Header that carries the client's address behind a proxy; unset, the connection's own address counts. */
  clientAddressHeader?: string;
  /** How many orders one address may place each minute. @default 60 */
  ordersPerMinute?: number;
  /** Where the API itself is reached; relative picture addresses are completed with it. */
  apiUrl?: string;
  /** Most bytes of one video, and of all videos of one person. @default 4 GiB, 100 GiB */
  videoBytesMax?: number;
  videoSpace?: number;
  /** What X-Operator-Key must say to change banners and categories; unset, nobody may. AMB-190. */
  operatorKey?: string;
  /** Printed on receipts as it is, such as 'Termasuk PPN'; unset, nothing is. */
  taxLine?: string;
  /** What receipts say of money back. @default tickets are final unless the show is cancelled */
  refundPolicy?: string;
  /** Title of the half-price coupon for who registers with a referral code; unset, there is none. AMB-046. */
  referralCoupon?: string;
  /** Shows every mail at /dev/outbox. Development only: it lays open all codes. */
  showsOutbox?: boolean;
}

/** Knows passwords and Google accounts, so that we need not: Firebase Authentication or its emulator. AMB-035. */
export interface IdentityService {
  /** What a page needs to reach it. */
  config: Omit<IdentityConfig, 'site_url'>;
  /** Who an ID token speaks for; throws `token` when it is forged, expired or another project's. */
  verify(idToken: string): Promise<Identity>;
  /** Proves e-mail and password; throws `credentials` when they do not fit. */
  signIn(email: string, password: string): Promise<ProvenIdentity>;
  /** Proves the last password and sets another. */
  changePassword(change: { email: string; lastPassword: string; password: string }): Promise<Identity>;
  /** Forgets the account an ID token speaks for; throws `gone` when there is none any more. */
  remove(idToken: string): Promise<void>;
  /** Mails the emulator would have sent; unset where real ones are sent. */
  mails?(): Promise<IdentityMail[]>;
}

/** Somebody as the identity service knows them. */
export interface Identity {
  uid: string;
  /** In normal form. */
  email: string;
  isEmailVerified: boolean;
  googleId: string | null;
  name: string | null;
  /** Epoch ms; null where it was not told. */
  passwordUpdatedAt: number | null;
  /** When they last signed in there, epoch ms; null where it was not told. */
  signedInAt: number | null;
}

/** Somebody who has just proved who they are, and what proves it for an hour. */
export interface ProvenIdentity extends Identity {
  idToken: string;
}

export interface IdentityMail {
  mode: 'verifyEmail' | 'resetPassword';
  email: string;
  /** The action code its link carries. */
  code: string;
}

export type IdentityFailure =
  | 'credentials'
  | 'token'
  | 'gone'
  | 'weak_password'
  | 'disabled'
  | 'too_many_attempts'
  | 'unavailable';

/** The identity service refused, or did not answer. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly failure: IdentityFailure;
  constructor(failure: IdentityFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The four kinds of ways to pay, each with its own calls and callbacks at the gateway. */
export const gatewaySources = ['va', 'ewallet', 'retail', 'qr'] as const;
export type GatewaySource = (typeof gatewaySources)[number];

/** What the gateway is asked to take money for. */
export interface ChannelOrder {
  source: GatewaySource;
  /** Our name for the order: asking again with the same one never makes a second. */
  externalId: string;
  /** Such as BCA, OVO, ALFAMART, QRIS. */
  channelCode: string;
  /** Name printed on an account or a counter's receipt. */
  name: string;
  /** Exactly what it takes, in rupiah. */
  amount: number;
  /** Digits; null where the channel asks for none. */
  phone: string | null;
  items: readonly ChannelItem[];
  /** Where a wallet's page leads back to. */
  redirectUrl: string;
  /** Where the gateway tells what became of it, for those that are told with the order. */
  callbackUrl: string;
  /** Epoch ms after which it takes nothing. */
  expirationDate: number;
}

export interface ChannelItem {
  id: string;
  name: string;
  /** In rupiah. */
  price: number;
  quantity: number;
}

/** What the buyer is shown: which of the fields is there depends on the way. */
export interface OpenedChannel {
  /** What the gateway calls the account, code or charge. */
  gatewayId: string;
  accountNumber?: string;
  paymentCode?: string;
  checkoutUrl?: string;
  qrString?: string;
}

/** An order the gateway was asked for, as it is asked after. */
export interface AskedOrder {
  source: GatewaySource;
  externalId: string;
  channelCode: string;
  /** Null where the gateway's answer never arrived. */
  gatewayId: string | null;
  /** Epoch ms after which it takes nothing; null where that is not known. */
  expirationDate: number | null;
}

/** What became of an order at the gateway. */
export interface GatewayMoney {
  source: GatewaySource;
  /** The gateway's name for the money; the order's own where it has none. */
  paymentId: string;
  externalId: string;
  /** What was really paid, in rupiah. */
  amount: number;
  /** `failed`: nothing was paid and nothing can be any more. */
  status: 'paid' | 'failed';
  /** Of what failed. */
  failure?: 'expired' | 'declined';
}

/** Takes money, whatever the way. Expected refusals are thrown as {@link GatewayError}. */
export interface PaymentGateway {
  /** Opens an account, a code, a charge or a QR code; asking again with the same `externalId` opens no second one. */
  open(order: ChannelOrder): Promise<OpenedChannel>;
  /** Takes no more money for it from `at` (epoch ms) on, where the channel can be told so. */
  close(order: AskedOrder & { at: number }): Promise<void>;
  /** Reads back the money a callback tells of. Null: the gateway knows of none, or not yet what becomes of it. */
  read(told: AskedOrder & { paymentId: string }): Promise<GatewayMoney | null>;
  /** Looks for what became of an order that no callback told of. Null: it still waits. */
  find(order: AskedOrder): Promise<GatewayMoney | null>;
  /** Pays money back the way it came; asking again with the same `reference` pays it once. */
  refund(order: RefundOrder): Promise<{ ref: string } | 'unsupported'>;
}

export interface RefundOrder extends AskedOrder {
  /** The gateway's name for the money. */
  paymentId: string;
  /** Our name for the refund. */
  reference: string;
  amount: number;
  reason: string;
}

/** The gateway refused, or did not answer; `isFinal` tells whether asking again can help. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly isFinal: boolean;
  constructor(code: string, message: string, isFinal: boolean) {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Hands one mail over; a throw means "try again later". */
export interface Mailer {
  /** No way out is set up: mails wait in the outbox. */
  isOff?: boolean;
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What is enclosed. */
  files?: readonly MailFile[];
}

/** A file that goes along with a mail. */
export interface MailFile {
  name: string;
  /** Its media type. */
  type: string;
  content: string;
}

/** Keeps small files by name; a name is written with one content only. */
export interface FileStore {
  /** Whole or not at all. */
  put(name: string, content: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Null: there is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
}

/** Reads and writes pictures. What is none is thrown as {@link ImageError}. */
export interface ImageWorkshop {
  /** What a picture says of its size, upright, before anything of it is unpacked; in px. */
  measure(bytes: Uint8Array<ArrayBuffer>): Promise<{ width: number; height: number }>;
  /** Its first frame, upright, its middle, once for each that is wanted, all of one shape; nothing else of it is kept. */
  render(
    bytes: Uint8Array<ArrayBuffer>,
    renditions: readonly Rendition[],
  ): Promise<Uint8Array<ArrayBuffer>[]>;
}

/** A picture that is wanted of another. */
export interface Rendition {
  /** In px. */
  width: number;
  height: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
}

/** A picture that cannot be read. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

/** Structured lines without personal data. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}
