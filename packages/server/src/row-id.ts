import type { Id } from '@panggung/core';

/** The row an opaque id names; null when no row can have it. */
export function rowId(id: Id): number | null {
  return /^\d{1,15}$/.test(String(id)) ? Number(id) : null;
}
