import { ensureBrowser } from './browser.js';
import { findPostgres } from './postgres.js';
import { findRedis } from './redis.js';

/** What tests need beside npm's packages. */
export type Part = 'browser' | 'postgres' | 'redis';

const finders: Record<Part, () => unknown> = {
  browser: ensureBrowser,
  postgres: findPostgres,
  redis: findRedis,
};

/**
 * Which of the machine's parts are here. Tests of a missing part are skipped with a word about it,
 * unless REQUIRE (`REQUIRE=browser,postgres,redis`) names the part: then the run ends at once.
 */
export function findParts(): Record<Part, boolean> {
  const required = (process.env.REQUIRE ?? '').split(',');
  const entries = Object.entries(finders).map(([part, find]) => {
    const isHere = find() !== null;
    if (!isHere) console.log(`No ${part} on this machine: its tests are skipped.`);
    if (!isHere && required.includes(part)) {
      console.error(`REQUIRE names ${part}. Install it, or leave it out of REQUIRE.`);
      process.exit(1);
    }
    return [part, isHere];
  });
  return Object.fromEntries(entries);
}
