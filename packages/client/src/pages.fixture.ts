import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { UserType } from '@panggung/core';
import { build } from 'esbuild';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserLaunch } from '../../../.dev/browser.js';
import { ADDRESS_HEADER, type Api, CALLBACK_TOKEN, createClock, startApi } from '../../../tests/api.js';
import { PASSWORD } from '../../../tests/people.js';
import { addPartner } from '../../server/src/add-partner.js';
import type * as Client from './index.js';

/** What a page's own scripts may use: the client, as it is built for browsers. */
declare global {
  interface Window {
    client: typeof Client;
    panggung: Client.Panggung;
  }
}

/** An upload as it reached the server. */
export interface Arrival {
  bearer: string | undefined;
  bytes: number;
}

/** A call that stands still in the middle. */
export interface HeldCall {
  goOn(): void;
  /** Cuts its connection. */
  cut(): void;
}

/** The product's site and a partner's, with the real API behind them, in a real browser. */
export interface Pages {
  api: Api;
  /** Origins of the two: different sites to a browser. */
  site: string;
  venue: string;
  /** Opens a page of either. */
  open(address: string): Promise<Page>;
  arrivals: Arrival[];
  /** Cuts the connection of the next call by this method that is as long, once so many bytes of it have come. */
  cut(method: string, bytes: number): void;
  /** Answers the next call by this method without asking the API. */
  refuse(method: string, status: number): void;
  /** Lets no more than about so many bytes of the next call by this method that is as long through, for as long as a test wants to look. */
  hold(method: string, bytes: number): HeldCall;
  stop(): Promise<void>;
}

const page = '<!doctype html><title>page</title><body><script src="/client.js"></script>';

async function buildClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'client',
    conditions: ['panggung-source'],
    external: ['firebase/*'],
  });
  return `${outputFiles[0]?.text ?? ''}\nwindow.client = client;`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type }).end(text);
}

/** Hands a call on as it comes, what belongs to it piece by piece. */
async function forward(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  hold: Hold | null,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const headers = request.headers as Record<string, string>;
  const isBare = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  const body = isBare
    ? null
    : (Readable.toWeb(
        hold ? Readable.from(heldAfter(request, hold)) : request,
      ) as ReadableStream<Uint8Array>);
  const answer = await api.fetch(url, { method, headers, body, duplex: 'half' } as RequestInit);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/** What is held, and until when. */
interface Hold {
  method: string;
  bytes: number;
  isOver: Promise<unknown>;
  request?: IncomingMessage;
}

/** What comes of a call, with a halt in the middle. */
async function* heldAfter(request: IncomingMessage, { bytes, isOver }: Hold): AsyncGenerator<Buffer> {
  let come = 0;
  for await (const chunk of request) {
    yield chunk;
    come += chunk.length;
    if (come >= bytes) await isOver;
  }
}

/** A network that goes away in the middle. */
function cutAfter(request: IncomingMessage, bytes: number): void {
  let come = 0;
  request.on('data', (chunk: Buffer) => {
    come += chunk.length;
    if (come >= bytes) request.socket.destroy();
  });
}

/** Takes a file from whoever may list their sessions; answers what the address tells it to. */
async function takeUpload(api: Api, request: IncomingMessage, response: ServerResponse): Promise<Arrival> {
  const { searchParams } = new URL(request.url ?? '/', 'http://any');
  const bearer = request.headers.authorization;
  const { length: bytes } = await bodyOf(request);
  const message = searchParams.get('message');
  const judged = await api.get('/api/v1/session', bearer ? { authorization: bearer } : {});
  const status = judged.status === 200 ? Number(searchParams.get('status') ?? 201) : judged.status;
  const said =
    judged.status === 200 ? { data: { id: 7 }, ...(message !== null && { message }) } : judged.body;
  send(response, status, 'application/json', JSON.stringify(said));
  return { bearer, bytes };
}

/** Starts server and browser; `/upload?status=&message=` takes any file and answers what it is told to. */
export async function openPages(): Promise<Pages> {
  const script = await buildClient();
  const arrivals: Arrival[] = [];
  let scissors: { method: string; bytes: number } | null = null;
  let hold: Hold | null = null;
  let refusal: { method: string; status: number } | null = null;
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const isAsLong = (call: { method: string; bytes: number }) =>
      method === call.method && Number(headers['content-length'] ?? 0) >= call.bytes;
    if (scissors && isAsLong(scissors)) {
      cutAfter(request, scissors.bytes);
      scissors = null;
    }
    if (refusal && method === refusal.method) {
      const { status } = refusal;
      refusal = null;
      return send(response, status, 'text/plain', '');
    }
    const held = hold && isAsLong(hold) ? hold : null;
    if (held) {
      held.request = request;
      hold = null;
    }
    const { pathname } = new URL(request.url ?? '/', site);
    if (pathname === '/client.js') return send(response, 200, 'text/javascript', script);
    if (pathname === '/upload') {
      // Uploads that were given up arrive nowhere.
      return takeUpload(api, request, response).then(
        (arrival) => arrivals.push(arrival),
        () => response.destroy(),
      );
    }
    if (/^\/(auth\/|api\/|media\/)/.test(pathname)) {
      // Who was cut off hears nothing.
      return forward(api, request, response, held).catch(() => response.destroy());
    }
    return send(response, 200, 'text/html', page);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as { port: number };
  const [site, venue] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const settings = {
    productName: 'Panggung',
    siteOrigins: [site],
    siteUrl: site,
    callbackToken: CALLBACK_TOKEN,
    sessionKey: 'session-key-of-the-tests-32-characters',
    clientAddressHeader: ADDRESS_HEADER,
  };
  const api = await startApi({ clock: createClock(Date.now()), ports: { settings } });
  await addPartner(api.ports.database, { name: 'Gedung', origins: [venue], key: 'pk_venue', now: api.now() });

  // Playwright lets every pop-up through; people's browsers do not.
  const browser = await chromium.launch({
    ...browserLaunch(),
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const contexts: BrowserContext[] = [];

  return {
    api,
    site,
    venue,
    arrivals,
    cut(method, bytes) {
      scissors = { method, bytes };
    },
    refuse(method, status) {
      refusal = { method, status };
    },
    hold(method, bytes) {
      let goOn = () => {};
      const isOver = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const next: Hold = { method, bytes, isOver };
      hold = next;
      const cut = () => {
        next.request?.socket.destroy();
        goOn();
      };
      return { goOn, cut };
    },
    async open(address) {
      const context = await browser.newContext();
      contexts.push(context);
      const opened = await context.newPage();
      await opened.goto(address);
      return opened;
    },
    async stop() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await api.stop();
    },
  };
}

/** Registers somebody new, and signs them in at a page as the account widget would. */
export async function enterPage(at: Page, { site, api }: Pages): Promise<void> {
  const { email } = await api.signIn();
  await at.evaluate(
    async ([apiUrl, body]) => {
      window.panggung = window.client.getPanggung({ apiUrl });
      const { data } = await window.panggung.http.call('POST /auth/login', { body });
      await window.panggung.session.signIn(data);
    },
    [site, { email, password: PASSWORD, one_signal_id: '' }] as const,
  );
}

/** Brings somebody new in who may publish, or may not. */
export async function enterArtist(at: Page, pages: Pages, type: UserType = 'ARTIST'): Promise<void> {
  await enterPage(at, pages);
  const id = await at.evaluate(() => window.panggung.session.$person.get()?.user_id);
  const account = pages.api.ports.database.updateTable('user_account').set({ type });
  await account.where('id', '=', Number(id)).execute();
}
