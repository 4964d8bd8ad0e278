import {
  type AdmissionCounts,
  addEntry,
  countUntold,
  type DoorBook,
  type DoorEntry,
  type DoorLook,
  type DoorVerdict,
  dismissConflict,
  doorCounts,
  type Id,
  judgeAtOnce,
  judgeByRoll,
  knowsBetter,
  lastEntries,
  openConflicts,
  takeBack,
  verdictOf,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import { createLock } from './door-check-lock.js';
import { readLook } from './door-check-look.js';
import { createDoorLoop } from './door-check-loop.js';
import { createDoorMemory } from './door-check-memory.js';
import { createDoorSync } from './door-check-sync.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { randomKey } from './random-key.js';
import { within } from './within.js';

/** How long somebody at a door waits for the API before the device decides, in ms. */
const ANSWER_MS = 2500;

/** What a door knows. */
export interface DoorState {
  /** `ready` once there is a roll, of now or of before; `missing` for a show of somebody else, or none. */
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** The API was not heard when it was asked last: the device decides by itself. */
  isOffline: boolean;
  /** What the show is called; empty without a roll. */
  name: string;
  counts: AdmissionCounts;
  /** When the API gave the roll, epoch ms; null without one. */
  seenAt: number | null;
  /** How many the API must still be told of. */
  untold: number;
  /** Who came in last and can be sent out again, the newest first. */
  last: readonly DoorEntry[];
  /** Let in against what the API says, until somebody has read it. */
  conflicts: readonly DoorEntry[];
  /** Whether the device remembers it all after a reload. */
  isKept: boolean;
}

/** The door of one's own show: each ticket opens it once, with a network or without. */
export interface DoorCheck {
  $door: ReadableAtom<DoorState>;
  /** Lets somebody in by what was scanned or typed, or says why not; never rejects. */
  check(said: string): Promise<DoorVerdict>;
  /** Sends somebody out again: the ticket opens the door once more. */
  undo(entry: DoorEntry): Promise<void>;
  /** A conflict was read. */
  dismiss(key: string): Promise<void>;
  retry(): Promise<void>;
}

function createDoorCheck(panggung: Panggung, userId: Id, roomId: string): DoorCheck {
  const { http, clock, apiUrl } = panggung;
  const memory = createDoorMemory(panggung, userId, roomId);
  const lock = createLock(`panggung ${apiUrl} door ${userId} ${roomId}`);
  let status: DoorState['status'] = memory.roll() ? 'ready' : 'loading';
  let isOffline = false;

  function read(): DoorState {
    const [roll, book] = [memory.roll(), memory.book()];
    return {
      status,
      isOffline,
      // A roll kept by an older release has none.
      name: roll?.name ?? '',
      counts: roll ? doorCounts(roll, book) : { sold: 0, admitted: 0 },
      seenAt: roll?.seenAt ?? null,
      untold: countUntold(book),
      last: lastEntries(book),
      conflicts: openConflicts(book),
      isKept: memory.isKept(),
    };
  }
  const $door = atom(read());
  const show = () => $door.set(read());

  function setOffline(next: boolean) {
    isOffline = next;
    show();
  }

  function heed(error: ApiError | null) {
    if (error === null) status = 'ready';
    else if (error.code === 'show_not_found') status = 'missing';
    else if (!memory.roll()) status = 'failed';
    setOffline(error !== null && isSilent(error));
  }

  const sync = createDoorSync(panggung, { roomId, memory, lock, onChange: show });
  const loop = createDoorLoop({ sync, isDue: () => countUntold(memory.book()) > 0, onEnd: heed });

  const change = (to: (book: DoorBook) => DoorBook) => {
    memory.keepBook(to(memory.book()));
    show();
  };

  function letIn({ entry, hash }: DoorLook, own: Pick<DoorEntry, 'key'> & Partial<DoorEntry>): DoorVerdict {
    const here = { code: entry?.code ?? '', hash, at: clock.now(), name: '', id: null, conflict: null };
    const added: DoorEntry = { ...here, state: 'waiting', ...own };
    change((book) => addEntry(book, added));
    return { kind: 'admitted', entry: added };
  }

  /** What the API says; null where it says nothing in time. */
  async function ask(look: DoorLook, code: string, key: string): Promise<DoorVerdict | null> {
    const options = { body: { room_id: roomId, code, device_id: memory.deviceId }, idempotencyKey: key };
    try {
      const { data } = await within(ANSWER_MS, (signal) =>
        http.call('POST /api/v1/admission', { ...options, signal }),
      );
      const { id, name, admitted_at: at } = data;
      return letIn(look, { key, id, name, at, state: 'told' });
    } catch (thrown) {
      return heedRefusal(toApiError(thrown), look);
    }
  }

  /** A refusal that says nothing of the ticket says that the device is not to decide; a crowd's does not. */
  function heedRefusal(error: ApiError, look: DoorLook): DoorVerdict | null {
    const verdict = verdictOf(error.code, look, error.body);
    if (verdict) return verdict;
    if (isSilent(error)) setOffline(true);
    if (isSilent(error) || error.status === 429) return null;
    void loop.run();
    return { kind: 'refused', reason: 'unchecked' };
  }

  function decide(look: DoorLook, key: string): DoorVerdict {
    const verdict = judgeByRoll(look) ?? letIn(look, { key });
    loop.hasten();
    return verdict;
  }

  async function judge(said: string): Promise<DoorVerdict> {
    const look = await readLook(said, roomId, memory);
    const certain = judgeAtOnce(look);
    if (certain) return certain;
    // The API may have let it in under this key before, and does so again.
    const key = memory.asked(look.hash) ?? randomKey();
    const isAsked = !isOffline && !knowsBetter(look.book, look.hash);
    const answer = isAsked ? await ask(look, said, key) : null;
    const verdict = answer ?? decide(look, key);
    memory.keepAsked(look.hash, answer || verdict.kind === 'admitted' ? null : key);
    return verdict;
  }

  onMount($door, () => {
    show();
    const offline = () => setOffline(true);
    globalThis.addEventListener?.('offline', offline);
    const stops = [
      memory.listen(show),
      loop.start(),
      () => globalThis.removeEventListener?.('offline', offline),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return {
    $door,
    check: (said) => lock(() => judge(said)),
    async undo(entry) {
      await lock(async () => change((book) => takeBack(book, entry)));
      if (!isOffline) void loop.run();
    },
    dismiss: (key) => lock(async () => change((book) => dismissConflict(book, key))),
    retry: loop.run,
  };
}

/** Whether the API was not heard. */
function isSilent({ status }: ApiError): boolean {
  return status === 0 || status >= 500;
}

/**
 * The door of a show on an API's page, for the person who is signed in.
 * @example const verdict = await getDoorCheck(panggung, person.user_id, 12).check('K7M2Q-9X4TZ');
 */
export function getDoorCheck(panggung: Panggung, userId: Id, showId: Id): DoorCheck {
  return partOf(panggung, `door ${userId} ${showId}`, () =>
    createDoorCheck(panggung, userId, String(showId)),
  );
}
