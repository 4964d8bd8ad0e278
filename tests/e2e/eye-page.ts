// What runs in a viewer's page: an eye that reads the camera's pictures as they are shown.
import { createTimecodeReader, type ReadPicture } from '../../packages/media/src/timecode-reader.fixture.js';

/** A picture as a viewer saw it. */
export interface Sight extends ReadPicture {
  /** When, epoch ms. */
  at: number;
  /** Seconds of the player. */
  mediaTime: number;
}

declare global {
  /** All that was seen since it was last emptied. */
  var sights: Sight[];
}

window.sights = [];
const read = createTimecodeReader();
let watched: HTMLVideoElement | null = null;

function watch(video: HTMLVideoElement): void {
  video.requestVideoFrameCallback((_, { mediaTime }) => {
    window.sights.push({ ...read(video), at: Date.now(), mediaTime });
    if (video === watched) watch(video);
  });
}

/** A tag keeps its video to itself. */
function findVideo(place: ParentNode): HTMLVideoElement | null {
  const inside = [...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return inside.reduce((found, root) => found ?? findVideo(root), place.querySelector('video'));
}

setInterval(() => {
  const video = findVideo(document);
  if (video === watched) return;
  watched = video;
  if (video) watch(video);
}, 50);
