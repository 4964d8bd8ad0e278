import type { SelectOption } from './select.js';

const fold = (text: string) => text.trim().toLowerCase();

/** 0 where a label begins so, 1 where one of its words does, 2 where it is somewhere inside. */
function distance(label: string, typed: string): number {
  if (label.startsWith(typed)) return 0;
  return label.includes(` ${typed}`) ? 1 : 2;
}

/**
 * The options whose label has every typed word in it, in any order; those nearest to what was typed first.
 * @example matchingOptions([{ value: '3273', label: 'Kota Bandung' }], 'bandung') // the one
 */
export function matchingOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const typed = fold(text);
  if (typed === '') return options;
  const words = typed.split(/\s+/);
  const found = options.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  return found.sort((a, b) => distance(fold(a.label), typed) - distance(fold(b.label), typed));
}

/** The option that a text names: by its whole label, or as the only one that fits. */
export function namedOption(options: readonly SelectOption[], text: string): SelectOption | undefined {
  const found = matchingOptions(options, text);
  return found.find(({ label }) => fold(label) === fold(text)) ?? (found.length === 1 ? found[0] : undefined);
}
