import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.js';

/** A test that failed: `file > title`, and why, in a few short lines. */
export interface Failure {
  name: string;
  why: string;
}

/** What Playwright tells of an error; a test that ran out of time has a second one for the call it was waiting in. */
interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  title: string;
  specs: { title: string; ok: boolean; tests: { results: { errors: PlaywrightError[] }[] }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: PlaywrightError[];
}

/** The first line that says something: Storybook begins its messages with where to look. */
function firstLine(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => line && !/^(Error:|Click to debug .*)$/.test(line)) ?? 'no reason given';
}

function ofVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file} > ${test.fullName}`, why: firstLine(test.failureMessages[0]) }));
    // What fails outside of a test, in an import or a hook, is told of the file.
    return status === 'failed' && (message || failed.length === 0)
      ? [...failed, { name: file, why: firstLine(message) }]
      : failed;
  });
}

/** The first line, what was waited for, and where in the tests that stands. */
function reasonOf({ message = '', location }: PlaywrightError): string {
  const waiting = /waiting for .*/.exec(stripVTControlCharacters(message))?.[0];
  const place = location && `${relative(process.cwd(), location.file)}:${location.line}`;
  return [firstLine(message), waiting, place && `at ${place}`].filter(Boolean).join(' ');
}

function ofSuite({ title, specs, suites = [] }: Suite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return { name: spec.title, why: errors.map(reasonOf).join('\n    ') };
    });
  return [...own, ...suites.flatMap(ofSuite)].map((failure) => ({
    ...failure,
    name: `${title} > ${failure.name}`,
  }));
}

const readers = {
  vitest: ofVitest,
  playwright: ({ suites, errors }: PlaywrightReport): Failure[] => [
    ...suites.flatMap(ofSuite),
    ...errors.map(({ message }) => ({ name: 'outside of all tests', why: firstLine(message) })),
  ],
};

/** What failed in a step that failed: its runner's own report, or the last lines it said. */
export function failuresOf({ report }: Step, said: readonly string[], reportPath: string): Failure[] {
  const last = said.map((line) => ({ name: stripVTControlCharacters(line), why: '' }));
  if (!report) return last;
  try {
    const failures = readers[report](JSON.parse(readFileSync(reportPath, 'utf8')));
    return failures.length > 0 ? failures : last;
  } catch {
    return last; // The runner died before it could write its report.
  }
}

/** The failures of a step as lines to be read. */
export function inLines(step: Step, failures: readonly Failure[]): string[] {
  const lines = failures.flatMap(({ name, why }) => [`  ${name}`, ...(why ? [`    ${why}`] : [])]);
  return ['', `${step.name} failed:`, ...lines];
}
