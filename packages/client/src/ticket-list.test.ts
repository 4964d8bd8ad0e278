import { type Payment, type Show, TICKET_PAGE_SIZE } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import { signInCustomer, take } from '../../../tests/buying.js';
import type { Person } from '../../../tests/people.js';
import { createArea, createNetwork } from './buyer.fixture.js';
import { createPanggung } from './panggung.js';
import type { Loadable } from './resource.js';
import { getTicketList, type TicketList, type TicketPage } from './ticket-list.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());

function open(person: Person): TicketList {
  const area = createArea();
  area.setItem(`panggung:${API_URL}:user`, JSON.stringify(person.user));
  const panggung = createPanggung({ apiUrl: API_URL, fetch: createNetwork(api).fetch, storage: area });
  return getTicketList(panggung, person.user.user_id);
}

/** Settles when the page is there. */
function ready($page: ReadableAtom<Loadable<TicketPage>>): Promise<TicketPage> {
  return new Promise((resolve) => {
    const look = (page: Loadable<TicketPage>) => page.status === 'ready' && resolve(page.value);
    onTestFinished($page.subscribe(look));
  });
}

const addFreePass = () => api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });

async function give(person: Person, receiver = person): Promise<Show> {
  api.advance(1000);
  const show = await addFreePass();
  const { status } = await take(api, { as: { person, receiver }, show });
  expect(status).toBe(201);
  return show;
}

const showsOf = ({ payments }: TicketPage) => payments.map(({ room_id }: Payment) => room_id);

test('comes page by page, the newest ticket first', async () => {
  const rani = await signInCustomer(api);
  const ids: Show['id'][] = [];
  for (let at = 0; at < TICKET_PAGE_SIZE + 1; at++) ids.unshift((await give(rani)).id);
  const list = open(rani);
  const first = await ready(list.page({ page: 1 }));
  expect(first.totalPage).toBe(2);
  expect(showsOf(first)).toEqual(ids.slice(0, TICKET_PAGE_SIZE));
  expect(showsOf(await ready(list.page({ page: 2 })))).toEqual(ids.slice(TICKET_PAGE_SIZE));
});

test('tells own tickets from those that were given', async () => {
  const [rani, sari] = [await signInCustomer(api), await signInCustomer(api)];
  const own = await give(rani);
  const given = await give(rani, sari);
  const list = open(rani);
  expect(showsOf(await ready(list.page({ page: 1 })))).toEqual([own.id]);
  expect(showsOf(await ready(list.page({ page: 1, ticket_type: 'ticket_gift' })))).toEqual([given.id]);
});

test('knows of a new ticket once it is asked anew', async () => {
  const rani = await signInCustomer(api);
  const list = open(rani);
  const query = { page: 1 };
  expect(showsOf(await ready(list.page(query)))).toEqual([]);
  const { id } = await give(rani);
  await list.reload(query);
  expect(showsOf(await ready(list.page(query)))).toEqual([id]);
});
