/** One part of `npm test`: a command, and where its runner writes how many tests passed. */
export interface Step {
  name: string;
  /** What it proves, for the summary. */
  about: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  /** The runner whose JSON report counts the tests; without one the step counts as one check. */
  report?: 'vitest' | 'playwright';
  /** Left out, with a word about it, where the machine has no such part. */
  needs?: 'browser';
  /** Ended as failed after so many minutes. */
  minutes: number;
}

function vitest(name: string, about: string, minutes: number, config: readonly string[] = []): Step {
  const args = ['run', '--project', name, '--reporter=default', '--reporter=json', ...config];
  return { name, about, command: 'vitest', args, report: 'vitest', minutes };
}

function playwright(name: string, about: string, minutes: number): Step {
  const args = ['test', '--project', name, '--reporter=list,json'];
  return { name, about, command: 'playwright', args, report: 'playwright', needs: 'browser', minutes };
}

/** Everything a change must pass, cheapest first. */
export const steps: readonly Step[] = [
  { name: 'types', about: 'strict TypeScript', command: 'tsc', args: ['--noEmit'], minutes: 3 },
  { name: 'style', about: 'Biome', command: 'biome', args: ['check', '.'], minutes: 2 },
  vitest('unit', 'rules, API, client, architecture, README', 5),
  {
    name: 'build',
    about: 'every package and the site',
    command: 'node',
    args: ['--import', 'tsx', '.dev/build.ts'],
    minutes: 4,
  },
  {
    name: 'packages',
    about: 'what npm would publish: publint, types, byte budgets',
    command: 'node',
    args: ['--import', 'tsx', '.dev/packages.ts'],
    minutes: 2,
  },
  { ...vitest('browser', 'the React components in Chromium', 4), needs: 'browser' },
  playwright('elements', 'the built custom elements', 5),
  playwright('e2e', 'purchases on the site and on a partner page', 6),
  {
    ...vitest('stories', 'every story, as React, with axe', 5, ['--config', '.storybook/vitest.config.ts']),
    needs: 'browser',
  },
];
