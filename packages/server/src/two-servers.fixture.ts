import { type Api, type ApiOptions, createClock, startApi } from '../../../tests/api.js';
import { postgres } from '../../../tests/load/places.js';
import { openPostgres } from './adapters/postgres.js';

/** Two servers on one Postgres, with one clock. */
export interface TwoServers {
  apis: readonly [Api, Api];
  /** Where their database is. */
  url: string;
  /** One of the two, in turns. */
  either(n: number): Api;
  stop(): Promise<void>;
}

/** @example describe.skipIf(postgres.isMissing)('two servers', () => { beforeAll(async () => { servers = await startTwoServers() }) }) */
export async function startTwoServers(
  portsOf: () => NonNullable<ApiOptions['ports']> = () => ({}),
): Promise<TwoServers> {
  const opened = await postgres.open();
  const { url } = opened.place as { url: string };
  const clock = createClock();
  const start = () => startApi({ database: openPostgres({ url }), clock, ports: portsOf() });
  // One after the other: the first makes the tables.
  const apis = [await start(), await start()] as const;
  return {
    apis,
    url,
    either: (n) => apis[n % 2] as Api,
    async stop() {
      await Promise.all(apis.map((api) => api.stop()));
      await opened.close();
    },
  };
}

/** Does something many times at once. */
export function many<T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => run(n)));
}
