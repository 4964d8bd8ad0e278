import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Step } from './steps.js';

/** Below the repository, so that the runners of the tests there are found. */
const folder = join(import.meta.dirname, `../node_modules/.cache/run-steps-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'one.test.mjs': `import { expect, it } from 'vitest';
    it('holds', () => {});
    it('does not add up', () => expect(1).toBe(2));`,
  'two.test.mjs': `import './missing.js';`,
  'site.spec.mjs': `import { expect, test } from '@playwright/test';
    test.describe('a page', () => test('has a heading', () => expect(1).toBe(2)));`,
  'playwright.config.mjs': `export default {};`,
};

const common = { about: '', minutes: 1 };
const steps: Step[] = [
  {
    ...common,
    name: 'style',
    command: 'node',
    args: ['-e', 'console.log("a comma is missing"); process.exit(1)'],
  },
  {
    ...common,
    name: 'unit',
    command: 'vitest',
    args: ['run', 'test.mjs', '--reporter=json'],
    report: 'vitest',
  },
  {
    ...common,
    name: 'e2e',
    command: 'playwright',
    args: ['test', 'spec.mjs', '--reporter=json'],
    report: 'playwright',
  },
  { ...common, name: 'types', command: 'node', args: ['-e', ''] },
];

function run(wanted: readonly Step[]) {
  const runner = new URL('./run-steps.ts', import.meta.url).href;
  const script = `const { runSteps } = await import('${runner}'); await runSteps(${JSON.stringify(wanted)});`;
  const node = ['--import', 'tsx', '--input-type=module', '-e', script];
  return spawnSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
}

let output: string;
let status: number | null;
beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  ({ status, stdout: output } = run(steps));
});

it('ends with the names of what failed, step by step, each with the first line of why', () => {
  const [, ends] = output.split(/\n\d+ passed, \d+ failed\n/);
  expect(ends?.trim().split('\n')).toEqual([
    'style failed:',
    '  a comma is missing',
    '',
    'unit failed:',
    '  one.test.mjs > does not add up',
    '    AssertionError: expected 1 to be 2 // Object.is equality',
    '  two.test.mjs',
    expect.stringContaining('missing.js'),
    '',
    'e2e failed:',
    '  site.spec.mjs > a page > has a heading',
    expect.stringContaining('expect(received).toBe(expected)'),
  ]);
});

it('counts what failed, and ends as failed', () => {
  expect(status).toBe(1);
  expect(output).toMatch(/^ok +types .* 1 passed, 0 failed/m);
  expect(output).toMatch(/^FAILED +unit .* 1 passed, 1 failed/m);
  expect(output).toMatch(/\n2 passed, 3 failed\n/);
});

it('begins a step after the one it waits for, even where both could begin at once', () => {
  const make = 'setTimeout(() => require("fs").writeFileSync("made", ""), 500)';
  const need = 'require("fs").readFileSync("made")';
  const { status } = run([
    { ...common, name: 'make', command: 'node', args: ['-e', make] },
    { ...common, name: 'need', command: 'node', args: ['-e', need], after: ['make'] },
  ]);
  expect(status).toBe(0);
});
