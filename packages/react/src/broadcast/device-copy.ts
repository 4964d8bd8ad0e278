/** What a device recorded of its own broadcast, for when the connection was bad. */
export interface DeviceCopy {
  /** Records these tracks from now on, in another part. */
  record(tracks: readonly MediaStreamTrack[]): void;
  /** Ends it; answers all parts, in order. */
  stop(): Promise<Blob[]>;
}

/** A picture changes its size, as a shared window or a turned phone does: avc1 has room for the first one only. */
const types = [
  'video/mp4;codecs=avc3,opus',
  'video/mp4;codecs=avc1,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
];
const BITS_PER_SECOND = 1_500_000;
/** How often it is written down, in ms: more than this is not lost with the page's memory. */
const SLICE_MS = 5000;

/** Null where the browser will not, e.g. as a track has just ended. */
function startRecorder(tracks: readonly MediaStreamTrack[], mimeType: string): MediaRecorder | null {
  try {
    const recorder = new MediaRecorder(new MediaStream([...tracks]), {
      mimeType,
      videoBitsPerSecond: BITS_PER_SECOND,
    });
    recorder.start(SLICE_MS);
    return recorder;
  } catch {
    return null;
  }
}

/** Null where this browser records nothing. */
export function createDeviceCopy(): DeviceCopy | null {
  if (!('MediaRecorder' in globalThis)) return null;
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) return null;
  const parts: Promise<Blob>[] = [];
  let recorder: MediaRecorder | null = null;

  function end(): void {
    if (recorder && recorder.state !== 'inactive') recorder.stop();
    recorder = null;
  }

  return {
    record(tracks) {
      end();
      // A device that cannot record broadcasts all the same.
      const made = startRecorder(tracks, mimeType);
      if (!made) return;
      recorder = made;
      const slices: Blob[] = [];
      made.ondataavailable = ({ data }) => slices.push(data);
      parts.push(
        new Promise((resolve) => {
          made.onstop = () => resolve(new Blob(slices, { type: mimeType }));
        }),
      );
    },
    async stop() {
      end();
      const all = await Promise.all(parts);
      return all.filter(({ size }) => size > 0);
    },
  };
}
