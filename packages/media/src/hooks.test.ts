import { expect, test } from 'vitest';
import { createHooks } from './hooks.js';

function listener(answers: (number | 'silence')[]) {
  const bodies: Record<string, string>[] = [];
  const logged: string[] = [];
  const hooks = createHooks({
    app: 'live',
    clock: () => 1_795_300_000_000 + bodies.length,
    delays: [5, 5, 5],
    log: (text, details) => logged.push(`${text} ${JSON.stringify(details)}`),
    async fetch(request) {
      bodies.push(await request.json());
      const answer = answers.shift() ?? 200;
      if (answer === 'silence') throw new TypeError('fetch failed');
      return new Response(null, { status: answer });
    },
  });
  return { hooks, bodies, logged };
}

test('a listener that is away is told again, with the time of the event', async () => {
  const { hooks, bodies, logged } = listener(['silence', 503, 200]);
  hooks.send('http://listener.test/?secret=s', { id: 'show', action: 'liveStreamStarted' });
  await expect.poll(() => bodies.length).toBe(3);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(bodies[0]).toEqual({
    id: 'show',
    action: 'liveStreamStarted',
    app: 'live',
    timestamp: '1795300000000',
  });
  expect(logged).toEqual([]);
});

test('one that stays away is given up, with a word that does not tell its secret', async () => {
  const { hooks, bodies, logged } = listener([500, 500, 500, 500]);
  hooks.send('http://listener.test/?secret=s', { id: 'show', action: 'vodReady' });
  await expect.poll(() => logged).toHaveLength(1);
  expect(bodies).toHaveLength(4);
  expect(logged[0]).toContain('it answered 500');
  expect(logged[0]).not.toContain('secret');
});
