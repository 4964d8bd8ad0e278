import { createStorage } from '@panggung/client';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose } from './compositor.js';
import { openPicture, plugIn, tones } from './devices.fixture.js';
import { createSources } from './sources.js';
import { startSound, startTicker } from './ticker.js';

const patience = { timeout: 60_000 };
let hosts = 0;

interface OpenOptions {
  /** Of what is remembered. */
  prefix?: string;
  hasScreenSound?: boolean;
}

/** The devices of a host, and what their browser remembers of them. */
function open({ prefix = `host ${++hosts}:`, ...has }: OpenOptions = {}) {
  const devices = plugIn(has);
  const sources = createSources(createStorage({ prefix }));
  onTestFinished(sources.close);
  const state = () => sources.$sources.get();
  return { devices, sources, state, prefix };
}

/** What a track shows at a place, as red, green and blue. */
async function colourAt(track: MediaStreamTrack, place: { x: number; y: number }): Promise<number[]> {
  const video = Object.assign(document.createElement('video'), { muted: true });
  video.srcObject = new MediaStream([track]);
  await video.play();
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0);
  return [...(context?.getImageData(place.x, place.y, 1, 1).data.slice(0, 3) ?? [])];
}
const middle = { x: 320, y: 180 };
/** 15 px from the edges, and half of 96 px by 54 px. */
const corner = { x: 640 - 15 - 48, y: 360 - 15 - 27 };
/** Just beyond the margin. */
const rim = { x: 636, y: 356 };
const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > 90 && red < 60 && blue < 60;
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > 180 && red < 60 && green < 60;
const shows = (track: MediaStreamTrack | null, place: typeof middle, isRight: typeof isGreen) =>
  expect.poll(async () => isRight(await colourAt(track as MediaStreamTrack, place)), patience).toBe(true);

describe('what is sent', () => {
  it('is the camera, the screen, or the camera small over the screen, one after the other', async () => {
    const { sources, state } = open();
    await sources.open();
    expect([state().status, state().kind]).toEqual(['on', 'camera']);
    await shows(state().video, middle, isGreen);
    await sources.choose('screen');
    await shows(state().video, middle, isBlue);
    await sources.choose('both');
    await shows(state().video, middle, isBlue);
    await shows(state().video, corner, isGreen);
    await shows(state().video, rim, isBlue);
    expect(state().video?.getSettings().frameRate).toBe(15);
    const composite = state().video;
    await sources.choose('camera');
    await shows(state().video, middle, isGreen);
    expect(composite?.readyState).toBe('ended');
  });

  it('is the camera again when the browser’s own button ends the sharing', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    await sources.choose('screen');
    const screen = state().video;
    screen?.dispatchEvent(new Event('ended'));
    await expect.poll(() => state().kind, patience).toBe('camera');
    expect(state().video).toBe(devices.given.at(-1));
    expect(screen?.readyState).toBe('ended');
  });

  it('is nothing when the sharing ends and no camera opens in its place', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    await sources.choose('screen');
    devices.refuseCamera('NotReadableError');
    state().video?.dispatchEvent(new Event('ended'));
    await expect.poll(() => state().alert, patience).toBe('in_use');
    expect(state()).toMatchObject({ status: 'lost', kind: 'camera', video: null });
    plugIn();
    await sources.open();
    expect(state()).toMatchObject({ status: 'on', kind: 'camera', alert: null });
    expect(state().video?.readyState).toBe('live');
  });

  it('leaves no camera on that nobody sees, and opens the same one again once it is sent', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    await sources.chooseCamera('device 1');
    const running = () =>
      devices.given.filter(({ kind, readyState }) => kind === 'video' && readyState === 'live').length;
    expect(running()).toBe(1);
    await sources.choose('screen');
    expect([running(), state().video?.readyState]).toEqual([1, 'live']);
    await sources.choose('both');
    expect(running()).toBe(2);
    expect(devices.asked.at(-1)?.video).toMatchObject({ deviceId: { exact: 'device 1' } });
    await sources.choose('camera');
    await shows(state().video, middle, isGreen);
    expect(running()).toBe(1);
  });

  it.each([
    ['camera', 0],
    ['microphone', 1],
  ])('lacks the %s that was unplugged until it is looked for again', async (_, unplugged) => {
    const { sources, state, devices } = open();
    await sources.open();
    sources.mute(true);
    devices.given[unplugged]?.dispatchEvent(new Event('ended'));
    expect(state()).toMatchObject({ status: 'lost', alert: 'not_found' });
    devices.refuseCamera('NotFoundError');
    await sources.open();
    expect(state()).toMatchObject({ status: 'lost', alert: 'not_found' });
    plugIn();
    await sources.open();
    expect(state()).toMatchObject({ status: 'on', alert: null });
    expect([state().video?.readyState, state().microphone?.enabled]).toEqual(['live', false]);
  });

  it('goes on as the screen alone when the camera over it is unplugged', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    await sources.choose('both');
    devices.given[0]?.dispatchEvent(new Event('ended'));
    expect(state()).toMatchObject({ status: 'on', kind: 'screen', alert: 'not_found' });
    await shows(state().video, middle, isBlue);
    await sources.choose('both');
    expect(state()).toMatchObject({ status: 'on', kind: 'both', alert: null });
  });

  it('is the device that was chosen last, whichever opens first', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    const letOpen = devices.holdCameras();
    const [first, second] = [sources.chooseCamera('device 0'), sources.chooseCamera('device 1')];
    letOpen('device 1');
    await second;
    const chosen = state().video;
    letOpen('device 0');
    await first;
    expect([state().video === chosen, chosen?.readyState]).toEqual([true, 'live']);
    expect(devices.given.at(-1)?.readyState).toBe('ended');
  });

  it('is another camera of a phone that opens one at a time', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    devices.allowOneCamera();
    await sources.chooseCamera('device 1');
    expect(state()).toMatchObject({ status: 'on', alert: null });
    expect(state().video).toBe(devices.given.at(-1));
  });

  it('may be of a device that was plugged in meanwhile', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    expect(state().cameras).toHaveLength(2);
    devices.plugInAnother();
    await expect.poll(() => state().cameras.length, patience).toBe(3);
  });

  it('is no camera that was taken meanwhile; the screen stays, and the host is told', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    await sources.choose('screen');
    devices.refuseCamera('NotReadableError');
    await sources.choose('camera');
    expect(state()).toMatchObject({ kind: 'screen', alert: 'in_use' });
    expect(state().video?.readyState).toBe('live');
    plugIn();
    await sources.choose('camera');
    expect(state()).toMatchObject({ kind: 'camera', alert: null });
  });

  it('stays the camera where no screen is shared, which is said', async () => {
    const { sources, state, devices } = open();
    await sources.open();
    devices.refuseScreen('NotAllowedError');
    await sources.choose('both');
    expect(state()).toMatchObject({ kind: 'camera', alert: 'screen_denied', video: devices.given[0] });
    await sources.choose('camera');
    expect(state().alert).toBeNull();
  });

  it('is nothing any more once the stage is left', async () => {
    const { sources, devices } = open();
    await sources.open();
    await sources.choose('both');
    sources.close();
    expect(devices.given.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'ended']);
  });
});

