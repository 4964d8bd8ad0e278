import { readFileSync } from 'node:fs';
import type { Step } from './steps.js';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const readers = {
  vitest: (report: VitestReport): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }),
  playwright: ({ stats }: PlaywrightReport): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
};

/** How a step went: its runner's own report, or one check for a step that has none. A failed step never counts 0 failed. */
export function countsOf(step: Step, isGreen: boolean, reportPath: string): Counts {
  const whole = isGreen ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (!step.report) return whole;
  try {
    const counts = readers[step.report](JSON.parse(readFileSync(reportPath, 'utf8')));
    return isGreen ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return whole; // The runner died before it could write its report.
  }
}
