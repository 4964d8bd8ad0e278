import { gunzipSync } from 'node:zlib';
import type { Payment, Show } from '@panggung/core';
import { entryCodeHash, formatEntryCode, importEntryKey, showStart, verifyEntryCode } from '@panggung/core';
import type { Admission, AdmissionBatch, AdmissionOutcome, AdmissionRoll } from '@panggung/core/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../../tests/api.js';
import { readBack, signInCustomer, take } from '../../../../tests/buying.js';
import { newEmail, type Person } from '../../../../tests/people.js';
import { cancelShow } from '../show-cancel.js';

let api: Api;
let creator: Person;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi();
  [creator, ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
const addShow = () => api.addShow({ ...free, video_created_id: Number(creator.user.id) });
let show: Show;
beforeEach(async () => {
  show = await addShow();
});

const bought = async (by: Person = ayu, on: Show = show) =>
  (await take(api, { as: { person: by }, show: on })).data;
const said = ({ entry_code }: Payment) => String(entry_code);
/** The part of a code that one types. */
const typed = (payment: Payment) => said(payment).split('.')[2] ?? '';

interface Entry {
  on?: Show;
  by?: Person;
  key?: string;
  device?: string;
  at?: number;
}
const admit = (code: string, { on = show, by = creator, key, device = 'pintu-1', at }: Entry = {}) =>
  api.post<Admission>(
    '/api/v1/admission',
    { room_id: on.id, code, device_id: device, admitted_at: at },
    { ...by.headers, ...(key && { 'idempotency-key': key }) },
  );
const undo = (id: string, by = creator) => api.delete<Admission>(`/api/v1/admission/${id}`, by.headers);
const roll = async (by = creator) => api.get<AdmissionRoll>(`/api/v1/admission/${show.id}`, by.headers);
const reconcile = (items: AdmissionBatch['items'], device = 'pintu-2', by = creator) =>
  api.post<AdmissionOutcome[]>(
    '/api/v1/admission/batch',
    { room_id: show.id, device_id: device, items },
    by.headers,
  );
const refused = ({ status, code }: Answer<unknown>) => [status, code];

describe('at the door', () => {
  it('a ticket lets in once, whether it is scanned or typed', async () => {
    const ticket = await bought();
    const { status, data } = await admit(said(ticket));
    expect([status, data]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        room_id: show.id,
        code: typed(ticket),
        name: 'SP',
        device_id: 'pintu-1',
        admitted_at: api.now(),
        undone_at: null,
      },
    ]);
    api.advance(1000);
    for (const code of [said(ticket), typed(ticket), typed(ticket).toLowerCase().replace(/.{5}/, '$& ')]) {
      const again = await admit(code, { device: 'pintu-2' });
      expect(again).toMatchObject({ status: 409, code: 'already_admitted' });
      expect(again.body).toMatchObject({ admitted_at: data.admitted_at, admission_id: data.id });
    }
    const second = await bought(budi);
    expect((await admit(typed(second))).status).toBe(201);
  });

  it('of two at the same moment with one ticket one comes in', async () => {
    for (let round = 0; round < 3; round++) {
      show = await addShow();
      const code = said(await bought());
      const doors = Array.from({ length: 6 }, (_, n) => admit(code, { device: `pintu-${n}` }));
      const answers = (await Promise.all(doors)).map(({ code, status }) => code ?? status);
      expect(answers.sort()).toEqual([201, ...Array(5).fill('already_admitted')]);
    }
  });

  it('asking again under the same key, at once or after a lost answer, is the same admission', async () => {
    const code = said(await bought());
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => admit(code, { key })));
    answers.push(await admit(code, { key }));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await admit(code, { key: 'another' })).code).toBe('already_admitted');
  });

  it('a key names one admission of one ticket, of the same show', async () => {
    const [first, second, other] = [await bought(), await bought(budi), await addShow()];
    const key = crypto.randomUUID();
    expect((await admit(said(first), { key })).status).toBe(201);
    expect(refused(await admit(said(second), { key }))).toEqual([400, 'idempotency_key_reused']);
    expect((await admit(said(await bought(budi, other)), { key, on: other })).status).toBe(201);
    const { data } = await reconcile([
      { key, code: said(second) },
      { key: 'own', code: said(second) },
    ]);
    expect(data).toMatchObject([
      { outcome: 'conflict', code: 'idempotency_key_reused' },
      { outcome: 'admitted', key: 'own' },
    ]);
  });

  it('who was let in by mistake at one device is taken back from another', async () => {
    const code = said(await bought());
    await admit(code, { device: 'pintu-1' });
    const { body } = await admit(code, { device: 'pintu-2' });
    expect((await undo(String(body.admission_id))).status).toBe(200);
    expect((await admit(code, { device: 'pintu-2' })).status).toBe(201);
  });

  it("a guest's ticket lets in, and shows a letter of nobody's address but their own", async () => {
    const email = newEmail('tamu');
    const { data } = await take(api, { as: { email }, show });
    const { data: again } = await readBack(api, data, { email });
    expect(again.entry_code).toBe(data.entry_code);
    const admission = await admit(said(data));
    expect(admission.status).toBe(201);
    expect(JSON.stringify(admission.body)).not.toContain(email.slice(2));
  });

  it('what is no ticket of the show is told apart', async () => {
    const ticket = await bought();
    const other = await addShow();
    const elsewhere = await bought(budi, other);
    const forged = `${said(ticket).slice(0, -103)}${'0'.repeat(103)}`;
    const moved = said(elsewhere).replace(`PE1.${other.id}.`, `PE1.${show.id}.`);
    const cases: [string, string][] = [
      [said(elsewhere), 'other_show'],
      [typed(elsewhere), 'code_unknown'],
      [forged, 'signature_wrong'],
      [moved, 'signature_wrong'],
      ['0000000000', 'code_unknown'],
      ['', 'code_unknown'],
      [`https://panggung.example/show/detail?id=${show.id}`, 'code_unknown'],
      [ticket.id as string, 'code_unknown'],
    ];
    for (const [code, refusal] of cases)
      expect([code, ...refused(await admit(code))]).toEqual([code, 400, refusal]);
    expect((await admit(said(ticket))).status).toBe(201);
  });

  it('what is signed by another key opens nothing', async () => {
    const ticket = await bought();
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const { privateKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const words = new TextEncoder().encode(`PE1.${show.id}.${typed(ticket)}`);
    const signed = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, words));
    const forged = formatEntryCode({ room: String(show.id), code: typed(ticket) }, signed);
    expect(refused(await admit(forged))).toEqual([400, 'signature_wrong']);
  });

  it('a ticket that was paid back or ran out lets nobody in', async () => {
    const [first, second] = [await bought(), await bought(budi)];
    const payments = api.ports.database.updateTable('payment').set({ expired_ticket: api.now() });
    await payments.where('id', '=', String(second.id)).execute();
    expect(refused(await admit(said(second)))).toEqual([400, 'not_paid']);
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    expect(refused(await admit(said(first)))).toEqual([400, 'not_paid']);
  });

  it('a ticket that was sent on lets in by its new code alone, and who came in by one cannot send it', async () => {
    const ticket = await bought();
    const send = () =>
      api.patch(`/api/v1/send-ticket/${ticket.id}`, { for_user_id: budi.user.id }, ayu.headers);
    const { data } = await admit(said(ticket));
    expect(refused(await send())).toEqual([400, 'ticket_not_sendable']);
    await undo(data.id);
    expect((await send()).status).toBe(200);
    expect(refused(await admit(said(ticket)))).toEqual([400, 'code_unknown']);
    const theirs = await readBack(api, { ...ticket, for_user_id: budi.user.id }, { person: budi });
    expect((await admit(said(theirs.data))).status).toBe(201);
  });

  it('of a door and a sending at the same moment one wins', async () => {
    for (let round = 0; round < 6; round++) {
      show = await addShow();
      const ticket = await bought();
      const send = () =>
        api.patch(`/api/v1/send-ticket/${ticket.id}`, { for_user_id: budi.user.id }, ayu.headers);
      const enter = () => admit(said(ticket));
      const answers = await Promise.all<Answer<unknown>>(round % 2 ? [send(), enter()] : [enter(), send()]);
      const won = answers.filter(({ status }) => status < 300);
      expect(won).toHaveLength(1);
      const lost = answers.find(({ status }) => status >= 300)?.code;
      expect(['ticket_not_sendable', 'code_unknown']).toContain(lost);
    }
  });

  it('taken back, a ticket opens the door again', async () => {
    const code = said(await bought());
    const { data } = await admit(code);
    api.advance(1000);
    const undone = await undo(data.id);
    expect([undone.status, undone.data]).toEqual([200, { ...data, undone_at: api.now() }]);
    api.advance(1000);
    expect((await undo(data.id)).data).toEqual(undone.data);
    const again = await admit(code);
    expect(again.status).toBe(201);
    expect(again.data.id).not.toBe(data.id);
  });

  it('is told in its own time, but never of what is to come', async () => {
    const [first, second] = [await bought(), await bought(budi)];
    const early = await admit(said(first), { at: api.now() - 5000 });
    expect(early.data.admitted_at).toBe(api.now() - 5000);
    const late = await admit(said(second), { at: api.now() + 5000 });
    expect(late.data.admitted_at).toBe(api.now());
  });
});

