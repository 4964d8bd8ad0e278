import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Answer, type Api, startApi } from '../../../tests/api.js';
import { addCode, readBack, redeem, signInCustomer } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';

const wrong = { status: 400, code: 'redeem_code_wrong', message: 'This redeem code is not valid' };

let api: Api;
let ayu: Person;
beforeAll(async () => {
  api = await startApi();
  ayu = await signInCustomer(api);
});
afterAll(() => api.stop());

const free = (fields: object = {}) =>
  api.addShow({ ticket_type: 'free', ticket_price: 0, redeem_code: 'Ombak7', ...fields });
const asGuest = () => ({ email: newEmail() });

describe("the show's own code", () => {
  it('opens as many tickets as there are seats, however it is written', async () => {
    const show = await free({ ticket_quota: 2 });
    for (const code of ['ombak7', ' OMBAK7 ']) {
      const as = asGuest();
      const { status, data } = await redeem(api, { as, show, code });
      expect([status, data]).toMatchObject([
        201,
        {
          status: 'COMPLETED',
          payment_type: 'REDEEM_CODE',
          amount: 0,
          redeem_code: 'OMBAK7',
          email: as.email,
        },
      ]);
      expect(data.code_guest).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    }
    expect(await redeem(api, { as: asGuest(), show, code: 'OMBAK7' })).toMatchObject({ code: 'sold_out' });
  });

  it('stays unknown to whom a ticket was given by it: it would open more', async () => {
    const [show, budi] = [await free(), await signInCustomer(api)];
    const as = { person: ayu, receiver: budi };
    const { data } = await redeem(api, { as, show, code: 'OMBAK7' });
    expect(data).toMatchObject({ for_user_id: budi.user.id, redeem_code: 'OMBAK7' });
    expect((await readBack(api, data, { person: budi })).data).toMatchObject({
      id: data.id,
      payment_type: 'REDEEM_CODE',
      redeem_code: null,
    });
  });

  it('gives a person a ticket without a guest code, once', async () => {
    const show = await free();
    const { data } = await redeem(api, { as: { person: ayu }, show, code: 'OMBAK7' });
    expect(data).toMatchObject({ user_id: ayu.user.id, for_user_id: ayu.user.id, code_guest: null });
    const again = await redeem(api, { as: { person: ayu }, show, code: 'OMBAK7' });
    expect(again).toMatchObject({ status: 400, code: 'ticket_exists' });
  });

  it('opens nothing where none is set, nor a ticket of another type', async () => {
    const none = await free({ redeem_code: null });
    for (const code of ['NULL', 'OMBAK7']) {
      expect(await redeem(api, { as: asGuest(), show: none, code })).toMatchObject(wrong);
    }
    const paid = await api.addShow({ redeem_code: 'OMBAK7' });
    expect(await redeem(api, { as: asGuest(), show: paid, code: 'OMBAK7' })).toMatchObject(wrong);
    for (const redeem_code of [' ', undefined, null, 7]) {
      const blank = await redeem(api, { as: asGuest(), show: none, code: 'x', body: { redeem_code } });
      expect(blank).toMatchObject({ code: 'invalid_request', message: 'Redeem Code is required' });
    }
  });
});

describe('an issued code', () => {
  it('opens one ticket of its show', async () => {
    const [show, other] = [await free(), await free()];
    const code = await addCode(api, show);
    expect(await redeem(api, { as: asGuest(), show: other, code })).toMatchObject(wrong);
    const { data } = await redeem(api, { as: { person: ayu }, show, code: code.toLowerCase() });
    expect(data).toMatchObject({ status: 'COMPLETED', redeem_code: code });
    expect(await redeem(api, { as: asGuest(), show, code })).toMatchObject({
      status: 400,
      code: 'redeem_code_used',
    });
  });

  it('is answered alike when its request comes again', async () => {
    const show = await free();
    const wish = { as: asGuest(), show, code: await addCode(api, show), key: crypto.randomUUID() };
    const first = await redeem(api, wish);
    expect(await redeem(api, wish)).toMatchObject({ status: 201, data: { id: first.data.id } });
  });

  it('goes to one of 200 who enter it at once; no seat is lost', async () => {
    const show = await free();
    const code = await addCode(api, show);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => redeem(api, { as: asGuest(), show, code })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 400 || status === 429)).toBe(true);
    expect((await api.show(show.id)).ticket_left).toBe(99);
  });
});

