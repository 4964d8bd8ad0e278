import { autoload } from './autoload.js';
import { addressOf, loadTag } from './load-tag.js';
import { offerSettings, scriptSettings } from './settings.js';
import { tags } from './tag.js';

/**
 * The chunks that every tag's module asks for, and what else each one does, in the order of the tags, written in by the
 * build: wanted at once, they do not come one by one. Nothing else for those that ask for many, which no page begins with.
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
  const [shared, ...own] = PANGGUNG_CHUNKS.split(',');
  autoload(document, tags, (tag) => {
    `${shared} ${own[tags.indexOf(tag)]}`.trim().split(' ').forEach(preload);
    return loadTag(tag);
  });
}
