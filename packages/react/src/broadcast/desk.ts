import type { Screen } from './capture.js';
import { type Composite, compose } from './compositor.js';
import { type Mixture, mix } from './mixer.js';

/** What the picture is made of. N-02. */
export type SourceKind = 'camera' | 'screen' | 'both';

export interface DeskState {
  kind: SourceKind;
  /** What is sent: the sound of the microphone, and that of the screen where it has one. */
  video: MediaStreamTrack | null;
  audio: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  isMuted: boolean;
}

export interface DeskOptions {
  get: () => DeskState;
  set: (news: Partial<DeskState>) => void;
  /** The camera or the microphone was unplugged, or taken away by the system. */
  onLost: () => void;
  /** Sharing was ended by the browser's own button. */
  onScreenEnd: () => void;
}

/** Tracks that are open, and the picture and sound that are made of them. Who puts one on the desk leaves it to the desk. */
export interface Desk {
  has(what: 'camera' | 'screen'): boolean;
  /** Sends this kind of picture from now on, and lets go of what that does not need: a camera's light goes out. */
  show(kind: SourceKind): void;
  putCamera(track: MediaStreamTrack): void;
  putMicrophone(track: MediaStreamTrack | null): void;
  putScreen(screen: Screen): void;
  leaveCamera(): void;
  mute(isMuted: boolean): void;
  close(): void;
}

/** Builds the desk of a stage. */
export function createDesk({ get, set, onLost, onScreenEnd }: DeskOptions): Desk {
  let camera: MediaStreamTrack | null = null;
  let screen: Screen | null = null;
  let composite: Composite | null = null;
  let mixture: Mixture | null = null;

  function show(kind: SourceKind): void {
    composite?.stop();
    composite = kind === 'both' && screen && camera ? compose(screen.video, camera) : null;
    if (kind === 'camera') leaveScreen();
    const video = composite?.track ?? (kind === 'camera' ? camera : screen?.video) ?? null;
    set({ kind, video, audio: listen(get().microphone) });
    if (kind === 'screen') leaveCamera();
  }

  /** What is heard of a microphone, and of the screen. */
  function listen(microphone: MediaStreamTrack | null): MediaStreamTrack | null {
    mixture?.stop();
    mixture = microphone && screen?.audio ? mix([microphone, screen.audio]) : null;
    return mixture?.track ?? microphone ?? screen?.audio ?? null;
  }

  function leaveScreen(): void {
    stopAll([screen?.video, screen?.audio]);
    screen = null;
  }

  function leaveCamera(): void {
    camera?.stop();
    camera = null;
  }

  function putMicrophone(track: MediaStreamTrack | null): void {
    const { microphone, isMuted } = get();
    microphone?.stop();
    if (track) {
      track.enabled = !isMuted;
      track.onended = () => {
        if (get().microphone !== track) return;
        putMicrophone(null);
        onLost();
      };
    }
    set({ microphone: track, audio: listen(track) });
  }

  return {
    has: (what) => Boolean(what === 'camera' ? camera : screen),
    show,
    putCamera(track) {
      if (camera !== track) camera?.stop();
      camera = track;
      track.onended = () => {
        if (camera !== track) return;
        camera = null;
        show(screen ? 'screen' : 'camera');
        onLost();
      };
    },
    putMicrophone,
    putScreen(shared) {
      screen = shared;
      shared.video.onended = () => {
        if (screen !== shared) return;
        leaveScreen();
        onScreenEnd();
      };
    },
    leaveCamera,
    mute(isMuted) {
      const { microphone } = get();
      if (microphone) microphone.enabled = !isMuted;
      set({ isMuted });
    },
    close() {
      composite?.stop();
      mixture?.stop();
      stopAll([camera, screen?.video, screen?.audio, get().microphone]);
      [camera, screen, composite, mixture] = [null, null, null, null];
    },
  };
}

/** Lets go of devices. */
export function stopAll(tracks: readonly (MediaStreamTrack | null | undefined)[]): void {
  for (const track of tracks) track?.stop();
}
