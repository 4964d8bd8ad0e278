import { split, usualStep, withoutGaps } from './frame-list.js';
import { opusLength, silenceLength } from './opus.js';
import { isSamePicture, type Picture, type VideoFrame } from './picture.js';
import { longestSegment, targetDuration } from './playlist.js';

/** A frame and when it was taken, in seconds of one clock. */
export type Timed<T> = T & { time: number };
export type SoundFrame = Timed<{ data: Uint8Array; duration: number }>;
export type PictureFrame = Timed<VideoFrame>;

/** What becomes one file: it begins with a key frame, and its sound covers all of it. */
export interface Segment {
  /** Seconds, on the clock of the frames. */
  start: number;
  duration: number;
  /** Null while only sound is sent. */
  picture: Picture | null;
  video: readonly PictureFrame[];
  audio: readonly SoundFrame[];
  /** Time was left out before it, or decoders must be set up anew. */
  isDiscontinuity: boolean;
}

export interface SegmenterOptions {
  hasVideo: boolean;
  hasAudio: boolean;
  /** Takes each segment as soon as it is whole. */
  onSegment(segment: Segment): void;
  /** Called when nothing can go on without a key frame. */
  onNeedKey(): void;
}

/** A key frame may come a little early: encoders are asked once a second. */
const earliestCut = targetDuration * 0.9;
/** Sound this far behind the picture is missing. */
const soundPatience = 0.5;
/** A picture this far behind the sound stands still: camera off, nothing moves. */
const stillAfter = 1.5;
/** Without either for so long, nothing is filled in. */
const longestGap = 2;
/** Without a first picture for so long, the sound goes on alone. */
const picturePatience = 3;

/** Cuts frames into segments at key frames, fills in silence and still pictures, and leaves out what nobody sent. */
export function createSegmenter({ hasVideo, hasAudio, onSegment, onNeedKey }: SegmenterOptions) {
  let video: PictureFrame[] = [];
  let audio: SoundFrame[] = [];
  /** Where the open segment begins; undefined before its first frame. */
  let start: number | undefined;
  /** Where segments end whose sound is still on its way. */
  let cuts: number[] = [];
  let lastKey: PictureFrame | undefined;
  let lastPicture = Number.NEGATIVE_INFINITY;
  let soundEnd = Number.NEGATIVE_INFINITY;
  let awaitsKey = true;
  let isSoundOnly = !hasVideo;
  let isDiscontinuity = false;
  let before: Picture | null | undefined;

  /** Where the segment begins that frames of this time go to. */
  const opened = (time: number) => cuts.at(-1) ?? start ?? time;
  const newest = () => Math.max(lastPicture, soundEnd);

  function open(time: number) {
    start = time;
    audio = audio.filter((frame) => frame.time >= time - silenceLength);
  }

  function cut(end: number) {
    if (end > (cuts.at(-1) ?? start ?? end)) cuts.push(end);
    settle(false);
  }

  function settle(isLast: boolean) {
    while (cuts[0] !== undefined) {
      const isCovered = !hasAudio || isLast || soundEnd >= cuts[0] || lastPicture > cuts[0] + soundPatience;
      if (!isCovered) return;
      emit(cuts[0]);
      cuts = cuts.slice(1);
    }
  }

  function emit(end: number) {
    if (start === undefined || end <= start) return;
    const [ownVideo, laterVideo] = split(video, end);
    const [ownAudio, laterAudio] = split(audio, end);
    const picture = ownVideo[0]?.picture ?? null;
    const isNew = before !== undefined && !isSamePicture(before, picture);
    onSegment({
      start,
      duration: end - start,
      picture,
      video: ownVideo,
      audio: withoutGaps(ownAudio, start, end),
      isDiscontinuity: isDiscontinuity || isNew,
    });
    before = picture;
    isDiscontinuity = false;
    [video, audio, start] = [laterVideo, laterAudio, end];
    soundEnd = Math.max(soundEnd, end);
  }

  function flush() {
    if (start === undefined) return;
    const end = isSoundOnly ? soundEnd : Math.max(soundEnd, lastPicture + usualStep(video));
    if (end > (cuts.at(-1) ?? start)) cuts.push(end);
    settle(true);
  }

  /** Ends what is open; what comes next stands apart from it. */
  function interrupt() {
    flush();
    isDiscontinuity = before !== undefined;
    [video, audio, cuts, start] = [[], [], [], undefined];
    [lastPicture, soundEnd] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    awaitsKey = true;
    isSoundOnly = !hasVideo;
    onNeedKey();
  }

  function leaveOutGap(time: number) {
    if (start !== undefined && time - newest() > longestGap) interrupt();
  }

  function addPicture(frame: PictureFrame) {
    if (frame.time <= lastPicture) return;
    if (!frame.isKey && frame.time - opened(frame.time) > longestSegment) interrupt();
    if (awaitsKey && !frame.isKey) return;
    const isFirst = start === undefined;
    if (isFirst) open(frame.time);
    else if (frame.isKey && (awaitsKey || isSoundOnly || isCutDue(frame))) cut(frame.time);
    isSoundOnly = false;
    awaitsKey = false;
    if (frame.isKey) lastKey = frame;
    lastPicture = frame.time;
    video.push(frame);
    settle(false);
  }

  function isCutDue({ time, picture }: PictureFrame): boolean {
    return time - opened(time) >= earliestCut || !isSamePicture(lastKey?.picture ?? null, picture);
  }

  function holdStill(time: number) {
    while (lastKey && lastPicture > Number.NEGATIVE_INFINITY && time - lastPicture > stillAfter) {
      addPicture({ ...lastKey, time: lastPicture + targetDuration });
      // Frames that build on what was before would now be shown broken.
      awaitsKey = true;
      onNeedKey();
    }
  }

  function cutSound(time: number) {
    for (;;) {
      const from = opened(time);
      if (time - from < targetDuration) return;
      cut(from + targetDuration);
    }
  }

  function goOnAlone(time: number) {
    const [first] = audio;
    if (isSoundOnly || lastPicture > Number.NEGATIVE_INFINITY || !first) return;
    if (time - first.time > picturePatience) isSoundOnly = true;
  }

  return {
    /** Takes the next picture, in the order of decoding. */
    video(frame: PictureFrame) {
      leaveOutGap(frame.time);
      addPicture(frame);
    },
    /** Takes the next packet of sound. */
    audio(frame: Timed<{ data: Uint8Array }>) {
      leaveOutGap(frame.time);
      // What is late was replaced by silence; a few milliseconds are the clock's.
      if (frame.time < soundEnd - silenceLength / 2) return;
      const duration = opusLength(frame.data);
      audio.push({ ...frame, duration });
      soundEnd = frame.time + duration;
      goOnAlone(frame.time);
      if (isSoundOnly) {
        if (start === undefined) open(audio[0]?.time ?? frame.time);
        cutSound(frame.time);
      } else holdStill(frame.time);
      settle(false);
    },
    /** Ends the last segment where the last frame ends. */
    end: flush,
  };
}
