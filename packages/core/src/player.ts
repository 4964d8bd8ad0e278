import type { Payment } from './contract/payment.js';
import type { Show } from './contract/show.js';
import { type Id, sameId } from './id.js';
import { playbackSource } from './playback.js';
import { isCountingDown } from './show.js';
import { opensShow, type ShowAction } from './show-action.js';

/** Where a viewer stands with a show, in the order of an evening. Ours. */
export const playerStates = [
  'gate',
  'countdown',
  'waiting',
  'connecting',
  'live',
  'interrupted',
  'ended',
  'replay',
  'elsewhere',
  'refused',
] as const;
export type PlayerState = (typeof playerStates)[number];

/**
 * What may become of a viewer: what the server says of their right and of the show (`shut` to `open`), of their playback
 * (`refuse`, `taken`), what becomes of the picture (`absent` to `end`), and what they press (`retry`, `take_over`, `replay`).
 */
export type PlayerEvent =
  | 'shut'
  | 'wait'
  | 'due'
  | 'open'
  | 'refuse'
  | 'taken'
  | 'absent'
  | 'play_live'
  | 'play_file'
  | 'stall'
  | 'end'
  | 'retry'
  | 'take_over'
  | 'replay';

const picture = { play_live: 'live', play_file: 'replay' } as const;
/** A playback is taken from who plays it, or not given. */
const cut = { refuse: 'refused', taken: 'elsewhere', shut: 'gate' } as const;
const broken = { stall: 'interrupted', ...cut } as const;

/** In a state, an event leads to a state. */
const table: Record<PlayerState, Partial<Record<PlayerEvent, PlayerState>>> = {
  gate: { wait: 'countdown', due: 'waiting', open: 'connecting' },
  countdown: { shut: 'gate', due: 'waiting', open: 'connecting' },
  waiting: { wait: 'countdown', open: 'connecting', end: 'ended', ...picture, ...cut },
  connecting: { wait: 'countdown', due: 'waiting', absent: 'waiting', end: 'ended', ...picture, ...cut },
  live: { end: 'ended', ...broken },
  interrupted: { end: 'ended', ...picture, ...cut },
  // A ticket for the stream alone ends with it: that is no news for who saw the end.
  ended: { open: 'connecting', replay: 'connecting' },
  replay: broken,
  elsewhere: { take_over: 'connecting', shut: 'gate' },
  refused: { retry: 'connecting', wait: 'countdown', due: 'waiting', shut: 'gate' },
};

/**
 * The state after an event; what a state does not know leaves it as it is.
 * @example afterPlayerEvent('live', 'stall') // 'interrupted'
 */
export function afterPlayerEvent(state: PlayerState, event: PlayerEvent): PlayerState {
  return table[state][event] ?? state;
}

/** What a viewer may do with a show: nothing, wait for its start, wait for its picture, watch the stream, watch a video. */
export type WatchStand = 'shut' | 'wait' | 'due' | 'live' | 'file';

/**
 * By what somebody may watch: their own ticket, a guest's payment code, or nothing where nothing is asked (AMB-128); or
 * that it is the rehearsal of their own show.
 */
export type WatchPass =
  | { kind: 'person' }
  | { kind: 'guest'; code: string }
  | { kind: 'free' }
  | { kind: 'rehearsal' };

export interface WatchStandFacts {
  show: Pick<Show, 'video_status' | 'islive' | 'start_date' | 'start_time'>;
  /** What the show's page offers the viewer; null before it is known. */
  action: ShowAction | null;
  /** Server time in epoch ms. */
  now: number;
}

/** Where a viewer stands, by what their next step with the show is. */
export function watchStand({ show, action, now }: WatchStandFacts): WatchStand {
  if (action === null) return 'shut';
  if (action === 'wait') return isCountingDown(show, now) ? 'wait' : 'due';
  return opensShow(action) ? playbackSource(show) : 'shut';
}

/** By what a viewer's ticket opens a show : a guest's by its code. */
export function watchPass(
  payment: Pick<Payment, 'user_id' | 'for_user_id' | 'code_guest'> | null,
  userId: Id | undefined,
): WatchPass {
  if (!payment) return { kind: 'free' };
  const isOwn =
    userId !== undefined && [payment.user_id, payment.for_user_id].some((id) => sameId(id, userId));
  return payment.code_guest && !isOwn ? { kind: 'guest', code: payment.code_guest } : { kind: 'person' };
}
