import { PLAYBACK_HOLD_MS } from '@panggung/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../tests/api.js';
import { createPlaybackSigns } from './playback-signs.js';
import { createViewers } from './viewers.js';
import { addLiveShow, startCinema, ticketFor, watch } from './watching.fixture.js';

let api: Api;
beforeAll(async () => {
  ({ api } = await startCinema());
});
afterAll(() => api.stop());

test('one of an audience of seventy thousand is kept alive, and hears of the end of its own playback', async () => {
  const { database } = api.ports;
  const signs = createPlaybackSigns(api.ports, createViewers(api.ports));
  const show = await addLiveShow(api);
  const ticket = await ticketFor(api, show);
  const { id } = (await watch(api, show, ticket)).data;
  const read = () =>
    database.selectFrom('playback').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const own = await read();
  for (let at = 0; at < 70_000; at++)
    signs.add({ ...own, id: `${at}`, viewer: `${at}` }, { send() {}, end: () => expect.fail('not its own') });
  const heard: string[] = [];
  signs.add(own, {
    send: (news) => heard.push(new TextDecoder().decode(news)),
    end: () => heard.push('end'),
  });
  api.advance(PLAYBACK_HOLD_MS);
  await signs.give();
  expect((await read()).seen_at).toBe(api.now());
  expect(heard).toEqual([]);
  await watch(api, show, ticket, { device: 'phone', takeOver: true });
  api.advance(PLAYBACK_HOLD_MS);
  await signs.give();
  expect(heard).toEqual([expect.stringContaining('event: taken_over'), 'end']);
});
