import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import { createBuckets, createRateLimit } from '../rate-limit.js';
import { clientAddress, type ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { saidCount } from '../show-status.js';
import { watchingOf } from '../watching.js';

/**
 * Signs of life of viewers, answered with how many there are. Q-47, AMB-131, AMB-132: polled every second, so nothing of
 * it asks the database but for the show's status, once a second, and for a guest's playback, once.
 */
export function viewerRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { viewers, nameViewer, nameGuest, readStatus } = watchingOf(ports);
  const limitPerson = createBuckets({ burst: 30, perMinute: 180, clock: ports.clock });
  // A household, a café, a whole carrier behind one address; and no invented audience of thousands.
  const limitGuests = createRateLimit(ports, { burst: 600, perMinute: 3600 });

  async function beat(
    id: string,
    name: (showId: number) => Promise<string>,
  ): Promise<{ data: { count_viewer: number } }> {
    const showId = rowId(id);
    const status = showId === null ? null : await readStatus(showId);
    if (showId === null || !status) throw new ApiError('show_not_found', 'Show not found');
    viewers.beat(showId, await name(showId));
    return { data: { count_viewer: saidCount(status, viewers.count(showId)) } };
  }

  handle(app, 'POST /api/v1/room/viewer/guest/:id', ({ params, body }, context) => {
    limitGuests(context);
    const address = clientAddress(context, ports.settings.clientAddressHeader);
    return beat(params.id, (showId) => nameGuest({ showId, address, session: body.session_id }));
  });

  handle(app, 'POST /api/v1/room/viewer/:id', ({ params }, context) => {
    const { userId } = context.get('viewer');
    limitPerson(String(userId));
    return beat(params.id, () => nameViewer(`user ${userId}`));
  });
  return app;
}
