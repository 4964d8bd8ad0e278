import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Answer, type Api, startApi } from '../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => api.gateway.set({ gateway: 'up' }));

let guests = 0;
const nextGuest = () => `guest-${++guests}@panggung.test`;
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);

describe('an order', () => {
  it('is answered with the account to pay into, and with the code that only its buyer gets', async () => {
    const show = await api.addShow();
    const { status, data } = await api.order({ email: ' A1.b@X.co ', show });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 'PENDING',
      email: 'a1.b@x.co',
      amount: 150_000,
      payment_type: 'BCA',
      room_id: show.id,
      room_video_id: show.id,
      video_name: show.name,
      expiration_date: api.now() + 86_400_000,
      user_id: null,
    });
    expect(data.code_guest).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const account = api.gateway.account(String(data.external_id));
    expect(account.account_number).toBe(data.account_number);
    expect(account.name.toLowerCase()).toBe('a  b x co');
    expect(Date.parse(account.expiration_date)).toBe(data.expiration_date);
    expect(account.expected_amount).toBe(150_000);
  });

  it('bears a plain name where too little is left of an address', async () => {
    const { status, data } = await api.order({ email: '0812@1.id', show: await api.addShow() });
    expect(status).toBe(201);
    expect(api.gateway.account(String(data.external_id)).name).toBe('TAMU');
  });

  it('carries pictures under whole addresses, which a page of another site can load', async () => {
    const { settings } = api.ports;
    settings.apiUrl = 'https://api.panggung.test';
    await api.ports.database.updateTable('payment_type').set({ picture: '/media/bank.svg' }).execute();
    api.advance(3_000);
    const show = await api.addShow({ url_cover: '/media/cover.svg' });
    const whole = {
      video_cover: 'https://api.panggung.test/media/cover.svg',
      payment_type_picture: 'https://api.panggung.test/media/bank.svg',
    };
    const { data } = await api.order({ email: nextGuest(), show, key: 'pictures' });
    expect(data).toMatchObject(whole);
    expect((await api.order({ email: String(data.email), show, key: 'pictures' })).data).toMatchObject(whole);
    const code = `code_guest=${data.code_guest}&room_video_id=${show.id}`;
    expect((await api.get(`/api/v1/payment/guest?${code}`)).data).toMatchObject(whole);
    delete settings.apiUrl;
    await api.ports.database.updateTable('payment_type').set({ picture: null }).execute();
    api.advance(3_000);
  });

  it('is mailed with the account number', async () => {
    const { data } = await api.order({ email: nextGuest(), show: await api.addShow() });
    const [mail, ...others] = await mailsTo(String(data.email));
    expect(mail?.text).toContain(String(data.account_number));
    expect(others).toEqual([]);
  });

  it('remembers the partner whose page it came from', async () => {
    const origins = ['http://127.0.0.1:5180'];
    const partner = { name: 'Gedung Cendana', key: 'pk_test_cendana', origins, created_at: 0 };
    await api.ports.database.insertInto('partner').values(partner).execute();
    const show = await api.addShow();
    const body = { email: nextGuest(), room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 };
    const headers = { origin: 'http://127.0.0.1:5180', 'idempotency-key': crypto.randomUUID() };
    const unknown = await api.post('/api/v1/payment-va/guest', body, headers);
    expect(unknown.code).toBe('partner_unknown');
    const known = await api.post('/api/v1/payment-va/guest', body, {
      ...headers,
      'x-panggung-key': partner.key,
    });
    const row = await api.ports.database
      .selectFrom('payment')
      .innerJoin('partner', 'partner.id', 'payment.partner_id')
      .select('partner.name')
      .where('payment.id', '=', String(known.data.id))
      .executeTakeFirst();
    expect(row?.name).toBe('Gedung Cendana');
  });

  it('leaves no address and no code in the log', async () => {
    const email = nextGuest();
    const show = await api.addShow();
    const { data } = await api.order({ email, show });
    await api.get(`/api/v1/payment/guest/${email}/${show.id}`);
    await api.get(`/api/v1/payment/guest?code_guest=${data.code_guest}&room_video_id=${show.id}`);
    await api.get(`/nowhere/${email}`);
    const log = JSON.stringify(api.lines);
    expect(log).toContain('GET /api/v1/payment/guest/:email/:room_video_id');
    expect(log).not.toContain(email);
    expect(log).not.toContain(data.code_guest);
  });
});

