import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/api.js';
import { buy, rowOf, signInCustomer, take } from '../../../tests/buying.js';
import { postgres } from '../../../tests/load/places.js';
import { newEmail, type Person } from '../../../tests/people.js';
import { sellingOf } from './selling.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';

const ROUNDS = 12;

describe.skipIf(postgres.isMissing)('two servers with the same tickets on one Postgres', () => {
  let servers: TwoServers;
  let apis: TwoServers['apis'];
  let creator: Person;
  let givers: Person[];
  let budi: Person;
  let citra: Person;
  beforeAll(async () => {
    servers = await startTwoServers();
    apis = servers.apis;
    [creator, budi, citra, ...givers] = (await many(3 + ROUNDS, () => signInCustomer(apis[0]))) as [
      Person,
      Person,
      Person,
      ...Person[],
    ];
  }, 120_000);
  afterAll(() => servers.stop());

  const either = (n: number) => servers.either(n);
  const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
  const addShow = () => apis[0].addShow({ ...free, video_created_id: Number(creator.user.id) });
  const bought = async (by: Person, show: Show) => (await take(apis[0], { as: { person: by }, show })).data;
  const send = (n: number, { id }: Payment, by: Person, to: Person) =>
    either(n).patch(`/api/v1/send-ticket/${id}`, { for_user_id: to.user.id }, by.headers);
  const admit = (n: number, show: Show, { entry_code }: Payment) =>
    either(n).post(
      '/api/v1/admission',
      { room_id: show.id, code: entry_code, device_id: `pintu-${n}` },
      creator.headers,
    );
  const outcomes = (answers: readonly Answer<unknown>[]) =>
    answers.map(({ code, status }) => code ?? status).sort();
  const round = async (n: number) => {
    const [giver, show] = [givers[n] as Person, await addShow()];
    return { giver, show, ticket: await bought(giver, show) };
  };

  it('sign by one key, though both made one at the same moment', async () => {
    const codes = apis.map(({ ports }) => sellingOf(ports).entryCodes);
    const ticket = { room: '7', code: 'K7M2Q9X4TZ' };
    const [one, two] = await Promise.all(codes.map((code) => code.write(ticket)));
    expect(await Promise.all(codes.map((code) => code.publicKey()))).toEqual(
      Array(2).fill(await codes[0]?.publicKey()),
    );
    expect(await codes[1]?.isOurs(String(one))).toBe(true);
    expect(await codes[0]?.isOurs(String(two))).toBe(true);
  });

  it('send a ticket once, to one of two people', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const { giver, ticket } = await round(n);
      const answers = await Promise.all([send(n, ticket, giver, budi), send(n + 1, ticket, giver, citra)]);
      expect(outcomes(answers)).toEqual([200, 'ticket_not_sendable']);
      const [owner] = [budi, citra].filter((_, at) => answers[at]?.status === 200);
      expect((await rowOf(apis[0], ticket)).for_user_id).toBe(Number(owner?.user.id));
    }
  });

  it('send a ticket once for a click and its double', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const { giver, ticket } = await round(n);
      const answers = await many(4, (at) => send(at, ticket, giver, budi));
      expect(outcomes(answers)).toEqual([200, 200, 200, 200]);
      const told = apis[0].ports.database.selectFrom('mail_outbox').select('kind');
      const mails = await told.where('payment_id', '=', String(ticket.id)).orderBy('kind').execute();
      expect(mails.map(({ kind }) => kind)).toEqual(['gift', 'ticket', 'transfer']);
    }
  });

  it('leave the receiver one ticket when they take one meanwhile', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const { giver, show, ticket } = await round(n);
      const order = take(either(n + 1), { as: { person: budi }, show });
      const answers = await Promise.all([send(n, ticket, giver, budi), order]);
      expect(outcomes(answers).filter((one) => one === 'ticket_exists')).toHaveLength(1);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    }
  });

  it('let in once, whichever doors ask', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const { show, ticket } = await round(n);
      const answers = await many(6, (at) => admit(at, show, ticket));
      expect(outcomes(answers)).toEqual([201, ...Array(5).fill('already_admitted')]);
    }
  });

  it('let in or send on, never both', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < ROUNDS; n++) {
      const { giver, show, ticket } = await round(n);
      const wishes = [send(n, ticket, giver, budi), admit(n + 1, show, ticket)];
      const answers = await Promise.all(n % 2 ? wishes : wishes.reverse());
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const { code } of answers) if (code) seen.add(code);
    }
    for (const code of seen) expect(['ticket_not_sendable', 'code_unknown']).toContain(code);
  });

  it('reconcile two doors that let the same crowd in, from both ends', async () => {
    const show = await addShow();
    const crowd = await many(40, async (n) => {
      return (await take(either(n), { as: { email: newEmail() }, show })).data;
    });
    const tell = (n: number) => {
      const items = crowd.map(({ id, entry_code }) => ({ key: `${n} ${id}`, code: String(entry_code) }));
      const body = { room_id: show.id, device_id: `pintu-${n}`, items: n % 2 ? items : items.reverse() };
      return either(n).post<{ outcome: string }[]>('/api/v1/admission/batch', body, creator.headers);
    };
    const told = (await many(2, tell)).flatMap(({ data }) => data.map(({ outcome }) => outcome));
    expect(told.filter((outcome) => outcome === 'admitted')).toHaveLength(40);
    expect(told.filter((outcome) => outcome === 'conflict')).toHaveLength(40);
  });

  it('sell by money, too: what is paid at one door is known at the other', async () => {
    const show = await apis[0].addShow({ video_created_id: Number(creator.user.id) });
    const { data } = await buy(apis[0], { by: 'BCA', as: { person: budi }, show });
    await apis[0].pay(data);
    const path = `/api/v1/payment/${show.id}/${budi.user.id}`;
    const { data: ticket } = await apis[1].get(path, budi.headers);
    expect((await admit(0, show, ticket)).status).toBe(201);
  });
});
