import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** What happened, without a word about who did it. AMB-052. */
export type AnalyticsEvent =
  | { name: 'page_view'; page: string }
  | { name: 'sign_up'; method: 'password' | 'google' }
  | { name: 'login' | 'logout' };

/** Takes events to an analytics service or an advertising library. */
export type AnalyticsPort = (event: AnalyticsEvent) => unknown;

function portsOf(panggung: Pick<Panggung, 'parts'>): Set<AnalyticsPort> {
  return partOf(panggung, 'analytics', () => new Set());
}

/**
 * Hands events to a service of the page's choice; none is loaded by itself. Returns how to stop. A-74, AMB-052.
 * @example connectAnalytics(getPanggung({ apiUrl }), ({ name, ...details }) => gtag('event', name, details));
 */
export function connectAnalytics(panggung: Panggung, port: AnalyticsPort): () => void {
  const ports = portsOf(panggung);
  ports.add(port);
  return () => ports.delete(port);
}

/** Tells every connected service; one that fails is left to itself. A-74. */
export function report(panggung: Pick<Panggung, 'parts'>, event: AnalyticsEvent): void {
  for (const port of portsOf(panggung)) void (async () => port(event))().catch(() => {});
}
