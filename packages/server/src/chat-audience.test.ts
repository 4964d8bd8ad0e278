import type { ChatEntries, ChatEntry, ChatMessage } from '@panggung/core/contract';
import { describe, expect, it } from 'vitest';
import { type Audience, tellAll } from './chat-audience.js';

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatEntry => ({
  kind: 'message',
  seq,
  message: {
    userId: 100 + seq,
    roomVideoId: 1,
    urlPhoto: null,
    fullName: 'Penonton',
    comment: `${seq}`,
    id: seq,
    seq,
    created_at: 0,
    isHost: false,
    held: null,
    ...more,
  },
});
const guest: Audience = { userId: null, isHost: false };
const viewer = (userId: number): Audience => ({ userId, isHost: false });

function read(bytes: Uint8Array | null): ChatEntries | null {
  const [, data] = /\ndata: (.*)\n\n$/.exec(new TextDecoder().decode(bytes ?? undefined)) ?? [];
  return data ? JSON.parse(data) : null;
}
const seqs = (bytes: Uint8Array | null) => read(bytes)?.entries.map(({ seq }) => seq);

describe('what happens in a moment', () => {
  it('is encoded once for a crowd', () => {
    const bytesFor = tellAll({ cursor: 2, entries: [message(1), message(2)], most: 8 });
    expect(bytesFor(guest)).toBe(bytesFor(viewer(7)));
    expect(bytesFor(viewer(101))).not.toBe(bytesFor(guest));
  });

  it('is cut to the last that can be read, but for one’s own and the host’s', () => {
    const entries = [
      message(1, { isHost: true }),
      ...[2, 3, 4, 5, 6].map((seq) => message(seq)),
      { kind: 'deleted', seq: 7, id: 3 } as const,
    ];
    const bytesFor = tellAll({ cursor: 7, entries, most: 2 });
    expect(seqs(bytesFor(guest))).toEqual([1, 5, 6, 7]);
    expect(read(bytesFor(guest))).toMatchObject({ cursor: 7, skipped: 3 });
    expect(seqs(bytesFor(viewer(103)))).toEqual([1, 3, 5, 6, 7]);
  });

  it('is nothing to those whom it is hidden from', () => {
    const entries = [message(1, { held: 'gambling' })];
    const bytesFor = tellAll({ cursor: 1, entries, most: 8 });
    expect([bytesFor(guest), bytesFor(viewer(7))]).toEqual([null, null]);
    expect(seqs(bytesFor(viewer(101)))).toEqual([1]);
    expect(seqs(bytesFor({ userId: 7, isHost: true }))).toEqual([1]);
  });
});
