/**
 * What may be drawn of a field that should hold a text, whatever came in it: a text or a number as it is, else nothing.
 * @example plainText(null) // ''
 */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
