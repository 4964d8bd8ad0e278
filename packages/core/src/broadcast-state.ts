import type { Show } from './contract/show.js';
import { isCountingDown } from './show.js';

/**
 * How a broadcast stands with its host. N-05; ours are `reconnecting`, while the server gets no picture and it is tried
 * again, and `finished`.
 */
export const broadcastStates = [
  'idle',
  'start_streaming',
  'streaming',
  'reconnecting',
  'stop',
  'finished',
] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/**
 * What may become of a broadcast: the host presses (`start`, `stop`), the server takes it (`publish`), no longer gets it
 * (`lose`), will not have it (`refuse`), or says that it is over (`finish`).
 */
export type BroadcastEvent = 'start' | 'stop' | 'publish' | 'lose' | 'refuse' | 'finish';

const over = { stop: 'stop', finish: 'finished' } as const;

/** In a state, an event leads to a state. */
const table: Record<BroadcastState, Partial<Record<BroadcastEvent, BroadcastState>>> = {
  idle: { start: 'start_streaming' },
  start_streaming: { publish: 'streaming', refuse: 'idle', stop: 'idle' },
  streaming: { lose: 'reconnecting', refuse: 'finished', ...over },
  reconnecting: { publish: 'streaming', refuse: 'finished', ...over },
  stop: { finish: 'finished' },
  finished: { start: 'start_streaming' },
};

/**
 * The state after an event; what a state does not know leaves it as it is.
 * @example afterBroadcastEvent('streaming', 'lose') // 'reconnecting'
 */
export function afterBroadcastEvent(state: BroadcastState, event: BroadcastEvent): BroadcastState {
  return table[state][event] ?? state;
}

const onStage: readonly BroadcastState[] = ['start_streaming', 'streaming', 'reconnecting', 'stop'];

/** How long before its hour a show is still begun by mistake, in ms. */
const EARLY_MS = 3_600_000;

/** Whether a show goes on air so long before its hour that its host may mean a rehearsal. */
export function isEarly(
  show: Pick<Show, 'start_date' | 'start_time' | 'video_status' | 'status'>,
  now: number,
): boolean {
  return isCountingDown(show, now + EARLY_MS);
}

/** Whether leaving would end it, or a try at it. */
export function isOnStage(state: BroadcastState): boolean {
  return onStage.includes(state);
}

/**
 * What a media server refuses for good; anything else is tried again: a picture that broke off is often still held for a
 * while under its name. media-protocol, section 6.
 */
const final: readonly string[] = [
  'stream_not_active_or_expired',
  'user_blocked',
  'not_allowed_unregistered_streams',
  'invalidStreamName',
  'noStreamNameSpecified',
  'no_codec_enabled_in_the_server',
  'encoderNotOpened',
  'license_suspended_please_renew_license',
];

/** Whether there is no use in publishing again. */
export const isFinalRefusal = (definition: string): boolean => final.includes(definition);
