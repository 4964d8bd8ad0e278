import { breathing, cover, poster, type Scene, svg } from './canvas.js';
import * as day from './day-scenes.js';
import { emblems } from './emblems.js';
import * as night from './night-scenes.js';
import * as objects from './object-scenes.js';
import { patternScenes } from './pattern-table.js';
import * as stage from './stage-scenes.js';

const scenes: Record<string, Scene> = { ...day, ...night, ...objects, ...stage, ...patternScenes };

/** Covers that there is a moving one of. */
const moving = ['bedug', 'bromo', 'dangdut', 'monolog', 'radio', 'sirkus', 'sungai'];

/** Every drawn picture by its file name; the same bytes each time. */
export function drawPictures(): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [name, scene] of Object.entries(scenes)) {
    pictures.set(`${name}-l.svg`, svg(cover.w, cover.h, scene(cover)));
    pictures.set(`${name}-p.svg`, svg(poster.w, poster.h, scene(poster)));
  }
  for (const name of moving) {
    const scene = scenes[name];
    if (scene) pictures.set(`${name}-m.svg`, svg(cover.w, cover.h, breathing(scene)(cover)));
  }
  for (const [name, drawn] of Object.entries(emblems)) {
    pictures.set(`creator-${name}.svg`, svg(240, 240, drawn));
  }
  return pictures;
}