describe('trying codes out', () => {
  const attempt = (show: Show, code: string, address: string, email = newEmail()): Promise<Answer> => {
    const body = { email, room_id: show.id, redeem_code: code };
    const headers = { [ADDRESS_HEADER]: address, 'idempotency-key': crypto.randomUUID() };
    return api.post<Payment>('/api/v1/payment/guest/redeem-code', body, headers);
  };
  const outcomes = async (count: number, run: (n: number) => Promise<Answer>) => {
    const codes: (string | number)[] = [];
    for (let n = 0; n < count; n++) codes.push(await run(n).then(({ code, status }) => code ?? status));
    return codes;
  };

  const wild = (n: number) => `${n}X`.padStart(9, `TEBAK${n}`).split('').reverse().join('');

  it('ends for a person after ten, also with the right one; a neighbour enters it', async () => {
    const show = await free();
    const [ayu, budi] = [newEmail(), newEmail()];
    const tried = await outcomes(11, (n) => attempt(show, wild(n), '203.0.113.7', ayu));
    expect(tried).toEqual([...Array(10).fill('redeem_code_wrong'), 'rate_limited']);
    expect(await attempt(show, 'OMBAK7', '203.0.113.7', ayu)).toMatchObject({ status: 429 });
    expect((await attempt(show, 'OMBAK7', '203.0.113.7', budi)).status).toBe(201);
    api.advance(6_000);
    expect((await attempt(show, 'OMBAK7', '203.0.113.7', ayu)).status).toBe(201);
  });

  it('ends for an address after twenty under whatever names, for three seconds', async () => {
    const show = await free();
    const tried = await outcomes(21, (n) => attempt(show, wild(n), '203.0.113.17'));
    expect(tried).toEqual([...Array(20).fill('redeem_code_wrong'), 'rate_limited']);
    expect((await attempt(show, 'OMBAK7', '203.0.113.18')).status).toBe(201);
    api.advance(3_000);
    expect((await attempt(show, 'OMBAK7', '203.0.113.17')).status).toBe(201);
  });

  it('costs a neighbour nothing but those three seconds', async () => {
    const show = await free();
    const budi = newEmail();
    await outcomes(20, (n) => attempt(show, wild(n), '203.0.113.37'));
    const tried = await outcomes(12, () => attempt(show, 'OMBAK7', '203.0.113.37', budi));
    expect(new Set(tried)).toEqual(new Set(['rate_limited']));
    api.advance(3_000);
    expect((await attempt(show, 'OMBAK7', '203.0.113.37', budi)).status).toBe(201);
  });

  it('counts none that was right, whatever else stood against it', async () => {
    const show = await free({ ticket_quota: 0 });
    const tried = await outcomes(30, async () => attempt(show, await addCode(api, show), '203.0.113.27'));
    expect(new Set(tried)).toEqual(new Set(['sold_out']));
  });

  it('ends after thirty with the same first letters, from wherever', async () => {
    const show = await free();
    const tried = await outcomes(31, (n) => attempt(show, `KODE${n}`, `198.51.100.${n}`));
    expect(tried).toEqual([...Array(30).fill('redeem_code_wrong'), 'rate_limited']);
  });

  it('is not what a crowd does that enters the right code behind one address', async () => {
    const show = await free();
    const tried = await outcomes(40, () => attempt(show, 'OMBAK7', '192.0.2.7'));
    expect(new Set(tried)).toEqual(new Set([201]));
  });
});
