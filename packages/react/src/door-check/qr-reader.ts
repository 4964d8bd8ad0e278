/** Reads the code in a picture; null where there is none. Never rejects. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Not in TypeScript's own: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader: some have one that reads nothing. */
async function ownReader(): Promise<ReadCode | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return (video) =>
    detector.detect(video).then(
      ([code]) => code?.rawValue ?? null,
      () => null,
    );
}

let reader: Promise<ReadCode> | undefined;

/** Fetches a reader once; rejects where the network is away, and is asked again then. */
export function loadReader(): Promise<ReadCode> {
  reader ??= ownReader()
    .then(async (own) => own ?? (await import('./qr-decoder.js')).createDecoder())
    .catch((thrown) => {
      reader = undefined;
      throw thrown;
    });
  return reader;
}
