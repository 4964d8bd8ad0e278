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

const loadDecoder = async (): Promise<ReadCode> => (await import('./qr-decoder.js')).createDecoder();

/** The browser's own reader: some have none, one that reads nothing, or one that cannot be built. */
async function openDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = await BarcodeDetector?.getSupportedFormats();
    return BarcodeDetector && formats?.includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : null;
  } catch {
    return null;
  }
}

/** Reads by the browser's own until that fails for another reason than a picture that is not there yet. */
function readerOf(detector: Detector): ReadCode {
  let other: Promise<ReadCode | null> | undefined;
  return async (video) => {
    if (other) return (await other)?.(video) ?? null;
    try {
      const [code] = await detector.detect(video);
      return code?.rawValue ?? null;
    } catch (thrown) {
      if ((thrown as Error).name === 'InvalidStateError') return null;
      // Not here without a network: asked again at the next picture.
      other = loadDecoder().catch(() => {
        other = undefined;
        return null;
      });
      return null;
    }
  };
}

/** Opens the browser's own reader, or the library where that is none; rejects where the library cannot be fetched. */
export async function openReader(): Promise<ReadCode> {
  const detector = await openDetector();
  return detector ? readerOf(detector) : loadDecoder();
}

let reader: Promise<ReadCode> | undefined;

/** Fetches a reader once; rejects where the network is away, and is asked again then. */
export function loadReader(): Promise<ReadCode> {
  reader ??= openReader().catch((thrown) => {
    reader = undefined;
    throw thrown;
  });
  return reader;
}
