import { documentStyle } from './document-style.js';
import { type Html, html } from './html.js';
import { baseHeaders } from './reply.js';

/** Everything such a page loads is this server's own; nothing runs on it. */
const policy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface DocumentPage {
  title: string;
  body: Html;
  /** @default 'en' */
  language?: string;
  /** Whether it sends something to this server. @default false */
  hasForm?: boolean;
}

/** A page of the server's own: self-contained, dark or light as the reader has it. */
export function documentPage({ title, body, language = 'en', hasForm = false }: DocumentPage): Response {
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title>
<link rel="stylesheet" href="/reference/style.css"></head>
<body>${body}</body></html>
`;
  return new Response(page.toString(), {
    headers: {
      ...baseHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; form-action ${hasForm ? "'self'" : "'none'"}`,
      // Else the browser would not say that the form is this server's own.
      ...(hasForm && { 'referrer-policy': 'same-origin' }),
    },
  });
}

/** The style sheet of these pages. */
export function documentStyleSheet(): Response {
  return new Response(documentStyle, {
    headers: {
      ...baseHeaders,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
