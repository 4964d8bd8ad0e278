import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetEvents } from '@panggung/react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { elements } from '../generate/element.js';
import { generatedFiles } from '../generate.js';
import type { EventDetails } from './event.js';

const home = join(import.meta.dirname, '..');
const checkedIn = Object.entries(generatedFiles()).filter(([path]) => !path.startsWith('dist/'));
const widgets = globSync('../react/src/**/*.{ts,tsx}', { cwd: home })
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(home, path), 'utf8'))
  .join('\n');
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each(checkedIn)('%s says what the table says', (path, text) => {
  expect(readFileSync(join(home, path), 'utf8'), 'run the build of packages/elements').toBe(text);
});

describe('the table tells the truth about the widgets', () => {
  test.each(elements)('$tag', ({ react, attributes, parts, events }) => {
    const wanted = [
      `export interface ${react}Props`,
      ...attributes.map(({ property }) => `\\b${property}\\?*:`),
      ...parts.map(({ name }) => `part=["{].*\\b${name}\\b`),
      ...events.map(({ name }) => `\\b${camel(name.replace('panggung', 'on'))}\\?:`),
    ];
    expect(wanted.filter((pattern) => !new RegExp(pattern).test(widgets))).toEqual([]);
  });

  test('an event of an element tells what the widget tells', () => {
    expectTypeOf<EventDetails>().toEqualTypeOf<WidgetEvents>();
  });
});
