import { type RefObject, useEffect, useRef } from 'react';
import { loadReader, type ReadCode } from './qr-reader.js';

/** Between two looks at a picture, in ms: the page stays quick to the touch. */
const LOOK_MS = 120;
/** After the reader could not be fetched, in ms. */
const RETRY_MS = 5000;

const pause = (span: number) => new Promise((done) => setTimeout(done, span));

/** Tells each code that is in a picture, again and again while it is there. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (text: string) => void,
): void {
  const told = useRef(onCode);
  told.current = onCode;

  useEffect(() => {
    // While there is a connection, whether or not the camera is wanted.
    void loadReader().catch(() => {});
  }, []);

  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const look = async (read: ReadCode) => {
      while (!isOver) {
        const text = video.current && !document.hidden ? await read(video.current) : null;
        if (text && !isOver) told.current(text);
        await pause(LOOK_MS);
      }
    };
    const begin = async (): Promise<void> => {
      const read = await loadReader().catch(() => null);
      if (read) return look(read);
      await pause(RETRY_MS);
      if (!isOver) return begin();
    };
    void begin();
    return () => {
      isOver = true;
    };
  }, [video, isOn]);
}
