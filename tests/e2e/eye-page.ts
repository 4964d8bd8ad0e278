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

setInterval(() => {
  const video = document.querySelector('video');
  if (video === watched) return;
  watched = video;
  if (video) watch(video);
}, 50);
