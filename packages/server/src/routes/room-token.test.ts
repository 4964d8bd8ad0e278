import type { Show } from '@panggung/core';
import { showStart } from '@panggung/core';
import type { RoomToken } from '@panggung/core/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Answer, API_URL, type Api } from '../../../../tests/api.js';
import { buy, elsewhere, readBack, rowOf, signInCustomer } from '../../../../tests/buying.js';
import { newEmail, type Person } from '../../../../tests/people.js';
import type { MediaStandIn } from '../adapters/ant-media.fixture.js';
import {
  addLiveShow,
  askToken,
  changeShow,
  play,
  renew,
  settled,
  startCinema,
  ticketFor,
  watch,
} from '../watching.fixture.js';

let api: Api;
let media: MediaStandIn;
let creator: Person;
let ayu: Person;
let budi: Person;
beforeAll(async () => {
  ({ api, media } = await startCinema());
  [creator, ayu, budi] = await Promise.all([signInCustomer(api), signInCustomer(api), signInCustomer(api)]);
});
afterAll(() => api.stop());

const refused = ({ status, code }: Answer<unknown>) => `${status} ${code}`;
const askFree = (show: Pick<Show, 'id'>, headers: Record<string, string> = {}) =>
  api.post<RoomToken>('/api/v1/roomTokenFree', { room_video_id: show.id }, { ...elsewhere(), ...headers });
const expire = (id: unknown, at: number) =>
  api.ports.database
    .updateTable('payment')
    .set({ expired_ticket: at, is_live_ticket: 1 })
    .where('id', '=', String(id))
    .execute();

