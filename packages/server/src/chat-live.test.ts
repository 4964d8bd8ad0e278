import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { followChat, say } from './chat.fixture.js';
import { chatOf } from './chat.js';
import { addLiveShow, startingIn } from './watching.fixture.js';

let api: Api;
let host: Person;
beforeAll(async () => {
  api = await startApi();
  host = await api.signIn();
});
afterAll(() => api.stop());

type Step = { kind: 'say'; many: number } | { kind: 'drop' | 'beat'; who: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('say' as const), many: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constantFrom('drop' as const, 'beat' as const), who: fc.nat(2) }),
);

describe('whoever follows a chat', () => {
  it('is told its log once and in order, however often they are cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const hosted = { ...startingIn(api, -60_000), video_created_id: Number(host.user.id) };
        const { id } = await addLiveShow(api, hosted);
        const followers = [0, 1, 2].map(() => followChat(() => api, id));
        const said: string[] = [];
        for (const each of steps) {
          if (each.kind === 'drop') await followers[each.who]?.drop();
          if (each.kind === 'beat') await new Promise((resolve) => setTimeout(resolve, 40 * each.who));
          if (each.kind !== 'say') continue;
          const texts = Array.from({ length: each.many }, (_, n) => `${said.length + n}`);
          await Promise.all(texts.map((comment) => say(api, id, { by: host, comment })));
          said.push(...texts);
        }
        // Those who spoke at once were put in an order by the log: the same for all.
        const rows = await api.ports.database
          .selectFrom('chat_message')
          .select('comment')
          .where('room_id', '=', Number(id))
          .orderBy('seq')
          .execute();
        const log = rows.map(({ comment }) => comment);
        expect([...log].sort()).toEqual([...said].sort());
        for (const { told } of followers) await expect.poll(told).toEqual(log);
        await Promise.all(followers.map((follower) => follower.stop()));
        expect(chatOf(api.ports).live.size).toBe(0);
      }),
      { numRuns: 12 },
    );
    // Many short chats, each of which waits for what is told: a busy machine takes its time.
  }, 300_000);
});

it('whoever takes nothing for a while is not cut off: they hear what they missed, or see the chat as it is now', async () => {
  const hosted = { ...startingIn(api, -60_000), video_created_id: Number(host.user.id) };
  const { id } = await addLiveShow(api, hosted);
  const shows = api.ports.database.selectFrom('show').selectAll().where('id', '=', Number(id));
  const visitor = {
    show: await shows.executeTakeFirstOrThrow(),
    userId: null,
    isHost: false,
    playback: null,
  };
  const told: string[] = [];
  let hasRoom = true;
  let refused = 0;
  let isEnded = false;
  const send = (bytes: Uint8Array) => {
    if (!hasRoom) refused += 1;
    else told.push(new TextDecoder().decode(bytes));
    return hasRoom;
  };
  const chat = chatOf(api.ports);
  const member = chat.live.join(visitor, { send, end: () => (isEnded = true), since: null });
  const names = () => told.map((text) => /^event: (\w+)/m.exec(text)?.[1]);
  await expect.poll(names).toEqual(['snapshot']);

  async function missNews(count: number): Promise<void> {
    hasRoom = false;
    refused = 0;
    const by = { ...visitor, userId: Number(host.user.id), isHost: true };
    const what = { visitor: by, spam: null, name: null, now: api.ports.clock() };
    await Promise.all(Array.from({ length: count }, (_, n) => chat.say({ ...what, comment: `${n}` })));
    await expect.poll(() => refused).toBeGreaterThan(0);
    hasRoom = true;
    member.onRoom();
  }
  await missNews(3);
  await expect.poll(names).toEqual(['snapshot', 'entries']);
  expect(told[1]?.match(/"comment"/g)).toHaveLength(3);
  await missNews(201);
  await expect.poll(names).toEqual(['snapshot', 'entries', 'snapshot']);
  expect(isEnded).toBe(false);
  member.leave();
});
