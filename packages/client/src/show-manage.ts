import {
  type CallReply,
  type Cancellation,
  type Id,
  type ManagePlace,
  manageQuery,
  type Postponement,
  type Show,
} from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { randomKey } from './random-key.js';
import { createResources, type Loadable } from './resource.js';
import type { ShowPage } from './show.js';

/** What opens a show's stage to an encoder, and where that is. M-13, M-14, AMB-150. */
export type Stage = CallReply<'POST /api/v1/publishedToken'>['data'];

/** Another time for a show, and why. Dates as the contract has them. */
export type Delay = { start_date: number; start_time: number; reason: string };

/** The shows a host makes, and what can be done with each. */
export interface ManagedShows {
  /** Rises when something was changed here: pages of before are asked for anew. */
  $turn: ReadableAtom<number>;
  page(place: ManagePlace): ReadableAtom<Loadable<ShowPage>>;
  reload(place: ManagePlace): Promise<void>;
  /** A show was made or changed elsewhere on the page. */
  forget(id?: Id): void;
  /** Rejects with `ApiError`: `show_sold` once somebody has a ticket. M-12. */
  remove(id: Id): Promise<void>;
  /** Who paid is owed the money. Rejects with `ApiError`. */
  callOff(id: Id, wish: { reason: string }): Promise<Cancellation>;
  /** Tickets stay good. Rejects with `ApiError`. */
  putOff(id: Id, delay: Delay): Promise<Postponement>;
  /** Rejects with `ApiError`. */
  openStage(id: Id): Promise<Stage>;
}

const isSaid = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

function createManagedShows({ http, shows }: Panggung, user_id: Id): ManagedShows {
  const $turn = atom(0);
  async function ask(place: ManagePlace): Promise<ShowPage> {
    const query = manageQuery(place, user_id);
    const { data, page } = await http.call('GET /api/v1/room/video', { query });
    return { shows: data as Show[], totalPage: page?.total_page ?? 1 };
  }
  let pages = createResources(ask);
  const forget = (id?: Id) => {
    pages = createResources(ask);
    $turn.set($turn.get() + 1);
    if (id !== undefined) void shows.reload(id);
  };
  const paramsOf = (id: Id) => ({ params: { id: String(id) } });
  return {
    $turn,
    page: (place) => pages(place),
    reload: (place) => pages.reload(place),
    forget,
    async remove(id) {
      await http.call('DELETE /api/v1/room/video/:id', paramsOf(id));
      forget();
    },
    async callOff(id, { reason }) {
      const { data } = await http.call('POST /api/v1/room/video/:id/cancellation', {
        ...paramsOf(id),
        body: isSaid(reason),
        idempotencyKey: randomKey(),
      });
      forget();
      return data;
    },
    async putOff(id, { reason, ...start }) {
      const { data } = await http.call('POST /api/v1/room/video/:id/postponement', {
        ...paramsOf(id),
        body: { ...start, ...isSaid(reason) },
        idempotencyKey: randomKey(),
      });
      forget(id);
      return data;
    },
    async openStage(id) {
      const body = { room_video_id: id, user_id };
      return (await http.call('POST /api/v1/publishedToken', { body })).data;
    },
  };
}

/**
 * The shows of the host who is signed in; ask for nobody else.
 * @example const $page = getManagedShows(panggung, person.user_id).page({ tab: 'UPCOMING', page: 1 });
 */
export function getManagedShows(panggung: Panggung, userId: Id): ManagedShows {
  return partOf(panggung, `managed shows ${userId}`, () => createManagedShows(panggung, userId));
}
