import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { createArea, createNetwork } from './buyer.fixture.js';
import { getOwnPayments } from './own-payment.js';
import { createPanggung } from './panggung.js';
import type { Loadable } from './resource.js';

let api: Api;
let person: Person;
let show: Show;

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
  person = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(async () => {
  show = await api.addShow();
});

/** Gives the person a ticket, as a purchase of theirs would. */
async function buy(): Promise<Payment> {
  const { data } = await api.order({ email: `pembeli-${show.id}@kotak.id`, show });
  const own = { user_id: person.user.user_id, for_user_id: person.user.user_id };
  await api.ports.database
    .updateTable('payment')
    .set(own as never)
    .where('id', '=', String(data.id))
    .execute();
  return data;
}

/** The person's browser, and what it asks. */
async function visit() {
  const network = createNetwork(api);
  const panggung = createPanggung({ apiUrl: API_URL, fetch: network.fetch, storage: createArea() });
  await panggung.session.signIn(person.user);
  const own = getOwnPayments(panggung);
  const asked = () => network.asked.filter(({ path }) => path.startsWith(`/api/v1/payment/${show.id}/`));
  return { own, asked, network };
}

type Store = ReturnType<ReturnType<typeof getOwnPayments>['one']>;

/** What a store says once it has an answer. */
function answerOf($payment: Store): Promise<Loadable<Payment | null>> {
  return new Promise((resolve) => {
    const stop = $payment.subscribe((loadable) => {
      if (loadable.status !== 'loading') resolve(loadable as Loadable<Payment | null>);
    });
    onTestFinished(stop);
  });
}

describe('what somebody paid for a show', () => {
  test('is theirs to read, asked for once by all who want to know', async () => {
    const payment = await buy();
    const { own, asked } = await visit();
    const $payment = own.one(person.user.user_id, show);
    expect(own.one(String(person.user.user_id), { ...show, video_status: 'LIVE' })).toBe($payment);
    expect(await answerOf($payment)).toMatchObject({
      status: 'ready',
      value: { id: payment.id, status: 'PENDING' },
    });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.path).toContain(`/${person.user.user_id}?room_video_id=${show.id}&video_status=`);
  });

  test('is nothing where the API answers 400: there is none', async () => {
    const { own } = await visit();
    const answer = await answerOf(own.one(person.user.user_id, show));
    expect(answer).toEqual({ status: 'ready', value: null });
  });

  test('is unknown, not nothing, while the API cannot be reached', async () => {
    const { own, network } = await visit();
    network.break((call) => (call.includes('/payment/') ? 'lost' : undefined));
    const answer = await answerOf(own.one(person.user.user_id, show));
    expect(answer).toMatchObject({ status: 'failed', error: { code: 'unreachable' } });
  });

  test('is known anew once a ticket came', async () => {
    const { own } = await visit();
    const $payment = own.one(person.user.user_id, show);
    await answerOf($payment);
    await buy();
    await own.reload(person.user.user_id, show.id);
    expect($payment.get()).toMatchObject({ status: 'ready', value: { status: 'PENDING' } });
  });

  test('is nothing for a guest, and nobody is asked', async () => {
    const { own, asked } = await visit();
    expect(await answerOf(own.one(undefined, show))).toEqual({ status: 'ready', value: null });
    await own.reload(undefined, show.id);
    expect(asked()).toEqual([]);
  });
});
