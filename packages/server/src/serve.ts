import { readEnvironment } from './environment.js';
import { startServer } from './server.js';

/** Runs the server as the environment says, until it is told to stop; a second signal ends it at once. */
export async function serve(env: Parameters<typeof readEnvironment>[0]): Promise<void> {
  const server = await startServer(readEnvironment(env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.stop().then(() => process.exit(0)));
  }
}

/** Says in one line why a program cannot go on. */
export function fail(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
