import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('a show is a calendar file for everybody, and is sent again only once it has changed', async () => {
  const { id } = await api.addShow({ name: 'Malam Kalender' });
  const reply = await api.fetch(`/calendar/show/${id}.ics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="malam-kalender.ics"');
  const text = await reply.text();
  expect(text).toContain('SUMMARY:Malam Kalender\r\n');
  expect(text).toContain(`URL:http://localhost:5173/show/detail?id=${id}\r\n`);

  api.advance(60_000);
  const ask = () =>
    api.fetch(`/calendar/show/${id}.ics`, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } });
  expect((await ask()).status).toBe(304);
  const change = { start_date: 0, updated_at: api.now() };
  await api.ports.database.updateTable('show').set(change).where('id', '=', Number(id)).execute();
  api.advance(1000);
  expect((await ask()).status).toBe(200);
});

it.each([
  ['"Séance"\r\n; \\Malam, ke-2', 'seance-malam-ke-2'],
  ['演奏会', null],
])('the file of %j is called %s, or by its number', async (name, expected) => {
  const { id } = await api.addShow({ name });
  const { headers } = await api.fetch(`/calendar/show/${id}.ics`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${expected ?? id}.ics"`);
});

it.each(['999999', 'abc', '1%22%0d%0aset-cookie:a', '..%2f1', ''])('"%s" is no show', async (id) => {
  expect((await api.fetch(`/calendar/show/${id}.ics`)).status).toBe(404);
});
