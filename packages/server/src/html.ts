const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe inside elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup that is already safe. Only {@link html} and {@link rawHtml} make it. */
export class Html {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

type Value = Html | string | number | null | undefined | readonly Html[];

function render(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.join('');
  return value == null ? '' : escapeHtml(String(value));
}

/**
 * Writes markup; whatever is put in is escaped unless it came from {@link html} itself.
 * @example html`<p>${'<b>'}</p>`.toString() // '<p>&lt;b&gt;</p>'
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, i) => text + render(values[i - 1]) + part));
}

/** Marks text of our own source as markup. Never for anything a person typed. */
export function rawHtml(markup: string): Html {
  return new Html(markup);
}
