import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
} from 'mediabunny';
import type { Segment } from './segmenter.js';

/** Two files of CMAF: what sets a decoder up, and what it then plays. */
export interface Muxed {
  init: Uint8Array;
  media: Uint8Array;
}

interface Tracks {
  segment: Segment;
  hasVideo: boolean;
}

/** Writes a segment as CMAF, once with its picture and once without; times count from `origin` (seconds). */
export async function muxSegment(segment: Segment, origin: number): Promise<{ video: Muxed; audio: Muxed }> {
  const audio = await mux({ segment, hasVideo: false }, origin);
  const video = segment.picture ? await mux({ segment, hasVideo: true }, origin) : audio;
  return { video, audio };
}

async function mux({ segment, hasVideo }: Tracks, origin: number): Promise<Muxed> {
  const [target, initTarget] = [new BufferTarget(), new BufferTarget()];
  const output = new Output({ format: new CmafOutputFormat(), target, initTarget });
  const addVideo = hasVideo ? videoTrack(output, segment, origin) : undefined;
  const addAudio = audioTrack(output, segment, origin);
  await output.start();
  await addVideo?.();
  await addAudio();
  await output.finalize();
  return { init: bytesOf(initTarget), media: bytesOf(target) };
}

function bytesOf({ buffer }: BufferTarget): Uint8Array {
  if (!buffer) throw new Error('The muxer wrote nothing.');
  return new Uint8Array(buffer);
}

function videoTrack(output: Output, { picture, video, start, duration }: Segment, origin: number) {
  if (!picture) throw new Error('A segment without a picture has no track of pictures.');
  const source = new EncodedVideoPacketSource(picture.codec.startsWith('avc1') ? 'avc' : 'vp9');
  output.addVideoTrack(source);
  const { codec, width, height, description } = picture;
  const decoderConfig = {
    codec,
    codedWidth: width,
    codedHeight: height,
    ...(description ? { description } : {}),
  };
  return async () => {
    for (const [at, { data, isKey, time }] of video.entries()) {
      const length = (video[at + 1]?.time ?? start + duration) - time;
      const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', time - origin, length);
      await source.add(packet, at === 0 ? { decoderConfig } : undefined);
    }
    source.close();
  };
}

const sound = { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 };

function audioTrack(output: Output, { audio }: Segment, origin: number) {
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  return async () => {
    for (const [at, { data, duration, time }] of audio.entries()) {
      const packet = new EncodedPacket(data, 'key', Math.max(0, time - origin), duration);
      await source.add(packet, at === 0 ? { decoderConfig: sound } : undefined);
    }
    source.close();
  };
}
