/** Why there is no picture. */
export type CameraFailure = 'denied' | 'none' | 'busy' | 'failed' | 'unsupported';

/** By the name of what the browser throws. https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
};

/** What a thrown thing means to who wanted a picture. */
export function failureOf(thrown: unknown): CameraFailure {
  return failures[(thrown as Error).name] ?? 'failed';
}

/** Sharp enough for a code that fills a third of the picture, in px. */
const WIDTH = 1280;

/**
 * Opens one camera, or the one that looks away from who holds the device.
 * @throws DOMException for which there is a {@link failureOf}
 */
export async function openCamera(deviceId?: string): Promise<MediaStreamTrack> {
  const media = navigator.mediaDevices;
  if (!media?.getUserMedia) throw new DOMException('There is no camera', 'NotSupportedError');
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } };
  const stream = await media.getUserMedia({ video: { ...which, width: { ideal: WIDTH } } });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('There is no picture', 'NotFoundError');
  return track;
}

/** The ids of all cameras; browsers tell them only to who may use one. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** Not in TypeScript's own: https://www.w3.org/TR/image-capture/#mediatrackcapabilities-section */
interface TorchSettings {
  torch?: boolean;
}

/** Whether a camera has a light of its own. */
export function torchOf(track: MediaStreamTrack): boolean {
  return (track.getCapabilities?.() as TorchSettings | undefined)?.torch === true;
}

/** Switches the light; false where that was refused. */
export async function setTorch(track: MediaStreamTrack, torch: boolean): Promise<boolean> {
  const wish: TorchSettings = { torch };
  return track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] }).then(
    () => true,
    () => false,
  );
}
