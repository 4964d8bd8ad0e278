/** The ways in which the templates write the noun, and how to write another. */
export function spellings(name: string): readonly (readonly [template: string, own: string])[] {
  const words = name.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const spaced = words.join(' ');
  return [
    ['new-thing', name],
    ['NewThing', pascal],
    ['newThing', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['new thing', spaced],
    ['New thing', spaced.charAt(0).toUpperCase() + spaced.slice(1)],
  ];
}

/**
 * Rewrites a template for a noun.
 * @example respell('useNewThing from new-thing.js', 'sale-queue') // 'useSaleQueue from sale-queue.js'
 */
export function respell(text: string, name: string): string {
  return spellings(name).reduce((told, [template, own]) => told.replaceAll(template, own), text);
}
