import type { KeyValueStorage } from '@panggung/client';
import { type BroadcastAlert, captureAlert } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import {
  type Device,
  listDevices,
  openCamera,
  openMicrophone,
  openScreen,
  type Screen,
  watchDevices,
} from './capture.js';
import { type Composite, compose } from './compositor.js';
import { type Mixture, mix } from './mixer.js';
import { createOwnDevices } from './own-devices.js';

/** What the picture is made of. N-02. */
export type SourceKind = 'camera' | 'screen' | 'both';

export interface SourcesState {
  /** `lost`: something that is needed was unplugged; `open` looks for it, or for another. */
  status: 'off' | 'asking' | 'on' | 'lost';
  kind: SourceKind;
  /** What went wrong last; null: nothing. */
  alert: BroadcastAlert | null;
  /** What is sent: the sound of the microphone, and that of the screen where it has one. */
  video: MediaStreamTrack | null;
  audio: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  isMuted: boolean;
}

/** Camera, screen and microphone of a host. */
export interface Sources {
  $sources: ReadableAtom<SourcesState>;
  /** Asks for camera and microphone; what else is sent stays. */
  open(): Promise<void>;
  /** Makes the picture of something else; a screen that is not shared leaves the camera. N-22. */
  choose(kind: SourceKind): Promise<void>;
  chooseCamera(id: string): Promise<void>;
  chooseMicrophone(id: string): Promise<void>;
  mute(isMuted: boolean): void;
  close(): void;
}

const closed: SourcesState = {
  status: 'off',
  kind: 'camera',
  alert: null,
  video: null,
  audio: null,
  microphone: null,
  cameras: [],
  microphones: [],
  isMuted: false,
};

const nameOf = (thrown: unknown) => (thrown as Error).name;

