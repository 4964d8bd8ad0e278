/** An XMLHttpRequest whose calls go the way a fetch goes: to an API in the page, which no real one reaches. */
export function requestsOver(fetch: typeof globalThis.fetch): typeof XMLHttpRequest {
  class FetchedRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    readonly #control = new AbortController();
    #target = { method: 'GET', url: '' };
    #answer: Response | undefined;
    timeout = 0;
    responseText = '';

    get status(): number {
      return this.#answer?.status ?? 0;
    }
    open(method: string, url: string): void {
      this.#target = { method, url };
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null;
    }
    abort(): void {
      this.#control.abort();
      this.dispatchEvent(new ProgressEvent('abort'));
    }
    async send(body: XMLHttpRequestBodyInit): Promise<void> {
      const { method, url } = this.#target;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 37, total: 100 }));
      try {
        const { signal } = this.#control;
        this.#answer = await fetch(url, { method, headers: this.#headers, body, signal });
        this.responseText = await this.#answer.text();
        signal.throwIfAborted();
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 100, total: 100 }));
        this.dispatchEvent(new ProgressEvent('load'));
      } catch {
        if (!this.#control.signal.aborted) this.dispatchEvent(new ProgressEvent('error'));
      }
    }
  }
  return FetchedRequest as unknown as typeof XMLHttpRequest;
}
