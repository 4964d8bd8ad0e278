import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cover, poster, type Scene, svg } from './canvas.js';
import * as day from './day-scenes.js';
import { emblems } from './emblems.js';
import * as night from './night-scenes.js';
import * as objects from './object-scenes.js';
import * as stage from './stage-scenes.js';

const folder = join(import.meta.dirname, '../catalogue/images');
const scenes: Record<string, Scene> = { ...day, ...night, ...objects, ...stage };

for (const [name, scene] of Object.entries(scenes)) {
  writeFileSync(join(folder, `${name}-l.svg`), svg(cover.w, cover.h, scene(cover)));
  writeFileSync(join(folder, `${name}-p.svg`), svg(poster.w, poster.h, scene(poster)));
}
for (const [name, drawn] of Object.entries(emblems)) {
  writeFileSync(join(folder, `creator-${name}.svg`), svg(240, 240, drawn));
}
