import {
  type ClientErrorCode,
  type Id,
  QUEUE_POLL_MS,
  type QueuePlace,
  type SaleStage,
  saleStage,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toApiError } from './api-error.js';
import { httpWith } from './http-with.js';
import { shownShow } from './known-show.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getDoorbell, placeKey } from './sale-pass.js';
import { getStorage } from './storage.js';

/** As far ahead as a timer can be set, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Where somebody stands in the line before a sale. */
export interface SaleQueueState {
  stage: SaleStage;
  /** What the API said last; null before. */
  place: QueuePlace | null;
  /** Why the last look did not come; null otherwise. */
  problem: ClientErrorCode | null;
}

/** The line before the sale of a show: kept through reloads, one place for all tabs, looked at while listened to. AMB-198. */
export interface SaleQueue {
  $queue: ReadableAtom<SaleQueueState>;
  /** Gets in line, or back to the place one has. */
  join(): Promise<void>;
}

function createSaleQueue(panggung: Panggung, showId: string): SaleQueue {
  const { clock, http } = panggung;
  const storage = getStorage(panggung);
  const key = placeKey(showId);
  const $doorbell = getDoorbell(panggung, showId);
  const read = () => storage.get<QueuePlace>(key);
  const $queue = atom<SaleQueueState>({ stage: 'closed', place: read(), problem: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeard = false;

  function opensAt(): number | null {
    const show = shownShow(panggung, showId);
    return $queue.value?.place?.opens_at ?? show?.sale_opens_at ?? null;
  }

  function show(place: QueuePlace | null, problem: ClientErrorCode | null = null) {
    const before = $queue.get();
    $queue.set({ ...before, place, problem });
    const stage = saleStage({ opensAt: opensAt(), place, now: clock.now() });
    $queue.set({ stage, place, problem });
    $doorbell.set($doorbell.get() + 1);
    schedule();
  }

  function keep(place: QueuePlace | null) {
    storage.set(key, place);
    show(place);
  }

  async function ask(load: () => Promise<{ data: QueuePlace }>): Promise<void> {
    clearTimeout(timer);
    try {
      const { data } = await load();
      keep({ ...data, ticket: data.ticket ?? read()?.ticket ?? null });
    } catch (thrown) {
      show(read(), toApiError(thrown).code);
    }
  }

  const look = () => {
    const ticket = read()?.ticket;
    if (!ticket) return join();
    const asked = httpWith(panggung, { 'panggung-queue': ticket });
    return ask(() => asked.call('GET /api/v1/sale-queue', { query: { room_id: showId } }));
  };

  let joining: Promise<void> | null = null;
  /** Once, however many widgets wish it at the same time. */
  function join(): Promise<void> {
    const body = { room_id: showId, ticket: read()?.ticket ?? null };
    joining ??= ask(() => http.call('POST /api/v1/sale-queue', { body })).finally(() => {
      joining = null;
    });
    return joining;
  }

  function later(run: () => void, at: number) {
    const pause = Math.max(at - clock.now(), 500) + Math.random() * 500;
    timer = setTimeout(run, Math.min(pause, LONGEST_TIMER_MS));
  }

  /** Looks again when the API says that it knows more, or is back; a pass has an end, which the clock tells. */
  function schedule() {
    clearTimeout(timer);
    if (!isHeard) return;
    const { stage, place, problem } = $queue.get();
    if (problem) later(look, clock.now() + QUEUE_POLL_MS);
    else if (place?.next_look_at) later(look, place.next_look_at);
    else if (stage === 'admitted') later(() => show(read()), place?.pass_expires_at ?? 0);
  }

  onMount($queue, () => {
    isHeard = true;
    show(read());
    if (read()?.ticket) void look();
    const stop = storage.listen(key, () => show(read()));
    return () => {
      isHeard = false;
      clearTimeout(timer);
      stop();
    };
  });

  return { $queue, join };
}

/** The line before the sale of a show on an API's page. */
export function getSaleQueue(panggung: Panggung, showId: Id): SaleQueue {
  return partOf(panggung, `queue ${showId}`, () => createSaleQueue(panggung, String(showId)));
}
