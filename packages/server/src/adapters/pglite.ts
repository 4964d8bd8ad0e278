import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.js';
import { lockDirectory } from './directory-lock.js';
import { type PgliteAnswer, type PgliteSession, speakTo } from './pglite-dialect.js';
import { startUpkeep } from './pglite-upkeep.js';

export interface PgliteOptions {
  /** Where the data lies; without one it is kept in memory. */
  directory?: string;
  /** Told of upkeep that failed; it is tried again. */
  onError?: (error: Error) => void;
}

/**
 * Opens the embedded database in a thread of its own, so that requests are answered while it works.
 * On disk every commit is on the platter, and a second process is turned away: two would lose each other's rows.
 * @example const database = await openPglite({ directory: '.data' })
 */
export async function openPglite({ directory, onError }: PgliteOptions = {}): Promise<Kysely<Tables>> {
  const unlock = directory ? lockDirectory(directory) : () => {};
  try {
    const session = await startWorker(directory && dataDirectory(directory), unlock);
    return await withUpkeep(session, onError);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function withUpkeep(
  session: PgliteSession,
  onError: PgliteOptions['onError'],
): Promise<Kysely<Tables>> {
  let busyAt = 0;
  const watched: PgliteSession = {
    query(text, parameters) {
      if (text === 'begin') busyAt = Date.now();
      return session.query(text, parameters);
    },
    close() {
      stop();
      return session.close();
    },
  };
  const database = await speakTo<Tables>(watched);
  const stop = startUpkeep(database, { busyAt: () => busyAt, ...(onError && { onError }) });
  return database;
}

function dataDirectory(directory: string): string {
  const data = join(directory, 'database');
  mkdirSync(data, { recursive: true });
  return data;
}

interface Answer extends PgliteAnswer {
  id: number;
  error?: Record<string, unknown>;
}

interface Asked {
  resolve(answer: PgliteAnswer): void;
  reject(error: Error): void;
}

async function startWorker(directory: string | undefined, onClosed: () => void): Promise<PgliteSession> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./pglite-worker.${extension}`, import.meta.url), {
    workerData: { directory },
  });
  const asked = new Map<number, Asked>();
  let lastId = 0;

  const failAll = (error: Error) => {
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  };
  const ask = (id: number, text: string | null, parameters: readonly unknown[]) =>
    new Promise<PgliteAnswer>((resolve, reject) => {
      asked.set(id, { resolve, reject });
      if (id) worker.postMessage({ id, text, parameters });
    });

  worker.on('message', ({ id, error, ...answer }: Answer) => {
    const waiting = asked.get(id);
    asked.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(String(error.message)), error));
    else waiting?.resolve(answer);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The database thread has ended')));

  await ask(0, null, []);
  return {
    query: (text, parameters) => ask(++lastId, text, parameters),
    async close() {
      await ask(++lastId, null, []);
      await worker.terminate();
      onClosed();
    },
  };
}
