import {
  H264Packetizer,
  MediaStreamTrack,
  OpusPacketizer,
  RTCPeerConnection,
  useH264,
  useNACK,
  useOPUS,
  usePLI,
} from 'werift';

/** Writes bits, most significant first, for parameter sets a decoder would accept. */
function bitWriter() {
  const bits: number[] = [];
  const write = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push(Math.floor(value / 2 ** at) % 2);
  };
  const golomb = (value: number) => {
    const length = Math.floor(Math.log2(value + 1));
    write(0, length);
    write(value + 1, length + 1);
  };
  const bytes = () => {
    write(1, 1);
    while (bits.length % 8 !== 0) bits.push(0);
    return Uint8Array.from({ length: bits.length / 8 }, (_, at) =>
      Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
    );
  };
  return { write, golomb, bytes };
}

/** A sequence parameter set of constrained baseline, level 3.1, for a picture of even width and height. */
export function spsOf(width: number, height: number): Uint8Array {
  const { write, golomb, bytes } = bitWriter();
  const [columns, rows] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  for (const byte of [0x42, 0xe0, 0x1f]) write(byte, 8);
  for (const value of [0, 0, 2, 1]) golomb(value);
  write(0, 1);
  golomb(columns - 1);
  golomb(rows - 1);
  write(0b11, 2);
  write(1, 1);
  for (const crop of [0, (columns * 16 - width) / 2, 0, (rows * 16 - height) / 2]) golomb(crop);
  write(0, 1);
  const body = bytes();
  const escaped: number[] = [];
  for (const byte of body) {
    if (byte <= 3 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3);
    escaped.push(byte);
  }
  return Uint8Array.from([0x67, ...escaped]);
}

export const pps = Uint8Array.from([0x68, 0xce, 0x3c, 0x80]);

/** An access unit: a key frame brings its parameter sets. */
export function accessUnit(isKey: boolean, number: number, size = { width: 320, height: 240 }): Uint8Array[] {
  const slice = Uint8Array.from([
    isKey ? 0x65 : 0x41,
    0x80 | (number & 0x7f),
    ...Array<number>(200).fill(0xaa),
  ]);
  return isKey ? [spsOf(size.width, size.height), pps, slice] : [slice];
}

/** A packet of Opus, 20 ms, that is not silence. */
export const soundPacket = Uint8Array.from([0xfc, 0x01, 0x02, 0x03, 0x04]);

export interface Camera {
  peer: RTCPeerConnection;
  /** How many key frames were asked for. */
  readonly keysAsked: number;
  set(change: { video?: boolean; audio?: boolean; size?: { width: number; height: number } }): void;
  stop(): void;
}

const startCode = Uint8Array.from([0, 0, 0, 1]);

/** Twenty pictures and fifty packets of sound a second, sent as a browser would: key frames when asked. */
export function startCamera({ video = true, audio = true } = {}): Camera {
  const peer = new RTCPeerConnection({
    codecs: { audio: [useOPUS()], video: [useH264({ rtcpFeedback: [useNACK(), usePLI()] })] },
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  });
  const tracks = {
    video: new MediaStreamTrack({ kind: 'video' }),
    audio: new MediaStreamTrack({ kind: 'audio' }),
  };
  const state = { video, audio, size: { width: 320, height: 240 } };
  const videoPackets = new H264Packetizer({ payloadType: 96, ssrc: 1 });
  const audioPackets = new OpusPacketizer({ payloadType: 97, ssrc: 2 });
  let keysAsked = 0;
  let wantsKey = true;
  let frames = 0;
  if (video) {
    const { sender } = peer.addTransceiver(tracks.video, { direction: 'sendonly' });
    sender.onPictureLossIndication.subscribe(() => {
      keysAsked++;
      wantsKey = true;
    });
  }
  if (audio) peer.addTransceiver(tracks.audio, { direction: 'sendonly' });
  const began = performance.now();
  const pace = (interval: number, send: (seconds: number) => void) => {
    let sent = 0;
    return setInterval(() => {
      const due = (performance.now() - began) / interval;
      for (; sent < due; sent++) send((sent * interval) / 1000);
    }, interval);
  };
  const timers = [
    pace(50, (seconds) => {
      if (!state.video) return;
      const units = accessUnit(wantsKey, frames++, state.size);
      wantsKey = false;
      const sample = Buffer.concat(units.flatMap((unit) => [startCode, unit]));
      for (const packet of videoPackets.packetize(sample, Math.round(seconds * 90_000)))
        tracks.video.writeRtp(packet);
    }),
    pace(20, (seconds) => {
      if (!state.audio) return;
      for (const packet of audioPackets.packetize(Buffer.from(soundPacket), Math.round(seconds * 48_000)))
        tracks.audio.writeRtp(packet);
    }),
  ];
  return {
    peer,
    get keysAsked() {
      return keysAsked;
    },
    set(change) {
      if (change.size) wantsKey = true;
      Object.assign(state, change);
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      void peer.close();
    },
  };
}
