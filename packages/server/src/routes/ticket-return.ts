import { formatRupiah, showStart } from '@panggung/core';
import { Hono } from 'hono';
import { documentPage } from '../document.js';
import { type Html, html } from '../html.js';
import { wib } from '../mails/show-facts.js';
import type { Ports } from '../ports.js';
import { createRateLimit } from '../rate-limit.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { lookAtReturn, type ReturnLook, returnTicket } from '../ticket-return.js';
import { createReturnLinks, RETURN_PATH } from '../ticket-return-link.js';

/** Where a mail of a show that was put off leads who cannot come: a page that needs no script and no account. */
export function ticketReturnRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const links = createReturnLinks(settings);
  const limit = createRateLimit(ports, { burst: 30, perMinute: 30 });

  async function answer(context: ServerContext, act: typeof lookAtReturn): Promise<Response> {
    context.set('call', `${context.req.method} ${RETURN_PATH}`);
    limit(context);
    const ticket = await links.read(context.req.query('token') ?? '');
    const look = ticket && (await act(database, { ...ticket, now: clock() }));
    return documentPage({
      title: 'Kembalikan tiket',
      body: look ? bodyOf(look) : unknown,
      language: 'id',
      hasForm: true,
    });
  }

  app.get(RETURN_PATH, (context) => answer(context, lookAtReturn));
  app.post(RETURN_PATH, (context) => answer(context, returnTicket));
  return app;
}

const unknown = html`<h1>Tautan ini tidak berlaku</h1><p>Buka lagi tautan dari surel kami.</p>`;

function bodyOf({ state, show, payment, change }: ReturnLook): Html {
  const money = payment.amount > 0 ? `${formatRupiah(payment.amount)} kami kembalikan penuh.` : '';
  if (state === 'returned') {
    return html`<h1>Tiketmu sudah dikembalikan</h1><p>${show.name}</p><p>${money}</p>`;
  }
  if (state === 'closed') {
    return html`<h1>Tiket ini tidak bisa dikembalikan lagi</h1>
<p>${show.name}, ${wib(showStart(show))}</p><p>Kalau tiketnya masih berlaku, kamu tetap bisa datang.</p>`;
  }
  return html`<h1>Kembalikan tiket?</h1>
<p>${show.name} pindah waktu: semula ${wib(change?.start_before ?? 0)}, menjadi ${wib(showStart(show))}.</p>
<p>Tiketmu tetap berlaku. Kalau kamu kembalikan, kursinya untuk orang lain dan tiketnya tidak berlaku lagi. ${money}</p>
<form method="post"><button>Kembalikan tiket</button></form>`;
}
