import type { KeyValueStorage } from '@panggung/client';
import { type BroadcastAlert, captureAlert } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { type Device, listDevices, openCamera, openMicrophone, openScreen, watchDevices } from './capture.js';
import { createDesk, type DeskState, type SourceKind, stopAll } from './desk.js';
import { createOwnDevices } from './own-devices.js';

export interface SourcesState extends DeskState {
  /** `lost`: something that is needed was unplugged; `open` looks for it, or for another. */
  status: 'off' | 'asking' | 'on' | 'lost';
  /** What went wrong last; null: nothing. */
  alert: BroadcastAlert | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
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
  /** Counts wishes: what an earlier one brings is no longer wanted. */
  let turn = 0;
  /** The last wish for another device of a kind. */
  const wanted: Partial<Record<'camera' | 'microphone', Promise<MediaStreamTrack>>> = {};
  let unwatch = () => {};

  const get = () => $sources.get();
  const set = (news: Partial<SourcesState>) => $sources.set({ ...get(), ...news });
  const warn = (thrown: unknown) => set({ alert: captureAlert(nameOf(thrown)) });
  const desk = createDesk({ get, set, onLost: lose, onScreenEnd: () => void choose('camera') });

  /** Says whether there is all that a broadcast needs. */
  function settle(): void {
    const { video, microphone } = get();
    set({ status: video && microphone ? 'on' : 'lost' });
  }

  function lose(): void {
    settle();
    set({ alert: 'not_found' });
    void list();
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
      if (video) desk.putCamera(video);
      desk.putMicrophone(microphone);
      desk.show(desk.has('screen') ? get().kind : 'camera');
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
    if (kind !== 'camera' && !desk.has('screen')) {
      const shared = await openScreen();
      if (mine === turn) desk.putScreen(shared);
      else stopAll([shared.video, shared.audio]);
    }
    if (kind !== 'screen' && !desk.has('camera') && mine === turn) {
      const track = await own.openCamera();
      if (mine === turn) desk.putCamera(track);
      else track.stop();
    }
    return mine === turn;
  }

  async function choose(kind: SourceKind): Promise<void> {
    const mine = ++turn;
    set({ alert: null });
    try {
      if (!(await openFor(kind, mine))) return;
      desk.show(kind);
      settle();
    } catch (thrown) {
      if (mine !== turn) return;
      leaveEnded();
      if (kind === 'camera' || desk.has('screen')) warn(thrown);
      else set({ alert: 'screen_denied' });
    }
  }

  /** A screen that is shared no longer, in whose place nothing came, is no picture any more. */
  function leaveEnded(): void {
    if (get().kind === 'camera' || desk.has('screen')) return;
    desk.show('camera');
    settle();
  }

  /** Some phones open one camera at a time: then the one that is open goes first. */
  async function openOtherCamera(id: string): Promise<MediaStreamTrack> {
    try {
      return await openCamera(id);
    } catch (thrown) {
      if (!desk.has('camera') || captureAlert(nameOf(thrown)) !== 'in_use') throw thrown;
    }
    desk.leaveCamera();
    try {
      return await openCamera(id);
    } catch (thrown) {
      desk.show(get().kind);
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
        desk.putCamera(track);
        own.remember({ cameraId: id });
        desk.show(get().kind);
      }),
    chooseMicrophone: (id) =>
      change('microphone', openMicrophone(id), (track) => {
        desk.putMicrophone(track);
        own.remember({ microphoneId: id });
      }),
    mute: desk.mute,
    close() {
      turn += 1;
      unwatch();
      delete wanted.camera;
      delete wanted.microphone;
      desk.close();
      $sources.set(closed);
    },
  };
}
