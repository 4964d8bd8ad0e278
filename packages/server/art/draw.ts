import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './pictures.js';

const folder = join(import.meta.dirname, '../catalogue/images');
for (const [name, text] of drawPictures()) writeFileSync(join(folder, name), text);
