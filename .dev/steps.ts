import type { Part } from './parts.js';

/** One part of `npm test`: a command, and where its runner writes how many tests passed. */
export interface Step {
  name: string;
  /** What it proves, for the summary. */
  about: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The runner whose JSON report counts the tests; without one the step counts as one check. */
  report?: 'vitest' | 'playwright';
  /** Left out, with a word about it, where the machine has no such part. */
  needs?: Part;
  /** Steps that make what this one needs, or write where it writes; waited for when they run too. */
  after?: readonly string[];
  /** Ended as failed after so many minutes. */
  minutes: number;
}

function vitest(name: string, about: string, minutes: number, config: readonly string[] = []): Step {
  const args = ['run', '--project', name, '--reporter=default', '--reporter=json', ...config];
  return { name, about, command: 'vitest', args, report: 'vitest', minutes };
}

function playwright(name: string, about: string, minutes: number): Step {
  const args = ['test', '--project', name, '--reporter=list,json'];
  return {
    name,
    about,
    command: 'playwright',
    args,
    report: 'playwright',
    needs: 'browser',
    after: ['build'],
    minutes,
  };
}

const build: Step = {
  name: 'build',
  about: 'every package and the site',
  command: 'node',
  args: ['--import', 'tsx', '.dev/build.ts'],
  minutes: 4,
};

const stories: Step = {
  ...vitest('stories', '', 8, ['--config', '.storybook/vitest.config.ts']),
  needs: 'browser',
};

const shipped: Step = {
  ...stories,
  name: 'shipped',
  env: { STORYBOOK_FORM: 'element' },
  after: ['build', 'stories'],
};

/** What is cheap first, and what takes long before what can follow it in the other lane. */
const together: readonly Step[] = [
  { name: 'types', about: 'strict TypeScript', command: 'tsc', args: ['--noEmit'], minutes: 3 },
  { name: 'style', about: 'Biome', command: 'biome', args: ['check', '.'], minutes: 2 },
  build,
  vitest('unit', 'rules, API, client, architecture, README', 20),
  playwright('e2e', 'accounts, discovery and purchases on the site and on a partner page', 20),
  { ...vitest('browser', 'the React components in Chromium', 20), needs: 'browser' },
  vitest('load', 'many buyers at once, kills in between, in small numbers', 5),
  { ...stories, name: 'stories', about: 'every story, as React, light and dark, with axe' },
  playwright('elements', 'the built custom elements', 8),
  { ...playwright('media', 'a stream published, watched and watched again in Chromium', 4), after: [] },
  {
    ...shipped,
    about: 'the same stories, as the built custom elements, dark and narrow, with axe',
    // Colours and words are those of the React form: what may differ is whether theme and width get in.
    env: { ...shipped.env, STORYBOOK_LOOKS: 'farthest' },
  },
  {
    name: 'packages',
    about: 'what npm would publish: publint, types, byte budgets',
    command: 'node',
    args: ['--import', 'tsx', '.dev/packages.ts'],
    after: ['build'],
    minutes: 3,
  },
];

const live: Step = playwright('live', 'shows broadcast from one browser and watched in another', 25);

/** Everything a change must pass. Live pictures come last and alone: what else is at work would be seen in them. */
export const steps: readonly Step[] = [...together, { ...live, after: together.map(({ name }) => name) }];

/** The same in full: crowds and kills in their numbers, which SOAK tells, and stories in every look. */
export const soakSteps: readonly Step[] = [
  { ...vitest('load', 'many buyers at once, kills in between', 60), env: { SOAK: '1' } },
  {
    ...vitest('unit', 'a hundred thousand things that happen to sales', 300, [
      'tests/checkout-model.test.ts',
    ]),
    name: 'model',
    env: { SOAK: '1' },
    after: ['load'],
  },
  {
    ...stories,
    about: 'every story with axe, light and dark, 320 px to 1440 px wide',
    env: { STORYBOOK_LOOKS: 'all' },
    // Crowds and kills are timed: nothing else may be at work then.
    after: ['load'],
    minutes: 20,
  },
  {
    ...playwright('media', 'a stream published, watched and watched again, twenty times', 30),
    args: ['test', '--project', 'media', '--repeat-each=20', '--reporter=list,json'],
    after: ['load'],
  },
  { ...build, after: ['load'] },
  {
    // Two at once are the load.
    ...live,
    about: 'a show published, watched with a ticket, stopped and watched again, twenty times',
    name: 'broadcast',
    args: ['test', 'broadcast.live', '--project=live', '--repeat-each=20', '--reporter=list,json'],
    minutes: 45,
  },
  {
    ...live,
    about:
      'whatever goes wrong with a live show, in its full length, and how many pictures a hidden tab sends',
    name: 'recovery',
    args: ['test', 'recovery.live', 'hidden-stage.live', '--project=live', '--reporter=list,json'],
    env: { SOAK: '1' },
    minutes: 20,
    after: ['build', 'broadcast'],
  },
  {
    ...shipped,
    about: 'the same stories, as the built custom elements',
    env: { ...shipped.env, STORYBOOK_LOOKS: 'all' },
    minutes: 20,
  },
];
