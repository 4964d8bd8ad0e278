import {
  ALL_FORMATS,
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Output,
} from 'mediabunny';

/** A film with sound, whose pictures begin anew every {@link SEGMENT_SECONDS}. */
export const FILM = 'packages/server/catalogue/videos/replay.mp4';
/** Of the film that is used; the rest is cut off, so that it can be repeated. */
const FILM_SECONDS = 12;
export const SEGMENT_SECONDS = 2;

export type Rendition = 'video' | 'audio';

interface Cut {
  init: Buffer;
  media: Buffer;
}

/** Pieces of a stream that never ends: the film over and over. */
export interface HlsSegments {
  cut(rendition: Rendition, index: number): Promise<Cut>;
}

async function packetsOf(track: InputVideoTrack | InputAudioTrack): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp < FILM_SECONDS) packets.push(packet);
  }
  return packets;
}

function bytesOf({ buffer }: BufferTarget): Buffer {
  if (!buffer) throw new Error('The muxer wrote nothing.');
  return Buffer.from(buffer);
}

/** Reads the film once; cuts it as it is asked for. */
export async function openSegments(): Promise<HlsSegments> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(FILM) });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video || !audio) throw new Error(`${FILM} must have a picture and sound.`);
  const config = { video: await video.getDecoderConfig(), audio: await audio.getDecoderConfig() };
  const packets = { video: await packetsOf(video), audio: await packetsOf(audio) };
  const known = new Map<string, Promise<Cut>>();

  /** The packets of one piece, moved to where the stream is by then. */
  function piece(track: Rendition, index: number): EncodedPacket[] {
    const pieces = FILM_SECONDS / SEGMENT_SECONDS;
    const begin = (index % pieces) * SEGMENT_SECONDS;
    const shift = Math.floor(index / pieces) * FILM_SECONDS;
    return packets[track]
      .filter(({ timestamp }) => timestamp >= begin && timestamp < begin + SEGMENT_SECONDS)
      .map(
        ({ data, type, timestamp, duration }) => new EncodedPacket(data, type, timestamp + shift, duration),
      );
  }

  async function cut(rendition: Rendition, index: number): Promise<Cut> {
    const [target, initTarget] = [new BufferTarget(), new BufferTarget()];
    const output = new Output({ format: new CmafOutputFormat(), target, initTarget });
    const picture = rendition === 'video' ? new EncodedVideoPacketSource('avc') : null;
    const sound = new EncodedAudioPacketSource('opus');
    if (picture) output.addVideoTrack(picture);
    output.addAudioTrack(sound);
    await output.start();
    if (picture) {
      for (const packet of piece('video', index)) {
        await picture.add(packet, { decoderConfig: config.video ?? undefined } as never);
      }
      picture.close();
    }
    for (const packet of piece('audio', index)) {
      await sound.add(packet, { decoderConfig: config.audio ?? undefined } as never);
    }
    sound.close();
    await output.finalize();
    return { init: bytesOf(initTarget), media: bytesOf(target) };
  }

  return {
    cut(rendition, index) {
      const key = `${rendition} ${index}`;
      const made = known.get(key) ?? cut(rendition, index);
      known.set(key, made);
      return made;
    },
  };
}
