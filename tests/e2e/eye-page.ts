// What runs in a viewer's page: an eye that reads the camera's pictures as they are shown.
import { cameraPlace } from '../../packages/core/src/broadcast-frame.js';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import { createTimecodeReader, type ReadPicture } from '../../packages/media/src/timecode-reader.fixture.js';

/** A picture as a viewer saw it. */
export interface Sight extends ReadPicture {
  /** When, epoch ms. */
  at: number;
  /** Seconds of the player. */
  mediaTime: number;
}

/** What a picture shows at one moment. */
export interface Look {
  /** Read as the camera's. */
  whole: ReadPicture;
  /** Where the camera lies over a shared screen. */
  inset: ReadPicture;
  /** The whole, coarsely: another where something moved. */
  print: string;
}

declare global {
  /** Looks at the picture now; null while there is none. */
  var look: () => Look | null;
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

/** As large as a composite of a large screen. */
const screen = { width: 1280, height: 720 };
const place = cameraPlace(screen, timecode);
const inset = {
  x: place.x / screen.width,
  y: place.y / screen.height,
  width: place.width / screen.width,
  height: place.height / screen.height,
};

function printOf(video: HTMLVideoElement): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

window.look = () => watched && { whole: read(watched), inset: read(watched, inset), print: printOf(watched) };
