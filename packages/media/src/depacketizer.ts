import { H264RtpPayload, type RtpPacket, splitH264NalUnits, Vp9RtpPayload } from 'werift';
import { h264Frame } from './h264.js';
import type { Picture, VideoFrame } from './picture.js';
import { vp9Frame } from './vp9.js';

/** Codecs that both WebRTC and MP4 in a browser can play. */
export type VideoCodec = 'h264' | 'vp9';

export interface Depacketizer {
  /** Takes a packet in its turn; answers the frame that it completes. */
  push(packet: RtpPacket, isAfterLoss: boolean): VideoFrame | null;
}

const joiners: Record<
  VideoCodec,
  () => (payloads: readonly Buffer[], before: Picture | null) => VideoFrame | null
> = {
  h264: () => (payloads, before) => {
    let fragment: Buffer | undefined;
    const parts = payloads.map((payload) => {
      const part = H264RtpPayload.deSerialize(payload, fragment);
      fragment = part.fragment;
      return part.payload ?? Buffer.alloc(0);
    });
    return h264Frame(splitH264NalUnits(Buffer.concat(parts)), before);
  },
  vp9: () => (payloads, before) =>
    vp9Frame(Buffer.concat(payloads.map((payload) => Vp9RtpPayload.deSerialize(payload).payload)), before),
};

/** Larger frames are no show's, bytes: an hour of a good picture has none beyond half of it. */
const largestFrame = 2 ** 20;

/**
 * Puts frames together from packets. After a loss, what is left of the frame and all frames up to the next key frame
 * are dropped: they would be shown broken.
 */
export function createDepacketizer(codec: VideoCodec, onNeedKey: () => void): Depacketizer {
  const join = joiners[codec]();
  let payloads: Buffer[] = [];
  let size = 0;
  let picture: Picture | null = null;
  let needsKey = true;
  let isTorn = false;

  return {
    push({ header, payload }, isAfterLoss) {
      if (isAfterLoss || size + payload.length > largestFrame) tear();
      if (payload.length > 0) payloads.push(payload);
      size += payload.length;
      if (!header.marker) return null;
      const whole = payloads;
      [payloads, size] = [[], 0];
      if (isTorn || whole.length === 0) {
        isTorn = false;
        return null;
      }
      const frame = tryJoin(whole);
      if (!frame || (needsKey && !frame.isKey)) return null;
      needsKey = false;
      picture = frame.picture;
      return frame;
    },
  };

  function tear() {
    [payloads, size] = [[], 0];
    isTorn = true;
    needsKey = true;
    onNeedKey();
  }

  function tryJoin(whole: readonly Buffer[]): VideoFrame | null {
    try {
      return join(whole, picture);
    } catch {
      onNeedKey();
      return null;
    }
  }
}
