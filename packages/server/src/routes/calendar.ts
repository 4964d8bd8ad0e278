import { calendarEvent } from '@panggung/core';
import { Hono } from 'hono';
import { sendCached } from '../cached-endpoint.js';
import { createListCache } from '../list-cache.js';
import { siteAddress } from '../mails/layout.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { readShow } from '../show-rows.js';

/** Shows as calendar files, for everybody: a link that needs no script. Ours. */
export function calendarRoutes({ database, clock, settings }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const cache = createListCache({ clock });
  app.get('/calendar/show/:file{.+\\.ics}', async (context) => {
    const id = context.req.param('file').slice(0, -'.ics'.length);
    const cached = await cache(id, async () => {
      const show = await readShow({ database }, id);
      const url = siteAddress(settings.siteUrl, `/show/detail?id=${encodeURIComponent(show.id)}`);
      return calendarEvent(show, { url, now: show.updated_at });
    });
    return sendCached(context, cached, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(cached.body) || id}.ics"`,
    });
  });
  return app;
}

/** What an event is called, in letters that every disk takes; nothing where its name has none of them. */
function fileName(event: string): string {
  const [, name = ''] = /^SUMMARY:(.*)$/m.exec(event.replaceAll('\r\n ', '')) ?? [];
  const words =
    name
      .replace(/\\./g, ' ')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60);
}
