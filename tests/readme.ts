import { readFileSync } from 'node:fs';

/** The README, and what a reader would copy from it. */
export const readme = readFileSync('README.md', 'utf8');

/** The text of the snippet in a language; the README has at most one of each, save for the shell's. */
export function snippet(language: 'html' | 'tsx' | 'js' | 'css'): string {
  const [, text] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  if (!text) throw new Error(`README.md has no ${language} snippet.`);
  return text;
}

/** Every line a reader would type into a shell. */
export function shellLines(): string[] {
  const blocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text ?? '');
  return blocks.flatMap((text) => text.trim().split('\n'));
}

/** Cells of the table whose first heading begins with these words, row by row, without the heading. */
export function table(heading: string): string[][] {
  const start = readme.indexOf(`| ${heading}`);
  if (start < 0) throw new Error(`README.md has no table '${heading}'.`);
  const [text = ''] = readme.slice(start).split('\n\n');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  return text.trim().split('\n').slice(2).map(cells);
}
