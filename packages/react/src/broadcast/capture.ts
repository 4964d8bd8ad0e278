/** Which devices somebody wishes for; null: the one the browser offers first. */
export interface DeviceWish {
  cameraId: string | null;
  microphoneId: string | null;
}

/** A phone held upright shows upright pictures. */
const isUpright = () => matchMedia('(orientation: portrait) and (pointer: coarse)').matches;

function pictureOf(cameraId: string | null): MediaTrackConstraints {
  const [long, short] = [{ ideal: 1280 }, { ideal: 720 }];
  const size = isUpright() ? { width: short, height: long } : { width: long, height: short };
  const which = cameraId ? { deviceId: { exact: cameraId } } : { facingMode: { ideal: 'user' } };
  return { ...which, ...size, frameRate: { ideal: 30, max: 30 } };
}

function devices(): MediaDevices {
  if (navigator.mediaDevices) return navigator.mediaDevices;
  throw new DOMException('This page gets no devices', 'NotFoundError');
}

function only(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getTracks();
  if (track) return track;
  throw new DOMException('There is no such track', 'NotFoundError');
}

/**
 * Opens camera and microphone, with one question.
 * @throws DOMException for which there is a `captureAlert`
 */
export async function openBoth({ cameraId, microphoneId }: DeviceWish): Promise<MediaStream> {
  const audio = microphoneId ? { deviceId: { exact: microphoneId } } : true;
  const stream = await devices().getUserMedia({ video: pictureOf(cameraId), audio });
  if (!stream.getVideoTracks().length || !stream.getAudioTracks().length)
    throw new DOMException('Picture and sound are needed', 'TypeError');
  return stream;
}

/** @throws DOMException for which there is a `captureAlert` */
export async function openCamera(cameraId: string | null): Promise<MediaStreamTrack> {
  return only(await devices().getUserMedia({ video: pictureOf(cameraId) }));
}

/** @throws DOMException for which there is a `captureAlert` */
export async function openMicrophone(microphoneId: string): Promise<MediaStreamTrack> {
  return only(await devices().getUserMedia({ audio: { deviceId: { exact: microphoneId } } }));
}

/** Whether a screen can be shared from here: phones cannot. */
export const hasScreen = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/** A screen somebody shares. */
export interface Screen {
  video: MediaStreamTrack;
  /** Null where it makes no sound, or the browser gives none. */
  audio: MediaStreamTrack | null;
}

/** What is made for a voice spoils music. */
const asItIs = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** @throws DOMException when nothing is shared */
export async function openScreen(): Promise<Screen> {
  const picture = { frameRate: { ideal: 15, max: 30 } };
  const stream = await devices().getDisplayMedia({ video: picture, audio: asItIs });
  const [video] = stream.getVideoTracks();
  if (!video) throw new DOMException('No picture was shared', 'NotFoundError');
  // Letters rather than movement.
  video.contentHint = 'detail';
  return { video, audio: stream.getAudioTracks()[0] ?? null };
}

/** A camera or a microphone, as a list shows it. */
export interface Device {
  id: string;
  /** Empty where the browser does not tell. */
  label: string;
}

/** Browsers name devices only to who may use one. */
export async function listDevices(kind: 'videoinput' | 'audioinput'): Promise<Device[]> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const found = all.filter((device) => device.kind === kind && device.deviceId);
  return found.map(({ deviceId: id, label }) => ({ id, label }));
}

/** Tells when a device was plugged in or unplugged; answers how to stop. */
export function watchDevices(onChange: () => void): () => void {
  const media = devices();
  media.addEventListener('devicechange', onChange);
  return () => media.removeEventListener('devicechange', onChange);
}
