import { Hono } from 'hono';
import { documentPage, documentStyleSheet } from '../document.js';
import { openApi } from '../openapi.js';
import type { Ports } from '../ports.js';
import { referenceBody } from '../reference-page.js';
import { reply, type ServerEnv } from '../reply.js';

/** The contract for machines at /openapi.json and for people at /reference. */
export function referenceRoutes({ settings }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const document = () => openApi(settings);
  app.get('/openapi.json', (context) => reply(context, 200, JSON.stringify(document())));
  app.get('/reference', () => {
    const described = document();
    return documentPage({ title: described.info.title, body: referenceBody(described) });
  });
  app.get('/reference/style.css', () => documentStyleSheet());
  return app;
}
