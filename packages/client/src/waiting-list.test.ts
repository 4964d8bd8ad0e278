import type { Show, SignedIn } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import { signInCustomer } from '../../../tests/buying.js';
import { newEmail } from '../../../tests/people.js';
import { createArea, createNetwork } from './buyer.fixture.js';
import { createPanggung, type Panggung } from './panggung.js';
import { getSeatOffer } from './seat-offer.js';
import type { StorageArea } from './storage.js';
import { getWaitingList, type WaitingList } from './waiting-list.js';

let api: Api;
let show: Show;
let fetch: typeof globalThis.fetch;
let rani: string;

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
beforeEach(async () => {
  show = await api.addShow({ ticket_quota: 0 });
  fetch = createNetwork(api).fetch;
  rani = newEmail();
});
afterAll(() => api.stop());

/** A page, listened to as its widgets do. */
function open(area: StorageArea | null = createArea()): { panggung: Panggung; list: WaitingList } {
  const panggung = createPanggung({ apiUrl: API_URL, fetch, storage: area });
  const list = getWaitingList(panggung, show.id);
  onTestFinished(list.$waiting.listen(() => {}));
  return { panggung, list };
}

const emailOf = ({ list }: { list: WaitingList }) => list.$waiting.get()?.email;

/** Looks at the show anew, after a look that is still on its way, and what caches may still say of it. */
async function look({ shows }: Panggung): Promise<void> {
  await shows.reload(show.id);
  api.advance(5000);
  await shows.reload(show.id);
}

async function freeSeats(): Promise<void> {
  const shows = api.ports.database.updateTable('show').set({ ticket_quota: 5 });
  await shows.where('id', '=', Number(show.id)).execute();
}

test('a reload does not lose a place', async () => {
  const area = createArea();
  await open(area).list.join(rani.toUpperCase());
  expect(emailOf(open(area))).toBe(rani);
});

test('a browser that denies storage knows it as long as the page lives', async () => {
  const page = open(null);
  await page.list.join(rani);
  expect(emailOf(page)).toBe(rani);
  expect(emailOf(open(null))).toBeUndefined();
});

test('a place that was refused is none', async () => {
  await freeSeats();
  const page = open();
  await expect(page.list.join(rani)).rejects.toMatchObject({ code: 'seats_available' });
  expect(emailOf(page)).toBeUndefined();
});

test('who comes next does not see where a person is written to', async () => {
  const area = createArea();
  const { email, user, headers } = await signInCustomer(api);
  const whole = (await api.get<SignedIn>(`/api/v1/user/${user.user_id}`, headers)).data;
  area.setItem(`panggung:${API_URL}:user`, JSON.stringify({ ...user, ...whole }));
  const page = open(area);
  await page.list.join();
  expect(emailOf(page)).toBe(email);
  await page.panggung.session.signOut();
  expect(emailOf(page)).toBeUndefined();
  expect(area.getItem(`panggung:${API_URL}:waiting:${show.id}`)).toBeNull();
});

test('nobody waits for a show that has tickets again', async () => {
  const page = open();
  await page.list.join(rani);
  await freeSeats();
  await look(page.panggung);
  expect(emailOf(page)).toBeUndefined();
});

test('nobody waits for a show that is over', async () => {
  const page = open();
  await page.list.join(rani);
  const shows = api.ports.database.updateTable('show').set({ video_status: 'ENDED' });
  await shows.where('id', '=', Number(show.id)).execute();
  await look(page.panggung);
  expect(emailOf(page)).toBeUndefined();
});

test('who was offered a seat waits no more', async () => {
  show = await api.addShow({ ticket_quota: 1 });
  const { data: held } = await api.order({ email: 'sita@kotak.id', show });
  const page = open();
  await page.list.join(rani);
  api.advance((held.expiration_date ?? 0) - api.now() + 7 * 86_400_000);
  await api.runJobs();
  const mail = (await api.mails()).find(({ to, text }) => to === rani && text.includes('#offer='));
  await getSeatOffer(page.panggung, show.id).take(/#offer=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  expect(emailOf(page)).toBeUndefined();
});
