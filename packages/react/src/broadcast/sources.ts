import type { KeyValueStorage } from '@panggung/client';
import { type BroadcastAlert, captureAlert } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { type Device, listDevices, openBoth, openCamera, openMicrophone, openScreen } from './capture.js';
import { type Composite, compose } from './compositor.js';

/** What the picture is made of. N-02. */
export type SourceKind = 'camera' | 'screen' | 'both';

export interface SourcesState {
  status: 'off' | 'asking' | 'on';
  kind: SourceKind;
  /** What went wrong last; null: nothing. */
  alert: BroadcastAlert | null;
  /** What is sent. */
  video: MediaStreamTrack | null;
  audio: MediaStreamTrack | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  isMuted: boolean;
}

/** Camera, screen and microphone of a host. */
export interface Sources {
  $sources: ReadableAtom<SourcesState>;
  /** Asks for camera and microphone. */
  open(): Promise<void>;
  /** Makes the picture of something else; a screen that is not shared leaves the camera. N-22. */
  choose(kind: SourceKind): Promise<void>;
  chooseCamera(id: string): Promise<void>;
  chooseMicrophone(id: string): Promise<void>;
  mute(isMuted: boolean): void;
  close(): void;
}

/** Which devices this browser's host used last. */
const KEY = 'broadcast:devices';
interface Remembered {
  cameraId?: string;
  microphoneId?: string;
}

const closed: SourcesState = {
  status: 'off',
  kind: 'camera',
  alert: null,
  video: null,
  audio: null,
  cameras: [],
  microphones: [],
  isMuted: false,
};

const nameOf = (thrown: unknown) => (thrown as Error).name;

/** Builds the sources of a stage; they remember the devices. */
export function createSources(storage: KeyValueStorage): Sources {
  const $sources = atom<SourcesState>(closed);
  let camera: MediaStreamTrack | null = null;
  let screen: MediaStreamTrack | null = null;
  let composite: Composite | null = null;
  /** Counts wishes: what an earlier one brings is no longer wanted. */
  let turn = 0;

  const set = (news: Partial<SourcesState>) => $sources.set({ ...$sources.get(), ...news });
  const remembered = (): Remembered => storage.get<Remembered>(KEY) ?? {};
  const remember = (news: Remembered) => storage.set(KEY, { ...remembered(), ...news });
  const warn = (thrown: unknown) => set({ alert: captureAlert(nameOf(thrown)) });

  /** Sends this kind of picture from now on, and lets go of what that does not need. */
  function show(kind: SourceKind): void {
    composite?.stop();
    composite = kind === 'both' && screen && camera ? compose(screen, camera) : null;
    if (kind === 'camera') {
      screen?.stop();
      screen = null;
    }
    set({ kind, video: composite?.track ?? (kind === 'camera' ? camera : screen) });
  }

  function keepCamera(track: MediaStreamTrack): void {
    if (camera !== track) camera?.stop();
    camera = track;
    // Unplugged, or taken away by the system.
    track.onended = () => camera === track && set({ alert: 'not_found' });
  }

  async function list(): Promise<void> {
    const [cameras, microphones] = await Promise.all([listDevices('videoinput'), listDevices('audioinput')]);
    set({ cameras, microphones });
  }

  /** Devices of yesterday may be gone today: then any will do. */
  async function openRemembered(): Promise<MediaStream> {
    const { cameraId = null, microphoneId = null } = remembered();
    const any = { cameraId: null, microphoneId: null };
    if (!cameraId && !microphoneId) return openBoth(any);
    try {
      return await openBoth({ cameraId, microphoneId });
    } catch (thrown) {
      if (captureAlert(nameOf(thrown)) !== 'no_fit') throw thrown;
      return openBoth(any);
    }
  }

  async function open(): Promise<void> {
    const mine = ++turn;
    set({ status: 'asking', alert: null });
    try {
      const stream = await openRemembered();
      if (mine !== turn) return stopAll(stream.getTracks());
      const [video = null] = stream.getVideoTracks();
      const [audio = null] = stream.getAudioTracks();
      if (video) keepCamera(video);
      set({ status: 'on', audio });
      show('camera');
      await list();
    } catch (thrown) {
      if (mine !== turn) return;
      set({ status: 'off' });
      warn(thrown);
    }
  }

  async function choose(kind: SourceKind): Promise<void> {
    const mine = ++turn;
    set({ alert: null });
    if (kind === 'camera' || screen) return show(kind);
    try {
      const track = await openScreen();
      if (mine !== turn) return track.stop();
      screen = track;
      // Sharing ends by the browser's own button.
      track.onended = () => screen === track && show('camera');
      show(kind);
    } catch {
      if (mine === turn) set({ alert: 'screen_denied', kind: 'camera' });
    }
  }

  async function change(run: () => Promise<void>): Promise<void> {
    set({ alert: null });
    await run().catch(warn);
  }

  return {
    $sources,
    open,
    choose,
    chooseCamera: (id) =>
      change(async () => {
        keepCamera(await openCamera(id));
        remember({ cameraId: id });
        show($sources.get().kind);
      }),
    chooseMicrophone: (id) =>
      change(async () => {
        const audio = await openMicrophone(id);
        const { audio: before, isMuted } = $sources.get();
        before?.stop();
        audio.enabled = !isMuted;
        remember({ microphoneId: id });
        set({ audio });
      }),
    mute(isMuted) {
      const { audio } = $sources.get();
      if (audio) audio.enabled = !isMuted;
      set({ isMuted });
    },
    close() {
      turn += 1;
      composite?.stop();
      stopAll([camera, screen, $sources.get().audio]);
      [camera, screen, composite] = [null, null, null];
      $sources.set(closed);
    },
  };
}

function stopAll(tracks: readonly (MediaStreamTrack | null)[]): void {
  for (const track of tracks) track?.stop();
}
