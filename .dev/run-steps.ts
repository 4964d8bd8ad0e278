import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Counts, countsOf } from './counts.js';
import { endOrphans, RUN_VARIABLE } from './orphans.js';
import type { Step } from './steps.js';

interface Result {
  step: Step;
  counts: Counts;
  seconds: number;
}

/** Marks every process of this run, so that none outlives it. */
const run = `${process.pid}-${Date.now()}`;
const reports = mkdtempSync(join(tmpdir(), 'panggung-test-'));
let group: number | undefined;

function stop(): never {
  endOrphans(run, group);
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

function say({ name }: Step, line: string): void {
  console.log(`${name.padEnd(9)}| ${line}`);
}

function start(step: Step, reportPath: string) {
  const outputFile = step.report === 'vitest' ? [`--outputFile.json=${reportPath}`] : [];
  const child = spawn(step.command, [...step.args, ...outputFile], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...step.env, [RUN_VARIABLE]: run, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => say(step, line));
  }
  group = child.pid;
  return child;
}

function runStep(step: Step): Promise<Result> {
  const reportPath = join(reports, `${step.name}.json`);
  const started = Date.now();
  const child = start(step, reportPath);
  const limit = setTimeout(() => {
    say(step, `took longer than ${step.minutes} minutes and was ended`);
    endOrphans(run, child.pid);
  }, step.minutes * 60_000);
  let isGreen = false;
  child.once('error', (error) => say(step, `could not start: ${error.message}`));
  child.once('exit', (code) => {
    isGreen = code === 0;
    // Orphans hold the pipes open: 'close' would not come before they end.
    const left = endOrphans(run, child.pid);
    if (left.length > 0) say(step, `ended what it left behind: ${left.join(', ')}`);
  });
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(limit);
      const counts = countsOf(step, isGreen, reportPath);
      resolve({ step, counts, seconds: (Date.now() - started) / 1000 });
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

/** Runs the steps one after another, prints how each went and the sum, and exits 1 if anything failed. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  console.log('');
  results.forEach(printRow);
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + counts[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${inWords(total)}`);
  process.exit(total.failed > 0 ? 1 : 0);
}
