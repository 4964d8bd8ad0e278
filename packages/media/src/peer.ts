import {
  RTCPeerConnection,
  type RTCRtpCodecParameters,
  useH264,
  useNACK,
  useOPUS,
  usePLI,
  useSdesMid,
  useVP9,
} from 'werift';
import type { VideoCodec } from './depacketizer.js';
import type { Candidate } from './message.js';

/** Where media goes in and out. */
export interface PeerSettings {
  /** The address media sockets are bound to. @default '127.0.0.1' */
  bindAddress?: string | undefined;
  /** The address clients are told, where another machine passes packets on. @default the one bound */
  announcedAddress?: string | undefined;
  /** First and last UDP port. @default any */
  udpPorts?: readonly [number, number] | undefined;
}

// No transport-cc: with werift's reports Chromium estimates a tenth of what there is.
const rtcpFeedback = [useNACK(), usePLI()];

const videoCodecs: Record<VideoCodec, () => RTCRtpCodecParameters> = {
  h264: () => useH264({ rtcpFeedback }),
  vp9: () => useVP9({ rtcpFeedback }),
};

/** Ours of a negotiated codec; undefined for one that cannot be recorded. */
export function videoCodecOf({ mimeType }: RTCRtpCodecParameters): VideoCodec | undefined {
  return (Object.keys(videoCodecs) as VideoCodec[]).find(
    (name) => mimeType.toLowerCase() === `video/${name}`,
  );
}

/** A peer connection that knows its own address and needs no other server. */
export function createPeer(
  { bindAddress = '127.0.0.1', udpPorts }: PeerSettings,
  codecs: readonly VideoCodec[] = ['h264', 'vp9'],
): RTCPeerConnection {
  return new RTCPeerConnection({
    codecs: { audio: [useOPUS()], video: codecs.map((name) => videoCodecs[name]()) },
    headerExtensions: { audio: [useSdesMid()], video: [useSdesMid()] },
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: [bindAddress],
    iceInterfaceAddresses: { udp4: bindAddress },
    ...(udpPorts ? { icePortRange: [...udpPorts] } : {}),
  });
}

/** Says the announced address in place of the bound one. */
export function announce(sdp: string, { bindAddress = '127.0.0.1', announcedAddress }: PeerSettings): string {
  if (!announcedAddress || announcedAddress === bindAddress) return sdp;
  return sdp.replaceAll(/^a=candidate:.*$/gm, (line) => line.replaceAll(bindAddress, announcedAddress));
}

/** Has an encoder begin near the bitrate it will reach anyway, instead of far below. */
export function withStartBitrate(sdp: string): string {
  return sdp.replaceAll(/^m=video[\s\S]*?(?=^m=|$(?![\s\S]))/gm, (section) => {
    const [, first] = /^m=video \S+ \S+ (\d+)/.exec(section) ?? [];
    const line = new RegExp(`^a=fmtp:${first} .*$`, 'm');
    if (line.test(section)) return section.replace(line, (whole) => `${whole};x-google-start-bitrate=1500`);
    return section.replace(
      new RegExp(`^a=rtpmap:${first} .*$`, 'm'),
      (whole) => `${whole}\r\na=fmtp:${first} x-google-start-bitrate=1500`,
    );
  });
}

/** Takes every candidate out, as a network does that lets no packet through. */
export const withoutCandidates = (sdp: string): string =>
  sdp.replaceAll(/^a=candidate:.*\r?\n/gm, '').replaceAll(/^a=end-of-candidates\r?\n/gm, '');

/** Hands a client's candidate on; one that cannot be read is left out, as browsers do. */
export async function addCandidate(
  peer: RTCPeerConnection,
  { candidate, id, label }: Candidate,
): Promise<void> {
  if (candidate === '') return;
  await peer.addIceCandidate({ candidate, sdpMid: id, sdpMLineIndex: label }).catch(() => {});
}
