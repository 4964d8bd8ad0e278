import { type Element, elements } from './element.js';

/** Tags that are there before the code of their first drawing is: they keep their place until they tell a state. */
const drawnLater: readonly string[] = [
  'panggung-banners[view=list]',
  'panggung-banners[view=detail]',
  'panggung-notifications',
];

const placeOf = (tag: string, size: string) => `${tag}{display:block;block-size:0;padding-block-end:${size}}`;

/** In a rule of its own: a browser that does not know `:state()` drops all of it. */
function rulesOf(tag: string, size: string, states: Element['states']): string[] {
  const rules = [placeOf(`${tag}:not(:defined)`, size)];
  if (!drawnLater.includes(tag)) return rules;
  return [...rules, placeOf(`${tag}:not(${states.map((state) => `:state(${state})`).join()})`, size)];
}

/**
 * Rules for the page itself: each tag keeps its place until it is there, so that nothing moves when it comes. Padding,
 * since its percentages are of the width; the link inside the tag stands on top of it.
 */
export function reserveCss(): string {
  return elements
    .flatMap(({ tag, height, states }) =>
      Object.entries(height).flatMap(([attributes, size]) => rulesOf(`${tag}${attributes}`, size, states)),
    )
    .join('\n');
}
