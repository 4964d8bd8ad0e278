import { type ComponentType, createElement } from 'react';
import { later } from './later.js';

/** A part whose code comes when somebody is about to want it. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Fetches it now: a button that opens it is pointed at. */
  fetch(): void;
};

/**
 * Makes a part that no first visit pays for: its code comes when it is first drawn, or shortly before; `Place` stands in
 * for it until then.
 * @example const Filter = onDemand(async () => (await import('./filter-sheet.js')).FilterSheet);
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
): OnDemand<Props> {
  let part: ComponentType<Props> | undefined;
  const fetch = () => {
    part ??= later(load, Place);
    return part;
  };
  return Object.assign((props: Props) => createElement(fetch(), props), { fetch });
}