describe('the door of a show', () => {
  it("is its creator's alone: to others there is no such show", async () => {
    const ticket = await bought();
    const { data } = await admit(said(ticket));
    for (const by of [ayu, budi]) {
      expect(refused(await roll(by))).toEqual([404, 'show_not_found']);
      const stranger = await admit(said(ticket), { by });
      expect(refused(stranger)).toEqual([404, 'show_not_found']);
      expect(JSON.stringify(stranger.body)).not.toContain(data.id);
      expect(refused(await reconcile([{ key: 'a', code: said(ticket) }], 'pintu-1', by))).toEqual([
        404,
        'show_not_found',
      ]);
      expect(refused(await undo(data.id, by))).toEqual([404, 'admission_not_found']);
    }
    for (const id of [999_999, 'abc', '-1']) {
      const answer = await api.get(`/api/v1/admission/${id}`, creator.headers);
      expect(refused(answer)).toEqual([404, 'show_not_found']);
    }
    expect(refused(await undo('f'.repeat(32)))).toEqual([404, 'admission_not_found']);
    expect(refused(await api.get(`/api/v1/admission/${show.id}`))).toEqual([400, 'jwt_missing']);
    expect((await roll()).data.counts).toEqual({ sold: 1, admitted: 1 });
  });

  it('takes all along that it needs without a network: the key, every ticket as a hash, who is inside', async () => {
    const [first, second] = [await bought(), await bought(budi)];
    const { data: guest } = await take(api, { as: { email: newEmail() }, show });
    const { data: inside } = await admit(said(second));
    const { data } = await roll();
    expect(data.counts).toEqual({ sold: 3, admitted: 1 });
    const key = await importEntryKey(data.public_key);
    for (const ticket of [first, second, guest]) {
      expect(await verifyEntryCode(said(ticket), key)).toBe(true);
      const code_hash = await entryCodeHash({ room: String(show.id), code: typed(ticket) });
      const isInside = ticket === second;
      expect(data.roll).toContainEqual({
        code_hash,
        id: isInside ? inside.id : null,
        admitted_at: isInside ? inside.admitted_at : null,
      });
      expect(JSON.stringify(data)).not.toContain(typed(ticket));
    }
    expect(Object.keys(data.public_key).sort()).toEqual(['crv', 'kty', 'x', 'y']);
  });

  it('knows no ticket that does not count', async () => {
    await bought();
    await api.order({ email: newEmail(), show: await addShow() });
    await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
    expect((await roll()).data).toMatchObject({
      name: show.name,
      starts_at: showStart(show),
      roll: [],
      counts: { sold: 0, admitted: 0 },
    });
  });

  it('is slow for who guesses, and quick for a crowd', async () => {
    const guessing = await signInCustomer(api);
    show = await api.addShow({ ...free, video_created_id: Number(guessing.user.id) });
    const guess = (n: number) => admit(`${100_000_000 + n}0`, { by: guessing });
    const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => guess(n)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    api.advance(60_000);
    for (let n = 0; n < 70; n++) {
      const { data } = await take(api, { as: { email: newEmail() }, show });
      expect((await admit(said(data), { by: guessing })).status).toBe(201);
    }
  });
});

