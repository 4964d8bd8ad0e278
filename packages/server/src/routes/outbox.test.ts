import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';

let api: Api;
let quiet: Api;
beforeAll(async () => {
  quiet = await startApi();
  api = await startApi({ ports: { settings: { ...quiet.ports.settings, showsOutbox: true } } });
  const show = await api.addShow({ name: '<img src=x onerror=alert(1)>' });
  for (const email of ['one@panggung.test', 'two@panggung.test']) await api.order({ email, show });
});
afterAll(async () => {
  await api.stop();
  await quiet.stop();
});

test('in development the mails can be read, all or those of one address', async () => {
  const list = await api.get<{ to: string; subject: string; text: string }[]>(
    '/api/v1/dev/outbox?email=Two@panggung.test',
  );
  expect(list.data.map(({ to }) => to)).toEqual(['two@panggung.test']);
  expect(list.data[0]?.text).toContain('Nomor rekening');
});

test('the page shows them without running anything in them', async () => {
  const page = await api.fetch('/dev/outbox');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain('one@panggung.test');
  expect(text).not.toContain('<img');
  const [, address = ''] = /<iframe src="([^"]+)"/.exec(text) ?? [];
  const mail = await api.fetch(address);
  expect(mail.headers.get('content-security-policy')).toContain('sandbox');
  expect(await mail.text()).not.toContain('<img');
});

test.each(['/dev/outbox', '/dev/outbox/1', '/api/v1/dev/outbox'])(
  'elsewhere %s does not exist',
  async (path) => {
    expect((await quiet.fetch(path)).status).toBe(404);
  },
);
