import { closeSync, openSync, writeSync } from 'node:fs';
import { timecode } from './timecode.fixture.js';

/** Writes the camera's pictures as Y4M, for `--use-file-for-fake-video-capture`. */
export function writeTimecode(path: string): void {
  const { width, height, rate, length } = timecode;
  const file = openSync(path, 'w');
  writeSync(file, `YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`);
  for (let number = 0; number < rate * length; number++) {
    writeSync(file, 'FRAME\n');
    writeSync(file, picture(number));
  }
  closeSync(file);
}

function picture(number: number): Buffer {
  const { width, height, rate, bits, block, grounds } = timecode;
  const [y, u, v] = grounds[Math.floor(number / rate) % grounds.length] ?? [0, 0, 0];
  const luma = Buffer.alloc(width * height, y);
  const quarter = (width / 2) * (height / 2);
  for (let bit = 0; bit < bits; bit++) {
    const isSet = ((number >> bit) & 1) === 1;
    for (let row = block; row < block * 2; row++)
      luma.fill(isSet ? 235 : 16, row * width + (bit + 1) * block, row * width + (bit + 2) * block);
  }
  return Buffer.concat([luma, Buffer.alloc(quarter, u), Buffer.alloc(quarter, v)]);
}
