import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createAntMedia } from './adapters/ant-media.js';
import { loadCatalogue } from './adapters/catalogue-folder.js';
import { createDiskFiles } from './adapters/files-disk.js';
import { createS3Files } from './adapters/files-s3.js';
import { createFirebase } from './adapters/firebase.js';
import { createFirebaseDatabase } from './adapters/firebase-database.js';
import { createImageWorkshop } from './adapters/image.js';
import { listen } from './adapters/listen.js';
import { createLog } from './adapters/log.js';
import { createKeptMailer } from './adapters/mail-kept.js';
import { createSmtpMailer } from './adapters/mail-smtp.js';
import { createMetrics } from './adapters/metrics.js';
import { migrate } from './adapters/migrate.js';
import { openDatabase } from './adapters/open-database.js';
import { keepSessionKey } from './adapters/session-key.js';
import { siteFiles } from './adapters/site-files.js';
import { createDiskVideos } from './adapters/videos-disk.js';
import { createS3Videos } from './adapters/videos-s3.js';
import { createXendit } from './adapters/xendit.js';
import { addPartner } from './add-partner.js';
import { createApp } from './app.js';
import type { Backplane } from './backplane.js';
import type { Tables } from './database.js';
import { EXAMPLE_PARTNER_KEY, type ServerOptions } from './environment.js';
import { isImagePath } from './image-name.js';
import { startJobs } from './jobs.js';
import { mediaFolders } from './media-folders.js';
import type { Log, Ports, VideoStore } from './ports.js';
import { sellingOf } from './selling.js';
import { isVideoPath } from './video-address.js';

export interface RunningServer {
  url: string;
  ports: Ports;
  /** Ends calls, work in the background and the database, in this order. */
  stop(): Promise<void>;
}

/**
 * Runs the whole server in this process.
 * @throws Error in one clear line when the port or the data directory is taken
 * @example const server = await startServer(readEnvironment(process.env))
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const listener = await listen(options);
    stops.push(listener.close);
    const url = `http://${options.host ?? 'localhost'}:${listener.port}`;
    const ports = await openPorts(options, listener.port);
    // The database ends last: calls and jobs still need it.
    stops.unshift(() => ports.database.destroy());
    stops.unshift(async () => ports.backplane?.close());
    await prepare(ports, options);
    stops.splice(2, 0, startJobs(ports));
    stops.push(async () => sellingOf(ports).background.hush());
    listener.answer(route(ports, options));
    if (ports.mailer.isOff && options.isProduction) {
      ports.log.warn({ missing: 'SMTP_URL' }, 'no mail server: buyers get no mail until there is one');
    }
    if (!ports.media) ports.log.warn({ missing: 'MEDIA_URL' }, 'no media server: live shows have no picture');
    ports.log.info({ url }, 'listening');
    return { url, ports, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openPorts(options: ServerOptions, port: number): Promise<Ports> {
  const {
    siteUrls,
    productName,
    gatewayUrl,
    gatewayKey,
    callbackToken,
    clientAddressHeader,
    ordersPerMinute,
  } = options;
  const log = createLog({ level: options.logLevel });
  const apiUrl = options.apiUrl ?? `http://localhost:${port}`;
  const identity = createFirebase(options.firebase);
  return {
    database: await openDatabase(options, (error) =>
      log.error({ error: error.message }, 'database connection'),
    ),
    gateway: createXendit({ url: gatewayUrl, secretKey: gatewayKey }),
    identity,
    mailer: options.smtpUrl
      ? createSmtpMailer({ url: options.smtpUrl, from: options.mailFrom })
      : createKeptMailer(),
    files: options.files
      ? createS3Files(options.files)
      : createDiskFiles(join(options.dataDirectory, 'images')),
    images: createImageWorkshop(),
    videos: openVideos(options),
    ...(options.media && { media: createAntMedia(options.media) }),
    ...(options.commentStream && {
      commentStream: createFirebaseDatabase(options.commentStream, identity.config),
    }),
    ...(options.redisUrl && { backplane: await openBackplane(options.redisUrl, log) }),
    log,
    metrics: createMetrics(),
    clock: Date.now,
    settings: {
      productName,
      siteUrl: siteUrls[0] ?? apiUrl,
      siteOrigins: siteUrls.map((url) => new URL(url).origin),
      apiUrl,
      callbackToken,
      sessionKey: options.sessionKey ?? keepSessionKey(options.dataDirectory),
      ordersPerMinute,
      ...(options.videoBytesMax && { videoBytesMax: options.videoBytesMax }),
      ...(options.videoSpace && { videoSpace: options.videoSpace }),
      ...(options.operatorKey && { operatorKey: options.operatorKey }),
      ...(options.taxLine && { taxLine: options.taxLine }),
      ...(options.refundPolicy && { refundPolicy: options.refundPolicy }),
      ...(options.referralCoupon && { referralCoupon: options.referralCoupon }),
      showsOutbox: !options.isProduction && !options.smtpUrl,
      ...(clientAddressHeader && { clientAddressHeader }),
    },
  };
}

/** Uploaded videos lie where pictures do; those of the catalogue always on this machine. */
function openVideos({ files, dataDirectory }: ServerOptions): VideoStore {
  const here = createDiskVideos(mediaFolders(dataDirectory).videoDirectory);
  if (!files) return here;
  const uploaded = createS3Videos(files);
  const find = async (name: string) => (await here.find(name)) ?? uploaded.find(name);
  return { ...uploaded, find };
}

