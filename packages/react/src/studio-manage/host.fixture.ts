import type { Show } from '@panggung/core';
import type { SignedIn } from '@panggung/core/contract';
import { beforeEach, vi } from 'vitest';
import { requestsOver } from '../../../../tests/fetched-request.js';
import {
  createMediaStandIn,
  MEDIA_SECRET,
  MEDIA_URL,
} from '../../../server/src/adapters/ant-media.fixture.js';
import { createAntMedia } from '../../../server/src/adapters/ant-media.js';
import { openVisit, type Visit } from '../profile/visit.fixture.js';

/** An artist on a page, at the real API in this page; what they upload goes the same way. */
export interface HostVisit extends Visit {
  /** Adds a show of theirs. */
  makeShow(fields?: Parameters<Visit['api']['addShow']>[0]): Promise<Show>;
}

/** One API for a test file; a new artist, signed in, and an empty browser for each test. */
export function openHostVisit(): HostVisit {
  const standIn = createMediaStandIn();
  const media = createAntMedia({
    url: MEDIA_URL,
    secret: MEDIA_SECRET,
    fetch: (request) => standIn.fetch(request),
  });
  const visit = openVisit({ ports: { media } }) as HostVisit;
  beforeEach(async () => {
    const { user } = visit.person;
    await visit.api.ports.database
      .updateTable('user_account')
      .set({ type: 'ARTIST' })
      .where('id', '=', Number(user.user_id))
      .execute();
    await visit.panggung.session.update({ ...user, type: 'ARTIST' } as SignedIn);
    visit.makeShow = (fields = {}) =>
      visit.api.addShow({ video_created_id: Number(user.user_id), ...fields });
    vi.stubGlobal('XMLHttpRequest', requestsOver(visit.settings.fetch));
    return () => vi.unstubAllGlobals();
  });
  return visit;
}
