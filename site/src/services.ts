import {
  type AnalyticsPort,
  connectAnalytics,
  connectPush,
  type Panggung,
  type PushPort,
} from '@panggung/client';

/** Services of others that a site may want to have. */
export interface Services {
  /** Analytics and ads: each is told what happens, without a word about who did it. */
  analytics: readonly AnalyticsPort[];
  /** Names this browser for notifications; null leaves it to a OneSignal that the page has. */
  push: PushPort | null;
}

/**
 * None: no script of somebody else is loaded. Name yours here, and their origins in the server's policy. A-74, AMB-052.
 * @example const services = { analytics: [({ name, ...rest }) => gtag('event', name, rest)], push: null };
 */
const services: Services = { analytics: [], push: null };

/** Tells the services what happens; returns how to stop. */
export function connectServices(panggung: Panggung): () => void {
  if (services.push) connectPush(panggung, services.push);
  const stops = services.analytics.map((port) => connectAnalytics(panggung, port));
  return () => {
    for (const stop of stops) stop();
  };
}
