import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The variable by which processes of one run are known again, however far they moved from their parent. */
export const RUN_VARIABLE = 'PANGGUNG_TEST_RUN';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // It ended meanwhile, or belongs to somebody else.
  }
}

/** Processes that carry this run's mark. Only Linux tells; elsewhere the list is empty. */
function marked(run: string): { pid: number; name: string }[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((entry) => read(`/proc/${entry}/environ`).split('\0').includes(`${RUN_VARIABLE}=${run}`))
    .map((entry) => ({ pid: Number(entry), name: read(`/proc/${entry}/comm`).trim() }));
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** Ends what a run left behind, and answers with the names of what it ended. */
export function endOrphans(run: string, group?: number): string[] {
  if (group) end(-group);
  const left = marked(run);
  for (const { pid } of left) end(pid);
  return left.map(({ name }) => name);
}
