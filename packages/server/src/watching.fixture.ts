import type { Payment, Show } from '@panggung/core';
import type { Playback, RoomToken } from '@panggung/core/contract';
import type { Insertable, Updateable } from 'kysely';
import { type Answer, type Api, type ApiOptions, startApi } from '../../../tests/api.js';
import { elsewhere, take } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';
import {
  createMediaStandIn,
  MEDIA_SECRET,
  MEDIA_URL,
  type MediaStandIn,
} from './adapters/ant-media.fixture.js';
import { createAntMedia } from './adapters/ant-media.js';
import { createMemoryVideos } from './adapters/videos-memory.js';
import type { ShowTable } from './database.js';
import type { ShowRow } from './payment-row.js';
import { sellingOf } from './selling.js';

/** A film of bytes that count up. */
export const FILM = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);

export interface Cinema {
  api: Api;
  media: MediaStandIn;
}

/** The API with a media server, a film, and nobody in it yet. */
export async function startCinema(options: ApiOptions = {}): Promise<Cinema> {
  const standIn = createMediaStandIn();
  const media = createAntMedia({
    url: MEDIA_URL,
    secret: MEDIA_SECRET,
    fetch: (request) => standIn.fetch(request),
  });
  const videos = createMemoryVideos(new Map([['film.mp4', FILM]]));
  const api = await startApi({ ...options, ports: { media, videos, ...options.ports } });
  return { api, media: standIn };
}

/** Changes a show's row. */
export async function changeShow(
  api: Api,
  { id }: Pick<Show, 'id'>,
  row: Updateable<ShowTable>,
): Promise<void> {
  await api.ports.database.updateTable('show').set(row).where('id', '=', Number(id)).execute();
}

/** A show's row as it is now. */
export function showRow(api: Api, { id }: Pick<Show, 'id'>): Promise<ShowRow> {
  const rows = api.ports.database.selectFrom('show').selectAll();
  return rows.where('id', '=', Number(id)).executeTakeFirstOrThrow();
}

/** A show that is on air, with a free pass to be taken for it; who has none has to buy one. */
export async function addLiveShow(api: Api, own: Partial<Insertable<ShowTable>> = {}): Promise<Show> {
  const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
  return api.addShow({ ...free, video_status: 'LIVE', islive: 1, ...own });
}

/** A ticket for a show, for a person or for a guest. */
export async function ticketFor(api: Api, show: Show, person?: Person): Promise<Payment> {
  const as = person ? { person } : { email: newEmail() };
  return (await take(api, { as, show })).data;
}

/** Whoever has a ticket: a person by their session, a guest by their code. */
export type Holder = Person | Payment;

export function askToken(api: Api, show: Pick<Show, 'id'>, by: Holder): Promise<Answer<RoomToken>> {
  const body = {
    room_video_id: show.id,
    video_status: 'LIVE',
    category_name: 'Konser',
    ticket_type: 'fixed',
  };
  if ('headers' in by) return api.post('/api/v1/roomToken', { ...body, user_id: by.user.id }, by.headers);
  return api.post('/api/v1/roomToken/guest', { ...body, code_guest: by.code_guest }, elsewhere());
}

export interface Screen {
  device?: string;
  takeOver?: boolean;
}

export function play(
  api: Api,
  token: string,
  { device = 'tv', takeOver }: Screen = {},
): Promise<Answer<Playback>> {
  const body = { token, device_id: device, ...(takeOver && { take_over: true }) };
  return api.post<Playback>('/api/v1/playback', body, elsewhere());
}

/** A new token, and a playback for it. */
export async function watch(api: Api, show: Pick<Show, 'id'>, by: Holder, on: Screen = {}) {
  return play(api, (await askToken(api, show, by)).data.tokenId, on);
}

export const renew = (api: Api, { id }: Pick<Playback, 'id'>) =>
  api.post<Playback>(`/api/v1/playback/${id}/renewal`, undefined, elsewhere());

const DAY = 86_400_000;
const WIB = 25_200_000;

/** When a show begins after this many ms: midnight of the day and a time of 1970, each with WIB's seven hours. */
export function startingIn(api: Api, span: number): { start_date: number; start_time: number } {
  const today = Math.floor((api.now() + WIB) / DAY) * DAY - WIB;
  return { start_date: today, start_time: api.now() + span - today - WIB };
}

/** Waits for what goes on after answers. */
export const settled = (api: Api) => sellingOf(api.ports).background.idle();
