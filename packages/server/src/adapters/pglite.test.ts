import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.js';
import { openPglite } from './pglite.js';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A process that lives until the test ends. */
function startNeighbour(): number {
  const neighbour = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  cleanups.push(() => neighbour.kill('SIGKILL'));
  return neighbour.pid ?? 0;
}

describe('on disk', () => {
  const directory = mkdtempSync(join(tmpdir(), 'panggung-pglite-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('keeps what was written, and its directory for one process at a time', async () => {
    const first = await openPglite({ directory });
    await migrate(first);
    await migrate(first);
    await first.insertInto('category').values({ name: 'Jazz' }).execute();
    await expect(openPglite({ directory })).rejects.toThrow(
      `Process ${process.pid} already works on this data`,
    );
    await first.destroy();

    const second = await openPglite({ directory });
    const rows = await second.selectFrom('category').select(['id', 'name']).where('id', '=', 1).execute();
    expect(rows).toEqual([{ id: 1, name: 'Jazz' }]);
    await second.destroy();
  });

  it('is free again when it was closed without a single question', async () => {
    const unasked = await openPglite({ directory });
    await unasked.destroy();
    expect(existsSync(join(directory, 'database.lock'))).toBe(false);
    const next = await openPglite({ directory });
    await next.destroy();
  });

  it('takes over from a process that died, never from one that lives', async () => {
    const lock = join(directory, 'database.lock');
    const neighbour = startNeighbour();
    writeFileSync(lock, String(neighbour));
    await expect(openPglite({ directory })).rejects.toThrow(`Process ${neighbour} already works`);
    expect(readFileSync(lock, 'utf8')).toBe(String(neighbour));

    writeFileSync(lock, '999999999');
    const database = await openPglite({ directory });
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    await database.destroy();
  });

  it('takes over from a killed process of the same number, as a restarted container finds it', async () => {
    const restored = mkdtempSync(join(tmpdir(), 'panggung-pglite-'));
    cleanups.push(() => rmSync(restored, { recursive: true, force: true }));
    cpSync(directory, restored, { recursive: true });
    writeFileSync(join(restored, 'database.lock'), String(process.pid));
    const database = await openPglite({ directory: restored });
    await expect(openPglite({ directory: restored })).rejects.toThrow(`Process ${process.pid} already works`);
    await database.destroy();
  });
});

describe('in memory', () => {
  let database: Awaited<ReturnType<typeof openPglite>>;
  beforeAll(async () => {
    database = await openPglite();
    await migrate(database);
  });
  afterAll(() => database.destroy());

  it('runs transactions one after the other, and undoes one that fails', async () => {
    const add = (name: string, isBroken = false) =>
      database.transaction().execute(async (transaction) => {
        await transaction.insertInto('category').values({ name }).execute();
        if (isBroken) throw new Error('changed my mind');
        const mine = ['Rock', 'Pop', 'Folk'];
        return transaction
          .selectFrom('category')
          .select('name')
          .where('name', 'in', mine)
          .orderBy('id')
          .execute();
      });
    const [first, broken, last] = await Promise.allSettled([add('Rock'), add('Pop', true), add('Folk')]);
    expect(first).toMatchObject({ value: [{ name: 'Rock' }] });
    expect(broken).toMatchObject({ status: 'rejected' });
    expect(last).toMatchObject({ value: [{ name: 'Rock' }, { name: 'Folk' }] });
  });

  it('tells what went wrong as Postgres does', async () => {
    const add = () => database.insertInto('category').values({ name: 'Dangdut' }).execute();
    await add();
    await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'category_name_key' });
  });

  it('brings every kind of value back as it went in, the second time as the first', async () => {
    const given = { texts: ['a "b"', 'c,{d}'], numbers: [1, 2], json: { a: [1, null] }, flag: true };
    const ask = () =>
      sql`select ${given.texts}::text[] as texts, ${given.numbers}::bigint[] as numbers,
        ${JSON.stringify(given.json)}::jsonb as json, ${given.flag}::boolean as flag,
        ${9_007_199_254_740_991}::bigint as large, ${null}::text as nothing, ${"d'Masiv"}::text as text`.execute(
        database,
      );
    const whole = { ...given, large: 9_007_199_254_740_991, nothing: null, text: "d'Masiv" };
    expect((await ask()).rows).toEqual([whole]);
    expect((await ask()).rows).toEqual([whole]);
  });

  it('counts what a statement changed, and goes on after one that failed', async () => {
    const add = (names: string[]) =>
      database
        .insertInto('category')
        .values(names.map((name) => ({ name })))
        .executeTakeFirst();
    expect(await add(['Keroncong', 'Campursari'])).toMatchObject({ numInsertedOrUpdatedRows: 2n });
    await expect(add(['Gambus', 'Keroncong'])).rejects.toThrow('duplicate key');
    expect(await add(['Gambus', 'Tarling'])).toMatchObject({ numInsertedOrUpdatedRows: 2n });
  });
});
