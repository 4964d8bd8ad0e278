// `npm test`: everything a change must pass. `npm test -- unit e2e` runs only the steps named.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser } from './browser.js';
import { type Counts, countsOf } from './counts.js';
import { endOrphans, RUN_VARIABLE } from './orphans.js';
import { findPostgres } from './postgres.js';
import { type Step, steps } from './steps.js';

interface Result {
  step: Step;
  counts: Counts;
  seconds: number;
}

const run = `${process.pid}-${Date.now()}`;
const reports = mkdtempSync(join(tmpdir(), 'panggung-test-'));
const required = (process.env.REQUIRE ?? '').split(',').filter(Boolean);
let group: number | undefined;

function stop(): never {
  endOrphans(run, group);
  process.exit(130);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function label(step: Step, stream: NodeJS.ReadableStream): void {
  const lines = createInterface({ input: stream });
  lines.on('line', (line) => console.log(`${step.name.padEnd(9)}| ${line}`));
}

function runStep(step: Step): Promise<Result> {
  const reportPath = join(reports, `${step.name}.json`);
  const outputFile = step.report === 'vitest' ? [`--outputFile.json=${reportPath}`] : [];
  const started = Date.now();
  const child = spawn(step.command, [...step.args, ...outputFile], {
    cwd: step.cwd,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, [RUN_VARIABLE]: run, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath, CI: '1' },
  });
  group = child.pid;
  label(step, child.stdout);
  label(step, child.stderr);
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      console.error(`${step.name.padEnd(9)}| took longer than ${step.minutes} minutes and was ended`);
      endOrphans(run, child.pid);
    }, step.minutes * 60_000);
    let isGreen = false;
    let left: string[] = [];
    const finish = () => {
      clearTimeout(limit);
      if (left.length > 0)
        console.log(`${step.name.padEnd(9)}| ended what it left behind: ${left.join(', ')}`);
      const counts = countsOf(step, isGreen, reportPath);
      resolve({ step, counts, seconds: (Date.now() - started) / 1000 });
    };
    child.once('error', (error) => {
      console.error(`${step.name.padEnd(9)}| could not start: ${error.message}`);
      finish();
    });
    // Orphans hold the pipes open: without ending them first, 'close' would not come.
    child.once('exit', (code) => {
      isGreen = code === 0;
      left = endOrphans(run, child.pid);
    });
    child.once('close', finish);
  });
}

/** Which of the machine's parts are here; a part that REQUIRE names and that is missing ends the run. */
function findParts(): Record<'browser' | 'postgres', boolean> {
  const parts = { browser: ensureBrowser() !== null, postgres: findPostgres() !== null };
  for (const [part, isHere] of Object.entries(parts)) {
    if (isHere) continue;
    console.log(`No ${part} on this machine: what needs it is skipped.`);
    if (required.includes(part)) throw new Error(`REQUIRE names ${part}, and it is missing.`);
  }
  return parts;
}

function summarise(results: readonly Result[]): Counts {
  console.log('');
  for (const { step, counts, seconds } of results) {
    const mark = counts.failed > 0 ? 'FAILED' : 'ok';
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const numbers = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    console.log(
      `${mark.padEnd(7)}${step.name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${numbers.padEnd(34)}${step.about}`,
    );
  }
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const parts = findParts();
const chosen = steps
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .filter(({ needs }) => !needs || parts[needs]);
const results: Result[] = [];
for (const step of chosen) results.push(await runStep(step));

const { passed, failed, skipped } = summarise(results);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
