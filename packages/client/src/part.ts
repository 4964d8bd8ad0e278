import type { Id } from '@panggung/core';
import type { Panggung } from './panggung.js';

/** A part that not every widget needs: made when the first one asks, once for all widgets and builds on the page. */
export function partOf<T>({ parts }: Pick<Panggung, 'parts'>, name: string, create: () => T): T {
  if (!parts.has(name)) parts.set(name, create());
  return parts.get(name) as T;
}

/** The name of what a show's page asks of a person's payments: who pays tells it, if it is there. */
export const OWN_PAYMENTS = 'own payments';

/** The name under which a person's tickets are kept; whoever signs them out forgets it. */
export const OWN_TICKETS = 'tickets:own';

/** How to get to each checkout of a show that stands in the page by itself. */
export function getCheckoutStands(panggung: Panggung, showId: Id): Set<() => void> {
  return partOf(panggung, `stand ${showId}`, () => new Set());
}
