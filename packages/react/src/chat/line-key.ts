import type { ChatLine } from '@panggung/client';

/** What a message is known by: its author knows it by the key it was sent under. */
export function lineKey({ key, id }: ChatLine): string {
  return key ?? String(id);
}
