import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Counts, countsOf } from './counts.js';
import { type Failure, failuresOf, inLines } from './failures.js';
import { endOrphans, RUN_VARIABLE } from './orphans.js';
import type { Step } from './steps.js';

interface Result {
  step: Step;
  counts: Counts;
  failures: readonly Failure[];
  seconds: number;
}

/** Marks every process of a step, so that none outlives it. */
const markOf = ({ name }: Step) => `${process.pid}-${startedAt}-${name}`;
const startedAt = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'panggung-test-'));
/** The steps under way, each with the group of its processes. */
const running = new Map<Step, number | undefined>();

function stop(): never {
  for (const [step, group] of running) endOrphans(markOf(step), group);
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

function say({ name }: Step, line: string): void {
  console.log(`${name.padEnd(9)}| ${line}`);
}

/** So many of the lines a step said last are kept, for a step that has no report of what failed. */
const KEPT = 8;

function start(step: Step, said: string[], reportPath: string) {
  const outputFile = step.report === 'vitest' ? [`--outputFile.json=${reportPath}`] : [];
  const child = spawn(step.command, [...step.args, ...outputFile], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...step.env,
      [RUN_VARIABLE]: markOf(step),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      say(step, line);
      if (line.trim()) said.push(line);
      if (said.length > KEPT) said.shift();
    });
  }
  running.set(step, child.pid);
  return child;
}

function runStep(step: Step): Promise<Result> {
  const reportPath = join(reports, `${step.name}.json`);
  const started = Date.now();
  const said: string[] = [];
  const child = start(step, said, reportPath);
  const limit = setTimeout(() => {
    say(step, `took longer than ${step.minutes} minutes and was ended`);
    endOrphans(markOf(step), child.pid);
  }, step.minutes * 60_000);
  let isGreen = false;
  child.once('error', (error) => say(step, `could not start: ${error.message}`));
  child.once('exit', (code) => {
    isGreen = code === 0;
    // Orphans hold the pipes open: 'close' would not come before they end.
    const left = endOrphans(markOf(step), child.pid);
    if (left.length > 0) say(step, `ended what it left behind: ${left.join(', ')}`);
  });
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(limit);
      running.delete(step);
      const counts = countsOf(step, isGreen, reportPath);
      const failures = isGreen ? [] : failuresOf(step, said, reportPath);
      resolve({ step, counts, failures, seconds: (Date.now() - started) / 1000 });
    });
  });
}

function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function printRow({ step, counts, seconds }: Result): void {
  const mark = counts.failed > 0 ? 'FAILED' : 'ok';
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  console.log(`${mark.padEnd(7)}${step.name.padEnd(10)}${time}  ${inWords(counts).padEnd(36)}${step.about}`);
}

/** Most steps wait for a browser half of the time: two at once take little longer than one. */
const LANES = 2;

/** Runs the steps in their order, two at a time; one that needs what another makes waits for it. */
async function runLanes(steps: readonly Step[]): Promise<Result[]> {
  const runs = new Map<string, Promise<Result>>();
  const waiting = [...steps];
  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { after = [] } = step;
      // Known at once: the other lane may look for it before it runs.
      const result = Promise.all(after.map((name) => runs.get(name))).then(() => runStep(step));
      runs.set(step.name, result);
      await result;
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return Promise.all(steps.map(({ name }) => runs.get(name) as Promise<Result>));
}

/** Runs the steps, prints how each went, the sum and what failed, last of all, and exits 1 if anything did. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const results = await runLanes(steps);
  console.log('');
  results.forEach(printRow);
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + counts[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${inWords(total)}`);
  for (const { step, failures } of results) {
    if (failures.length > 0) console.log(inLines(step, failures).join('\n'));
  }
  process.exit(total.failed > 0 ? 1 : 0);
}
