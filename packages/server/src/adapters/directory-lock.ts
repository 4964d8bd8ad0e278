import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Locks this very process holds: any other that bears its number is a dead one's, as a restarted container leaves it. */
const held = new Set<string>();

/**
 * Takes a data directory for this process until the returned function is called or the process ends.
 * A lock left behind by a process that died is replaced; one of a living process never is.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = join(resolve(directory), 'database.lock');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    take(lock, mine);
  } finally {
    rmSync(mine, { force: true });
  }
  held.add(lock);
  const release = () => {
    process.off('exit', release);
    held.delete(lock);
    if (owner(lock) === process.pid) rmSync(lock, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** A link is made in one step or not at all, so of two that start together one loses. */
function take(lock: string, mine: string): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (link(mine, lock)) return;
    const pid = owner(lock);
    if (pid !== null && isHolding(lock, pid)) throw inUse(lock, pid);
    dropStale(lock, `${mine}.stale`);
  }
  throw inUse(lock, owner(lock) ?? 0);
}

/** Moved away before it is judged: somebody else may have replaced the stale lock meanwhile. */
function dropStale(lock: string, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const pid = owner(aside);
  if (pid !== null && isHolding(lock, pid)) link(aside, lock);
  rmSync(aside, { force: true });
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function owner(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isHolding(lock: string, pid: number): boolean {
  return pid === process.pid ? held.has(lock) : isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(lock: string, pid: number): Error {
  return new Error(
    `Process ${pid} already works on this data (${lock}). Stop it, or choose another directory with DATA_DIR; ` +
      'for several processes use Postgres by DATABASE_URL.',
  );
}
