import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { QrPicture } from './qr-picture.fixture.js';
import { openReader } from './qr-reader.js';

const SAID = 'PE1.7.K7M2Q9X4TZ';

afterEach(() => void vi.unstubAllGlobals());

/** A camera that sees a code. */
async function film(): Promise<HTMLVideoElement> {
  const picture = new QrPicture();
  onTestFinished(() => picture.stop());
  picture.show(SAID);
  const video = Object.assign(document.createElement('video'), { srcObject: picture.stream, muted: true });
  await video.play();
  return video;
}

/** A browser's own reader that goes wrong in one way. */
const browserWith = (wrong: {
  formats?: () => Promise<string[]>;
  build?: () => void;
  detect?: () => never;
}) =>
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = wrong.formats ?? (async () => ['qr_code']);
      constructor() {
        wrong.build?.();
      }
      async detect() {
        return wrong.detect?.();
      }
    },
  );
const fail = (name: string) => (): never => {
  throw new DOMException('No service', name);
};

it.each([
  ['is none', () => vi.stubGlobal('BarcodeDetector', undefined)],
  ['reads other codes alone', () => browserWith({ formats: async () => ['ean_13'] })],
  ['cannot say what it reads', () => browserWith({ formats: fail('UnknownError') })],
  ['cannot be built', () => browserWith({ build: fail('NotSupportedError') })],
  ['fails at every picture', () => browserWith({ detect: fail('NotSupportedError') })],
])("reads codes where the browser's own reader %s", async (_, begin) => {
  begin();
  const [read, video] = [await openReader(), await film()];
  await expect.poll(() => read(video)).toBe(SAID);
});

it('stays with the own reader where there is no picture yet', async () => {
  const detect = vi.fn(fail('InvalidStateError'));
  browserWith({ detect });
  const [read, video] = [await openReader(), await film()];
  expect([await read(video), await read(video)]).toEqual([null, null]);
  expect(detect).toHaveBeenCalledTimes(2);
});
