import { describe, expect, it, test } from 'vitest';
import {
  type NetworkMeasure,
  networkFinding,
  networkVerdict,
  type StreamAdvice,
  type StreamSample,
  type StreamVerdict,
  streamAdvice,
  streamVerdict,
} from './broadcast-health.js';

const sample = (own: Partial<StreamSample> = {}): StreamSample => ({
  at: 0,
  kbps: 850,
  fps: 15,
  rtt: 40,
  loss: 0,
  limit: 'none',
  ...own,
});

describe('a stream', () => {
  test.each<[string, Partial<StreamSample>, StreamVerdict, StreamAdvice]>([
    ['is good while everything arrives', {}, 'good', 'none'],
    ['is good though a still picture needs few bits', { kbps: 60 }, 'good', 'none'],
    ['is good before the server has said anything', { rtt: null, loss: null }, 'good', 'none'],
    ['is fair where the network narrows it', { limit: 'bandwidth' }, 'fair', 'network'],
    ['is fair where packets are lost', { loss: 0.05 }, 'fair', 'network'],
    ['is poor where many are', { loss: 0.2 }, 'poor', 'network'],
    ['is fair where the device is too slow', { limit: 'cpu' }, 'fair', 'device'],
    ['is poor where there are hardly any pictures', { fps: 3 }, 'poor', 'device'],
    ['is fair where the way is long', { rtt: 600 }, 'fair', 'distance'],
    ['is advised on the network first', { fps: 3, limit: 'bandwidth' }, 'poor', 'network'],
  ])('%s', (_, own, verdict, advice) => {
    expect([streamVerdict(sample(own)), streamAdvice(sample(own))]).toEqual([verdict, advice]);
  });
});

describe('a network', () => {
  test.each<[Partial<NetworkMeasure>, StreamVerdict]>([
    [{ kbps: 1400 }, 'good'],
    [{ kbps: 900 }, 'good'],
    [{ kbps: 899 }, 'fair'],
    [{ kbps: 449 }, 'poor'],
    [{ kbps: 0 }, 'poor'],
    [{ kbps: 1400, loss: 0.05 }, 'fair'],
    [{ kbps: 1400, loss: 0.5 }, 'poor'],
    [{ kbps: 1400, rtt: 2000 }, 'poor'],
  ])('that let through %j is %s', (own, verdict) => {
    expect(networkVerdict({ kbps: 0, rtt: 20, loss: 0, ...own })).toBe(verdict);
  });

  it('is not blamed for a device that sent it hardly anything', () => {
    const found = (own: Partial<StreamSample>) => networkFinding(sample({ kbps: 30, ...own }));
    expect([found({ fps: 2 }), found({ limit: 'cpu' })]).toEqual(['busy', 'busy']);
    expect([found({}), found({ fps: 2, limit: 'bandwidth' }), found({ fps: 2, loss: 0.2 })]).toEqual([
      'poor',
      'poor',
      'poor',
    ]);
    expect(found({ kbps: 1400, fps: 2 })).toBe('good');
  });

  it('is judged by what is known of it', () => {
    expect(networkVerdict({ kbps: 1400, rtt: null, loss: null })).toBe('good');
  });
});