describe('repeating an order', () => {
  it('with the same key and body answers with the same payment and takes no second seat', async () => {
    const wish = { email: nextGuest(), show: await api.addShow(), key: crypto.randomUUID() };
    const first = await api.order(wish);
    const second = await api.order(wish);
    expect([second.status, second.data]).toEqual([201, first.data]);
    expect((await api.show(wish.show.id)).ticket_left).toBe(99);
    expect(api.gateway.accounts(String(first.data.external_id))).toHaveLength(1);
  });

  it('with the same key and another body is refused', async () => {
    const wish = { show: await api.addShow(), key: crypto.randomUUID() };
    await api.order({ ...wish, email: nextGuest() });
    const other = await api.order({ ...wish, email: nextGuest() });
    expect([other.status, other.code]).toEqual([400, 'idempotency_key_reused']);
  });

  it('while the first one is still under way is told to wait', async () => {
    const wish = { email: nextGuest(), show: await api.addShow(), key: crypto.randomUUID() };
    const answers = await Promise.all([api.order(wish), api.order(wish)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('request_in_progress');
  });

  it('works with the key of a refused one: nothing was kept', async () => {
    const wish = { email: nextGuest(), show: await api.addShow(), key: crypto.randomUUID() };
    expect((await api.order({ ...wish, bankCode: 'MANDIRI' })).code).toBe('method_unavailable');
    expect((await api.order({ ...wish, body: { expected_amount: 1 } })).code).toBe('amount_mismatch');
    expect((await api.order(wish)).status).toBe(201);
  });

  it('is as good as new after a day', async () => {
    const wish = {
      email: nextGuest(),
      show: await api.addShow({ ticket_type: 'free_pass' }),
      key: 'the-same',
    };
    await api.takeFree(wish);
    api.advance(25 * 3_600_000);
    await api.runJobs();
    expect((await api.takeFree(wish)).code).toBe('ticket_exists');
  });

  it('needs a key', async () => {
    const show = await api.addShow();
    const body = { email: nextGuest(), room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 };
    expect((await api.post('/api/v1/payment-va/guest', body)).code).toBe('idempotency_key_missing');
    const odd = { 'idempotency-key': 'x'.repeat(256) };
    expect((await api.post('/api/v1/payment-va/guest', body, odd)).code).toBe('invalid_request');
  });
});

describe('a gateway in trouble', () => {
  let [unanswered, forgotten, timedOut]: Answer[] = [];

  beforeAll(async () => {
    const order = async () => api.order({ email: nextGuest(), show: await api.addShow() });
    api.gateway.set({ gateway: 'down' });
    [unanswered, forgotten] = await Promise.all([order(), order()]);
    api.gateway.set({ gateway: 'timeout' });
    timedOut = await order();
    api.gateway.set({ gateway: 'up' });
  });

  it('leaves the order standing without a number, which comes later, with its mail', async () => {
    const { status, data } = unanswered as Answer;
    expect([status, data.status, data.account_number]).toEqual([201, 'PENDING', null]);
    expect(await mailsTo(String(data.email))).toEqual([]);
    api.advance(60_000);
    await api.runJobs();
    const read = await api.get(
      `/api/v1/payment/guest?code_guest=${data.code_guest}&room_video_id=${data.room_id}`,
    );
    expect(read.data.account_number).toMatch(/^\d+$/);
    expect(await mailsTo(String(data.email))).toHaveLength(1);
  });

  it('that did the work but never answered is asked again, and opens no second account', async () => {
    const { data } = timedOut as Answer;
    expect(data.account_number).toBeNull();
    api.advance(60_000);
    await api.runJobs();
    await api.runJobs();
    expect(api.gateway.accounts(String(data.external_id))).toHaveLength(1);
    expect(await mailsTo(String(data.email))).toHaveLength(1);
  });

  it('that never comes back: the hold ends, and nothing is asked for any more', async () => {
    const { data } = forgotten as Answer;
    await api.ports.database
      .updateTable('gateway_outbox')
      .set({ done_at: null, next_attempt_at: api.now() + 47 * 3_600_000 })
      .where('payment_id', '=', String(data.id))
      .execute();
    api.advance(48 * 3_600_000);
    await api.runJobs();
    await api.runJobs();
    const open = api.ports.database
      .selectFrom('gateway_outbox')
      .select('payment_id')
      .where('done_at', 'is', null);
    expect(await open.where('payment_id', '=', String(data.id)).execute()).toEqual([]);
    expect((await api.show(data.room_id)).ticket_left).toBe(100);
  });

  it('that refuses for good: a clear word, the seat is free, and the same key may be tried again', async () => {
    // The sandbox, like the gateway, knows no such bank.
    const row = await api.ports.database.selectFrom('payment_type').selectAll().executeTakeFirstOrThrow();
    const { id: _id, ...strange } = { ...row, channel_code: 'NO_SUCH_BANK' };
    await api.ports.database.insertInto('payment_type').values(strange).execute();
    api.advance(3_000);
    const wish = { email: nextGuest(), show: await api.addShow(), key: crypto.randomUUID() };
    const refused = await api.order({ ...wish, bankCode: 'NO_SUCH_BANK' });
    expect([refused.status, refused.code]).toEqual([503, 'gateway_unavailable']);
    expect((await api.show(wish.show.id)).ticket_left).toBe(100);
    expect((await api.order(wish)).status).toBe(201);
  });
});

describe('what a guest may look up', () => {
  it('by address and show: that there is a ticket, but never its code', async () => {
    const show = await api.addShow();
    const { data } = await api.order({ email: nextGuest(), show });
    const path = `/api/v1/payment/guest/${encodeURIComponent(String(data.email))}/${show.id}`;
    const found = await api.get(path);
    expect(found.body).toEqual({
      data: {
        id: data.id,
        status: 'PENDING',
        video_status: 'WAITING',
        room_video_id: show.id,
        expiration_date: data.expiration_date,
      },
    });
    const none = await api.get(`/api/v1/payment/guest/nobody@panggung.test/${show.id}`);
    expect([none.status, none.body]).toEqual([
      400,
      { code: 'ticket_not_found', message: 'Ticket not found' },
    ]);
  });

  it('by code, for the show it belongs to', async () => {
    const [show, other] = [await api.addShow(), await api.addShow()];
    const { data } = await api.order({ email: nextGuest(), show });
    const lookUp = (code: string, id: string | number) =>
      api.get(`/api/v1/payment/guest?code_guest=${code}&room_video_id=${id}`);
    expect((await lookUp(String(data.code_guest).toLowerCase(), show.id)).data).toEqual(data);
    expect((await lookUp(String(data.code_guest), other.id)).code).toBe('ticket_not_found');
    expect((await lookUp('AAAAAAAAAA', show.id)).code).toBe('ticket_not_found');
  });

  it('sends a lost code again, and answers strangers alike', async () => {
    const show = await api.addShow();
    const { data } = await api.order({ email: nextGuest(), show });
    await api.pay(data);
    const again = (email: unknown) =>
      api.post('/api/v1/payment/guest/resend-code', { email, room_id: show.id });
    const known = await again(data.email);
    expect(known.body).toEqual({ data: { email: data.email } });
    const stranger = await again('stranger@panggung.test');
    expect([stranger.status, stranger.body]).toEqual([200, { data: { email: 'stranger@panggung.test' } }]);
    const mails = await mailsTo(String(data.email));
    expect(mails.at(-1)?.text).toContain(String(data.code_guest));
    expect(mails.at(-1)?.text).toContain(`/show/detail?id=${show.id}&code=${data.code_guest}`);
    expect(await mailsTo('stranger@panggung.test')).toEqual([]);
  });

  it('tells who has not paid yet where to pay, once more', async () => {
    const show = await api.addShow();
    const { data } = await api.order({ email: nextGuest(), show });
    await api.post('/api/v1/payment/guest/resend-code', { email: data.email, room_id: show.id });
    const mails = await mailsTo(String(data.email));
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain(String(data.account_number));
  });

  let prefixes = 0;
  const nextPrefix = () => String(++prefixes).padStart(4, 'A');
  const tryCode = (prefix: string, address: string) =>
    api.get(`/api/v1/payment/guest?code_guest=${prefix}AAAAAA&room_video_id=1`, {
      [ADDRESS_HEADER]: address,
    });

  it('nor by trying the rest of a code from many addresses; who knows a code is never slowed down by it', async () => {
    const show = await api.addShow();
    const { data } = await api.order({ email: nextGuest(), show });
    const path = `/api/v1/payment/guest?code_guest=${data.code_guest}&room_video_id=${show.id}`;
    for (let n = 0; n < 31; n++) {
      expect((await api.get(path, { [ADDRESS_HEADER]: `10.0.${n}.1` })).status).toBe(200);
      // A hall full of people behind one address.
      expect((await api.get(path, { [ADDRESS_HEADER]: '10.2.0.1' })).status).toBe(200);
    }
    const codes: string[] = [];
    for (let n = 0; n < 31; n++) codes.push((await tryCode('ZZZZ', `10.1.${n}.1`)).code);
    expect(codes).toEqual([...Array(30).fill('ticket_not_found'), 'rate_limited']);
  });

  it('but not by trying: an address is slowed down, then its network, others are not', async () => {
    const ask = (address: string) => tryCode(nextPrefix(), address);
    const codes: string[] = [];
    for (let n = 0; n < 31; n++) codes.push((await ask('203.0.113.7')).code);
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('ticket_not_found'));
    expect(codes[30]).toBe('rate_limited');
    const slowed = await ask('203.0.113.7');
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await ask('203.0.113.8')).code).toBe('ticket_not_found');
    expect((await ask('198.51.100.7')).code).toBe('ticket_not_found');
    for (let n = 0; n < 230; n++) await ask(`203.0.113.${n % 200}`);
    expect((await ask('203.0.113.250')).code).toBe('rate_limited');
    expect((await ask('198.51.100.7')).code).toBe('ticket_not_found');
    api.advance(60_000);
    expect((await ask('203.0.113.7')).code).toBe('ticket_not_found');
  });

  it("nor by writing addresses of one's own before the one the proxy adds", async () => {
    const ask = (n: number) => tryCode(nextPrefix(), `192.0.2.${n}, 198.51.100.9`);
    const codes: string[] = [];
    for (let n = 0; n < 31; n++) codes.push((await ask(n)).code);
    expect(codes[30]).toBe('rate_limited');
  });
});