describe('a ticket', () => {
  it('gives its holder what opens the show, and nobody else', async () => {
    const show = await addLiveShow(api, { ticket_type: 'fixed', ticket_price: 50_000 });
    const { data: order } = await buy(api, { by: 'BCA', as: { person: ayu }, show });
    expect(refused(await askToken(api, show, ayu))).toBe('400 ticket_not_found');
    await api.pay(order);
    const { status, data } = await askToken(api, show, ayu);
    expect([status, data]).toEqual([201, { tokenId: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    const stranger = await askToken(api, show, budi);
    expect([refused(stranger), stranger.message]).toEqual(['400 ticket_not_found', 'Ticket not found']);
    expect(refused(await askToken(api, { id: 999_999 }, ayu))).toBe('404 show_not_found');
    expect(refused(await askToken(api, { id: "1' or 1=1" }, ayu))).toBe('404 show_not_found');
  });

  it('opens no show that has not begun, and every other', async () => {
    const show = await addLiveShow(api);
    await ticketFor(api, show, ayu);
    for (const video_status of ['LIVE', 'ENDED', 'WAITING_ROOM', 'RADIOFEST', 'MUSIC_VIDEO'] as const) {
      await changeShow(api, show, { video_status });
      expect((await askToken(api, show, ayu)).status, video_status).toBe(201);
    }
    await changeShow(api, show, { video_status: 'WAITING' });
    const early = await askToken(api, show, ayu);
    expect([refused(early), early.message]).toEqual(['400 show_not_started', "The show hasn't started yet"]);
  });

  it('opens nothing once it ran out', async () => {
    const show = await addLiveShow(api);
    const { id } = await ticketFor(api, show, ayu);
    await expire(id, api.now() + 1000);
    expect((await askToken(api, show, ayu)).status).toBe(201);
    await expire(id, api.now());
    expect(refused(await askToken(api, show, ayu))).toBe('400 ticket_expired');
  });

  it('is not needed by, nor given to, whoever makes the show', async () => {
    const show = await addLiveShow(api, { video_created_id: Number(creator.user.id) });
    expect(refused(await askToken(api, show, creator))).toBe('400 own_show');
    expect(refused(await askFree(show, creator.headers))).toBe('400 own_show');
  });

  it('that was given away opens nothing for who gave it, also not by a token of before', async () => {
    const show = await addLiveShow(api);
    const { id } = await ticketFor(api, show, ayu);
    const { data } = await askToken(api, show, ayu);
    api.advance(1);
    const sent = await api.patch(
      `/api/v1/send-ticket/${id}`,
      { for_user_id: budi.user.id },
      { ...ayu.headers },
    );
    expect(sent.status).toBe(200);
    expect(refused(await play(api, data.tokenId))).toBe('400 ticket_not_found');
    expect(refused(await askToken(api, show, ayu))).toBe('400 ticket_not_found');
    expect((await watch(api, show, budi)).status).toBe(201);
  });
});

describe("a guest's code", () => {
  it('opens its show as it is typed, and only that', async () => {
    const show = await addLiveShow(api);
    const ticket = await ticketFor(api, show);
    const code = String(ticket.code_guest);
    for (const code_guest of [code, ` ${code.toLowerCase()} `]) {
      expect((await askToken(api, show, { ...ticket, code_guest })).status).toBe(201);
    }
    const other = await addLiveShow(api);
    for (const wrong of [
      await askToken(api, other, ticket),
      await askToken(api, show, { ...ticket, code_guest: 'AAAAAAAAAA' }),
    ]) {
      expect([refused(wrong), wrong.message]).toEqual(['400 ticket_not_found', 'Ticket not found']);
    }
  });

  it('opens nothing that is not paid', async () => {
    const show = await addLiveShow(api, { ticket_type: 'fixed', ticket_price: 50_000 });
    const email = newEmail();
    const { data } = await buy(api, { by: 'BCA', as: { email }, show });
    expect(refused(await askToken(api, show, data))).toBe('400 ticket_not_found');
    await api.pay(data);
    const { data: paid } = await readBack(api, data, { email });
    expect((await askToken(api, show, paid)).status).toBe(201);
  });

  it('cannot be guessed at: wrong ones are counted by address, and by their first letters from many', async () => {
    const show = await addLiveShow(api);
    const ticket = await ticketFor(api, show);
    const guess = (code_guest: string, headers: Record<string, string>) =>
      api.post('/api/v1/roomToken/guest', { room_video_id: show.id, code_guest }, headers);
    const here = { [ADDRESS_HEADER]: '203.0.113.9' };
    const codes = Array.from({ length: 40 }, (_, n) => `GUES${String(n).padStart(6, 'A')}`);
    const fromOne = await Promise.all(codes.map((code, n) => guess(`${n}${code}`, here)));
    expect(fromOne.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const fromMany = await Promise.all(codes.map((code) => guess(code, elsewhere())));
    expect(fromMany.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    for (const _ of codes) {
      expect((await guess(String(ticket.code_guest), elsewhere())).status).toBe(201);
    }
  });

  it('is written down nowhere', async () => {
    const show = await addLiveShow(api);
    const ticket = await ticketFor(api, show);
    const { data } = await askToken(api, show, ticket);
    const { data: playback } = await play(api, data.tokenId);
    const lines = JSON.stringify(api.lines);
    for (const secret of [ticket.code_guest, data.tokenId, playback.id, playback.token]) {
      expect(lines).not.toContain(String(secret));
    }
    const kept = await api.ports.database.selectFrom('room_token').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(data.tokenId);
  });
});

describe('a free pass', () => {
  it('opens a show on air or over, from its hour on, to everybody', async () => {
    const show = await addLiveShow(api);
    expect(refused(await askFree(show))).toBe('400 show_not_started');
    const now = api.now();
    await changeShow(api, show, { start_date: show.start_date - (showStart(show) - now) });
    for (const video_status of ['LIVE', 'ENDED'] as const) {
      await changeShow(api, show, { video_status });
      const [guest, person, forged] = [
        await askFree(show),
        await askFree(show, ayu.headers),
        await askFree(show, { authorization: 'Bearer forged' }),
      ];
      expect([guest.status, person.status, forged.status]).toEqual([201, 201, 201]);
    }
    await changeShow(api, show, { video_status: 'WAITING' });
    expect(refused(await askFree(show))).toBe('400 show_not_started');
  });

  it('is none where a ticket costs something', async () => {
    const show = await addLiveShow(api, { ticket_type: 'fixed', ticket_price: 50_000, start_date: 0 });
    expect(refused(await askFree(show))).toBe('400 ticket_not_found');
  });

  it('plays on as many screens as like', async () => {
    const show = await addLiveShow(api, { start_date: 0 });
    for (const device of ['tv', 'phone', 'tv']) {
      expect((await play(api, (await askFree(show)).data.tokenId, { device })).status).toBe(201);
    }
  });
});

describe('the rehearsal of a show', () => {
  const askRehearsal = (show: Pick<Show, 'id'>, { headers }: Person) =>
    api.post<RoomToken>('/api/v1/roomToken', { room_video_id: show.id, is_rehearsal: true }, headers);
  const rehearse = async () => {
    const own = { video_status: 'WAITING', video_created_id: Number(creator.user.id), watermark: 1 } as const;
    const show = await addLiveShow(api, own);
    const { data } = await askRehearsal(show, creator);
    return { show, playback: (await play(api, data.tokenId)).data };
  };

  it('is looked at by whoever makes it, before it begins, and as long as they like', async () => {
    const { show, playback } = await rehearse();
    const stream = `rehearsal-${show.id}`;
    expect(playback).toMatchObject({ source: 'live', stream_id: stream, watermark: null });
    expect(playback.hls_url).toContain(`/${stream}.m3u8`);
    expect(decodeJwt(String(playback.token))).toMatchObject({ streamId: stream, type: 'play' });
    api.advance(60_000);
    const renewed = await renew(api, playback);
    expect([renewed.status, renewed.data.stream_id]).toEqual([200, stream]);
    await api.delete(`/api/v1/playback/${playback.id}`);
    await settled(api);
    expect(media.blocked.join()).toContain(`${stream}/`);
  });

  it('does not exist for anybody else, nor by the ways of guests and free passes', async () => {
    const { show } = await rehearse();
    expect(refused(await askRehearsal(show, ayu))).toBe('404 show_not_found');
    expect(refused(await askRehearsal(show, { ...ayu, headers: {} }))).toBe('400 jwt_missing');
    const wish = { room_video_id: show.id, is_rehearsal: true };
    expect(refused(await api.post('/api/v1/roomTokenFree', wish, elsewhere()))).toBe('400 show_not_started');
  });

  it('has no audience: who looks at their own is not counted', async () => {
    const { show, playback } = await rehearse();
    const stop = new AbortController();
    const events = new Request(`${API_URL}/api/v1/room/video/${show.id}/events?playback=${playback.id}`, {
      signal: stop.signal,
    });
    const reader = (await api.fetch(events)).body?.getReader();
    let told = '';
    while (!told.includes('event: viewers')) told += new TextDecoder().decode((await reader?.read())?.value);
    stop.abort();
    await reader?.cancel().catch(() => {});
    expect(told).toContain('{"count_viewer":0}');
  });
});

describe('a token', () => {
  it('holds for a minute', async () => {
    const show = await addLiveShow(api);
    const ticket = await ticketFor(api, show);
    const [first, second] = [await askToken(api, show, ticket), await askToken(api, show, ticket)];
    api.advance(59_999);
    expect((await play(api, first.data.tokenId)).status).toBe(201);
    api.advance(1);
    expect(refused(await play(api, second.data.tokenId))).toBe('400 room_token_invalid');
  });

  it.each(['', 'x', '0'.repeat(32), '\u202e'])(
    'that was never given out opens nothing: %j',
    async (token) => {
      expect(refused(await play(api, token))).toBe('400 room_token_invalid');
    },
  );

  it('is asked for only so often by one person', async () => {
    const show = await addLiveShow(api);
    const { id } = await ticketFor(api, show, budi);
    const answers = await Promise.all(Array.from({ length: 40 }, () => askToken(api, show, budi)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await rowOf(api, { id })).status).toBe('COMPLETED');
  });
});
