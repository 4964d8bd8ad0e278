import { setTimeout as pause } from 'node:timers/promises';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import type { ReadPicture } from '../../packages/media/src/timecode-reader.fixture.js';
import type { Look } from './eye-page.js';
import type { Viewer } from './viewer.js';

const { rate, grounds } = timecode;
/** So many looks tell what is shown; by chance, one of four reads as the camera. */
const LOOKS = 6;

const isCamera = ({ number, ground }: ReadPicture) => ground === Math.floor(number / rate) % grounds.length;
/** All of them are the camera's, and not always the same. */
const isMovingCamera = (pictures: readonly ReadPicture[]) =>
  pictures.every(isCamera) && new Set(pictures.map(({ number }) => number)).size > 1;

function kindOf(looks: readonly Look[]): string {
  if (looks.length < LOOKS) return 'nothing';
  if (isMovingCamera(looks.map(({ whole }) => whole))) return 'camera';
  if (isMovingCamera(looks.map(({ inset }) => inset))) return 'both';
  return new Set(looks.map(({ print }) => print)).size > 1 ? 'screen' : 'a still';
}

/** Watches for a moment, and says what moves there: the `camera`, a `screen`, or `both`. */
export async function watchKind(viewer: Viewer): Promise<string> {
  const looks: Look[] = [];
  for (let count = 0; count < LOOKS; count++) {
    const look = await viewer.look();
    if (look) looks.push(look);
    await pause(250);
  }
  return kindOf(looks);
}
