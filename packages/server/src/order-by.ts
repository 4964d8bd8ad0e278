import { ApiError } from './errors.js';
import { commaList } from './paging.js';

export interface Sort<Column extends string> {
  column: Column;
  direction: 'asc' | 'desc';
}

interface OrderOptions<Column extends string> {
  /** What a caller may name, with the column it stands for: nothing a caller writes ever becomes SQL. */
  columns: Readonly<Record<string, Column>>;
  fallback: readonly Sort<Column>[];
}

/**
 * Reads `order_by` (a comma list) and `order`. AMB-062.
 * @throws ApiError `invalid_request` for a column that is not on the list
 */
export function orderBy<Column extends string>(
  query: { order_by?: string | undefined; order?: 'asc' | 'desc' | undefined },
  { columns, fallback }: OrderOptions<Column>,
): readonly Sort<Column>[] {
  const names = commaList(query.order_by);
  if (names.length === 0) return fallback;
  return names.map((name) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) {
      throw new ApiError(
        'invalid_request',
        `order_by: '${name}' is none of ${Object.keys(columns).join(', ')}`,
      );
    }
    return { column, direction: query.order ?? 'asc' };
  });
}
