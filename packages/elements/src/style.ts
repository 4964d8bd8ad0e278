// One sheet a document serves every element on it: a hundred cards parse the rules once, and the rules of a part
// that loads later (the checkout) reach the elements already there.
const sheets = new Map<Document, CSSStyleSheet>();
// `hidden` must win over a page that resets everything; `display` is the page's to change.
const host = ':host{display:block}:host([hidden]){display:none!important}';
const tokens = new Set<string>();
/** By the place in the React package's list: whichever widget is there first, the same rules win. */
const rules: string[] = [];

const text = () => [host, ...tokens, ...rules].join('');

/** Adds a part's rules, and the tokens they need, to every element, those already on the page too; once, however many tags bring them. */
export function addStyle(place: number, css: string, needed = ''): void {
  if (rules[place] && (!needed || tokens.has(needed))) return;
  rules[place] = css;
  tokens.add(needed);
  for (const sheet of sheets.values()) sheet.replaceSync(text());
}

/** Gives a shadow root the shared rules; again after a move to another document, which drops them. */
export function adoptStyle(root: ShadowRoot): void {
  const sheet = sheetOf(root.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

function sheetOf(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known) return known;
  // A sheet belongs to the document whose window made it.
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text());
  sheets.set(document, sheet);
  return sheet;
}
