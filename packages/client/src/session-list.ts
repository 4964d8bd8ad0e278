import type { Id, SessionInfo } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/** Where one is signed in. AMB-195. */
export interface SessionList {
  $sessions: ReadableAtom<Loadable<SessionInfo[]>>;
  reload(): Promise<void>;
  /** Signs out there: gone from the list at once, back in it when that failed. Rejects with `ApiError`. */
  end(ids: readonly Id[]): Promise<void>;
}

function createSessionList({ http }: Panggung): SessionList {
  const list = createResource(
    async () => (await http.call('GET /api/v1/session', { query: { per_page: -1 } })).data,
  );
  const $gone = atom<readonly Id[]>([]);
  const $sessions = atom<Loadable<SessionInfo[]>>({ status: 'loading' });

  function show() {
    const known = list.$value.get();
    const left = ({ id }: SessionInfo) => !$gone.get().includes(id);
    $sessions.set('value' in known && known.value ? { ...known, value: known.value.filter(left) } : known);
  }

  onMount($sessions, () => {
    const stops = [list.$value.subscribe(show), $gone.listen(show)];
    return () => {
      for (const stop of stops) stop();
    };
  });

  /** What went wrong; a session that ended by itself is what was wished for. */
  async function endOne(id: Id): Promise<ApiError | null> {
    try {
      await http.call('DELETE /api/v1/session/:id', { params: { id: String(id) } });
      return null;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.code === 'not_found') return null;
      $gone.set($gone.get().filter((gone) => gone !== id));
      return error;
    }
  }

  return {
    $sessions,
    reload: list.reload,
    async end(ids) {
      $gone.set([...$gone.get(), ...ids]);
      const errors = await Promise.all(ids.map(endOne));
      const error = errors.find((error) => error !== null);
      if (error) throw error;
    },
  };
}

/** The sessions of the person who is signed in on an API's page. */
export function getSessionList(panggung: Panggung, userId: Id): SessionList {
  return partOf(panggung, `sessions ${userId}`, () => createSessionList(panggung));
}
