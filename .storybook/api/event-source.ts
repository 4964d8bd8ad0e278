import { fetchFromWorker } from './fetch.js';

/** Cuts a text stream into server-sent events. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<MessageEvent<string>> {
  let text = '';
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s, 2));
      const of = (name: string) => fields.filter(([key]) => key === name).map(([, content]) => content);
      if (of('data').length > 0)
        yield new MessageEvent(of('event')[0] ?? 'message', { data: of('data').join('\n') });
    }
  }
}

/** An EventSource whose events come from the API in the worker. */
export class WorkerEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState: number = WorkerEventSource.CONNECTING;
  readonly #abort = new AbortController();

  constructor(readonly url: string) {
    super();
    this.#follow().catch(() => this.#end());
  }

  close(): void {
    this.readyState = WorkerEventSource.CLOSED;
    this.#abort.abort();
  }

  async #follow(): Promise<void> {
    const response = await fetchFromWorker(new Request(this.url, { signal: this.#abort.signal }));
    if (!response.ok || !response.body) return this.#end();
    this.readyState = WorkerEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
    for await (const event of events(response.body)) this.dispatchEvent(event);
    this.#end();
  }

  #end(): void {
    if (this.readyState === WorkerEventSource.CLOSED) return;
    this.readyState = WorkerEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}
