import { type Engine, type EngineWish, withToken } from './engine.js';

/** `MediaError.code` where the source cannot be had, for whichever reason. */
const NOT_SUPPORTED = 4;

/** Plays what the browser plays by itself: a file, or a stream where there is no other way. */
export function createNativeEngine({ video, url, token, at, isLive, news }: EngineWish): Engine {
  let hasLoaded = false;
  const { crossOrigin } = video;
  const load = () => {
    video.src = withToken(url, token());
    video.load();
  };
  const loaded = () => {
    hasLoaded = true;
    if (at !== null && Math.abs(video.currentTime - at) > 0.5) video.currentTime = at;
    news.onLoaded(0);
  };
  // The browser says no more than that: the token may be the reason, once it has been taken.
  const failed = () => {
    if (video.error?.code !== NOT_SUPPORTED) return;
    if (hasLoaded) return news.onDenied();
    // A place that does not let its film be read may let it be seen: that is the greater part. Streams are read by hls.js
    // everywhere else; one that has not begun is asked for once at a time.
    if (!isLive && video.crossOrigin !== null) {
      video.crossOrigin = null;
      return load();
    }
    video.crossOrigin = crossOrigin;
    news.onAbsent();
  };
  video.addEventListener('loadedmetadata', loaded);
  video.addEventListener('error', failed);
  load();
  return {
    resume: load,
    date: () => dateOf(video),
    edge: () => (video.duration === Number.POSITIVE_INFINITY ? liveEnd(video) : null),
    choose() {},
    follow() {},
    stop() {
      video.removeEventListener('loadedmetadata', loaded);
      video.removeEventListener('error', failed);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** Where a browser that plays a stream by itself may seek to; one that may not is at the end of what is loaded. */
function liveEnd({ seekable, buffered }: HTMLVideoElement): number | null {
  const ranges = seekable.length > 0 ? seekable : buffered;
  return ranges.length > 0 ? ranges.end(ranges.length - 1) : null;
}

/** WebKit alone tells when a stream's first picture was taken. */
type DatedVideo = HTMLVideoElement & { getStartDate?: () => Date };

function dateOf(video: DatedVideo): number | null {
  const start = video.getStartDate?.().getTime();
  return start === undefined || Number.isNaN(start) ? null : start + video.currentTime * 1000;
}
