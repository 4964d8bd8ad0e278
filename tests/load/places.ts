import { fillDataDirectory } from '../data-directory.js';
import { postgresPrograms, startPostgres, type TemporaryPostgres } from './postgres.js';
import { makeDirectory, type Place } from './shop.js';

/** A kind of database to run a story on. */
export interface PlaceKind {
  name: string;
  /** True when the machine lacks it and nobody insists; the run says so in one line. */
  isMissing: boolean;
  /** New, empty data and how to end it. */
  open(): Promise<{ place: Place; close: () => Promise<void> }>;
}

const isRequired = (process.env.REQUIRE ?? '').split(',').includes('postgres');

export const pglite: PlaceKind = {
  name: 'PGlite on disk',
  isMissing: false,
  async open() {
    const { directory, remove } = makeDirectory();
    await fillDataDirectory(directory);
    return { place: { directory }, close: async () => remove() };
  },
};

export const postgres: PlaceKind = {
  name: 'Postgres',
  isMissing: !postgresPrograms && !isRequired,
  async open() {
    const server: TemporaryPostgres = await startPostgres();
    return { place: { url: await server.createDatabase('sale') }, close: server.stop };
  },
};

if (postgres.isMissing) console.log('No Postgres on this machine: its stories are skipped.');
