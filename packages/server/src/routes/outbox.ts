import { Hono } from 'hono';
import { documentPage } from '../document.js';
import { type Html, html } from '../html.js';
import { type OutboxMail, writeMails } from '../payment-mail.js';
import type { Mail, Ports } from '../ports.js';
import { baseHeaders, reply, type ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

/** The newest mails, for reading what would have been sent. Development only. api.md I11. */
export function outboxRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { database, settings } = ports;
  const mails = database.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(100);

  app.get('/api/v1/dev/outbox', async (context) => {
    const email = context.req.query('email')?.trim().toLowerCase();
    const rows = await (email ? mails.where('recipient', '=', email) : mails).execute();
    const data = (await writeMails(ports, rows)).map(({ row: { id, created_at, sent_at }, mail }) => {
      return { id, ...mail, created_at, sent_at };
    });
    const page = { total_page: 1, page: 1, per_page: -1, total: data.length };
    return reply(context, 200, JSON.stringify({ data, page }));
  });

  app.get('/dev/outbox', async () => {
    const written = await writeMails(ports, await mails.execute());
    const body = html`<header><h1>Outbox</h1>
<p>Mails ${settings.productName} would have sent, newest first.</p></header>
<main>${written.length ? written.map(mailCard) : html`<p class="empty">No mail yet. Buy a ticket and come back.</p>`}</main>`;
    return documentPage({ title: 'Outbox', body });
  });

  // By itself, so that its inline styles need no permission on the page around it.
  app.get('/dev/outbox/:id', async (context) => {
    const rows = await mails.where('id', '=', rowId(context.req.param('id'))).execute();
    const [written] = await writeMails(ports, rows);
    if (!written) return context.notFound();
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
    // A mail opens its links beside itself; inside the frame the site would refuse to show.
    const page = written.mail.html.replace('<head>', '<head><base target="_blank">');
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

function mailCard({ row: { id, created_at }, mail }: { row: OutboxMail; mail: Mail }): Html {
  const { to, subject, text } = mail;
  const at = new Date(created_at);
  return html`<article id="mail-${id}">
<h2>${subject}</h2>
<p class="meta">to <strong>${to}</strong> · <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
<iframe src="/dev/outbox/${id}" title="${subject}" loading="lazy"></iframe>
<details><summary>Plain text</summary><pre>${text}</pre></details>
</article>`;
}
