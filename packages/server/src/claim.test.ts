import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const guest = (n: number) => `guest-${n}@panggung.test`;

describe('buying the last seats', () => {
  it('gives 100 seats to 100 of 500 guests who want them at once, and tells the others clearly', async () => {
    const show = await api.addShow({ ticket_quota: 100 });
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => api.order({ email: guest(n), show })),
    );
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 400);
    expect(taken).toHaveLength(100);
    expect(refused).toHaveLength(400);
    expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['sold_out Sold Out']),
    );
    expect(new Set(taken.map(({ data }) => data.account_number)).size).toBe(100);
    expect((await api.show(show.id)).ticket_left).toBe(0);
  });
});
