import { type Id, soundRecords } from '@panggung/core';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { type Mutant, mutantsOf, nonsense, type RecordSchema } from '../../../../tests/mutants.js';

/** Many records wrong in many ways, between two that are sound. */
export interface Crowd {
  /** As the API sends them: nothing and a text stand among them too. */
  data: unknown[];
  /** What is wrong with the record that bears a name. */
  whatOf: ReadonlyMap<string, string>;
  /** The names of those that can be told apart, and so must be seen. */
  expected: string[];
}

export interface CrowdOptions {
  schema: RecordSchema;
  /** A record as the API really sends it, with something in each field that is shown. */
  sound: object;
  /** The field that names a record to people. */
  namedBy: string;
}

/** Each mutant gets an id and a name of its own, unless that is what is wrong with it. */
export function crowdOf({ schema, sound, namedBy }: CrowdOptions): Crowd {
  const bear = ({ what, field, record }: Mutant, place: number) => {
    const own = { id: `m${place}`, [namedBy]: `(${place})` };
    return { what, field, record: { ...record, ...own, ...(field in own && { [field]: record[field] }) } };
  };
  const mutants = mutantsOf(schema, sound).map(bear);
  const neighbours = ['First', 'Last'].map((name) => ({ ...sound, id: name, [namedBy]: `(${name})` }));
  const data = [neighbours[0], ...mutants.map(({ record }) => record), null, 'text', neighbours[1]];
  const nameOf = (record: object) => String((record as Record<string, unknown>)[namedBy]);
  const named = mutants.filter(({ field }) => field !== namedBy);
  return {
    data,
    whatOf: new Map(named.map(({ record, what }) => [nameOf(record), what])),
    expected: soundRecords(data as { id: Id }[])
      .map(nameOf)
      .filter((name) => /^\(\w+\)$/.test(name)),
  };
}

let uncaught: string[] = [];

/** Collects in each test what the page around the widgets would hear of as uncaught. */
export function listenForErrors(): void {
  beforeEach(() => {
    uncaught = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      uncaught.push(`uncaught: ${event.message}`);
    };
    addEventListener('error', note);
    onTestFinished(() => removeEventListener('error', note));
  });
}

/** What is wrong with a record as it is drawn. */
function flaws(item: Element, whatOf?: Crowd['whatOf']): string[] {
  const text = item.textContent ?? '';
  const name = /\(\w+\)/.exec(text)?.[0] ?? '';
  const what = whatOf?.get(name) ?? name;
  return [
    ...(nonsense.test(text) ? [`${what} reads: ${text}`] : []),
    ...(item.scrollWidth > item.clientWidth + 1 ? [`${what} is wider than its place: ${text}`] : []),
  ];
}

/** What could harm whoever looks at a place: scripts, and links to anything but pages. */
function dangers(place: Element): string[] {
  const isSafe = ({ href }: HTMLAnchorElement) => !href || /^https?:/.test(href);
  const links = [...place.querySelectorAll('a')].filter((link) => !isSafe(link));
  const markup = [...place.querySelectorAll('script, [onerror], [onload]')];
  return [...links, ...markup].map(({ outerHTML }) => `dangerous: ${outerHTML}`);
}

const isThere = (page: Element) =>
  page.querySelector('[part~=name]') !== null && page.querySelector('[role=alert]') === null;

/** Fails with one line for each of the pages that is not there, reads like nonsense, has no room, or does harm. */
export function expectPages(place: HTMLElement, pages: string, isDrawn = isThere): void {
  const drawn = [...place.querySelectorAll(pages)];
  const gone = drawn.filter((page) => !isDrawn(page));
  const findings = [
    ...gone.map(({ textContent }) => `not drawn: ${textContent}`),
    ...drawn.flatMap((page) => flaws(page)),
    ...dangers(place),
    ...uncaught,
  ];
  expect(drawn.length).toBeGreaterThan(0);
  expect(findings).toEqual([]);
  expect(globalThis).not.toHaveProperty('isHarmed');
}

/** Fails with one line for each record that is missing, reads like nonsense, has no room, or does harm. */
export function expectUnharmed(place: HTMLElement, crowd: Crowd, items: string): void {
  const drawn = [...place.querySelectorAll(items)];
  const seen = drawn.map(({ outerHTML }) => outerHTML).join();
  const missing = crowd.expected.filter((name) => !seen.includes(name));
  const findings = [
    ...missing.map((name) => `not drawn: ${crowd.whatOf.get(name) ?? name}`),
    ...drawn.flatMap((item) => flaws(item, crowd.whatOf)),
    ...dangers(place),
    ...uncaught,
  ];
  expect(findings).toEqual([]);
  expect(globalThis).not.toHaveProperty('isHarmed');
}
