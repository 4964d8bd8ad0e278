import type { Payment, Show } from '@panggung/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../tests/api.js';
import { openPremieres } from './premiere.js';
import { cancelShow } from './show-cancel.js';
import { addLiveShow, changeShow, startCinema, startingIn, ticketFor, watch } from './watching.fixture.js';

let api: Api;
beforeAll(async () => {
  ({ api } = await startCinema());
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const film = {
  islive: 0,
  video_status: 'WAITING',
  url_video: '/media/videos/film.mp4',
  duration: 90,
} as const;
const addPremiere = (span: number, own: object = {}) =>
  addLiveShow(api, { ...film, ...startingIn(api, span), ...own });
const status = async ({ id }: Show) => (await api.show(id)).video_status;

describe('a premiere', () => {
  it('begins at its hour and ends after its length, through restarts, whoever looks', async () => {
    const show = await addPremiere(10 * MINUTE);
    const ticket: Payment = await ticketFor(api, show);
    const seen = [];
    for (const pass of [10 * MINUTE - 1, 1, 90 * MINUTE - 1, 1]) {
      api.advance(pass);
      await Promise.all([api.runJobs(), api.runJobs()]);
      api.restart();
      seen.push(await status(show));
    }
    expect(seen).toEqual(['WAITING', 'LIVE', 'LIVE', 'ENDED']);
    expect((await watch(api, show, ticket)).data).toMatchObject({ source: 'file', video_status: 'ENDED' });
  });

  it('is watched from its beginning on by all together', async () => {
    const show = await addPremiere(0);
    const ticket = await ticketFor(api, show);
    const began = api.now();
    await api.runJobs();
    api.advance(20 * MINUTE);
    expect((await watch(api, show, ticket)).data).toMatchObject({ source: 'file', starts_at: began });
  });

  it('is over when nobody ran while it was on', async () => {
    const show = await addPremiere(MINUTE);
    api.advance(3 * 3_600_000);
    await api.runJobs();
    expect(await status(show)).toBe('ENDED');
  });

  it('begins again at another hour once it waits again', async () => {
    const show = await addPremiere(0);
    await api.runJobs();
    await changeShow(api, show, { ...film, ...startingIn(api, MINUTE) });
    await api.runJobs();
    expect(await status(show)).toBe('WAITING');
    api.advance(MINUTE);
    await api.runJobs();
    expect(await status(show)).toBe('LIVE');
  });

  it('begins without a film, as a live show, cancelled or taken away never', async () => {
    const none = [
      await addPremiere(0, { url_video: null }),
      await addPremiere(0, { islive: 1 }),
      await addPremiere(0, { status: 'CANCELLED' }),
    ];
    const cancelled = await addPremiere(MINUTE);
    await cancelShow(api.ports.database, { showId: Number(cancelled.id), now: api.now() });
    api.advance(MINUTE);
    await api.runJobs();
    expect(await Promise.all([...none, cancelled].map(status))).toEqual(Array(4).fill('WAITING'));
    // Nor is it looked at each second from then on.
    expect(await openPremieres(api.ports.database, api.now())).toBe(0);
  });

  it('that cannot begin keeps no other from beginning', async () => {
    const { database } = api.ports;
    const [broken, sound] = [await addPremiere(0), await addPremiere(0)];
    await sql`
      create function break_premiere() returns trigger language plpgsql as $$ begin
        if new.room_id = ${sql.lit(Number(broken.id))} then raise 'broken'; end if;
        return new;
      end $$
    `.execute(database);
    await sql`create trigger break_premiere before insert on broadcast for each row
      execute function break_premiere()`.execute(database);
    await expect(openPremieres(database, api.now())).rejects.toThrow('broken');
    expect(await Promise.all([broken, sound].map(status))).toEqual(['WAITING', 'LIVE']);
    await sql`drop function break_premiere cascade`.execute(database);
    await openPremieres(database, api.now());
    expect(await status(broken)).toBe('LIVE');
  });
});
