import { cameraPlace, compositeSize, SCREEN_FPS } from '@panggung/core';
import { startTicker } from './ticker.js';

/** A picture made of others. */
export interface Composite {
  track: MediaStreamTrack;
  stop(): void;
}

function show(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  video.play().catch(() => {});
  return video;
}

/** Firefox has no pictures taken by word. */
type Capture = MediaStreamTrack & Partial<CanvasCaptureMediaStreamTrack>;

const sizeOf = ({ videoWidth: width, videoHeight: height }: HTMLVideoElement) => ({ width, height });

/**
 * Lays the camera over a shared screen, 15 pictures a second. N-13, N-14. The tracks given stay their owner's to stop.
 * @throws Error where the browser has no canvas to draw on
 */
export function compose(screen: MediaStreamTrack, camera: MediaStreamTrack): Composite {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw on');
  const [below, above] = [show(screen), show(camera)];

  function draw(): void {
    if (!context || below.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const size = compositeSize(sizeOf(below));
    // Set only when it changes: that empties it.
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    context.drawImage(below, 0, 0, size.width, size.height);
    if (above.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const { x, y, width, height } = cameraPlace(size, sizeOf(above));
    context.drawImage(above, x, y, width, height);
  }

  const [track] = canvas.captureStream(SCREEN_FPS).getVideoTracks() as Capture[];
  if (!track) throw new Error('This canvas gives no picture');
  const stopDrawing = startTicker(SCREEN_FPS, () => {
    // A canvas takes pictures by the clock of its page, which misses some, and slows down in a hidden tab.
    track.requestFrame?.();
    draw();
  });
  return {
    track,
    stop() {
      stopDrawing();
      track.stop();
      for (const video of [below, above]) video.srcObject = null;
    },
  };
}
