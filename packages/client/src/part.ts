import type { Panggung } from './panggung.js';

/** A part that not every widget needs: made when the first one asks, once for all widgets and builds on the page. */
export function partOf<T>({ parts }: Pick<Panggung, 'parts'>, name: string, create: () => T): T {
  if (!parts.has(name)) parts.set(name, create());
  return parts.get(name) as T;
}
