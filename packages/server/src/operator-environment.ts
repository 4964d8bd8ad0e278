import type { Kysely } from 'kysely';
import { createMemoryFiles } from './adapters/files-memory.js';
import { createImageWorkshop } from './adapters/image.js';
import { createLog } from './adapters/log.js';
import { createKeptMailer } from './adapters/mail-kept.js';
import { migrate } from './adapters/migrate.js';
import { openDatabase } from './adapters/open-database.js';
import { createMemoryVideos } from './adapters/videos-memory.js';
import { createXendit } from './adapters/xendit.js';
import type { Tables } from './database.js';
import { type Environment, readEnvironment } from './environment.js';
import { type MediaFolders, mediaFolders } from './media-folders.js';
import { IdentityError, type Ports } from './ports.js';

/** Lets a command work on the database the environment names, brought up to date. */
export async function withDatabase<T>(
  env: Environment,
  work: (database: Kysely<Tables>, folders: MediaFolders) => Promise<T>,
): Promise<T> {
  const dataDirectory = env.DATA_DIR || '.data';
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDirectory }, () => {});
  try {
    await migrate(database);
    return await work(database, mediaFolders(dataDirectory));
  } finally {
    await database.destroy();
  }
}

/** The same with the environment's gateway: for commands that move money. */
export async function withGateway<T>(env: Environment, work: (ports: Ports) => Promise<T>): Promise<T> {
  const options = readEnvironment(env);
  const [siteUrl = ''] = options.siteUrls;
  return withDatabase(env, (database) =>
    work({
      database,
      gateway: createXendit({ url: options.gatewayUrl, secretKey: options.gatewayKey }),
      identity: nobody,
      mailer: createKeptMailer(),
      files: createMemoryFiles(),
      images: createImageWorkshop(),
      videos: createMemoryVideos(),
      log: createLog({ level: 'error' }),
      clock: Date.now,
      settings: {
        productName: options.productName,
        siteUrl,
        siteOrigins: [],
        callbackToken: options.callbackToken,
        sessionKey: '',
      },
    }),
  );
}

/** A command signs nobody in. */
const refuse = async () => {
  throw new IdentityError('unavailable', 'A command signs nobody in');
};
const nobody: Ports['identity'] = {
  config: { api_key: '', auth_domain: '', project_id: '', emulator_url: null },
  verify: refuse,
  signIn: refuse,
  changePassword: refuse,
  remove: refuse,
};
