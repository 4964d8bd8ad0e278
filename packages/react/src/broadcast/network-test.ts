import { createBroadcast, type Panggung } from '@panggung/client';
import { type Id, SCREEN_FPS, type StreamSample } from '@panggung/core';
import { startTicker } from './ticker.js';

/** More than a broadcast sends, so that there is something to find out, in kbit/s. */
const TEST_KBPS = 1800;
/** The first sample is of a connection that still finds its pace. */
const SAMPLES = 2;
/** Without an answer for so long, there is none, in ms. */
const PATIENCE_MS = 45_000;
const SIZE = { width: 640, height: 360 };
const GRAIN = 8;

/** A picture that no encoder can shrink: each grain of it is another at each tick. */
function openNoise(): { track: MediaStreamTrack | undefined; stop: () => void } {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d', { alpha: false });
  const draw = () => {
    if (!context) return;
    for (let y = 0; y < SIZE.height; y += GRAIN) {
      for (let x = 0; x < SIZE.width; x += GRAIN) {
        context.fillStyle = `hsl(${Math.random() * 360} 60% ${20 + Math.random() * 60}%)`;
        context.fillRect(x, y, GRAIN, GRAIN);
      }
    }
  };
  draw();
  const stopDrawing = startTicker(SCREEN_FPS, draw);
  const [track] = canvas.captureStream(SCREEN_FPS).getVideoTracks();
  return {
    track,
    stop() {
      stopDrawing();
      track?.stop();
    },
  };
}

/**
 * Sends a test picture to the stage of a show's rehearsal, and measures what arrives there; null where nothing does.
 * @example const measure = await testNetwork(panggung, 12, new AbortController().signal);
 */
export function testNetwork(
  panggung: Panggung,
  showId: Id,
  signal: AbortSignal,
): Promise<StreamSample | null> {
  const noise = openNoise();
  const { $broadcast, start, stop } = createBroadcast(panggung, {
    showId,
    isRehearsal: true,
    kbps: TEST_KBPS,
  });
  return new Promise((resolve) => {
    const end = (measure: StreamSample | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      // First: the end of the test is none of the stream's.
      unlisten();
      stop();
      noise.stop();
      resolve(measure);
    };
    const giveUp = () => end(null);
    const timer = setTimeout(giveUp, PATIENCE_MS);
    const unlisten = $broadcast.listen(({ state, samples }) => {
      const sample = samples[SAMPLES - 1];
      if (state === 'idle' || state === 'finished') giveUp();
      else if (sample) end({ ...sample, kbps: Math.round(sample.kbps * (1 - (sample.loss ?? 0))) });
    });
    signal.addEventListener('abort', giveUp);
    if (noise.track) start([noise.track]);
    else giveUp();
  });
}
