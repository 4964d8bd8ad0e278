import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../tests/api.js';
import { buy, rowOf, signInCustomer, take } from '../../../tests/buying.js';
import { postgres } from '../../../tests/load/places.js';
import { PASSWORD, type Person } from '../../../tests/people.js';
import { lockShows } from './claim-seats.js';
import { createSessions } from './session.js';
import { startTwoServers, type TwoServers } from './two-servers.fixture.js';

describe.skipIf(postgres.isMissing)('somebody leaves one of two servers on one Postgres', () => {
  let servers: TwoServers;
  let here: Api;
  let there: Api;
  beforeAll(async () => {
    servers = await startTwoServers();
    [here, there] = servers.apis;
  }, 120_000);
  afterAll(() => servers.stop());

  const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
  const remove = ({ user, headers }: Person) =>
    there.fetch(`/api/v1/user/${user.id}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ password: PASSWORD }),
    });

  /** Until a statement waits for another transaction. */
  const isWaited = () => expect.poll(waiting).toBeGreaterThan(0);
  async function waiting(): Promise<number> {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(here.ports.database);
    return rows.length;
  }

  it('and is sent no ticket that its giver would lose', async () => {
    const [ayu, budi] = [await signInCustomer(here), await signInCustomer(here)];
    const { data: ticket } = await take(here, { as: { person: ayu }, show: await here.addShow(free) });
    const gone = { firebase_uid: null, email: `#${budi.user.id}`, deleted_at: here.now() };
    const sending = await here.ports.database.transaction().execute(async (transaction) => {
      const row = transaction.updateTable('user_account').set(gone);
      await row.where('id', '=', Number(budi.user.id)).execute();
      const answer = there.patch(
        `/api/v1/send-ticket/${ticket.id}`,
        { for_user_id: budi.user.id },
        ayu.headers,
      );
      await isWaited();
      return { answer };
    });
    expect(await sending.answer).toMatchObject({ status: 404, code: 'account_not_found' });
    expect(await rowOf(here, ticket)).toMatchObject({ for_user_id: Number(ayu.user.id) });
  });

  it('and waits for shows in the order everybody does', async () => {
    const sari = await signInCustomer(here);
    const [first, last] = [await here.addShow(), await here.addShow()];
    await buy(here, { by: 'BCA', as: { person: sari }, show: last });
    const key = { ...sari.headers, 'idempotency-key': crypto.randomUUID() };
    await here.post('/api/v1/room-comment', { room_video_id: first.id, comment: 'Hai' }, key);
    await here.post('/api/v1/room-like', { room_video_id: first.id }, sari.headers);
    const leaving = await here.ports.database.transaction().execute(async (transaction) => {
      await lockShows(transaction, [Number(first.id)]);
      const answer = remove(sari);
      await isWaited();
      await lockShows(transaction, [Number(last.id)]);
      return { answer };
    });
    expect((await leaving.answer).status).toBe(200);
  });

  it('and stays signed in nowhere, however late a sign-in came', async () => {
    const sari = await signInCustomer(here);
    const userId = Number(sari.user.id);
    const sessions = here.ports.database.selectFrom('session').where('user_id', '=', userId);
    const leaving = await here.ports.database.transaction().execute(async (transaction) => {
      const late = { ...here.ports, database: transaction };
      await createSessions(late).issue({ userId, origin: null, deviceName: 'Telepon Sari' });
      const answer = remove(sari);
      await isWaited();
      return { answer };
    });
    expect((await leaving.answer).status).toBe(200);
    const rows = await sessions.select(['ended_at', 'device_name']).execute();
    expect(rows).toEqual(Array(2).fill({ ended_at: here.now(), device_name: '' }));
    const again = createSessions(there.ports).issue({ userId, origin: null, deviceName: '' });
    await expect(again).rejects.toMatchObject({ code: 'account_not_found' });
  });
});
