import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { createFirebaseDatabase } from './adapters/firebase-database.js';
import { chatPath, say } from './chat.fixture.js';
import { addLiveShow } from './watching.fixture.js';

/** As much of Firebase's wire as is spoken: a PATCH changes the children it names and removes those that are null. */
function createWire() {
  const tree = new Map<string, Record<string, unknown>>();
  const wire = {
    tree,
    isDown: false,
    async fetch(request: Request): Promise<Response> {
      if (wire.isDown) return new Response('{"error":"down"}', { status: 503 });
      const { pathname, searchParams } = new URL(request.url);
      if (searchParams.get('auth') !== 'rahasia') return new Response('{}', { status: 401 });
      const children = { ...tree.get(pathname), ...((await request.json()) as object) };
      const left = Object.entries(children).filter(([, child]) => child !== null);
      tree.set(pathname, Object.fromEntries(left));
      return new Response(null, { status: 204 });
    },
  };
  return wire;
}

const wire = createWire();
let api: Api;
let host: Person;
let ayu: Person;
beforeAll(async () => {
  const options = { url: 'https://chats.firebase.test', secret: 'rahasia', fetch: wire.fetch };
  api = await startApi({ ports: { commentStream: createFirebaseDatabase(options) } });
  [host, ayu] = await Promise.all([api.signIn(), api.signIn()]);
});
afterAll(() => api.stop());

it('a chat is written on to Firebase as everybody may read it, and nothing is lost while that is gone', async () => {
  const { id } = await addLiveShow(api, { start_date: 0, video_created_id: Number(host.user.id) });
  const written = () => Object.values(wire.tree.get(`/message/${id}.json`) ?? {});
  const { data } = await say(api, id, { by: ayu, comment: 'Halo', key: 'kunci' });
  const { data: held } = await say(api, id, { by: ayu, comment: 'slot gacor hari ini, daftar di bio' });
  await api.runJobs();
  expect(written()).toEqual([
    {
      userId: ayu.user.id,
      roomVideoId: id,
      urlPhoto: null,
      fullName: ayu.user.full_name,
      comment: 'Halo',
      seq: data.seq,
      created_at: data.created_at,
      isHost: false,
    },
  ]);
  wire.isDown = true;
  await api.post(`${chatPath(id)}/${held.id}/release`, {}, host.headers);
  await api.delete(`${chatPath(id)}/${data.id}`, host.headers);
  await api.runJobs();
  expect(JSON.stringify(api.lines)).not.toContain('rahasia');
  wire.isDown = false;
  api.advance(10_000);
  await api.runJobs();
  expect(written()).toMatchObject([{ comment: held.comment }]);
});
