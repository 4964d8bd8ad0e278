/** Numbers for the operator. The adapter decides how they are kept; without one nothing is counted. */
export interface Metrics {
  /** A call was answered; `call` is the route pattern, never the path with its ids. */
  request(call: string, status: number, seconds: number): void;
  /** Seats were asked for and got this outcome: `held`, `sold_out`, `ticket_exists`, ... */
  claim(outcome: string, count?: number): void;
  /** How much there is now of something that rises and falls. */
  level(of: Level, value: number): void;
  readonly contentType: string;
  /** The exposition text a scraper reads. */
  render(): Promise<string>;
}

export type Level =
  | 'seats_held'
  | 'seats_offered'
  | 'sale_queue'
  | 'waiting_list'
  | 'gateway_outbox'
  | 'mail_outbox'
  | 'webhook_inbox';
