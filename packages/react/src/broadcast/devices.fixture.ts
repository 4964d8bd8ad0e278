import { onTestFinished, vi } from 'vitest';

/** A picture of one colour over which a bar moves. */
export function openPicture(
  colour: string,
  { width, height } = { width: 640, height: 360 },
): MediaStreamTrack {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  let count = 0;
  const draw = () => {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#808080';
    context.fillRect((count++ * 4) % width, 4, 8, 8);
  };
  draw();
  const drawing = setInterval(draw, 66);
  onTestFinished(() => clearInterval(drawing));
  const [track] = canvas.captureStream(15).getVideoTracks();
  return track as MediaStreamTrack;
}

/** A tone that is always heard. */
function openTone(frequency: number): MediaStreamTrack {
  const context = new AudioContext();
  const [tone, end] = [
    new OscillatorNode(context, { frequency }),
    new MediaStreamAudioDestinationNode(context),
  ];
  tone.connect(end);
  tone.start();
  // Before the first press nothing sounds, and closing refuses what still waits.
  context.resume().catch(() => {});
  onTestFinished(() => context.close());
  return end.stream.getAudioTracks()[0] as MediaStreamTrack;
}

/** What the microphone hears, and what a screen with sound plays, in Hz. */
export const tones = { microphone: 440, screen: 3000 };

/** What a host's browser has: a green camera, a blue screen, a microphone that hears a tone. */
export function plugIn({ hasScreenSound = false } = {}) {
  const media = navigator.mediaDevices;
  const asked: MediaStreamConstraints[] = [];
  const given: MediaStreamTrack[] = [];
  const give = (...tracks: MediaStreamTrack[]) => {
    given.push(...tracks);
    return new MediaStream(tracks);
  };
  const open = async (wish: MediaStreamConstraints = {}) => {
    asked.push(wish);
    return give(
      ...(wish.video ? [openPicture('#008000')] : []),
      ...(wish.audio ? [openTone(tones.microphone)] : []),
    );
  };
  const camera = vi.spyOn(media, 'getUserMedia').mockImplementation(open);
  const screen = vi
    .spyOn(media, 'getDisplayMedia')
    .mockImplementation(async () =>
      give(openPicture('#0000ff'), ...(hasScreenSound ? [openTone(tones.screen)] : [])),
    );
  const kinds: MediaDeviceKind[] = ['videoinput', 'videoinput', 'audioinput'];
  vi.spyOn(media, 'enumerateDevices').mockImplementation(async () =>
    kinds.map((kind, at) => ({ kind, deviceId: `device ${at}`, label: `Device ${at}` }) as MediaDeviceInfo),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    for (const track of given) track.stop();
  });
  const refuse = (spy: typeof camera | typeof screen, name: string) =>
    spy.mockRejectedValue(new DOMException('no', name));
  return {
    /** What cameras and microphones were asked for. */
    asked,
    /** Everything that was handed out. */
    given,
    refuseCamera: (name: string) => refuse(camera, name),
    refuseScreen: (name: string) => refuse(screen, name),
    /** From now on a camera opens once that is said, by its id. */
    holdCameras() {
      const held = new Map<unknown, () => void>();
      camera.mockImplementation(async (wish) => {
        const video = wish?.video as { deviceId: { exact: string } };
        await new Promise<void>((resolve) => held.set(video.deviceId.exact, resolve));
        return open(wish);
      });
      return (id: string) => held.get(id)?.();
    },
    /** As phones do: no other one opens beside one that is open. */
    allowOneCamera() {
      camera.mockImplementation(async (wish) => {
        const isOpen = given.some(({ kind, readyState }) => kind === 'video' && readyState === 'live');
        if (isOpen) throw new DOMException('no', 'NotReadableError');
        return open(wish);
      });
    },
    plugInAnother() {
      kinds.push('videoinput');
      media.dispatchEvent(new Event('devicechange'));
    },
  };
}
