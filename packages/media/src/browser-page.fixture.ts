// What runs in the page of the tests: a foreign publisher and player, and an eye for the camera's pictures.
import { WebRTCAdaptor } from '@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js';
import Hls, { type HlsConfig } from 'hls.js';
import { timecode } from './timecode.fixture.js';
import { createTimecodeReader, type ReadPicture } from './timecode-reader.fixture.js';

/** A picture as it was shown. */
export interface Seen extends Omit<ReadPicture, 'isBlack'> {
  /** Seconds of the player. */
  mediaTime: number;
  /** How many pictures the camera of this page was ahead; 0 without one. */
  behind: number;
}

const { width, height, rate, length } = timecode;
const read = createTimecodeReader();

function addVideo(id: string): HTMLVideoElement {
  const video = Object.assign(document.createElement('video'), { id, muted: true, autoplay: true });
  video.playsInline = true;
  document.body.append(video);
  return video;
}

let preview: HTMLVideoElement | undefined;

function behind(number: number): number {
  if (!preview) return 0;
  const total = rate * length;
  return (read(preview).number - number + total) % total;
}

/** A player whose pictures are read as they are shown. */
function addPlayer(id: string): HTMLVideoElement {
  const video = addVideo(id);
  const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
    const { isBlack, ...picture } = read(video);
    const seen = { ...picture, mediaTime, behind: behind(picture.number) };
    // A player may call for its first picture a moment before it can be drawn.
    if (!isBlack || stage.all.length > 0) {
      stage.seen.push(seen);
      stage.all.push(seen);
    }
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
  stage.video = video;
  return video;
}

function connect(socketUrl: string, options: object, then: (adaptor: WebRTCAdaptor, info: string) => void) {
  // It calls back before it is made.
  let adaptor: WebRTCAdaptor | undefined;
  adaptor = new WebRTCAdaptor({
    websocket_url: socketUrl,
    peerconnection_config: { iceServers: [] },
    ...options,
    callback(info: string) {
      stage.told.push(info);
      if (adaptor) then(adaptor, info);
    },
    callbackError: (error: string) => stage.told.push(`error ${error}`),
  });
}

export const stage = {
  /** What the foreign client was told. */
  told: [] as string[],
  /** Pictures since the last seek. */
  seen: [] as Seen[],
  all: [] as Seen[],
  /** What hls.js could not go on after. */
  fatal: [] as string[],
  video: document.createElement('video'),
  stopPublishing: () => {},
  publish(socketUrl: string, streamId: string, token: string) {
    preview = addVideo('preview');
    const mediaConstraints = { video: { width, height }, audio: true };
    connect(socketUrl, { mediaConstraints, localVideoId: 'preview' }, (adaptor, info) => {
      if (info !== 'initialized') return;
      stage.stopPublishing = () => adaptor.stop(streamId);
      adaptor.publish(streamId, token);
    });
  },
  play(socketUrl: string, streamId: string, token: string) {
    addPlayer('remote');
    const options = {
      isPlayMode: true,
      mediaConstraints: { video: false, audio: false },
      remoteVideoId: 'remote',
    };
    connect(socketUrl, options, (adaptor, info) => {
      if (info === 'initialized' || info === 'streaming_started') adaptor.play(streamId, token);
    });
  },
  hls(url: string, config: Partial<HlsConfig> = {}) {
    const hls = new Hls({ liveSyncDuration: 2, ...config });
    hls.on(Hls.Events.ERROR, (_, { details, fatal }) => fatal && stage.fatal.push(details));
    hls.loadSource(url);
    hls.attachMedia(addPlayer('hls'));
  },
  async seek(time: number) {
    const arrived = new Promise((resolve) => stage.video.addEventListener('seeked', resolve, { once: true }));
    stage.video.currentTime = time;
    await arrived;
    stage.seen.length = 0;
    await stage.video.play();
  },
};
export type StagePage = typeof stage;
Object.assign(window, { stage });
