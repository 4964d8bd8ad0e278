/**
 * The page of a list that an address asks for, from 1; whatever is no page number asks for the first.
 * @example pageOf(new URLSearchParams('page=3')) // 3
 */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
