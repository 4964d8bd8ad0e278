// What ofetch uses of `ufo` and `destr`, which bring six times as much: the build puts this in their place.

/** Puts an address under a base, one slash between them. */
export function withBase(path: string, base: string): string {
  return /^\w+:/.test(path) ? path : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Adds what is given to an address's query. */
export function withQuery(path: string, query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const name in query) {
    const values = Array.isArray(query[name]) ? query[name] : [query[name]];
    for (const value of values) if (value !== undefined) search.append(name, String(value));
  }
  return search.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
}

/** Reads JSON; what is none stays a text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export { readJson as default };
