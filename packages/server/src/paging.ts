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

/** The parts of a comma list, without blanks. */
export function commaList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
