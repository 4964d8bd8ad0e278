import type { RtpPacket } from 'werift';
import { createDepacketizer } from './depacketizer.js';
import type { IngestTracks } from './ingest-peer.js';
import type { Log } from './log.js';
import { muxSegment } from './mux.js';
import { isSamePicture, type Picture } from './picture.js';
import type { Recording } from './recording.js';
import { createReorder } from './reorder.js';
import { createSegmenter, type Segment } from './segmenter.js';
import type { Rendition } from './stage.js';
import { createTimeline, type Kind } from './timeline.js';

export interface TakeOptions {
  tracks: IngestTracks;
  recording: Promise<Recording>;
  /** Asks the publisher for a key frame. */
  requestKey(): void;
  clock: () => number;
  log: Log;
}

/** What one publisher's packets become: segments of a recording. */
export interface Take {
  rtp(kind: Kind, packet: RtpPacket): void;
  report(kind: Kind, sentAt: number, timestamp: number): void;
  readonly rendition: Rendition;
  /** Writes what is open; settles when it is on disk. */
  end(): Promise<void>;
}

/** Segments that wait for the disk at most: half a minute of them. */
const mostUnwritten = 30;

/** Turns packets into segments, and writes them one after the other. */
export function createTake({ tracks, recording, requestKey, clock, log }: TakeOptions): Take {
  const timeline = createTimeline();
  const turns = { video: createReorder<RtpPacket>(), audio: createReorder<RtpPacket>() };
  const depacketizer = tracks.videoCodec && createDepacketizer(tracks.videoCodec, requestKey);
  const segmenter = createSegmenter({
    hasVideo: depacketizer !== null,
    hasAudio: tracks.hasAudio,
    onNeedKey: requestKey,
    onSegment(segment) {
      if (unwritten >= mostUnwritten) return leaveOut('the disk is too slow');
      unwritten++;
      written = written
        .then(() => keep(segment))
        .catch(leaveOut)
        .finally(() => unwritten--);
    },
  });
  let written: Promise<void> = Promise.resolve();
  let unwritten = 0;
  let isLeftOut = false;
  let setUp: { picture: Picture | null } | undefined;
  let rendition: Rendition = {
    streamWidth: 0,
    streamHeight: 0,
    videoBitrate: 0,
    audioBitrate: 0,
    videoCodec: tracks.videoCodec ?? '',
  };

  function leaveOut(error: unknown) {
    // Once a gap: a full disk fails each second.
    if (!isLeftOut) log('a segment was not written', { error });
    isLeftOut = true;
  }

  async function keep(segment: Segment) {
    const to = await recording;
    const muxed = await muxSegment(segment, to.about.createdAt / 1000);
    const { picture, start, duration } = segment;
    rendition = measure(segment, rendition.videoCodec);
    const bandwidth = Math.max(to.about.programme?.bandwidth ?? 0, peak(muxed.video.media, duration));
    await to.append({
      ...muxed,
      duration,
      programDateTime: Math.round(start * 1000),
      isDiscontinuity: segment.isDiscontinuity || isLeftOut || setUp === undefined,
      isNewMap: setUp === undefined || !isSamePicture(setUp.picture, picture),
      programme: { video: picture && sizeOf(picture), bandwidth },
    });
    setUp = { picture };
    isLeftOut = false;
  }

  function take(kind: Kind, packet: RtpPacket, isAfterLoss: boolean) {
    const time = timeline.timeOf(kind, packet.header.timestamp, clock() / 1000);
    if (kind === 'audio') {
      if (packet.payload.length > 0) segmenter.audio({ time, data: packet.payload });
      return;
    }
    const frame = depacketizer?.push(packet, isAfterLoss);
    if (frame) segmenter.video({ ...frame, time });
  }

  return {
    rtp(kind, packet) {
      for (const { item, isAfterLoss } of turns[kind](packet.header.sequenceNumber, packet, clock()))
        take(kind, item, isAfterLoss);
    },
    report: timeline.report,
    get rendition() {
      return rendition;
    },
    end() {
      segmenter.end();
      return written;
    },
  };
}

const sizeOf = ({ codec, width, height }: Picture) => ({ codec, width, height });

/** Rounded up so that the list of renditions does not change each second. */
const peak = (media: Uint8Array, duration: number) =>
  Math.ceil((media.length * 8) / Math.max(duration, 0.5) / 100_000) * 100_000;

function measure({ picture, video, audio, duration }: Segment, videoCodec: string): Rendition {
  const bitrate = (frames: readonly { data: Uint8Array }[]) =>
    Math.round((frames.reduce((sum, { data }) => sum + data.length, 0) * 8) / duration);
  return {
    streamWidth: picture?.width ?? 0,
    streamHeight: picture?.height ?? 0,
    videoBitrate: bitrate(video),
    audioBitrate: bitrate(audio),
    videoCodec,
  };
}
