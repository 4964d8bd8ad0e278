import { aroundScene } from './around-scene.js';
import { recordFilm } from './record-film.js';
import { replayScene } from './replay-scene.js';

/** The films of the catalogue, by the names of their files. */
const scenes = { 'replay.mp4': replayScene, 'around.mp4': aroundScene };

export const names = Object.keys(scenes);
export const film = (name: keyof typeof scenes) => recordFilm(scenes[name]);
