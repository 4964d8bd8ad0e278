import type { ReceiverState, Show, SignedIn } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import { buy, signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';
import { createArea, createNetwork } from './buyer.fixture.js';
import { createPanggung } from './panggung.js';
import { createReceiverCheck, type ReceiverCheck, type ReceiverSnapshot } from './receiver.js';

let api: Api;
let rani: Person;
let sari: Person;
let show: Show;
let network: ReturnType<typeof createNetwork>;

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
  [rani, sari] = [await signInCustomer(api), await signInCustomer(api)];
});
beforeEach(async () => {
  show = await api.addShow();
  network = createNetwork(api);
});
afterAll(() => api.stop());

/** The check on a page of Rani's. */
function open(): ReceiverCheck {
  const area = createArea();
  area.setItem(`panggung:${API_URL}:user`, JSON.stringify(rani.user satisfies SignedIn));
  const panggung = createPanggung({ apiUrl: API_URL, fetch: network.fetch, storage: area });
  return createReceiverCheck(panggung, show);
}

function ask(check: ReceiverCheck, email: string): void {
  check.type(email);
  check.check();
}

/** Settles when the check stands there. */
function is({ $receiver }: ReceiverCheck, state: ReceiverState): Promise<ReceiverSnapshot> {
  return new Promise((resolve) => {
    onTestFinished($receiver.subscribe((now) => now.state === state && resolve(now)));
  });
}

const lookUps = () => network.asked.filter(({ path }) => path.startsWith('/api/v1/user/email'));

test('somebody with an account and no ticket is found; their address and phone are not told', async () => {
  const check = open();
  ask(check, ` ${sari.email.toUpperCase()} `);
  const { receiver } = await is(check, 'found');
  expect(receiver).toMatchObject({ id: sari.user.user_id, full_name: sari.user.full_name });
  expect(JSON.stringify(receiver)).not.toMatch(/@|0812/);
});

test('an address without an account is nobody', async () => {
  const check = open();
  ask(check, newEmail());
  expect((await is(check, 'absent')).receiver).toBeNull();
});

test("the own address, and what is none, are nobody's: nobody is asked", async () => {
  const check = open();
  ask(check, rani.email);
  await is(check, 'absent');
  ask(check, 'sari@');
  await is(check, 'absent');
  expect(lookUps()).toEqual([]);
});

test('who has not completed their profile is told of, until the notice is closed', async () => {
  const { email, user } = await api.signIn();
  const check = open();
  ask(check, email);
  expect((await is(check, 'incomplete')).receiver?.id).toBe(user.user_id);
  check.close();
  expect(check.$receiver.get()).toMatchObject({ state: 'empty', email, receiver: null });
});

test('who has a ticket is told of', async () => {
  show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
  await take(api, { as: { person: sari }, show });
  const check = open();
  ask(check, sari.email);
  await is(check, 'has_ticket');
});

test('a gift that this buyer still pays for is gone on with', async () => {
  const { status } = await buy(api, { by: 'BCA', as: { person: rani, receiver: sari }, show });
  expect(status).toBe(201);
  const check = open();
  ask(check, sari.email);
  await is(check, 'found');
});

test('an answer about an address that was changed says nothing', async () => {
  const check = open();
  ask(check, sari.email);
  check.type('s');
  await expect.poll(() => lookUps().length).toBe(1);
  await new Promise((done) => setTimeout(done, 100));
  expect(check.$receiver.get()).toMatchObject({ state: 'empty', email: 's', receiver: null });
});

test('silence is no answer; the next press may get one', async () => {
  const check = open();
  network.break(() => 'lost');
  ask(check, sari.email);
  expect((await is(check, 'failed')).error?.code).toBe('unreachable');
  network.break(null);
  check.check();
  await is(check, 'found');
});
