import { readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface ProcessUse {
  /** In s, over all its threads. */
  cpu: number;
  /** In kB. */
  memory: number;
}

/** As Linux counts it, in hundredths of a second and pages of 4 kB; elsewhere nothing is known. */
export function readUse(pid: number): ProcessUse {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything but the last bracket.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]];
    return { cpu: (user + system) / 100, memory: pages * 4 };
  } catch {
    return { cpu: Number.NaN, memory: Number.NaN };
  }
}
