import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf, readMetafile } from './generate/chunks.js';
import { customElements } from './generate/custom-elements.js';
import { htmlData, webTypes } from './generate/editor-data.js';
import { reserveCss } from './generate/reserve.js';
import { shortenChunkNames } from './generate/short-names.js';
import { reference } from './generate/table.js';
import { elementTypes, eventDetails, jsxTypes } from './generate/types.js';
import { tags } from './src/tag.js';

// Writes down what the table of definitions says, in every format that somebody reads.

const here = (path: string) => join(import.meta.dirname, path);
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** By path; those outside of dist are checked in, and a test compares them. */
export function generatedFiles(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(here('package.json'), 'utf8'));
  return {
    'src/generated/elements.ts': elementTypes(),
    'src/generated/event-details.ts': eventDetails(),
    'src/generated/jsx.ts': jsxTypes(),
    'REFERENCE.md': `# Tags\n\nGenerated from the table of definitions.\n\n${reference()}`,
    'dist/custom-elements.json': json(customElements()),
    'dist/web-types.json': json(webTypes(manifest)),
    'dist/html-data.json': json(htmlData()),
    'dist/panggung.css': reserveCss(),
    // Only types; the file is there for whoever imports it for them.
    'dist/jsx.js': 'export {};\n',
  };
}

/** Tells the built autoloader which chunks each tag needs: their names are known only after the build. */
function writeChunks(): void {
  const loader = here('dist/panggung.js');
  const chunks = JSON.stringify(chunksOf(readMetafile(here('dist/metafile-esm.json')), tags));
  writeFileSync(
    loader,
    readFileSync(loader, 'utf8').replace('PANGGUNG_CHUNKS', () => chunks),
  );
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(here('src/generated'), { recursive: true });
  shortenChunkNames(here('dist'));
  for (const [path, text] of Object.entries(generatedFiles())) writeFileSync(here(path), text);
  writeChunks();
}
