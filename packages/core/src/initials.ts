/**
 * At most two first letters of a name, for those who have no photo.
 * @example initials('Siti Nur Haliza') // 'SN'
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
