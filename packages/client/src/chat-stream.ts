import {
  type ChatElsewhere,
  type ChatEntries,
  type ChatReactionCounts,
  type ChatSnapshot,
  type Id,
  REQUEST_TIMEOUT_MS,
} from '@panggung/core';
import { ApiError } from './api-error.js';
import { readEvents, type StreamEvent } from './event-reader.js';
import { readReply, silence, unanswered } from './http-reply.js';
import type { Panggung } from './panggung.js';
import { whileSeen } from './while-seen.js';

/** What a chat tells those who read it. */
export interface ChatListener {
  /** Up to where everything was heard; null: nothing was. */
  cursor(): number | null;
  /** The line is open; what was missed follows. */
  onOpen(): void;
  onSnapshot(snapshot: ChatSnapshot): void;
  onEntries(entries: ChatEntries): void;
  onReactions(counts: ChatReactionCounts): void;
  /** The line is gone; it is being restored. */
  onOffline(): void;
  /** The API does not let them read. */
  onRefused(error: ApiError): void;
}

/** A line that is silent for longer is dead, in ms: one that lives says so every 15 s. */
const SILENCE_MS = 40_000;
/** The same for a page that has slept. */
const DOUBT_MS = 16_000;
const LOOK_MS = 5000;

/**
 * Reads a show's chat, and goes on where it was after whatever came between: at once when the network or the page comes
 * back, else ever more seldom; what is said while nobody looks, once somebody does. Returns how to stop.
 */
export function followChat(
  panggung: Panggung,
  { showId, playbackId }: { showId: Id; playbackId: string | undefined },
  listener: ChatListener,
): () => void {
  const { apiUrl, session } = panggung;
  const reach = panggung.fetch ?? globalThis.fetch;
  let line = new AbortController();
  let failures = 0;
  let heardAt = 0;
  let patience = SILENCE_MS;
  let isRefused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hearers: Record<string, (data: never) => void> = {
    snapshot: listener.onSnapshot,
    entries: listener.onEntries,
    reactions: listener.onReactions,
    // Who cannot load or reach it stays.
    elsewhere: (place: ChatElsewhere) => {
      const options = { panggung, showId, listener, line, renew, run };
      import('./chat-firebase.js').then(({ readFirebase }) => readFirebase(place, options)).catch(() => {});
    },
  };

  /** Ends what was read so far; answers what will end what is read now. Of the API's line alone signs of life are due. */
  function renew(): AbortSignal {
    line.abort();
    line = new AbortController();
    heardAt = Infinity;
    return line.signal;
  }

  function hear(event: StreamEvent | null): void {
    heardAt = Date.now();
    failures = 0;
    if (!event) return;
    hearers[event.name]?.(JSON.parse(event.data) as never);
  }

  async function ask(signal: AbortSignal, bearer: string | undefined): Promise<Response> {
    const cursor = listener.cursor();
    const query = new URLSearchParams({
      ...(playbackId && { playback: playbackId }),
      ...(cursor !== null && { since: String(cursor) }),
    });
    const address = `${apiUrl}/api/v1/room/video/${encodeURIComponent(showId)}/chat?${query}`;
    const headers: HeadersInit = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const response = await reach(address, { signal, headers });
    if (!response.ok || !response.body) readReply(response, await response.text());
    return response;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const signal = renew();
    isRefused = false;
    heardAt = Date.now();
    patience = REQUEST_TIMEOUT_MS;
    try {
      const { body } = await session.guard(
        (bearer) => ask(signal, bearer),
        'GET /api/v1/room/video/:id/chat',
      );
      if (signal.aborted || !body) return;
      heardAt = Date.now();
      patience = SILENCE_MS;
      listener.onOpen();
      for await (const event of readEvents(body)) {
        if (signal.aborted) return;
        hear(event);
      }
      throw silence('unreachable');
    } catch (thrown) {
      if (!signal.aborted) lose(thrown instanceof ApiError ? thrown : unanswered(thrown));
    }
  }

  function lose(error: ApiError): void {
    renew();
    clearTimeout(timer);
    failures += 1;
    const pause = error.pauseAfter(failures);
    isRefused = pause === undefined;
    if (isRefused) listener.onRefused(error);
    else {
      listener.onOffline();
      timer = setTimeout(run, pause);
    }
  }

  const isSilentFor = (span: number) => Date.now() - heardAt > span;
  const wake = () => {
    if (globalThis.document?.hidden) return;
    if (timer !== undefined || isSilentFor(DOUBT_MS)) void run();
  };
  const look = () => {
    if (timer === undefined && isSilentFor(patience) && !isRefused) lose(silence('timeout'));
  };
  const fall = () => {
    if (!isRefused) lose(silence('unreachable'));
  };
  return whileSeen(() => {
    const looking = setInterval(look, LOOK_MS);
    const ears = new AbortController();
    const { signal } = ears;
    // What was open before the network changed may look alive for minutes.
    globalThis.addEventListener?.('online', run, { signal });
    globalThis.addEventListener?.('offline', fall, { signal });
    globalThis.document?.addEventListener('visibilitychange', wake, { signal });
    void run();
    return () => {
      clearTimeout(timer);
      clearInterval(looking);
      ears.abort();
      line.abort();
    };
  });
}