/** Builds the sources of a stage; they remember the devices. */
export function createSources(storage: KeyValueStorage): Sources {
  const $sources = atom<SourcesState>(closed);
  const own = createOwnDevices(storage);
  let camera: MediaStreamTrack | null = null;
  let screen: Screen | null = null;
  let composite: Composite | null = null;
  let mixture: Mixture | null = null;
  /** Counts wishes: what an earlier one brings is no longer wanted. */
  let turn = 0;
  /** The last wish for another device of a kind. */
  const wanted: Partial<Record<'camera' | 'microphone', Promise<MediaStreamTrack>>> = {};
  let unwatch = () => {};

  const get = () => $sources.get();
  const set = (news: Partial<SourcesState>) => $sources.set({ ...get(), ...news });
  const warn = (thrown: unknown) => set({ alert: captureAlert(nameOf(thrown)) });

  /** Sends this kind of picture from now on, and lets go of what that does not need: a camera's light goes out. */
  function show(kind: SourceKind): void {
    composite?.stop();
    composite = kind === 'both' && screen && camera ? compose(screen.video, camera) : null;
    if (kind === 'camera') leaveScreen();
    const video = composite?.track ?? (kind === 'camera' ? camera : screen?.video) ?? null;
    set({ kind, video, audio: listen(get().microphone) });
    if (kind === 'screen') leaveCamera();
  }

  /** Says whether there is all that a broadcast needs. */
  function settle(): void {
    const { video, microphone } = get();
    set({ status: video && microphone ? 'on' : 'lost' });
  }

  /** Unplugged, or taken away by the system. */
  function lose(): void {
    settle();
    set({ alert: 'not_found' });
    void list();
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

  function keepCamera(track: MediaStreamTrack): void {
    if (camera !== track) camera?.stop();
    camera = track;
    track.onended = () => {
      if (camera !== track) return;
      camera = null;
      show(screen ? 'screen' : 'camera');
      lose();
    };
  }

  function keepMicrophone(track: MediaStreamTrack | null): void {
    const { microphone, isMuted } = get();
    microphone?.stop();
    if (track) {
      track.enabled = !isMuted;
      track.onended = () => {
        if (get().microphone !== track) return;
        keepMicrophone(null);
        lose();
      };
    }
    set({ microphone: track, audio: listen(track) });
  }

  function keepScreen(shared: Screen): void {
    screen = shared;
    // Sharing ends by the browser's own button.
    shared.video.onended = () => {
      if (screen !== shared) return;
      leaveScreen();
      void choose('camera');
    };
  }

  async function list(): Promise<void> {
    const [cameras, microphones] = await Promise.all([listDevices('videoinput'), listDevices('audioinput')]);
    set({ cameras, microphones });
  }

  async function open(): Promise<void> {
    const mine = ++turn;
    const { status } = get();
    set({ status: 'asking', alert: null });
    try {
      const stream = await own.openBoth();
      if (mine !== turn) return stopAll(stream.getTracks());
      const [video = null] = stream.getVideoTracks();
      const [microphone = null] = stream.getAudioTracks();
      if (video) keepCamera(video);
      keepMicrophone(microphone);
      show(screen ? get().kind : 'camera');
      settle();
      unwatch();
      unwatch = watchDevices(() => void list());
      await list();
    } catch (thrown) {
      if (mine !== turn) return;
      set({ status });
      warn(thrown);
    }
  }

  /** Opens what a kind of picture needs and is not open; answers whether it is still wanted. */
  async function openFor(kind: SourceKind, mine: number): Promise<boolean> {
    if (kind !== 'camera' && !screen) {
      const shared = await openScreen();
      if (mine === turn) keepScreen(shared);
      else stopAll([shared.video, shared.audio]);
    }
    if (kind !== 'screen' && !camera && mine === turn) {
      const track = await own.openCamera();
      if (mine === turn) keepCamera(track);
      else track.stop();
    }
    return mine === turn;
  }

  async function choose(kind: SourceKind): Promise<void> {
    const mine = ++turn;
    set({ alert: null });
    try {
      if (!(await openFor(kind, mine))) return;
      show(kind);
      settle();
    } catch (thrown) {
      if (mine !== turn) return;
      leaveEnded();
      if (kind === 'camera' || screen) warn(thrown);
      else set({ alert: 'screen_denied' });
    }
  }

  /** A screen that is shared no longer, in whose place nothing came, is no picture any more. */
  function leaveEnded(): void {
    if (get().kind === 'camera' || screen) return;
    show('camera');
    settle();
  }

  /** Some phones open one camera at a time: then the one that is open goes first. */
  async function openOtherCamera(id: string): Promise<MediaStreamTrack> {
    try {
      return await openCamera(id);
    } catch (thrown) {
      if (!camera || captureAlert(nameOf(thrown)) !== 'in_use') throw thrown;
    }
    leaveCamera();
    try {
      return await openCamera(id);
    } catch (thrown) {
      show(get().kind);
      settle();
      throw thrown;
    }
  }

  /** Opens another device; what comes after a later wish, or when all is over, is let go of. */
  async function change(
    which: 'camera' | 'microphone',
    opening: Promise<MediaStreamTrack>,
    keep: (track: MediaStreamTrack) => void,
  ): Promise<void> {
    wanted[which] = opening;
    set({ alert: null });
    try {
      const track = await opening;
      if (wanted[which] !== opening) return track.stop();
      keep(track);
      settle();
    } catch (thrown) {
      if (wanted[which] === opening) warn(thrown);
    }
  }

  return {
    $sources,
    open,
    choose,
    chooseCamera: (id) =>
      change('camera', openOtherCamera(id), (track) => {
        keepCamera(track);
        own.remember({ cameraId: id });
        show(get().kind);
      }),
    chooseMicrophone: (id) =>
      change('microphone', openMicrophone(id), (track) => {
        keepMicrophone(track);
        own.remember({ microphoneId: id });
      }),
    mute(isMuted) {
      const { microphone } = get();
      if (microphone) microphone.enabled = !isMuted;
      set({ isMuted });
    },
    close() {
      turn += 1;
      unwatch();
      delete wanted.camera;
      delete wanted.microphone;
      composite?.stop();
      mixture?.stop();
      stopAll([camera, screen?.video, screen?.audio, get().microphone]);
      [camera, screen, composite, mixture] = [null, null, null, null];
      $sources.set(closed);
    },
  };
}

function stopAll(tracks: readonly (MediaStreamTrack | null | undefined)[]): void {
  for (const track of tracks) track?.stop();
}