test.each([
  ['NotFoundError', 'not_found'],
  ['NotReadableError', 'in_use'],
  ['OverconstrainedError', 'no_fit'],
  ['NotAllowedError', 'not_allowed'],
  ['TypeError', 'required'],
] as const)('%s is told as it is meant, and may be tried again', async (name, alert) => {
  const { sources, state, devices } = open();
  devices.refuseCamera(name);
  await sources.open();
  expect(state()).toMatchObject({ status: 'off', alert });
  plugIn();
  await sources.open();
  expect(state()).toMatchObject({ status: 'on', alert: null });
});

describe('what is heard', () => {
  // Sound begins after a press only.
  beforeEach(() => userEvent.click(document.body));

  /** Which of the tones a track carries, as it is now. */
  function hear(track: () => MediaStreamTrack | null) {
    const context = new AudioContext();
    onTestFinished(() => context.close());
    const ears = new AnalyserNode(context, { fftSize: 2048, smoothingTimeConstant: 0 });
    let heard: MediaStreamTrack | null = null;
    let source: MediaStreamAudioSourceNode | undefined;
    return () => {
      if (heard !== track()) {
        source?.disconnect();
        heard = track();
        source = heard ? context.createMediaStreamSource(new MediaStream([heard])) : undefined;
        source?.connect(ears);
      }
      const levels = new Uint8Array(ears.frequencyBinCount);
      ears.getByteFrequencyData(levels);
      const isLoud = (tone: number) => (levels[Math.round((tone * 2048) / context.sampleRate)] ?? 0) > 150;
      return [isLoud(tones.microphone), isLoud(tones.screen)];
    };
  }

  it('is the microphone, and the sound of the screen with it, which goes on while the host is muted', async () => {
    const { sources, state } = open({ hasScreenSound: true });
    const heard = hear(() => state().audio);
    await sources.open();
    await expect.poll(heard, patience).toEqual([true, false]);
    await sources.choose('screen');
    await expect.poll(heard, patience).toEqual([true, true]);
    sources.mute(true);
    await expect.poll(heard, patience).toEqual([false, true]);
    await sources.chooseMicrophone('device 2');
    await expect.poll(heard, patience).toEqual([false, true]);
    sources.mute(false);
    await expect.poll(heard, patience).toEqual([true, true]);
    await sources.choose('camera');
    await expect.poll(heard, patience).toEqual([true, false]);
    expect(state().audio).toBe(state().microphone);
  });

  it('is the microphone alone where the screen makes no sound', async () => {
    const { sources, state } = open();
    await sources.open();
    const before = state().audio;
    await sources.choose('both');
    expect([state().audio, state().microphone]).toEqual([before, before]);
  });
});

