import { statfs } from 'node:fs/promises';
import { readSettings } from './environment.js';
import type { Log } from './log.js';
import { createMediaServer } from './media-server.js';

const { port, host, roomNeeded, options } = readSettings(process.env);

const log: Log = (text, { error, ...details } = {}) => {
  const about = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  const why = error instanceof Error ? [error.stack ?? error.message] : error ? [String(error)] : [];
  process.stdout.write(`${[text, ...about, ...why].join(' ')}\n`);
};

let hadRoom = true;
async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(options.folder);
  const free = bavail * bsize;
  const has = free > roomNeeded;
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  if (has !== hadRoom)
    log(
      has
        ? 'the disk has room again'
        : `the disk is full: no stream may begin until ${megabytes(roomNeeded)} are free at ${options.folder}, now ${megabytes(free)}`,
    );
  hadRoom = has;
  return has;
}

const media = await createMediaServer({ ...options, log, hasRoom });
media.server.on('error', (error) => {
  log(`no server at ${host}:${port}`, { error });
  process.exit(1);
});
media.server.listen(port, host, () => {
  const address = media.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  log(`media server on http://${host}:${bound}`);
});

// One peer's socket or handshake gone wrong must not end everybody's show.
for (const trouble of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(trouble, (error: unknown) => log('a peer went wrong', { error }));

async function stop() {
  // A publisher's last segment is worth a moment, a stuck disk is not.
  setTimeout(() => process.exit(1), 4000).unref();
  await media.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
