import type { Act, Answer, Question } from './message.js';

/** How the line to the API is: `off` refuses at once, `silent` never answers. */
export type Network = 'on' | 'off' | 'silent';

type Listener = (answer: Answer) => void;

const listeners = new Map<number, Listener>();
let worker: Worker | undefined;
let lastId = 0;
const networks = new Map<string, Network>();

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Answer>) => listeners.get(data.id)?.(data);
  started.onerror = ({ message }) => console.error(`The API in the page did not start: ${message}`);
  return started;
}

function start(): Question {
  return { kind: 'start', id: 0, baseUrl: new URL('.', document.baseURI).href.replace(/\/$/, '') };
}

function ask(question: Question, listener?: Listener): void {
  if (!worker) {
    worker = startWorker();
    worker.postMessage(start());
  }
  if (listener) listeners.set(question.id, listener);
  worker.postMessage(question);
}

/** Sets how the line is to the API at this address: each story has its own. */
export function setNetwork(apiUrl: string, network: Network): void {
  networks.set(new URL(apiUrl).origin, network);
}

/** Does something to the world around the API, and waits for what comes of it. */
export function act<Result = void>(what: Act): Promise<Result> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    ask({ kind: 'control', id, act: what }, (answer) => {
      listeners.delete(id);
      if (answer.kind === 'failure') reject(new Error(answer.message));
      else if (answer.kind === 'end') resolve(answer.result as Result);
    });
  });
}

/** Forgets all that happened to the API: it begins anew, as in a page just opened; settles once it has. */
export async function renewApi(): Promise<void> {
  worker?.postMessage(start());
  await act({ do: 'pass-time', ms: 0 });
}

/** Sends a request to the API in the worker; the answer's body arrives as it is written. */
export async function fetchFromWorker(request: Request): Promise<Response> {
  request.signal.throwIfAborted();
  const network = networks.get(new URL(request.url).origin) ?? 'on';
  if (network === 'off') throw new TypeError('Failed to fetch');
  if (network === 'silent') return untilAborted(request.signal);
  const id = ++lastId;
  const { url, method } = request;
  const body = method === 'GET' ? null : await request.text();
  const headers: [string, string][] = [
    ...request.headers,
    ['origin', location.origin],
    ['x-story', new URL(url).host],
  ];
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return new Promise((resolve, reject) => {
    const leave = (reason: unknown) => {
      listeners.delete(id);
      ask({ kind: 'abort', id });
      reject(reason);
    };
    request.signal.addEventListener('abort', () => leave(request.signal.reason));
    writer.closed.catch(leave);
    ask({ kind: 'request', id, url, method, headers, body }, (answer) => {
      if (answer.kind === 'head') resolve(new Response(readable, answer));
      if (answer.kind === 'chunk') writer.write(answer.bytes);
      if (answer.kind === 'failure') reject(new TypeError(answer.message));
      if (answer.kind !== 'end') return;
      listeners.delete(id);
      writer.close();
    });
  });
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
