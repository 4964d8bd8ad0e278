import { AudioBufferSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 24;
const SECONDS = 12;
const SAMPLE_RATE = 48_000;
const BEATS_PER_SECOND = 2;

/** Runs in a page: a sun on a stage, and a tune of five notes. Answers the whole MP4 file. */
export async function filmReplay(): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const video = new CanvasSource(canvas, { codec: 'avc', bitrate: 350_000, keyFrameInterval: 2 });
  const audio = new AudioBufferSource({ codec: 'opus', bitrate: 48_000 });
  output.addVideoTrack(video, { frameRate: FRAMES_PER_SECOND });
  output.addAudioTrack(audio);
  await output.start();
  await audio.add(await tune());
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame++) {
    const time = frame / FRAMES_PER_SECOND;
    drawFrame(canvas, time);
    await video.add(time, 1 / FRAMES_PER_SECOND);
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

/** The half-sun of the product's mark, breathing with the beat over the boards of a stage. */
function drawFrame(canvas: OffscreenCanvas, time: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  const beat = Math.exp(-3 * ((time * BEATS_PER_SECOND) % 1));
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#060b14');
  sky.addColorStop(1, `hsl(${205 + 25 * Math.sin((time * Math.PI * 2) / SECONDS)} 60% 22%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawRays(pen, time);
  pen.fillStyle = '#00dce8';
  pen.beginPath();
  pen.arc(WIDTH / 2, 262, 92 + 8 * beat, Math.PI, 0);
  pen.fill();
  pen.fillStyle = '#02181b';
  pen.fillRect(0, 262, WIDTH, HEIGHT);
  pen.fillStyle = '#0b3a43';
  for (let board = 0; board < 5; board++) pen.fillRect(0, 274 + board * 18, WIDTH, 2 + board);
}

function drawRays(pen: OffscreenCanvasRenderingContext2D, time: number): void {
  const rays = 14;
  pen.fillStyle = 'rgb(0 220 232 / 0.08)';
  for (let ray = 0; ray < rays; ray++) {
    const angle = Math.PI + ((ray + (time % 1)) / rays) * Math.PI;
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 262);
    pen.arc(WIDTH / 2, 262, 460, angle, angle + Math.PI / rays / 2);
    pen.fill();
  }
}

/** A scale of five, in Hz, and the order in which it is played. */
const notes = [293.66, 329.63, 392, 440, 523.25];
const melody = [0, 2, 3, 2, 4, 3, 2, 0, 1, 2, 4, 3];

function tune(): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, SECONDS * SAMPLE_RATE, SAMPLE_RATE);
  for (let beat = 0; beat < SECONDS * BEATS_PER_SECOND; beat++) {
    const pitch = notes[melody[beat % melody.length] ?? 0] ?? 440;
    strike(context, pitch, beat / BEATS_PER_SECOND);
  }
  return context.startRendering();
}

/** One stroke on bronze: a tone and its uneven overtone, dying away. */
function strike(context: OfflineAudioContext, pitch: number, at: number): void {
  for (const [ratio, loudness] of [
    [1, 0.22],
    [2.76, 0.07],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch * ratio;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 1.4);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 1.4);
  }
}
