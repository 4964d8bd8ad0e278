import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\s+/g, ' ');
const tokensOf = (css: string) =>
  [...css.matchAll(/(--p-[\w-]+): ?([^;]*);/g)].map(([, name, value]) => [name, value] as const);
/** What holds in the dark: the second of two colours, either of which may be a call. */
const inTheDark = (value = '') =>
  value
    .replace(/light-dark\((?:[^(),]|\([^)]*\))*, ((?:[^(),]|\([^)]*\))*)\)/g, '$1')
    .replace(/(?<=\() | (?=\)$)/g, '');

test('the dark stage has every colour as it is in the dark', () => {
  const chosen = tokensOf(read('../tokens.css')).filter(([, value]) => value?.includes('light-dark('));
  const dark = chosen.map(([name, value]) => [name, inTheDark(value)]);
  expect(dark.length).toBeGreaterThan(20);
  expect(tokensOf(read('dark-stage.css'))).toEqual(dark);
});

test('whatever is dark on any page is a dark stage', () => {
  const widgets = readdirSync(join(import.meta.dirname, '..'), { encoding: 'utf8', recursive: true });
  const styles = widgets.filter((file) => file.endsWith('.css') && file !== 'tokens.css');
  const stages = styles.flatMap((file) =>
    [...read(join('..', file)).matchAll(/(\.[\w-]+) \{ color-scheme: dark;/g)].map(([, stage]) => stage),
  );
  expect(stages).toContain('.panggung-broadcast__picture');
  const [, named = ''] = read('dark-stage.css').match(/:is\(([^)]*)\)/) ?? [];
  expect(named.split(', ').sort()).toEqual(stages.sort());
});
