import type { Act, Answer, Question } from './message.js';
import { type StartOptions, type StoryApi, startApi } from './start.js';

const aborts = new Map<number, AbortController>();
let api: Promise<StoryApi> | undefined;

async function begin(last: typeof api, options: StartOptions): Promise<StoryApi> {
  await (await last)?.stop();
  return startApi(options);
}

function tell(answer: Answer): void {
  postMessage(answer);
}

async function answer({ id, url, method, headers, body }: Question & { kind: 'request' }): Promise<void> {
  const { fetch } = await (api as Promise<StoryApi>);
  const abort = new AbortController();
  aborts.set(id, abort);
  const response = await fetch(new Request(url, { method, headers, body, signal: abort.signal }));
  tell({ kind: 'head', id, status: response.status, headers: [...response.headers] });
  const reader = response.body?.getReader();
  abort.signal.addEventListener('abort', () => reader?.cancel());
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    tell({ kind: 'chunk', id, bytes: piece.value as Uint8Array<ArrayBuffer> });
  }
  tell({ kind: 'end', id });
}

const acts: { [Name in Act['do']]: (api: StoryApi, act: Extract<Act, { do: Name }>) => unknown } = {
  pay: async ({ gateway }, { accountNumber }) => void (await gateway.pay(accountNumber)),
  'pass-time': ({ passTime }, { ms }) => passTime(ms),
  'open-sale': ({ openSale }, { show, ms }) => openSale(show, ms),
  'change-show': ({ changeShow }, { show, row }) => changeShow(show, row),
  'sign-in': ({ signIn }, { person }) => signIn(person),
};

async function perform(id: number, act: Act): Promise<void> {
  const run = acts[act.do] as (api: StoryApi, act: Act) => unknown;
  tell({ kind: 'end', id, result: await run(await (api as Promise<StoryApi>), act) });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const fail = (error: Error) => tell({ kind: 'failure', id: data.id, message: error.message });
  if (data.kind === 'start') api = begin(api, data);
  if (data.kind === 'request')
    answer(data)
      .catch(fail)
      .finally(() => aborts.delete(data.id));
  if (data.kind === 'control') perform(data.id, data.act).catch(fail);
  if (data.kind === 'abort') aborts.get(data.id)?.abort();
});
