/** A key that nobody else has. `crypto.randomUUID` exists on secure pages only; this does everywhere. */
export function randomKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
