import type {
  ChatElsewhere,
  ChatEntries,
  ChatEntry,
  ChatMessage,
  ChatReactionCounts,
  ChatSnapshot,
} from '@panggung/core/contract';
import { expect, vi } from 'vitest';
import type { Answer, Api } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';

/** How long something may take to be told, in ms. */
const PATIENCE = 30_000;

/** Where a show's chat lies. */
export const chatPath = (showId: number | string) => `/api/v1/room/video/${showId}/chat`;

/** Says something in a show's chat. */
export function say(
  api: Api,
  showId: number | string,
  { by, comment, key, playback }: { by: Person; comment: unknown; key?: string; playback?: string },
): Promise<Answer<ChatMessage> & { body: { retry_after?: number } }> {
  const headers = { ...by.headers, ...(key && { 'idempotency-key': key }) };
  const path = `${chatPath(showId)}${playback ? `?playback=${playback}` : ''}`;
  return api.post<ChatMessage>(path, { comment }, headers);
}

/** Somebody whose page shows a chat as events tell it: messages by id, in the log's order. */
export interface ChatReader {
  snapshots: ChatSnapshot[];
  batches: ChatEntries[];
  reactions: ChatReactionCounts[];
  /** What lets them read elsewhere. */
  passes: ChatElsewhere[];
  /** Names of other events. */
  others: string[];
  cursor: number | null;
  /** What stands on the page. */
  shown(): ChatMessage[];
  comments(): string[];
  entries(): ChatEntry[];
  isEnded: boolean;
  ended: Promise<void>;
  /** Until the page shows these, in this order. */
  sees(...comments: string[]): Promise<void>;
  leave(): Promise<void>;
}

interface ReaderOptions {
  by?: Pick<Person, 'headers'>;
  playback?: string;
  since?: number | null;
  headers?: Record<string, string>;
}

/** Opens a show's chat. */
export async function readChat(
  api: Pick<Api, 'fetch'>,
  showId: number | string,
  { by, playback, since, headers }: ReaderOptions = {},
): Promise<ChatReader> {
  const query = new URLSearchParams({
    ...(playback && { playback }),
    ...(typeof since === 'number' && { since: `${since}` }),
  });
  const response = await api.fetch(`${chatPath(showId)}?${query}`, {
    headers: { ...by?.headers, ...headers },
  });
  expect(response.status, await (response.ok ? '' : response.text())).toBe(200);
  const stream = (response.body as ReadableStream<Uint8Array>).getReader();
  const messages = new Map<number, ChatMessage>();
  const reader: ChatReader = {
    snapshots: [],
    batches: [],
    reactions: [],
    passes: [],
    others: [],
    cursor: since ?? null,
    isEnded: false,
    ended: Promise.resolve(),
    shown: () => [...messages.values()].sort((a, b) => a.seq - b.seq),
    comments: () => reader.shown().map(({ comment }) => comment),
    entries: () => reader.batches.flatMap(({ entries }) => entries),
    sees: (...comments) => vi.waitFor(() => expect(reader.comments()).toEqual(comments), PATIENCE),
    // A stream that broke has nothing to cancel.
    leave: () => stream.cancel().catch(() => {}),
  };
  const heard: Record<string, (data: never) => void> = {
    snapshot(data: ChatSnapshot) {
      reader.snapshots.push(data);
      reader.cursor = data.cursor;
      messages.clear();
      for (const message of data.messages) messages.set(message.id, message);
    },
    entries(data: ChatEntries) {
      reader.batches.push(data);
      reader.cursor = data.cursor;
      for (const entry of data.entries) {
        if (entry.kind === 'message') messages.set(entry.message.id, entry.message);
        if (entry.kind === 'deleted') messages.delete(entry.id);
      }
    },
    reactions: (data: ChatReactionCounts) => reader.reactions.push(data),
    elsewhere: (data: ChatElsewhere) => reader.passes.push(data),
  };
  reader.ended = follow(stream, (event, data) => {
    if (heard[event]) heard[event](data as never);
    else reader.others.push(event);
  }).then(() => {
    reader.isEnded = true;
  });
  if (typeof since !== 'number') await vi.waitFor(() => expect(reader.snapshots).toHaveLength(1), PATIENCE);
  return reader;
}

async function follow(
  stream: ReadableStreamDefaultReader<Uint8Array>,
  tell: (event: string, data: unknown) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await stream.read().catch(() => ({ value: undefined, done: true }));
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (event && data) tell(event, JSON.parse(data));
    }
  }
}

/** Somebody whose page opens the chat again whenever its stream ends, from where it was. */
export interface ChatFollower {
  /** All that was ever told them, as it came. */
  told(): string[];
  /** Ends the stream as a sleeping laptop or a lost network would. */
  drop(): Promise<void>;
  stop(): Promise<void>;
}

/** Follows a chat from the first place of its log, on whatever server answers at the time. */
export function followChat(open: () => Pick<Api, 'fetch'>, showId: number | string): ChatFollower {
  const readers: ChatReader[] = [];
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      const since = readers.at(-1)?.cursor ?? 0;
      const reader = await readChat(open(), showId, { since }).catch(() => null);
      if (!reader) await new Promise((resolve) => setTimeout(resolve, 50));
      else readers.push(reader);
      await reader?.ended;
    }
  };
  const running = run();
  return {
    told: () =>
      readers.flatMap((reader) =>
        reader.entries().flatMap((entry) => (entry.kind === 'message' ? entry.message.comment : [])),
      ),
    drop: async () => readers.at(-1)?.leave(),
    async stop() {
      isStopped = true;
      await readers.at(-1)?.leave();
      await running;
    },
  };
}
