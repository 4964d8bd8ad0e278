import {
  type DoorBook,
  type DoorEntry,
  heedOutcomes,
  nextTelling,
  settledKeys,
  settleUndo,
  type Telling,
  type TellingOutcome,
  toDoorRoll,
  withRoll,
} from '@panggung/core';
import type { Lock } from './door-check-lock.js';
import type { DoorMemory } from './door-check-memory.js';
import { orNull } from './or-null.js';
import type { Panggung } from './panggung.js';

export interface DoorSyncParts {
  roomId: string;
  memory: DoorMemory;
  lock: Lock;
  /** Something changed. */
  onChange: () => void;
}

const unread = ({ key }: DoorEntry) =>
  ({ key, outcome: 'conflict', code: 'invalid_request', admitted_at: null, name: '' }) as const;

/**
 * Builds what makes a device and the API agree on a door: tells what the API does not know, then takes the roll anew.
 * Rejects with `ApiError`; what was told before stays so.
 */
export function createDoorSync(
  { http, clock }: Panggung,
  { roomId, memory, lock, onChange }: DoorSyncParts,
): () => Promise<void> {
  /** The book is read anew: somebody may have come in meanwhile. */
  const change = (to: (book: DoorBook) => DoorBook) =>
    lock(async () => {
      memory.keepBook(to(memory.book()));
      onChange();
    });

  /** One that the API cannot read must not keep it from the others: they are told by halves, until it is alone. */
  async function outcomesOf(entries: DoorBook): Promise<readonly TellingOutcome[]> {
    const items = entries.map(({ key, code, at }) => ({ key, code, admitted_at: at }));
    const body = { room_id: roomId, device_id: memory.deviceId, items };
    const answer = await orNull(http.call('POST /api/v1/admission/batch', { body }), 'invalid_request');
    if (answer) return answer;
    const half = entries.length >> 1;
    if (half === 0) return entries.map(unread);
    return [...(await outcomesOf(entries.slice(0, half))), ...(await outcomesOf(entries.slice(half)))];
  }

  async function tellEntries(entries: DoorBook): Promise<void> {
    const outcomes = await outcomesOf(entries);
    await change((book) => heedOutcomes(book, outcomes));
  }

  async function tellUndo({ id, key }: Extract<Telling, { kind: 'undo' }>): Promise<void> {
    await orNull(http.call('DELETE /api/v1/admission/:id', { params: { id } }), 'admission_not_found');
    await change((book) => settleUndo(book, key));
  }

  return async () => {
    for (let next = nextTelling(memory.book()); next; next = nextTelling(memory.book())) {
      await (next.kind === 'undo' ? tellUndo(next) : tellEntries(next.entries));
    }
    const settled = settledKeys(memory.book());
    const { data } = await http.call('GET /api/v1/admission/:room_id', { params: { room_id: roomId } });
    const roll = toDoorRoll(data, clock.now());
    await change((book) => {
      memory.keepRoll(roll);
      return withRoll(book, roll, settled);
    });
  };
}
