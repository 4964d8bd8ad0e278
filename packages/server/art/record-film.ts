import { AudioBufferSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

const FRAMES_PER_SECOND = 24;
/** Of every film: the tune is as long. */
export const FILM_SECONDS = 12;
const SAMPLE_RATE = 48_000;
export const BEATS_PER_SECOND = 2;

/** What is filmed. */
export interface FilmScene {
  width: number;
  height: number;
  /** Bits a second. */
  bitrate: number;
  /** `time` in seconds. */
  draw(pen: OffscreenCanvasRenderingContext2D, time: number): void;
}

/** Runs in a page: a scene, and a tune of five notes. Answers the whole MP4 file. */
export async function recordFilm({ width, height, bitrate, draw }: FilmScene): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const video = new CanvasSource(canvas, { codec: 'avc', bitrate, keyFrameInterval: 2 });
  const audio = new AudioBufferSource({ codec: 'opus', bitrate: 48_000 });
  output.addVideoTrack(video, { frameRate: FRAMES_PER_SECOND });
  output.addAudioTrack(audio);
  await output.start();
  await audio.add(await tune());
  for (let frame = 0; frame < FILM_SECONDS * FRAMES_PER_SECOND; frame++) {
    const time = frame / FRAMES_PER_SECOND;
    draw(pen, time);
    await video.add(time, 1 / FRAMES_PER_SECOND);
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

/** A scale of five, in Hz, and the order in which it is played. */
const notes = [293.66, 329.63, 392, 440, 523.25];
const melody = [0, 2, 3, 2, 4, 3, 2, 0, 1, 2, 4, 3];

function tune(): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, FILM_SECONDS * SAMPLE_RATE, SAMPLE_RATE);
  for (let beat = 0; beat < FILM_SECONDS * BEATS_PER_SECOND; beat++) {
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
