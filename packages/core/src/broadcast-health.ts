import { BROADCAST_KBPS } from './constants.js';

/** How a stream got on in the last seconds, as its publisher measures it. */
export interface StreamSample {
  /** When, epoch ms. */
  at: number;
  /** What was sent, in kbit/s. */
  kbps: number;
  /** Pictures a second. */
  fps: number;
  /** To the server and back, in ms; null before it is known. */
  rtt: number | null;
  /** Share of packets that did not arrive, 0 to 1; null before it is known. */
  loss: number | null;
  /** What keeps the picture from being better. https://www.w3.org/TR/webrtc-stats/#rtcqualitylimitationreason-enum */
  limit: 'none' | 'cpu' | 'bandwidth' | 'other';
}

export const streamVerdicts = ['good', 'fair', 'poor'] as const;
export type StreamVerdict = (typeof streamVerdicts)[number];

/** Beyond these, viewers see it stutter; far beyond, they leave. */
const bounds = {
  fair: { fps: 12, rtt: 400, loss: 0.03 },
  poor: { fps: 7, rtt: 1000, loss: 0.1 },
} as const;

type Measured = Pick<StreamSample, 'fps' | 'rtt' | 'loss'>;

const isBeyond = ({ fps, rtt, loss }: Measured, bound: keyof typeof bounds) =>
  fps < bounds[bound].fps || (rtt ?? 0) > bounds[bound].rtt || (loss ?? 0) > bounds[bound].loss;

/** What a sample means to a host. */
export function streamVerdict(sample: StreamSample): StreamVerdict {
  if (isBeyond(sample, 'poor')) return 'poor';
  return isBeyond(sample, 'fair') || sample.limit === 'cpu' || sample.limit === 'bandwidth' ? 'fair' : 'good';
}

/** What a host can do about a stream that is not good. */
export const streamAdvices = ['none', 'network', 'device', 'distance'] as const;
export type StreamAdvice = (typeof streamAdvices)[number];

/** The first that helps most: a poor network slows everything else down, too. */
export function streamAdvice(sample: StreamSample): StreamAdvice {
  if (streamVerdict(sample) === 'good') return 'none';
  if (sample.limit === 'bandwidth' || (sample.loss ?? 0) > bounds.fair.loss) return 'network';
  if (sample.limit === 'cpu' || sample.fps < bounds.fair.fps) return 'device';
  return 'distance';
}

/** What a network let through to the ingest in a test. */
export interface NetworkMeasure {
  /** What arrived, in kbit/s. */
  kbps: number;
  rtt: number | null;
  loss: number | null;
}

/** Below this share of what a broadcast sends at most, it is poor. */
const POOR_SHARE = 0.5;

/**
 * Whether a network carries a broadcast of 900 kbit/s.
 * @example networkVerdict({ kbps: 1400, rtt: 30, loss: 0 }) // 'good'
 */
export function networkVerdict({ kbps, rtt, loss }: NetworkMeasure): StreamVerdict {
  const measured = { fps: Number.POSITIVE_INFINITY, rtt, loss };
  if (kbps < BROADCAST_KBPS * POOR_SHARE || isBeyond(measured, 'poor')) return 'poor';
  return kbps < BROADCAST_KBPS || isBeyond(measured, 'fair') ? 'fair' : 'good';
}

/**
 * What a test of the network found out: its verdict, or that the device was too busy to send it enough.
 * @example networkFinding({ at: 0, kbps: 28, fps: 2, rtt: 30, loss: 0, limit: 'cpu' }) // 'busy'
 */
export function networkFinding(sample: StreamSample): StreamVerdict | 'busy' {
  const verdict = networkVerdict(sample);
  return verdict !== 'good' && streamAdvice(sample) === 'device' ? 'busy' : verdict;
}
