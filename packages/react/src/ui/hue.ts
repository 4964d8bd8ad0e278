import type { Id } from '@panggung/core';

/** A hue of its own for each id or name, in degrees. */
export function hueOf(id: Id): number {
  let hash = 7;
  for (const character of String(id)) hash = (hash * 31 + character.charCodeAt(0)) % 360;
  return (hash * 47) % 360;
}
