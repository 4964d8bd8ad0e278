import type { Tag } from './tag.js';

/** The address of a file that the build put beside this one. */
export const addressOf = (file: string): string => new URL(file, import.meta.url).href;

/** Loads the module that defines a tag. */
export function loadTag(tag: Tag): Promise<unknown> {
  return import(addressOf(`${tag}.js`));
}
