import { type Payment, type Show, TICKET_PAGE_SIZE } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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

/** A browser whose storage outlives its pages. */
function browse(area: ReturnType<typeof createArea> | null = createArea()) {
  const network = createNetwork(api);
  const visit = (person: Person) => {
    area?.setItem(`panggung:${API_URL}:user`, JSON.stringify(person.user));
    const panggung = createPanggung({ apiUrl: API_URL, fetch: network.fetch, storage: area });
    return { panggung, list: getTicketList(panggung, person.user.user_id) };
  };
  return { area, network, visit };
}

const open = (person: Person): TicketList => browse().visit(person).list;

type Page = Loadable<TicketPage>;

/** Settles when the page is as it should be. */
function until($page: ReadableAtom<Page>, is: (page: Page) => boolean): Promise<Page> {
  return new Promise((resolve) => {
    onTestFinished($page.subscribe((page) => is(page) && resolve(page)));
  });
}

/** Settles when the API has answered. */
async function ready($page: ReadableAtom<Page>): Promise<TicketPage> {
  const page = await until($page, (page) => page.status === 'ready' && !page.isStale);
  if (page.status !== 'ready') throw new Error('It is not ready');
  return page.value;
}

const failed = ($page: ReadableAtom<Page>) => until($page, ({ status }) => status === 'failed');
const lost = () => 'lost' as const;

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

test('finds one ticket by its id, by whoever gave it, too', async () => {
  const [rani, sari] = [await signInCustomer(api), await signInCustomer(api)];
  await give(rani);
  const given = await give(rani, sari);
  const list = open(rani);
  const { payments } = await ready(list.page({ page: 1, ticket_type: 'ticket_gift' }));
  const [gift] = payments;
  expect(showsOf(await ready(list.page({ page: 1, id: gift?.id })))).toEqual([given.id]);
  const $nobodys = list.page({ page: 1, id: 'nobody has it' });
  onTestFinished($nobodys.listen(() => {}));
  await expect.poll(() => $nobodys.get()).toMatchObject({ status: 'failed', error: { status: 404 } });
});

describe('without a connection', () => {
  test('shows what was seen before the page was opened anew, and when that was', async () => {
    const rani = await signInCustomer(api);
    const { id } = await give(rani);
    const { network, visit } = browse();
    const before = Date.now();
    const seen = await ready(visit(rani).list.page({ page: 1 }));
    expect(seen.seenAt).toBeGreaterThanOrEqual(before);
    network.break(lost);
    const { list } = visit(rani);
    const kept = await failed(list.page({ page: 1 }));
    expect(kept).toMatchObject({ value: { totalPage: 1, seenAt: seen.seenAt } });
    expect('value' in kept && kept.value && showsOf(kept.value)).toEqual([id]);
    const card = await failed(list.page({ page: 1, id: seen.payments[0]?.id }));
    expect('value' in card && card.value && showsOf(card.value)).toEqual([id]);
    expect(await failed(list.page({ page: 2 }))).not.toHaveProperty('value');
  });

  test('shows it at once, while the answer is on its way', async () => {
    const rani = await signInCustomer(api);
    await give(rani);
    const { visit } = browse();
    await ready(visit(rani).list.page({ page: 1 }));
    const first = visit(rani).list.page({ page: 1 }).get();
    expect(first).toMatchObject({ status: 'ready', isStale: true });
  });

  test('shows it to nobody else, and to nobody once its person has left', async () => {
    const [rani, sari] = [await signInCustomer(api), await signInCustomer(api)];
    await give(rani);
    const { area, network, visit } = browse();
    await ready(visit(rani).list.page({ page: 1 }));
    const name = `panggung:${API_URL}:tickets:own`;
    expect(area?.getItem(name)).toContain('seenAt');
    network.break(lost);
    expect(await failed(visit(sari).list.page({ page: 1 }))).not.toHaveProperty('value');
    // The site's page on which they sign out need not have shown a ticket.
    const { panggung } = visit(rani);
    await panggung.session.signOut();
    expect(area?.getItem(name)).toBeNull();
    expect(await failed(visit(rani).list.page({ page: 1 }))).not.toHaveProperty('value');
  });

  test('remembers as long as the page lives where storage is denied', async () => {
    const rani = await signInCustomer(api);
    const { id } = await give(rani);
    const { network, visit } = browse(null);
    const { panggung, list } = visit(rani);
    await panggung.session.signIn(rani.user);
    const { payments } = await ready(list.page({ page: 1 }));
    network.break(lost);
    const card = await failed(list.page({ page: 1, id: payments[0]?.id }));
    expect('value' in card && card.value && showsOf(card.value)).toEqual([id]);
    await panggung.session.signOut();
    expect(await failed(list.page({ page: 1, id: `${payments[0]?.id}` }))).toMatchObject({
      status: 'failed',
    });
  });

  test('a refusal is an answer: nothing stands in for it', async () => {
    const rani = await signInCustomer(api);
    await give(rani);
    const { area, visit } = browse();
    await ready(visit(rani).list.page({ page: 1 }));
    const fetch = async () => Response.json({ message: 'none', code: 'not_found' }, { status: 404 });
    const refusing = createPanggung({ apiUrl: API_URL, fetch, storage: area });
    const list = getTicketList(refusing, rani.user.user_id);
    expect(await failed(list.page({ page: 1 }))).not.toHaveProperty('value');
  });
});

test('a change forgets what was seen, and asks anew', async () => {
  const rani = await signInCustomer(api);
  const { area, visit } = browse();
  const { list } = visit(rani);
  await ready(list.page({ page: 1 }));
  const { id } = await give(rani);
  list.forget();
  expect(area?.getItem(`panggung:${API_URL}:tickets:own`)).toBeNull();
  expect(showsOf(await ready(list.page({ page: 1 })))).toEqual([id]);
});
