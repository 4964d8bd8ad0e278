import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CssProperty {
  name: string;
  default: string;
}

/** What a host may change, read from the rules that use it: `var(--panggung-name, default)`. */
export function cssProperties(): CssProperty[] {
  const source = join(import.meta.dirname, '../../react/src');
  // What holds everywhere first, then what one feature has of its own.
  const files = ['tokens.css', ...globSync('*/*.css', { cwd: source }).sort()];
  const rules = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const found = new Map<string, string>();
  for (const { 1: name = '', index } of rules.matchAll(/var\(\s*(--panggung-[\w-]+),/g)) {
    if (!found.has(name)) found.set(name, fallbackAt(rules, index));
  }
  return [...found].map(([name, value]) => ({ name, default: value }));
}

/** The text between the first comma and the bracket that closes `var(`. */
function fallbackAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0)
      return text
        .slice(text.indexOf(',', start) + 1, at)
        .trim()
        .replace(/\s+/g, ' ');
  }
  return '';
}