/** Most servers are alone, and need no client of it. */
async function openBackplane(url: string, log: Log): Promise<Backplane> {
  const { openRedisBackplane } = await import('./adapters/redis-backplane.js');
  return openRedisBackplane({ url, log });
}

/** Brings the database up to date, and gives an empty one its first shows. */
async function prepare({ database, log, clock }: Ports, options: ServerOptions): Promise<void> {
  await migrate(database);
  if (options.catalogue && (await isEmpty(database, 'show'))) {
    const counts = await loadCatalogue(options.catalogue, {
      database,
      ...mediaFolders(options.dataDirectory),
      now: clock(),
    });
    log.info({ ...counts }, 'catalogue loaded');
  }
  if (options.examplesUrl && !options.isProduction && (await isEmpty(database, 'partner'))) {
    const example = { name: 'Gedung Cendana', origins: [options.examplesUrl], key: EXAMPLE_PARTNER_KEY };
    await addPartner(database, { ...example, now: clock() });
  }
}

async function isEmpty(database: Kysely<Tables>, table: 'show' | 'partner'): Promise<boolean> {
  return !(await database.selectFrom(table).select('id').limit(1).executeTakeFirst());
}

/** The landing page of the identity service's mails, among the calls of the API. A-04. */
const landingPage = /^\/auth\/account\/?(\?|$)/i;
const apiPaths = [
  '/api/',
  '/auth/',
  '/calendar/',
  '/health',
  '/metrics',
  '/openapi.json',
  '/reference',
  '/dev/',
];

/** The API answers its own paths; everything else is a file or a page. */
function route(ports: Ports, options: ServerOptions) {
  const { database, settings, clock } = ports;
  const api = createApp(ports);
  const files = siteFiles({
    ...settings,
    ...options,
    apiUrl: settings.apiUrl,
    mediaDirectory: mediaFolders(options.dataDirectory).mediaDirectory,
    elementsVersion: version(),
    source: { database, apiUrl: settings.apiUrl, clock },
    identity: ports.identity.config,
    mediaUrl: options.media?.url,
    databaseUrl: options.commentStream?.reader && options.commentStream.url,
  });
  files.notFound((context) => api.fetch(context.req.raw, context.env as object));
  return (request: Request, env: object) => {
    const path = pathOf(request.url);
    const isApi = apiPaths.some((prefix) => path.startsWith(prefix)) && !landingPage.test(path);
    const isGuarded = isImagePath(path) || isVideoPath(path);
    return isApi || isGuarded ? api.fetch(request, env) : files.fetch(request, env);
  };
}

/** Without building a URL: this runs for every call of a rush. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { version: string }).version);
}
