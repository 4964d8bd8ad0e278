import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CameraFailure, failureOf, listCameras, openCamera, setTorch, torchOf } from './camera.js';

export type CameraStatus = 'off' | 'asking' | 'on' | CameraFailure;

/** The camera of a device, as somebody at a door uses it. */
export interface Camera {
  status: CameraStatus;
  /** Where its picture is shown. */
  video: RefObject<HTMLVideoElement | null>;
  hasOthers: boolean;
  hasTorch: boolean;
  isTorchOn: boolean;
  open: (deviceId?: string) => void;
  close: () => void;
  /** To the next camera of the device. */
  turn: () => void;
  toggleTorch: () => void;
}

interface Shown {
  status: CameraStatus;
  cameras: readonly string[];
  hasTorch: boolean;
  isTorchOn: boolean;
}

const nothing: Shown = { status: 'off', cameras: [], hasTorch: false, isTorchOn: false };

/** Opens the camera when somebody wishes it, or has allowed it before; closes it with the page. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack>(null);
  /** Raised by each wish: what an older one brings is not wanted any more. */
  const wish = useRef(0);
  const [shown, setShown] = useState<Shown>(nothing);

  const release = useCallback(() => {
    wish.current += 1;
    track.current?.stop();
    track.current = null;
  }, []);

  const open = useCallback(
    async (deviceId?: string) => {
      release();
      const own = wish.current;
      setShown((before) => ({ ...before, status: 'asking' }));
      try {
        const given = await openCamera(deviceId);
        if (own !== wish.current) return given.stop();
        track.current = given;
        given.onended = () => own === wish.current && setShown(nothing);
        play(video.current, given);
        const cameras = await listCameras();
        if (own === wish.current)
          setShown({ status: 'on', cameras, hasTorch: torchOf(given), isTorchOn: false });
      } catch (thrown) {
        if (own === wish.current) setShown({ ...nothing, status: failureOf(thrown) });
      }
    },
    [release],
  );

  useEffect(() => {
    let isOver = false;
    const openIfAllowed = async () => {
      // Not every browser knows this permission by name.
      const known = await navigator.permissions?.query({ name: 'camera' }).catch(() => null);
      if (!isOver && known?.state === 'granted') void open();
    };
    void openIfAllowed();
    return () => {
      isOver = true;
      release();
    };
  }, [open, release]);

  const { status, cameras, hasTorch, isTorchOn } = shown;
  return {
    status,
    video,
    hasOthers: cameras.length > 1,
    hasTorch,
    isTorchOn,
    open: (deviceId) => void open(deviceId),
    close() {
      release();
      setShown(nothing);
    },
    turn() {
      const at = cameras.indexOf(track.current?.getSettings().deviceId ?? '');
      void open(cameras[(at + 1) % cameras.length]);
    },
    async toggleTorch() {
      if (track.current && (await setTorch(track.current, !isTorchOn)))
        setShown((before) => ({ ...before, isTorchOn: !isTorchOn }));
    },
  };
}

/** Not waited for: a camera may take its time for the first picture. */
function play(video: HTMLVideoElement | null, track: MediaStreamTrack): void {
  if (!video) return;
  video.srcObject = new MediaStream([track]);
  // Refused by a browser that saves power: it plays once it is seen.
  video.play().catch(() => {});
}
