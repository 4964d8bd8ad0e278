import { expect, it, onTestFinished } from 'vitest';
import { createDeviceCopy } from './device-copy.js';

const patience = { timeout: 60_000 };

/** A picture over which a bar moves, and which may become larger. */
function openCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  let count = 0;
  const drawing = setInterval(() => {
    context.fillStyle = count % 2 ? '#008000' : '#0000ff';
    context.fillRect((count++ * 4) % canvas.width, 4, 8, 8);
  }, 66);
  const [track] = canvas.captureStream(15).getVideoTracks();
  onTestFinished(() => {
    clearInterval(drawing);
    track?.stop();
  });
  return { canvas, track: track as MediaStreamTrack };
}

async function play(source: Pick<HTMLVideoElement, 'src'> | Pick<HTMLVideoElement, 'srcObject'>) {
  const video = Object.assign(document.createElement('video'), { muted: true, ...source });
  await video.play();
  return video;
}

it('goes on when the picture becomes larger, as that of a shared window does', async () => {
  const { canvas, track } = openCanvas();
  const copy = createDeviceCopy();
  copy?.record([track]);
  const seen = await play({ srcObject: new MediaStream([track]) });
  await expect.poll(() => seen.currentTime, patience).toBeGreaterThan(0.5);
  Object.assign(canvas, { width: 640, height: 360 });
  await expect.poll(() => seen.videoWidth, patience).toBe(640);
  const enlarged = seen.currentTime;
  await expect.poll(() => seen.currentTime, patience).toBeGreaterThan(enlarged + 0.5);
  const [part] = (await copy?.stop()) ?? [];
  const address = URL.createObjectURL(part as Blob);
  onTestFinished(() => URL.revokeObjectURL(address));
  const kept = await play({ src: address });
  await expect.poll(() => kept.videoWidth, patience).toBe(640);
});
