import type { StreamSample } from '@panggung/core';

/** What a browser tells of its connection, as far as it does. https://www.w3.org/TR/webrtc-stats/ */
interface Report {
  type: string;
  kind?: string;
  bytesSent?: number;
  framesPerSecond?: number;
  qualityLimitationReason?: StreamSample['limit'];
  roundTripTime?: number;
  currentRoundTripTime?: number;
  nominated?: boolean;
  fractionLost?: number;
}

const isNumber = (value: number | undefined): value is number => value !== undefined;
const highest = (values: readonly (number | undefined)[]) => {
  const known = values.filter(isNumber);
  return known.length ? Math.max(...known) : null;
};

/**
 * Reads how a publisher gets on, each time since the last.
 * @example const read = createSampler(peer, () => clock.now()); const { kbps } = await read();
 */
export function createSampler(
  peer: Pick<RTCPeerConnection, 'getStats'>,
  now: () => number,
): () => Promise<StreamSample> {
  let before = { bytes: 0, at: performance.now() };
  return async () => {
    const reports: Report[] = [...(await peer.getStats()).values()];
    const of = (type: string) => reports.filter((report) => report.type === type);
    const sent = of('outbound-rtp');
    const heard = of('remote-inbound-rtp');
    const at = performance.now();
    const bytes = sent.reduce((total, { bytesSent = 0 }) => total + bytesSent, 0);
    const kbps = ((bytes - before.bytes) * 8) / Math.max(at - before.at, 1);
    before = { bytes, at };
    const picture = sent.find(({ kind }) => kind === 'video');
    const pairs = of('candidate-pair').filter(({ nominated }) => nominated);
    const seconds =
      highest(heard.map(({ roundTripTime }) => roundTripTime)) ??
      highest(pairs.map(({ currentRoundTripTime }) => currentRoundTripTime));
    return {
      at: now(),
      // Another connection counts anew.
      kbps: Math.max(0, Math.round(kbps)),
      fps: picture?.framesPerSecond ?? 0,
      rtt: seconds === null ? null : Math.round(seconds * 1000),
      loss: highest(heard.map(({ fractionLost }) => fractionLost)),
      limit: picture?.qualityLimitationReason ?? 'none',
    };
  };
}
