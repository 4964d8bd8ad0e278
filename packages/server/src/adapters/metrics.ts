import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../metrics.js';

/** Counts for Prometheus, each process for itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'panggung_http_request_seconds',
    help: 'How long answering a call took.',
    labelNames: ['call', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const claims = new Counter({
    name: 'panggung_claims_total',
    help: 'Seats asked for, by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const levels = new Gauge({
    name: 'panggung_level',
    help: 'How much waits or is held now.',
    labelNames: ['of'] as const,
    registers,
  });
  return {
    request: (call, status, seconds) => requests.observe({ call, status }, seconds),
    claim: (outcome, count = 1) => claims.inc({ outcome }, count),
    level: (of, value) => levels.set({ of }, value),
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
}
