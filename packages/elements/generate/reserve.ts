import { elements } from './element.js';

/**
 * Rules for the page itself: each tag keeps its place until it is there, so that nothing moves when it comes. Padding,
 * since its percentages are of the width; the link inside the tag stands on top of it.
 */
export function reserveCss(): string {
  return elements
    .flatMap(({ tag, height }) =>
      Object.entries(height).map(
        ([attributes, size]) =>
          `${tag}${attributes}:not(:defined){display:block;block-size:0;padding-block-end:${size}}`,
      ),
    )
    .join('\n');
}
