import { elements } from './element.js';

/** Rules for the page itself: each tag keeps its place until it is there, so that nothing moves when it comes. */
export function reserveCss(): string {
  return elements
    .map(({ tag, height }) => `${tag}:not(:defined){display:block;min-block-size:${height}}`)
    .join('\n');
}