describe('the roll of a large show', () => {
  it('is packed for who takes it so, and the same for who does not', async () => {
    await sql`insert into payment (id, external_id, room_id, email, amount, donate, status, refund_status, payment_type,
      seat, created_at, updated_at, entry_code)
      select ${show.id} || '-' || n, n, ${show.id}::bigint, n || '@kotak.id', 0, 0, 'COMPLETED', 'none', 'FREE', 'sold', 1, 1,
        lpad(n::text, 10, '0') from generate_series(1, 2000) as n`.execute(api.ports.database);
    const ask = (more: Record<string, string>) =>
      api.fetch(`/api/v1/admission/${show.id}`, { headers: { ...creator.headers, ...more } });
    const [plain, packed] = [await ask({}), await ask({ 'accept-encoding': 'gzip' })];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const text = await plain.text();
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(text.length / 4);
    expect(JSON.parse(text).data.counts).toEqual({ sold: 2000, admitted: 0 });
  });
});

describe('what a door did without a network', () => {
  it('is told later: each stands once, and a conflict says when the other came in', async () => {
    const [first, second] = [await bought(), await bought(budi)];
    const other = await bought(ayu, await addShow());
    const { data: inside } = await admit(said(first), { device: 'pintu-1' });
    const at = api.now();
    api.advance(60_000);
    const { status, data } = await reconcile([
      { key: 'a', code: said(second), admitted_at: at },
      { key: 'b', code: typed(first), admitted_at: at + 5 },
      { key: 'c', code: said(other) },
      { key: 'd', code: said(second), admitted_at: at + 9 },
    ]);
    expect(status).toBe(200);
    const inAlready = { outcome: 'conflict', code: 'already_admitted' };
    expect(data).toEqual([
      {
        key: 'a',
        outcome: 'admitted',
        admission: expect.objectContaining({ code: typed(second), admitted_at: at, device_id: 'pintu-2' }),
      },
      { key: 'b', ...inAlready, admitted_at: inside.admitted_at, name: inside.name },
      { key: 'c', outcome: 'conflict', code: 'other_show', admitted_at: null, name: '' },
      { key: 'd', ...inAlready, admitted_at: at, name: expect.stringMatching(/^[A-Z]{1,2}$/) },
    ]);
    expect((await roll()).data.counts).toEqual({ sold: 2, admitted: 2 });
  });

  it('is told twice after a lost answer, and alone after it was told with others, and stands once', async () => {
    const ticket = await bought();
    const items = [{ key: 'satu', code: said(ticket), admitted_at: api.now() }];
    const first = await reconcile(items);
    api.advance(1000);
    expect((await reconcile(items)).data).toEqual(first.data);
    const alone = await admit(said(ticket), { key: 'satu' });
    expect([{ key: 'satu', outcome: 'admitted', admission: alone.data }]).toEqual(first.data);
    expect((await roll()).data.counts.admitted).toBe(1);
  });

  it('by two doors at the same moment is in once, and a conflict at the other', async () => {
    const tickets: Payment[] = [];
    for (let n = 0; n < 5; n++) tickets.push((await take(api, { as: { email: newEmail() }, show })).data);
    const items = (door: string) =>
      tickets.map((ticket) => ({ key: `${door} ${ticket.id}`, code: said(ticket) }));
    const [one, two] = await Promise.all([
      reconcile(items('satu'), 'satu'),
      reconcile(items('dua').reverse(), 'dua'),
    ]);
    const outcomes = [...one.data, ...two.data].map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(5).fill('admitted'), ...Array(5).fill('conflict')]);
    expect((await roll()).data.counts).toEqual({ sold: 5, admitted: 5 });
  });

  it('in the order it happened, whatever order it is told in', async () => {
    const ticket = await bought();
    const at = api.now() - 60_000;
    const { data } = await reconcile([
      { key: 'lambat', code: said(ticket), admitted_at: at + 10 },
      { key: 'cepat', code: said(ticket), admitted_at: at },
    ]);
    expect(data.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['lambat', 'conflict'],
      ['cepat', 'admitted'],
    ]);
  });

  it('comes before what is told without a time, which is of now', async () => {
    const ticket = await bought();
    const { data } = await reconcile([
      { key: 'sekarang', code: said(ticket) },
      { key: 'tadi', code: said(ticket), admitted_at: api.now() - 60_000 },
    ]);
    expect(data.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['sekarang', 'conflict'],
      ['tadi', 'admitted'],
    ]);
  });

  it('is judged by when it was done: a ticket may have ended since', async () => {
    const ticket = await bought();
    const end = api.now() + 60_000;
    const row = api.ports.database.updateTable('payment').set({ expired_ticket: end });
    await row.where('id', '=', String(ticket.id)).execute();
    api.advance(120_000);
    const told = (admitted_at: number) => [{ key: String(admitted_at), code: said(ticket), admitted_at }];
    expect((await reconcile(told(end))).data).toMatchObject([{ outcome: 'conflict', code: 'not_paid' }]);
    expect((await reconcile(told(end - 1))).data).toMatchObject([{ outcome: 'admitted' }]);
  });

  it('is a hundred at most', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ key: String(n), code: '0000000000' }));
    expect((await reconcile(many)).code).toBe('invalid_request');
    expect((await reconcile([])).code).toBe('invalid_request');
    const { data } = await reconcile(many.slice(1));
    expect(new Set(data.map((one) => one.outcome === 'conflict' && one.code))).toEqual(
      new Set(['code_unknown']),
    );
  });
});
