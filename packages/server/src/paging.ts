import { type Page, SHOW_PAGE_SIZE } from '@panggung/core';

/** A slice of a list: `limit` null means all of it. */
export interface Slice {
  page: number;
  perPage: number;
  limit: number | null;
  offset: number;
}

/** Which rows a list call wants: page 1 and eight a page unless told; -1 a page is all. Q-63, AMB-188. */
export function slice(query: { page?: number | undefined; per_page?: number | undefined }): Slice {
  const perPage = query.per_page ?? SHOW_PAGE_SIZE;
  const page = perPage === -1 ? 1 : (query.page ?? 1);
  return perPage === -1
    ? { page, perPage, limit: null, offset: 0 }
    : { page, perPage, limit: perPage, offset: (page - 1) * perPage };
}

/** What a list says about its length. */
export function pageOf({ page, perPage }: Slice, total: number): Page {
  const totalPage = perPage === -1 ? 1 : Math.ceil(total / perPage);
  return { total_page: totalPage, page, per_page: perPage, total };
}

interface ListQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  q?: string | undefined;
  search?: string | undefined;
}

/**
 * One page of a list that is short enough to be read whole: of the rows that have every word looked for, however it is
 * spaced, hyphenated and capitalised.
 * @example pageOfRows(cities, { q: 'tolitoli' }, ({ name }) => name) // Kabupaten Toli-Toli
 */
export function pageOfRows<Row>(rows: readonly Row[], query: ListQuery, textOf: (row: Row) => string) {
  const wanted = slice(query);
  const words = (query.q ?? query.search ?? '').split(/\s+/).map(lettersOf);
  const found = rows.filter((row) => {
    const text = lettersOf(textOf(row));
    return words.every((word) => text.includes(word));
  });
  const end = wanted.limit === null ? undefined : wanted.offset + wanted.limit;
  return { data: found.slice(wanted.offset, end), page: pageOf(wanted, found.length) };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The parts of a comma list, without blanks. */
export function commaList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
