import * as v from 'valibot';

/** What surrounds one thing: `{ data }`. Q-01. */
export function one<S extends v.GenericSchema>(schema: S) {
  return v.object({ data: schema });
}

export const PageSchema = v.object({
  total_page: v.number(),
  page: v.number(),
  per_page: v.number(),
  total: v.number(),
});
/** How long a list is. Clients may rely on `total_page` only. Q-61. */
export type Page = v.InferOutput<typeof PageSchema>;

/** What surrounds a list: `{ data, page }`. Q-61. */
export function many<S extends v.GenericSchema>(schema: S) {
  return v.object({ data: v.array(schema), page: PageSchema });
}

export const IdSchema = v.union([v.string(), v.number()]);

const count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger());

/** Query fields every list takes; `search` is another name for `q`., AMB-072. */
export const listQuery = {
  page: v.optional(v.pipe(count, v.minValue(1))),
  per_page: v.optional(
    v.pipe(
      count,
      v.check((n) => n === -1 || (n >= 1 && n <= 100)),
    ),
  ),
  order_by: v.optional(v.string()),
  order: v.optional(v.picklist(['asc', 'desc'])),
  q: v.optional(v.string()),
  search: v.optional(v.string()),
};
