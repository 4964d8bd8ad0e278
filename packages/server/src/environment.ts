import { fileURLToPath } from 'node:url';
import type { S3Options } from './adapters/files-s3.js';
import type { FirebaseOptions } from './adapters/firebase.js';
import type { FirebaseDatabaseOptions } from './adapters/firebase-database.js';
import { readCommentStream, readRedis } from './environment-chat.js';
import { readFileStore, readVideoLimits, type VideoLimits } from './environment-files.js';
import { readFirebase, readOperatorKey, readSessionKey } from './environment-identity.js';
import { type MediaOptions, readMedia } from './environment-media.js';
import { ORDERS_PER_MINUTE } from './order-limit.js';

/** Everything a server is told from outside. */
export interface ServerOptions extends Partial<VideoLimits> {
  /** 0 takes any free one. */
  port: number;
  /** The interface to listen on; unset, all of them. */
  host?: string | undefined;
  /** A Postgres server; unset, the embedded database in {@link dataDirectory}. */
  databaseUrl?: string | undefined;
  /** The embedded database and the pictures; unset, the database is kept in memory. */
  dataDirectory: string;
  /** Tells several servers of chats at once; unset, each notices a little later. */
  redisUrl?: string | undefined;
  /** Where chats are written to as well. */
  commentStream?: FirebaseDatabaseOptions | undefined;
  /** An S3-compatible store for uploaded pictures; unset, they lie in {@link dataDirectory}. */
  files?: S3Options | undefined;
  /** Carries live pictures; unset, nothing is streamed. */
  media?: MediaOptions | undefined;
  gatewayUrl: string;
  gatewayKey: string;
  callbackToken: string;
  /** Signs sessions; unset, one is made and kept in {@link dataDirectory}. */
  sessionKey?: string | undefined;
  /** What an operator shows to change banners and categories; unset, nobody may. */
  operatorKey?: string | undefined;
  firebase: FirebaseOptions;
  /** Where people find the site; the first is where links lead, all of them may call without a partner key. */
  siteUrls: readonly string[];
  /** Where this server is reached from outside. @default http://localhost and its port */
  apiUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  productName: string;
  /** Printed on receipts. */
  taxLine?: string | undefined;
  refundPolicy?: string | undefined;
  /** Title of the coupon for who registers with a referral code; unset, there is none. */
  referralCoupon?: string | undefined;
  isProduction: boolean;
  /** The folder loaded into an empty database; unset, it stays empty. */
  catalogue?: string | undefined;
  /** Origin of the example host pages, which get a partner of their own in an empty database. */
  examplesUrl?: string | undefined;
  clientAddressHeader?: string | undefined;
  /** Orders that one address may place each minute. */
  ordersPerMinute: number;
  logLevel: string;
  /** The built site and elements; served when they are there. */
  siteDirectory: string;
  elementsDirectory: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The key of the example partner that development begins with. */
export const EXAMPLE_PARTNER_KEY = 'pk_example_gedung_cendana';

/** What makes a fresh checkout run; the sandbox gateway has the same defaults. */
const development: Environment = {
  PORT: '8787',
  HOST: '127.0.0.1',
  SITE_URL: 'http://localhost:5173',
  EXAMPLES_URL: 'http://127.0.0.1:5180',
  XENDIT_URL: 'http://127.0.0.1:8788',
  XENDIT_KEY: 'xnd_development_panggung',
  XENDIT_CALLBACK_TOKEN: 'panggung-development-callback',
  MEDIA_URL: 'http://localhost:8789/live',
  MEDIA_SECRET: 'panggung-development-media-secret',
  OPERATOR_KEY: 'operator-of-development',
  FIREBASE_PROJECT_ID: 'demo-panggung',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  CATALOGUE: here('../catalogue'),
};

const production: Environment = { PORT: '8787', XENDIT_URL: 'https://api.xendit.co' };

/**
 * Reads the environment; in production nothing that sells or opens something has a default.
 * @throws Error naming every variable that is missing or wrong
 */
export function readEnvironment(env: Environment): ServerOptions {
  const isProduction = env.NODE_ENV === 'production';
  const defaults = isProduction ? production : development;
  const read = (name: string) => env[name] || defaults[name];
  const wrong: string[] = [];
  const complain = (text: string) => {
    wrong.push(text);
  };
  const need = (name: string) => {
    const value = read(name);
    if (value === undefined) wrong.push(`${name} is missing`);
    return value ?? '';
  };
  const productName = read('PRODUCT_NAME') ?? 'Panggung';
  const siteUrls = need('SITE_URL')
    .split(',')
    .map((url) => url.trim());
  for (const url of siteUrls.filter(Boolean)) {
    if (!URL.canParse(url)) wrong.push(`SITE_URL has '${url}', which is no address`);
  }
  const port = Number(need('PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong.push(`PORT is '${env.PORT}'`);
  const ordersPerMinute = Number(read('ORDERS_PER_MINUTE') ?? ORDERS_PER_MINUTE);
  if (!(ordersPerMinute >= 1)) wrong.push(`ORDERS_PER_MINUTE is '${env.ORDERS_PER_MINUTE}'`);
  const options = {
    port,
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    dataDirectory: read('DATA_DIR') ?? '.data',
    commentStream: readCommentStream({ env, defaults, complain }),
    redisUrl: readRedis({ env, defaults, complain }),
    files: readFileStore({ env, defaults, complain }),
    ...readVideoLimits({ env, defaults, complain }),
    media: readMedia({ env, defaults, complain }),
    gatewayUrl: need('XENDIT_URL'),
    gatewayKey: need('XENDIT_KEY'),
    callbackToken: need('XENDIT_CALLBACK_TOKEN'),
    sessionKey: readSessionKey({ env, defaults, complain }),
    operatorKey: readOperatorKey({ env, defaults, complain }),
    firebase: readFirebase({ env, defaults, complain }),
    siteUrls,
    // In production one server is everything, so the API is where the site is.
    apiUrl: read('API_URL') ?? (isProduction ? siteUrls[0] : undefined),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? `${productName} <tiket@${hostOf(siteUrls[0])}>`,
    productName,
    taxLine: read('TAX_LINE'),
    refundPolicy: read('REFUND_POLICY'),
    referralCoupon: read('REFERRAL_COUPON'),
    isProduction,
    catalogue: read('CATALOGUE'),
    examplesUrl: read('EXAMPLES_URL'),
    clientAddressHeader: read('CLIENT_ADDRESS_HEADER'),
    ordersPerMinute,
    logLevel: read('LOG_LEVEL') ?? 'info',
    siteDirectory: read('SITE_DIR') ?? here('../../../site/dist'),
    elementsDirectory: read('ELEMENTS_DIR') ?? here('../../elements/dist'),
  };
  if (wrong.length) throw new Error(`The environment is not complete: ${wrong.join('; ')}.`);
  return options;
}

function hostOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).hostname : 'localhost';
}
