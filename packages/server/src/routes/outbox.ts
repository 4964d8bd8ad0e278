import { normalEmail } from '@panggung/core';
import { Hono } from 'hono';
import { documentPage } from '../document.js';
import { type Html, html } from '../html.js';
import { type OutboxEntry, readOutbox, readOutboxEntry } from '../outbox.js';
import type { Ports } from '../ports.js';
import { baseHeaders, reply, type ServerEnv } from '../reply.js';

/** The newest mails, for reading what would have been sent. Development only. api.md I11. */
export function outboxRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { productName } = ports.settings;

  app.get('/api/v1/dev/outbox', async (context) => {
    const data = await readOutbox(ports, normalEmail(context.req.query('email') ?? ''));
    const page = { total_page: 1, page: 1, per_page: -1, total: data.length };
    return reply(context, 200, JSON.stringify({ data, page }));
  });

  app.get('/dev/outbox', async () => {
    const mails = await readOutbox(ports);
    const body = html`<header><h1>Outbox</h1>
<p>Mails ${productName} would have sent, newest first.</p></header>
<main>${mails.length ? mails.map(mailCard) : html`<p class="empty">No mail yet. Buy a ticket or register, and come back.</p>`}</main>`;
    return documentPage({ title: 'Outbox', body });
  });

  // By itself, so that its inline styles need no permission on the page around it.
  app.get('/dev/outbox/:id', async (context) => {
    const mail = await readOutboxEntry(ports, context.req.param('id'));
    if (!mail) return context.notFound();
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
    // A mail opens its links beside itself; inside the frame the site would refuse to show.
    const page = mail.html.replace('<head>', '<head><base target="_blank">');
    return new Response(page, {
      headers: {
        ...baseHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      },
    });
  });
  return app;
}

function mailCard({ id, to, subject, text, created_at, files = [] }: OutboxEntry): Html {
  return html`<article id="mail-${id}">
<h2>${subject}</h2>
<p class="meta">to <strong>${to}</strong>${created_at === null ? null : html` · ${time(created_at)}`}</p>
<iframe src="/dev/outbox/${id}" title="${subject}" loading="lazy"></iframe>
<details><summary>Plain text</summary><pre>${text}</pre></details>
${files.map(({ name, content }) => html`<details><summary>Enclosed: ${name}</summary><pre>${content}</pre></details>`)}
</article>`;
}

function time(instant: number): Html {
  const text = new Date(instant).toISOString();
  return html`<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
