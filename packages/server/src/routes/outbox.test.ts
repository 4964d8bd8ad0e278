import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { OutboxEntry } from '../outbox.js';

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

describe("the identity service's mails", () => {
  const email = 'Three@panggung.test';

  async function identity<T>(name: string, body: object): Promise<T> {
    const address = `${api.ports.identity.config.emulator_url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }

  it('can be read beside ours, newest first, each with the link of the site', async () => {
    const wish = { email, password: 'Abc123', returnSecureToken: true };
    const { idToken } = await identity<{ idToken: string }>('signUp', wish);
    await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const { data } = await api.get<OutboxEntry[]>(`/api/v1/dev/outbox?email=${email}`);
    expect(data.map(({ to, subject }) => [to, subject])).toEqual([
      ['three@panggung.test', 'Atur ulang kata sandi kamu'],
      ['three@panggung.test', 'Verifikasi alamat e-mail kamu'],
    ]);
    const links = data.map(({ text }) => new URL(/http:\S+/.exec(text)?.[0] ?? ''));
    expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'http://localhost:5173/auth/account',
      'http://localhost:5173/auth/account',
    ]);
    expect(links.map(({ searchParams }) => searchParams.get('mode'))).toEqual([
      'resetPassword',
      'verifyEmail',
    ]);

    // The link of the mail is a link that works.
    const [, verify] = links;
    const done = await identity<{ email: string }>('update', {
      oobCode: verify?.searchParams.get('oobCode'),
    });
    expect(done.email).toBe('three@panggung.test');

    const page = await (await api.fetch('/dev/outbox')).text();
    expect(page).toContain('Atur ulang kata sandi kamu');
    const mail = await api.fetch(`/dev/outbox/${data[0]?.id}`);
    expect(await mail.text()).toContain('oobCode=');
  });

  it('are missing while it is away; ours are still there', async () => {
    const { ports } = api;
    const mails = () => Promise.reject(new Error('away'));
    const cut = await startApi({
      database: ports.database,
      ports: { settings: ports.settings, identity: { ...ports.identity, mails } },
    });
    const { data } = await cut.get<OutboxEntry[]>('/api/v1/dev/outbox');
    expect(data.map(({ to }) => to)).toEqual(['two@panggung.test', 'one@panggung.test']);
  });
});

test('the page shows them without running anything in them', async () => {
  const page = await api.fetch('/dev/outbox');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain('one@panggung.test');
  expect(text).not.toContain('<img');
  const [, address = ''] = /<iframe src="([^"]+\/\d+)"/.exec(text) ?? [];
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
