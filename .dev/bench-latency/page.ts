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

/** A picture and when it was taken or shown, in ms. */
interface Sight {
  number: number;
  at: number;
}

/** Tells of each picture that is shown. */
function onPictures(
  video: HTMLVideoElement,
  tell: (number: number, frame: VideoFrameCallbackMetadata) => void,
): () => void {
  let handle = 0;
  const look: VideoFrameRequestCallback = (_, frame) => {
    const { number, isBlack } = read(video);
    if (!isBlack) tell(number, frame);
    handle = video.requestVideoFrameCallback(look);
  };
  handle = video.requestVideoFrameCallback(look);
  return () => video.cancelVideoFrameCallback(handle);
}

const taken: Sight[] = [];
let shown: Sight[] = [];

const bench = {
  /** What the player told. */
  told: [] as string[],
  stop: () => {},
  follow() {
    // A preview that is drawn late would hide as much of the delay: the camera's own time counts.
    const preview = document.getElementById('preview') as HTMLVideoElement;
    onPictures(preview, (number, { captureTime, expectedDisplayTime }) =>
      taken.push({ number, at: captureTime ?? expectedDisplayTime }),
    );
  },
  /** Forgets what was shown so far. */
  begin() {
    shown = [];
  },
  /** From the camera to the player, in ms, for each picture since then: the camera begins its numbers again and again. */
  delays(): number[] {
    return shown.flatMap(({ number, at }) => {
      const from = taken.findLast((sight) => sight.number === number && sight.at <= at);
      return from ? [at - from.at] : [];
    });
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
    const leave = onPictures(video, (number, { expectedDisplayTime: at }) => shown.push({ number, at }));
    bench.stop = () => {
      leave();
      playout.stop();
      video.remove();
    };
  },
};
export type BenchPage = typeof bench;
Object.assign(window, { stage, bench });
