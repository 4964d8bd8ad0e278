import type { Id } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/** Whether a person is mailed before one show begins. */
export interface Reminder {
  $isReminded: ReadableAtom<Loadable<boolean>>;
  /** Wishes a mail, or none: so at once, and as before when it could not be saved. Rejects with `ApiError`. */
  wish(isReminded: boolean): Promise<void>;
}

function createReminder({ http }: Panggung, show: Id): Reminder {
  const kept = createResource(async () => {
    const query = { room_video_id: show };
    return (await http.call('GET /api/v1/reminder', { query })).data.is_reminded === true;
  });
  const $isReminded = atom<Loadable<boolean>>({ status: 'loading' });
  /** Once somebody wished something here, that is what holds. */
  let isWished = false;
  onMount($isReminded, () => kept.$value.subscribe((known) => isWished || $isReminded.set(known)));
  return {
    $isReminded,
    async wish(isReminded) {
      const before = $isReminded.get();
      isWished = true;
      $isReminded.set({ status: 'ready', value: isReminded });
      try {
        const body = { room_video_id: show, is_reminded: isReminded };
        await http.call('POST /api/v1/reminder', { body });
      } catch (thrown) {
        isWished = false;
        $isReminded.set(before);
        throw toApiError(thrown);
      }
    },
  };
}

/** The reminder of a person, by id, for a show, the same in every widget of an API's page. */
export function getReminder(panggung: Panggung, person: Id, show: Id): Reminder {
  return partOf(panggung, `reminder ${person} ${show}`, () => createReminder(panggung, show));
}
