// What runs in the page of `npm run bench:latency`: the camera with its preview, and the player's own playout beside it.
import { stage } from '../../packages/media/src/browser-page.fixture.js';
import { createTimecodeReader } from '../../packages/media/src/timecode-reader.fixture.js';
import { loadEngine, loadLiveEngine } from '../../packages/react/src/player/engine.js';
import { createPlayout } from '../../packages/react/src/player/playout.js';

/** How a stream is watched. */
export type Way = 'HLS' | 'WebRTC';

export interface Watch {
  way: Way;
  url: string;
  socketUrl: string;
  streamId: string;
  token: string;
}

const read = createTimecodeReader();

/** Tells of each picture that is shown: its number, and when, in ms. */
function onPictures(video: HTMLVideoElement, tell: (number: number, at: number) => void): () => void {
  let handle = 0;
  const look: VideoFrameRequestCallback = (_, { expectedDisplayTime }) => {
    const { number, isBlack } = read(video);
    if (!isBlack) tell(number, expectedDisplayTime);
    handle = video.requestVideoFrameCallback(look);
  };
  handle = video.requestVideoFrameCallback(look);
  return () => video.cancelVideoFrameCallback(handle);
}

/** When the camera's preview showed each picture last. */
const taken = new Map<number, number>();

const bench = {
  /** From the camera's preview to the player, in ms, for each picture since the last call. */
  delays: [] as number[],
  /** What the player told. */
  told: [] as string[],
  stop: () => {},
  follow() {
    onPictures(document.getElementById('preview') as HTMLVideoElement, (number, at) => taken.set(number, at));
  },
  async watch({ way, url, socketUrl, streamId, token }: Watch) {
    const video = Object.assign(document.createElement('video'), { muted: true, width: 320, height: 180 });
    document.body.append(video);
    const tell = (word: string) => () => void bench.told.push(word);
    const playout = createPlayout({
      video,
      frame: document.createElement('canvas'),
      url: () => url,
      token: () => token,
      isAudioOnly: false,
      isLive: true,
      at: null,
      onPicture: tell('picture'),
      onStall: tell('stall'),
      onAbsent: tell('absent'),
      onEnd: tell('end'),
      onMuted: tell('muted'),
      onUnfit: tell('unfit'),
      onQualities() {},
      onAudioOnly() {},
      onBytes() {},
      renew: async () => {},
      reopen: async () => {},
    });
    playout.use(await (way === 'HLS' ? loadEngine('hls') : loadLiveEngine({ socketUrl, streamId }, 'hls')));
    const leave = onPictures(video, (number, at) => {
      const from = taken.get(number);
      if (from !== undefined) bench.delays.push(at - from);
    });
    bench.stop = () => {
      leave();
      playout.stop();
      video.remove();
    };
  },
};
export type BenchPage = typeof bench;
Object.assign(window, { stage, bench });
