import type { Id, Payment, Show } from '@panggung/core';

/** What one screen hands to the next, in the browser's history: it survives reload and back. AMB-018. */
export interface ScreenParams {
  email?: string | undefined;
  dataPayment?: Payment | undefined;
  payment?: Payment | undefined;
  paymentTypeId?: Id | undefined;
  couponId?: Id | undefined;
  roomVideo?: Show | undefined;
  roomToken?: string | undefined;
  room?: Show | undefined;
  videoStatus?: string | undefined;
  /** Where a guest came from who is to sign in first. */
  returnTo?: string | undefined;
}

/** Where an entry stands in the history of its tab, and a name of its own. */
export interface Entry {
  /** 0 is the first of the tab. */
  at: number;
  key: string;
}

interface EntryState extends ScreenParams {
  entry?: Entry;
}

let last: Entry = { at: 0, key: 'first' };

function stateOf(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** What was handed over to a history state. */
export function paramsOf(state: unknown): ScreenParams {
  return stateOf(state);
}

/**
 * The state of the entry to come: numbered after the present one, or in its place.
 * The same screen under another query, put in place, stays the same entry.
 */
export function nextState(
  params: ScreenParams | null | undefined,
  { isReplacing, isSameScreen }: { isReplacing: boolean; isSameScreen: boolean },
): EntryState {
  const { at, key } = currentEntry();
  last = isReplacing ? { at, key: isSameScreen ? key : newKey() } : { at: at + 1, key: newKey() };
  return { ...params, entry: last };
}

/** The entry the tab stands at; one that another script pushed is numbered here. */
export function currentEntry(): Entry {
  const { entry } = stateOf(history.state);
  if (entry) last = entry;
  else adopt();
  return last;
}

/** How many entries the browser's own buttons have just gone, asked before {@link currentEntry} is: -1 is one back. */
export function stepsGone(): number {
  const { entry } = stateOf(history.state);
  return entry ? entry.at - last.at : 0;
}

function adopt(): void {
  // A whole load starts a tab's history; whatever comes later without a number was pushed beside us.
  last = { at: last.key === 'first' ? 0 : last.at + 1, key: newKey() };
  history.replaceState({ ...stateOf(history.state), entry: last }, '');
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
