import { autoload } from './autoload.js';
import { addressOf, loadTag } from './load-tag.js';
import { offerSettings, scriptSettings } from './settings.js';
import type { Tag } from './tag.js';

/**
 * The chunks that every tag's module asks for, and each tag's name with what else it asks for, written in by the build:
 * wanted at once, they do not come one by one. Nothing else for those that ask for many, which no page begins with.
 */
declare const PANGGUNG_CHUNKS: string;

/** The script tag that brought this module; a module has no `document.currentScript`. */
function ownScript(): HTMLScriptElement | undefined {
  for (const script of document.scripts) if (script.src === import.meta.url) return script;
  return undefined;
}

function preload(chunk: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = addressOf(`chunk-${chunk}.js`);
  document.head.append(link);
}

if (globalThis.document) {
  const script = ownScript();
  if (script) offerSettings(scriptSettings(script));
  offerSettings({ apiUrl: new URL(import.meta.url).origin });
  const [shared = [], ...rows] = PANGGUNG_CHUNKS.split(',').map((row) => row.split(' '));
  const chunks = new Map(rows.map(([name, ...own]) => [`panggung-${name}` as Tag, own]));
  autoload(document, [...chunks.keys()], (tag) => {
    [...shared, ...(chunks.get(tag) ?? [])].forEach(preload);
    return loadTag(tag);
  });
}