describe('devices', () => {
  it('that were chosen are asked for the next time', async () => {
    const first = open();
    await first.sources.open();
    expect(first.state().cameras.map(({ label }) => label)).toEqual(['Device 0', 'Device 1']);
    await first.sources.chooseCamera('device 1');
    await first.sources.chooseMicrophone('device 2');
    first.sources.close();
    const again = open({ prefix: first.prefix });
    await again.sources.open();
    expect(again.devices.asked[0]).toMatchObject({
      video: { deviceId: { exact: 'device 1' } },
      audio: { deviceId: { exact: 'device 2' } },
    });
  });

  it('that are gone are not missed', async () => {
    const first = open();
    await first.sources.open();
    await first.sources.chooseCamera('device 1');
    const { devices, sources, state } = open({ prefix: first.prefix });
    devices.refuseCamera('OverconstrainedError');
    const real = plugIn();
    let isFirst = true;
    const media = navigator.mediaDevices;
    const give = media.getUserMedia;
    media.getUserMedia = (wish) => {
      if (!isFirst) return give.call(media, wish);
      isFirst = false;
      return Promise.reject(new DOMException('gone', 'OverconstrainedError'));
    };
    await sources.open();
    expect(state()).toMatchObject({ status: 'on', alert: null });
    expect(real.asked[0]?.video).not.toHaveProperty('deviceId');
  });

  it('keep still while they are muted, also the next one', async () => {
    const { sources, state } = open();
    await sources.open();
    sources.mute(true);
    expect(state().audio?.enabled).toBe(false);
    await sources.chooseMicrophone('device 2');
    expect(state().audio?.enabled).toBe(false);
    sources.mute(false);
    expect(state().audio?.enabled).toBe(true);
  });
});

describe('a ticker', () => {
  // Sound begins after a press only.
  beforeEach(() => userEvent.click(document.body));

  it.each([
    ['a worker', (tick: () => void) => startTicker(15, tick)],
    ['the sound card', (tick: () => void) => startSound(1000 / 15, tick).stop],
  ])('ticks on by %s, until it is stopped', async (_, start) => {
    let ticks = 0;
    const stop = start(() => ticks++);
    onTestFinished(stop);
    await expect.poll(() => ticks, patience).toBeGreaterThan(10);
    stop();
    const last = ticks;
    await new Promise((done) => setTimeout(done, 500));
    // One may have been on its way.
    expect(ticks).toBeLessThanOrEqual(last + 1);
  });

  it('goes by a worker on a page that may have it, and by sound where it may not', async () => {
    const made: unknown[] = [];
    const Real = Worker;
    onTestFinished(() => void Object.assign(globalThis, { Worker: Real }));
    Object.assign(globalThis, {
      Worker: class extends Real {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          made.push(this);
        }
      },
    });
    let ticks = 0;
    const stop = startTicker(15, () => ticks++);
    await expect.poll(() => ticks, patience).toBeGreaterThan(2);
    stop();
    expect(made).toHaveLength(1);
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new DOMException('of another origin', 'SecurityError');
        }
      },
    });
    const before = ticks;
    const stopSound = startTicker(15, () => ticks++);
    onTestFinished(stopSound);
    await expect.poll(() => ticks, patience).toBeGreaterThan(before + 5);
  });
});

it('a composite takes the shape of the screen, also when that changes', async () => {
  const upright = openPicture('#0000ff', { width: 360, height: 640 });
  const { track, stop } = compose(upright, openPicture('#008000'));
  onTestFinished(stop);
  const size = () => {
    const { width, height } = track.getSettings();
    return [width, height];
  };
  await expect.poll(size, patience).toEqual([360, 640]);
});
