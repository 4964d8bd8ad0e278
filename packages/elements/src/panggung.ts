import { autoload } from './autoload.js';
import { addressOf, loadTag } from './load-tag.js';
import { offerSettings, scriptSettings } from './settings.js';
import { tags } from './tag.js';

/**
 * The chunks each tag's module asks for, in the order of the tags, written in by the build: wanted at once, they do not
 * come one by one; null for those that ask for many, which no page begins with.
 */
declare const PANGGUNG_CHUNKS: readonly (string | null)[];

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
  autoload(document, tags, (tag) => {
    PANGGUNG_CHUNKS[tags.indexOf(tag)]?.split(' ').forEach(preload);
    return loadTag(tag);
  });
}
